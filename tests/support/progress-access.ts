/** Who may call what keeps study, as rows of the matrix in `tests/graph/authorization.test.ts`. */
interface Kept {
  asker: string;
  entry: string;
}

const everybody = (verdict: string) => ({
  guest: verdict,
  other: verdict,
  owner: verdict,
  moderator: verdict,
  admin: verdict,
});
const members = { ...everybody('ok'), guest: 'SIGNED_OUT' };
const ownerAlone = { ...everybody('NOT_FOUND'), guest: 'SIGNED_OUT', owner: 'ok' };
const ownerAndAdmin = { ...ownerAlone, admin: 'ok' };

const ofEntry =
  (field: string, more = '') =>
  ({ entry }: Kept) =>
    `mutation { ${field}(input: { id: "${entry}" ${more} }) { __typename ... on Problem { code } } }`;

export const PROGRESS_ACCESS = {
  'Query.studyRecords': {
    operation: ({ asker }: Kept) => `{ studyRecords(userId: "${asker}") { nodes { topicId } } }`,
    verdicts: ownerAndAdmin,
  },
  'Query.errorEntries': {
    operation: ({ asker }: Kept) => `{ errorEntries(userId: "${asker}") { nodes { id } } }`,
    verdicts: ownerAndAdmin,
  },
  'Query.errorEntry': {
    operation: ({ entry }: Kept) => `{ errorEntry(id: "${entry}") { id } }`,
    verdicts: members,
  },
  'Mutation.recordStudy': {
    operation: () => 'mutation { recordStudy(input: { events: [] }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.completeTopic': {
    operation: () =>
      'mutation { completeTopic(input: { topicId: "9709-p1-quadratics" }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.addErrorEntry': {
    operation: () =>
      'mutation { addErrorEntry(input: { questionText: "Why?" }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.mergeErrorEntries': {
    operation: () =>
      'mutation { mergeErrorEntries(input: { entries: [] }) { __typename ... on Problem { code } } }',
    verdicts: members,
  },
  'Mutation.reviewErrorEntry': {
    operation: ofEntry('reviewErrorEntry', 'reviewed: true'),
    verdicts: ownerAlone,
  },
  'Mutation.editErrorEntry': { operation: ofEntry('editErrorEntry', 'note: "x"'), verdicts: ownerAlone },
  'Mutation.removeErrorEntry': { operation: ofEntry('removeErrorEntry'), verdicts: ownerAlone },
  'Mutation.restoreErrorEntry': { operation: ofEntry('restoreErrorEntry'), verdicts: ownerAlone },
} as const;
