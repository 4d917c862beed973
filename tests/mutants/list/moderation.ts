import { mutantsIn } from '../mutant.ts';

const HIDDEN = 'tests/graph/hidden-posts.test.ts';
const REPORTS = 'tests/graph/reports.test.ts';
const MODERATION = 'tests/graph/moderation.test.ts';
const SUSPENSION = 'tests/graph/suspension.test.ts';

export const MODERATION_MUTANTS = [
  ...mutantsIn('server/community/comments/operations/delete-comment.ts', HIDDEN, {
    'nobody hears that a hidden comment is deleted': [
      'isNews: false',
      'isNews: true',
      'calls nobody when it is edited',
    ],
  }),
  ...mutantsIn('server/database/functions/cast_vote.sql', HIDDEN, {
    'nobody hears of votes on what is hidden': [
      'is_public := v_question.hidden_at IS NULL AND v_hidden IS NOT TRUE;',
      'is_public := true;',
      'nobody who may not read it hears',
    ],
  }),
  ...mutantsIn('server/community/posts/policy.ts', HIDDEN, {
    'what is hidden is not shown to guests': [
      'return { deletedAt: null, hiddenAt: null };',
      'return { deletedAt: null };',
      'is seen by its author and staff alone',
    ],
    'what is hidden is shown to no other member': [
      '{ authorId: reader.id }] }] };',
      '{ deletedAt: null }] }] };',
      'is seen by its author and staff alone',
    ],
    'nobody is led to a duplicate that is hidden': [
      '(hiddenAt === null || authorId === reader?.id || isStaff(reader));',
      'true;',
      'is no duplicate that others are led to',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/filter.ts', HIDDEN, {
    'what is hidden is not found by its words': [
      '(hidden_at IS NULL OR author_id =',
      '(true OR author_id =',
      'is seen by its author and staff alone',
    ],
  }),
  ...mutantsIn('server/community/questions/subscriptions.ts', HIDDEN, {
    'what is hidden is told to nobody': [
      "!('question' in event && event.question.hiddenAt)",
      'true',
      'tells nothing of its edits to those who listen',
    ],
  }),
  ...mutantsIn('server/database/functions/is_shown.sql', HIDDEN, {
    'a stranger does nothing to what is hidden': [
      'NOT coalesce(p_hidden, false) OR',
      'true OR',
      'is not there for a stranger who votes',
    ],
  }),
  ...mutantsIn('server/community/answers/operations/delete-answer.ts', HIDDEN, {
    'a hidden answer that goes was not counted': [
      '!answer.hiddenAt && ',
      '',
      'that is deleted takes nothing',
    ],
  }),
  ...mutantsIn('server/graph/suspension.ts', SUSPENSION, {
    'whoever is suspended does not write': [
      'actor?.suspension && actor.suspension.until > now()',
      'actor?.suspension && actor.suspension.until < now()',
      'whoever is suspended reads, and every write',
    ],
  }),
  ...mutantsIn('server/database/functions/hide_post.sql', REPORTS, {
    'a hidden answer is counted no more': [
      'SET answer_count = answer_count - 1',
      'SET answer_count = answer_count',
      'three of them hide a post',
    ],
  }),
  ...mutantsIn('server/community/posts/policy.ts', REPORTS, {
    'an edit shows a post again ten minutes later': [
      'EDIT_SHOWS_AFTER_MINUTES = 10',
      'EDIT_SHOWS_AFTER_MINUTES = 9',
      'shows it again by an edit ten minutes later',
    ],
    'the second time a moderator decides': [
      'hiddenTimes > EDIT_SHOWS_TIMES',
      'hiddenTimes > EDIT_SHOWS_TIMES + 1',
      'shows it again by an edit ten minutes later',
    ],
  }),
  ...mutantsIn('server/community/holds/rules.ts', REPORTS, {
    'a paper is held in the days around its series': [
      'sat, to[0] - 1, to[1] + 1',
      'sat, to[0] - 1, to[1] + 2',
      'is told by how it is quoted',
    ],
  }),
  ...mutantsIn('server/community/moderation/rules.ts', REPORTS, {
    'a report weighs the share of those that were right': [
      'Math.max(WEIGHT_FLOOR, upheld / decided)',
      'Math.max(WEIGHT_FLOOR, decided / decided)',
      'whose reports were declined weigh less',
    ],
    'three reporters hide a post': ['HIDING_WEIGHT = 3', 'HIDING_WEIGHT = 2', 'three of them hide a post'],
  }),
  ...mutantsIn('server/community/moderation/targets.ts', REPORTS, {
    'reports of what stands under one question come one after the other': [
      'SELECT 1 FROM questions WHERE id = ${questionId}::uuid FOR NO KEY UPDATE',
      'SELECT 1 FROM questions WHERE id = ${questionId}::uuid',
      'of different answers that come at once wait for each other',
    ],
  }),
  ...mutantsIn('server/database/functions/cast_vote.sql', REPORTS, {
    'a post comes before the moderators once': [
      'AND score - p_value + v_before > (p_rules',
      'OR score - p_value + v_before > (p_rules',
      'a score of −5 brings a post before',
    ],
  }),
  ...mutantsIn('server/community/moderation/policy.ts', MODERATION, {
    'nobody decides about what they wrote': [
      'refusalToModerate(person) ?? refusalToActOn(person, { id: authorId });',
      'refusalToModerate(person);',
      'is not decided by whoever wrote',
    ],
    'a case is decided once': [
      "return status === 'OPEN' || status === 'IN_REVIEW' ? null",
      'return status ? null',
      'is decided once, however many',
    ],
    'moderators suspend for a month at most': [
      'days <= MODERATOR_DAYS',
      'days <= MODERATOR_DAYS + 1',
      'suspend for 30 days at most',
    ],
  }),
  ...mutantsIn('server/community/moderation/operations/people.ts', MODERATION, {
    'whoever was demoted a moment ago demotes nobody': [
      'SELECT role::text FROM users WHERE id = ${actor.id}::uuid',
      "SELECT 'ADMIN' AS role",
      'of two admins who demote each other',
    ],
  }),
];
