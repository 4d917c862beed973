/** Posts as the graph tells them, for tests that ask no database. */
export const person = (id: string) => ({
  __typename: 'User',
  id,
  name: id,
  avatarUrl: null,
  reputation: 1,
  role: 'STUDENT',
});

export const answerData = (id: string, more: Record<string, unknown> = {}) => ({
  __typename: 'Answer',
  id,
  questionId: 'q',
  body: id,
  bodyPage: id,
  aiGenerated: false,
  check: { status: 'NONE', linesOk: 0, linesTotal: 0 },
  working: null,
  version: 1,
  hiddenAt: null,
  hiddenReason: null,
  editShowsFrom: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  editedAt: null,
  author: person('ben'),
  up: 0,
  down: 0,
  score: 0,
  accepted: false,
  viewer: null,
  ...more,
});
