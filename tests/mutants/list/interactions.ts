import { mutantsIn } from '../mutant.ts';

const COMMENTS = 'tests/graph/comments.test.ts';
const INVITATIONS = 'tests/graph/invitations.test.ts';
const INTERACTIONS = 'tests/graph/interactions.test.ts';

export const INTERACTION_MUTANTS = [
  ...mutantsIn('server/community/interactions/list.ts', INTERACTIONS, {
    'others hear of no like of what they may not see': [
      'if (reader?.id === userId) return Prisma.empty;',
      'return Prisma.empty;',
      'to what others may not see is told to',
    ],
  }),
  ...mutantsIn('server/database/functions/set_mark.sql', INTERACTIONS, {
    'what people leave on a post is counted one after the other, by its lock': [
      'SELECT * INTO v_question FROM questions WHERE id = p_target FOR NO KEY UPDATE;',
      'SELECT * INTO v_question FROM questions WHERE id = p_target;',
      'who like, keep and follow, change their minds',
    ],
    'a like that is there already is not counted again': [
      'IF v_had <> p_active THEN',
      'IF true THEN',
      'are set and taken back on questions, answers and',
    ],
    'a locked question keeps its likes': [
      `IF p_mark = 'like' AND v_question.status = 'LOCKED' THEN`,
      `IF p_mark = 'none' AND v_question.status = 'LOCKED' THEN`,
      'a locked question keeps its likes as they are; a',
    ],
    'a hidden answer takes no likes of others': [
      'OR v_answer.hidden_at IS NOT NULL AND v_answer.author_id <> p_user',
      'OR false',
      'a passer-by, what is not there, what is hidden and',
    ],
  }),
  ...mutantsIn('server/database/functions/set_mark.sql', COMMENTS, {
    'nobody votes on their own comment': [
      `IF v_comment.author_id = p_user THEN refusal := 'SELF_VOTE'; RETURN NEXT; RETURN; END IF;`,
      '',
      'only count up, once for each person, and move no',
    ],
    'a vote on a comment needs the privilege': [
      'AND NOT has_privilege(v_person',
      'AND has_privilege(v_person',
      'need the privilege of voting up, and an unlocked',
    ],
  }),
  ...mutantsIn('server/community/interactions/policy.ts', INTERACTIONS, {
    'of others only likes are shown': [
      "return person.showActivity ? ['LIKE'] : [];",
      'return person.showActivity ? INTERACTIONS : [];',
      'is listed newest first with what it was done to;',
    ],
    'whoever keeps their activity to themselves shows nothing': [
      "return person.showActivity ? ['LIKE'] : [];",
      "return ['LIKE'];",
      'whoever keeps their activity to themselves shows',
    ],
  }),
  ...mutantsIn('server/community/comments/rules.ts', COMMENTS, {
    'a comment has at most six hundred characters': [
      'COMMENT_LENGTH = { min: 2, max: 600 }',
      'COMMENT_LENGTH = { min: 2, max: 601 }',
      'two to six hundred characters are a comment,',
    ],
    'a comment is edited for five minutes': [
      'export const EDIT_MINUTES = 5;',
      'export const EDIT_MINUTES = 6;',
      'a comment is changed within five minutes, up to the',
    ],
    'a name ends where a word does': [
      'after.startsWith(as) && isEnd(after.slice(as.length))',
      'after.startsWith(as)',
      'a name is the longest that fits and ends where a',
    ],
  }),
  ...mutantsIn('server/community/comments/policy.ts', 'tests/graph/profiles.test.ts', {
    'whoever asked anonymously is not named by their comments': [
      'if (isStaff(reader) || reader?.id === authorId) return {};',
      'if (reader || authorId) return {};',
      'a comment below what one asked anonymously',
    ],
    'nor by those on answers': [
      '{ OR: [{ question: own }, { answer: { question: own } }] }',
      '{ OR: [{ question: own }] }',
      'a comment below what one asked anonymously',
    ],
  }),
  ...mutantsIn('server/community/comments/policy.ts', COMMENTS, {
    'others do not edit a comment': [
      'if (comment.authorId !== person.id)',
      'if (false as boolean)',
      'others neither edit nor delete it; staff do at any',
    ],
    'others do not delete a comment': [
      'if (comment.authorId === person.id || isStaff(person)) return refusalByLock(person, question);',
      'if (comment.authorId !== "") return refusalByLock(person, question);',
      'others neither edit nor delete it; staff do at any',
    ],
    'a locked question takes no comments': [
      'export const refusalToComment = (person: Person, question: Question): Refusal | null =>\n  refusalByLock(person, question);',
      'export const refusalToComment = (_person: Person, _question: Question): Refusal | null => null;',
      'a passer-by, a post that is not there and a locked',
    ],
  }),
  ...mutantsIn('server/community/comments/decisions.ts', COMMENTS, {
    'the last moment of editing is the same for one statement': [
      'new Date(ctx.now().getTime() - EDIT_MINUTES * MINUTE)',
      'new Date(0)',
      'up to the last moment and not after',
    ],
  }),
  ...mutantsIn('server/community/comments/operations/comment-rate.ts', COMMENTS, {
    'comments at home are counted apart': [
      'coalesce(u.id IN (q.author_id, a.author_id, over.author_id), false) = $3::boolean',
      'true',
      'somebody new has five elsewhere and thirty under',
    ],
  }),
  ...mutantsIn('server/community/comments/operations/post-comment.ts', COMMENTS, {
    'comments of one person are counted one after the other': [
      '    await lockUsers(tx, [actor.id]);\n',
      '',
      'sixteen at once do not pass it',
    ],
  }),
  ...mutantsIn('server/database/functions/notify_followers.sql', INTERACTIONS, {
    'an answer that went meanwhile is no news': [
      'WHERE id = p_answer AND deleted_at IS NULL AND hidden_at IS NULL',
      'WHERE id = p_answer',
      'a question that is not there and a passer-by are',
    ],
  }),
  ...mutantsIn('server/community/notifications/jobs/notify-followers.ts', INTERACTIONS, {
    'the job that tells the next followers begins after the last': [
      'after: last.user_id',
      'after',
      'more followers than one transaction tells are all',
    ],
  }),
  ...mutantsIn('server/community/comments/operations/notify.ts', COMMENTS, {
    'a comment calls somebody once': [
      'WHERE comment_id = ${id}::uuid AND user_id = ${to}::uuid',
      'WHERE comment_id = ${id}::uuid AND false AND user_id = ${to}::uuid',
      'a name that is taken out and put in again',
    ],
  }),
  ...mutantsIn('server/community/invitations/policy.ts', INVITATIONS, {
    'nobody invites themselves': ['userId === inviterId', 'userId === ""', 'is not for oneself'],
    'a refusal does not tell who asked anonymously': [
      ' && !question.anonymous',
      '',
      'never tells who asked anonymously',
    ],
    'whoever answered is not invited': ['if (hasAnswered)', 'if (false)', 'is not for oneself'],
  }),
  ...mutantsIn('server/community/invitations/operations.ts', INVITATIONS, {
    'whoever asked anonymously is not named by whom they invite': [
      'anonymous && authorId === inviterId ? null : inviterId',
      'anonymous && authorId === id ? null : inviterId',
      'never tells who asked anonymously',
    ],
    'invitations of one person are counted one after the other': [
      '    await lockUsers(tx, [actor.id]);\n',
      '',
      'one person invites twenty people in 24 hours',
    ],
  }),
  ...mutantsIn('server/community/posts/links.ts', 'tests/graph/links.test.ts', {
    'two links are free': ['links <= Math.max(FREE_LINKS, before)', 'links <= Math.max(3, before)'],
    'links that were there may stay': [
      'Math.max(FREE_LINKS, before)',
      'FREE_LINKS',
      'an edit cannot bring more',
    ],
  }),
  ...mutantsIn('server/database/functions/record_views.sql', 'tests/graph/badges.test.ts', {
    'a guest at an address of the sharer is not somebody else': [
      'AND address = p_guest_address',
      'AND false',
      'earns none by guests at an address of its sharer',
    ],
    'one’s own look earns nothing': ['p_shared_by::text <> p_viewer', 'p_shared_by IS NOT NULL'],
    'sharing one’s anonymous question earns nothing': [
      'anonymous AND author_id = p_shared_by',
      'false',
      'earns none for an anonymous question',
    ],
  }),
];
