import { mutantsIn } from '../mutant.ts';

const DRAFTS = 'tests/graph/drafts.test.ts';
const POSTED = 'tests/graph/posted-drafts.test.ts';
const REVISIONS = 'tests/graph/revisions.test.ts';
const SUGGESTIONS = 'tests/graph/suggestions.test.ts';
const GENERATED = 'tests/graph/statement/generated.test.ts';

/** Faults in drafts, versions and suggested edits. */
export const WRITING_MUTANTS = [
  ...mutantsIn('server/community/drafts/rules.ts', DRAFTS, {
    'a draft has bounds': [
      '{ min: 0, max, label }',
      '{ min: 0, max: 10 * max, label }',
      'is refused by its name',
    ],
  }),
  ...mutantsIn('server/community/drafts/operations.ts', DRAFTS, {
    'no device overwrites what another saved': [
      'if (before.version !== expectedVersion) throw editConflict();',
      '',
      'one is told of the other',
    ],
    'drafts are begun one after the other': [
      'await lockUsers(tx, [actor.id]);',
      'void lockUsers;',
      'also when several are begun at once',
    ],
  }),
  ...mutantsIn('server/community/drafts/operations.ts', POSTED, {
    'what was posted is not saved again by a save on its way': [
      'if (expectedVersion != null) throw editConflict();',
      '',
      'a save that was on its way does not bring it back',
    ],
    'a draft is not deleted by a version that is not the newest': [
      '...(expectedVersion != null && { version: expectedVersion })',
      '',
      'is not deleted by its old version',
    ],
  }),
  ...mutantsIn('server/community/drafts/posted.ts', POSTED, {
    'what another device wrote since it was posted stays': [
      " AND starts_with(${body}, content->>'body')",
      '',
      'what another device wrote since stays',
    ],
    'a draft goes with its writer’s post': [
      'user_id = ${userId}::uuid AND ',
      '',
      'nobody’s draft but the writer’s',
    ],
    'what was deleted was not posted last': ['deletedAt: null }', '}', 'not what was deleted since'],
  }),
  ...mutantsIn('server/community/drafts/events.ts', POSTED, {
    'nobody hears of a stranger’s draft': [
      '`drafts:${userId}`',
      '`drafts:${userId.length}`',
      'nobody else does',
    ],
  }),
  ...mutantsIn('server/community/questions/operations/write-text.ts', 'tests/graph/questions.test.ts', {
    'an edit keeps the version before it': [
      '  await keepRevision(ctx, tx, { id: editorId }, { questionId: id }, known, { title, body, tags });\n',
      '',
      'one’s own question changes in part, and every',
    ],
  }),
  ...mutantsIn('server/community/revisions/operations.ts', REVISIONS, {
    'versions of what was deleted are not found': [
      "{ model: 'Revision', where: { id, ...visibleRevisions(ctx) } }",
      "{ model: 'Revision', where: { id } }",
      'are gone with a question that was deleted',
    ],
  }),
  ...mutantsIn('server/community/revisions/schema.ts', REVISIONS, {
    'versions name no anonymous editor': [
      'editor.id === asked?.authorId && !isAuthorKnown(actor, asked)',
      'false',
      'name no editor where that was whoever asked',
    ],
  }),
  ...mutantsIn('server/community/suggestions/rules.ts', SUGGESTIONS, {
    'an edit is turned down with a reason': [
      '{ min: 5, max: 500 }',
      '{ min: 0, max: 500 }',
      'and needs a reason',
    ],
  }),
  ...mutantsIn('server/community/suggestions/policy.ts', SUGGESTIONS, {
    'suggesting needs reputation': [
      "!hasPrivilege(standing, 'suggestEdit')",
      'false',
      'needs reputation, and is for',
    ],
    'nobody decides about their own suggestion': [
      'if (authorId === standing.id)',
      'if (false)',
      'not for whoever suggested it',
    ],
  }),
  ...mutantsIn('server/community/suggestions/decisions.ts', GENERATED, {
    'a suggestion is offered to those who may make it': ['newSite: isPrivileged', 'newSite: true'],
  }),
  ...mutantsIn('server/community/suggestions/operations/decide-suggestion.ts', SUGGESTIONS, {
    'an edit of a post that has changed is not made': [
      'if (post.version !== row.baseVersion) throw outdated();',
      'void outdated;',
      'in favour is refused once the post has changed',
    ],
  }),
];
