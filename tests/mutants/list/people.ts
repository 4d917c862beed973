import { mutantsIn } from '../mutant.ts';

const PROFILES = 'tests/graph/profiles.test.ts';
const FIGURES = 'tests/graph/figures.test.ts';

export const PEOPLE_MUTANTS = [
  ...mutantsIn('server/community/profiles/policy.ts', PROFILES, {
    'what somebody keeps to themselves is shown': [
      'if (isPublic || isSelfOrAdmin(reader, personId)) return null;',
      'return null;',
      'are shown to nobody but themselves and admins where',
    ],
    'moderators read what somebody keeps to themselves': [
      "reader.role === 'ADMIN')",
      "reader.role !== 'STUDENT')",
      'are shown to nobody but themselves and admins where',
    ],
    'what is studied is shown by default': [
      'showStudy: false,',
      'showStudy: true,',
      'shows activity and follows, and hides',
    ],
  }),
  ...mutantsIn('server/community/profiles/decisions.ts', PROFILES, {
    'a statement lets anybody change a profile': [
      'isOwn ? actor!.id : OTHER',
      'actor!.id',
      'says who may change it and follow it',
    ],
  }),
  ...mutantsIn('server/community/profiles/rules.ts', PROFILES, {
    'links may run scripts': ['/^https?:$/.test(protocol)', 'true', 'and keeps what was there'],
    'a link may hold a password': ['&& !username && !password', '', 'and keeps what was there'],
    'one link too many is taken': [
      'v.maxLength(\n    MAX_LINKS,',
      'v.maxLength(\n    MAX_LINKS + 1,',
      'and keeps what was there',
    ],
  }),
  ...mutantsIn('server/community/profiles/operations/follow-person.ts', PROFILES, {
    'counters miss those who follow at the same moment': [
      '    await lockUsers(tx, [actor.id, userId]);\n',
      '',
      'many at once are counted one by one',
    ],
    'following twice counts twice': [
      'followerId_followedId: following } })) return false;',
      'followerId_followedId: following } })) return addToCounts(tx, following, 1).then(() => false);',
      'is set, told once',
    ],
  }),
  ...mutantsIn('server/community/stats/rules.ts', FIGURES, {
    'a range has a day too few': ['dayOf(now, days - 1)', 'dayOf(now, days - 2)', 'are told day by day'],
    'acceptance counts for nothing where people are ranked': [
      'acceptedAnswer: 3',
      'acceptedAnswer: 0',
      'are ranked by what',
    ],
  }),
  ...mutantsIn('server/database/functions/question_activity.sql', FIGURES, {
    'a count tells who asked anonymously': [
      'WHERE NOT p_question.anonymous',
      '',
      'do not tell what was asked anonymously',
    ],
    'closed questions are said to wait for an answer': [
      " AND p_question.status = 'OPEN')",
      ')',
      'count its questions and the open ones',
    ],
  }),
  ...mutantsIn('server/database/functions/record_question_activity.sql', FIGURES, {
    'answers stay counted when their question is hidden': [
      'IF v_shown <> 0 THEN',
      'IF false THEN',
      'leave out what is hidden',
    ],
    'votes tell who asked anonymously': [
      'IF NEW.anonymous <> OLD.anonymous THEN',
      'IF false THEN',
      'do not tell what was asked anonymously',
    ],
  }),
  ...mutantsIn('server/database/functions/record_answer_activity.sql', FIGURES, {
    'a deleted answer stays counted': [
      'v_answers := v_answers - v_before;',
      '',
      'follow what they ask, answer, delete',
    ],
    'an acceptance is not counted': [
      " OR (v_accepted <> 0 AND c.kind = 'user')",
      '',
      'follow what they ask, answer, delete',
    ],
  }),
  ...mutantsIn('server/database/functions/record_vote_activity.sql', FIGURES, {
    'a vote that was turned round stays counted': [
      "IF TG_OP = 'UPDATE' THEN v_votes := v_votes - (OLD.value = 1)::int; END IF;",
      '',
      'follow what they ask, answer, delete',
    ],
  }),
  ...mutantsIn('server/database/functions/record_points_activity.sql', FIGURES, {
    'the daily cap holds for nothing': [
      'CASE WHEN NEW.capped THEN NEW.points ELSE 0 END, CASE WHEN NEW.capped THEN 0 ELSE NEW.points END',
      '0, NEW.points',
      'show reputation as the daily cap leaves it',
    ],
  }),
  ...mutantsIn('server/database/functions/add_up_activity.sql', FIGURES, {
    'sums are replaced, not added to': [
      'questions = s.questions + excluded.questions',
      'questions = excluded.questions',
      'stand in a list of all tags',
    ],
    'nobody is active any more once their changes were added up': [
      'active_on = greatest(s.active_on, excluded.active_on)',
      'active_on = s.active_on',
      'say what share is solved',
    ],
  }),
];
