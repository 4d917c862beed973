import type { Visitor } from './world.ts';

type Anything = Record<string, unknown>;

/** The same call at both doors: as REST takes it, and with the variables of its document. */
export interface Twin {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  variables?: object;
  /** The answer within that of the document, where more than names differ. */
  tell?(data: never): unknown;
}

/** What there is to read, by its ids. */
export interface Library {
  question: string;
  original: string;
  answer: string;
  comment: string;
  revision: string;
  suggestion: string;
  case: string;
  badge: string;
  ada: Visitor;
  ben: Visitor;
  conversation: string;
  entry: string;
}

const AT = '/api/community';
const PAGE = { query: { limit: '1', total: 'true' }, variables: { first: 1, after: null, total: true } };

/** A page of something that belongs to what the path names. */
const pageAt = (id: string, tell: (data: never) => unknown): Twin => ({
  path: { id },
  query: PAGE.query,
  variables: { ...PAGE.variables, id },
  tell,
});

const inRoot = (root: string, ...names: string[]) =>
  ((data: Anything) =>
    [root, ...names].reduce<unknown>(
      (value, name) => value && (value as Anything)[name],
      data,
    )) as Twin['tell'];

const named = (id: string): Twin => ({ path: { id }, variables: { id } });
const plain: Twin = {};

const FILTER = {
  subjectCode: '9709',
  paper: 'p1',
  topic: 'quadratics',
  language: 'EN',
  since: '2020-01-01T00:00:00Z',
};
const FILTERED = {
  subject_code: '9709',
  paper: 'p1',
  topic: 'quadratics',
  language: 'en',
  since: '2020-01-01T00:00:00Z',
};

/** Each call that reads, with something to read. */
export const READS: Record<string, (library: Library, who: Visitor) => Twin> = {
  [`GET ${AT}/questions`]: () => ({
    query: { ...PAGE.query, ...FILTERED, sort: 'votes' },
    variables: { ...PAGE.variables, filter: FILTER, sort: 'VOTES' },
  }),
  [`GET ${AT}/questions/search`]: () => ({
    query: { q: 'discriminant', ...PAGE.query, subject_code: '9709' },
    variables: { query: 'discriminant', ...PAGE.variables, filter: { subjectCode: '9709' } },
  }),
  [`GET ${AT}/questions/similar`]: () => ({
    query: { title: 'Why does the discriminant', subject_code: '9709' },
    variables: { title: 'Why does the discriminant', subjectCode: '9709' },
  }),
  [`GET ${AT}/questions/:id`]: ({ question }) => ({
    ...named(question),
    tell: ({ question: asked }: { question: Anything }) => {
      const { topAnswers, ...rest } = asked;
      const { nodes } = topAnswers as { nodes: { id: string }[] };
      return { ...rest, topAnswerIds: nodes.map(({ id }) => id) };
    },
  }),
  [`GET ${AT}/questions/:id/duplicates`]: ({ original }) =>
    pageAt(original, inRoot('question', 'duplicates')!),
  [`GET ${AT}/questions/:id/answers`]: ({ question }) => ({
    ...pageAt(question, inRoot('question', 'answers')!),
    query: { ...PAGE.query, sort: 'newest' },
    variables: { ...PAGE.variables, id: question, sort: 'NEWEST' },
  }),
  [`GET ${AT}/answers/:id`]: ({ answer }) => named(answer),
  [`GET ${AT}/questions/:id/comments`]: ({ question }) => pageAt(question, inRoot('question', 'comments')!),
  [`GET ${AT}/answers/:id/comments`]: ({ answer }) => pageAt(answer, inRoot('answer', 'comments')!),
  [`GET ${AT}/comments/:id`]: ({ comment }) => named(comment),
  [`GET ${AT}/questions/:id/revisions`]: ({ question }) => pageAt(question, inRoot('question', 'revisions')!),
  [`GET ${AT}/answers/:id/revisions`]: ({ answer }) => pageAt(answer, inRoot('answer', 'revisions')!),
  [`GET ${AT}/revisions/:id`]: ({ revision }) => named(revision),
  [`GET ${AT}/suggestions`]: () => ({
    query: { ...PAGE.query, mine: 'true' },
    variables: { ...PAGE.variables, mine: true },
  }),
  [`GET ${AT}/suggestions/:id`]: ({ suggestion }) => named(suggestion),
  [`GET ${AT}/drafts`]: () => PAGE,
  [`GET ${AT}/drafts/at`]: () => ({ query: { key: 'ask/9709' }, variables: { key: 'ask/9709' } }),
  [`GET ${AT}/drafts/posted`]: () => ({
    query: { key: 'ask/question' },
    variables: { key: 'ask/question' },
  }),
  [`GET ${AT}/interactions/user/:id`]: ({ ben }) => ({
    path: { id: ben.id },
    query: { total: 'true' },
    variables: { userId: ben.id, first: 20, total: true },
  }),
  [`GET ${AT}/followed-tags`]: () => PAGE,
  [`GET ${AT}/tags/:tag`]: () => ({ path: { tag: 'quadratics' }, variables: { tag: 'quadratics' } }),
  [`GET ${AT}/moderation/cases`]: () => ({
    query: { ...PAGE.query, status: 'upheld', cause: 'reports', subject_code: '9709' },
    variables: { ...PAGE.variables, filter: { status: 'UPHELD', cause: 'REPORTS', subjectCode: '9709' } },
  }),
  [`GET ${AT}/moderation/counts`]: () => plain,
  [`GET ${AT}/moderation/cases/:id`]: (library) => ({
    ...named(library.case),
    tell: ({ node }: { node: Anything | null }) =>
      node && { ...node, reports: (node['reports'] as { nodes: object[] }).nodes },
  }),
  [`GET ${AT}/moderation/audit`]: ({ ben }) => ({
    query: { ...PAGE.query, user_id: ben.id },
    variables: { ...PAGE.variables, subjectId: ben.id },
  }),
  [`GET ${AT}/moderation/people/:id`]: ({ ada }) => ({
    path: { id: ada.id },
    variables: { userId: ada.id },
    tell: ({ personRecord }: { personRecord: Anything | null }) =>
      personRecord && { ...personRecord, measures: (personRecord['measures'] as { nodes: object[] }).nodes },
  }),
  [`GET ${AT}/notifications`]: () => ({
    query: { ...PAGE.query, unread: 'true', type: 'answer' },
    variables: { ...PAGE.variables, unread: true, kind: 'ANSWER' },
  }),
  [`GET ${AT}/notifications/unread-count`]: () => ({ tell: inRoot('notifications')! }),
  [`GET ${AT}/notifications/settings`]: () => plain,
  [`GET ${AT}/profiles/:id`]: ({ ben }) => named(ben.id),
  [`GET ${AT}/profiles/:id/stats`]: ({ ben }) => named(ben.id),
  [`GET ${AT}/profiles/:id/activity`]: ({ ben }) => pageAt(ben.id, inRoot('profile', 'activity')!),
  [`GET ${AT}/profiles/:id/following`]: ({ ben }) => pageAt(ben.id, inRoot('profile', 'following')!),
  [`GET ${AT}/profiles/:id/followers`]: ({ ben }) => pageAt(ben.id, inRoot('profile', 'followers')!),
  [`GET ${AT}/badges`]: () => plain,
  [`GET ${AT}/badges/user/:id`]: ({ ben }) => named(ben.id),
  [`GET ${AT}/badges/user/:id/history`]: ({ ben }) => pageAt(ben.id, inRoot('profile', 'awards')!),
  [`GET ${AT}/badges/:id`]: ({ badge }) => ({
    ...named(badge),
    tell: ({ badge: told }: { badge: Anything }) => ({
      ...told,
      recent: (told['recent'] as { nodes: object[] }).nodes,
    }),
  }),
  [`GET ${AT}/reputation`]: ({ ben }) => ({ query: { user_id: ben.id }, variables: { userId: ben.id } }),
  [`GET ${AT}/reputation/leaderboard`]: () => ({
    query: { ...PAGE.query, range: '30d', subject: '9709' },
    variables: { ...PAGE.variables, range: 'LAST_30_DAYS', subjectCode: '9709' },
  }),
  [`GET ${AT}/reputation/privileges`]: () => plain,
  [`GET ${AT}/reputation/:id/history`]: ({ ben }) => pageAt(ben.id, inRoot('reputation', 'history')!),
  [`GET ${AT}/stats`]: () => plain,
  [`GET ${AT}/stats/user/:id`]: ({ ben }) => ({
    path: { id: ben.id },
    query: { range: '7d' },
    variables: { id: ben.id, range: 'LAST_7_DAYS' },
    tell: ({ profile }: { profile: { series: Anything } }) => ({ ...profile.series, range: '7d' }),
  }),
  [`GET ${AT}/stats/tags`]: () => PAGE,
  [`GET ${AT}/stats/active-users`]: () => ({
    query: { ...PAGE.query, range: '30d' },
    variables: { ...PAGE.variables, range: 'LAST_30_DAYS' },
  }),
  'GET /api/search': () => ({
    query: { q: 'discriminant', kind: 'question', subject_code: '9709', limit: '2' },
    variables: { query: 'discriminant', kind: ['QUESTION'], subject: '9709', first: 2 },
  }),
  'GET /api/chat/history': () => ({
    query: { limit: '1' },
    variables: { first: 1 },
    tell: ({ chatHistory }: { chatHistory: object[] }) => ({
      nodes: chatHistory,
      pageInfo: { hasNextPage: false },
    }),
  }),
  'GET /api/chat/conversations': () => ({
    query: { ...PAGE.query, search: 'Solve' },
    variables: { ...PAGE.variables, search: 'Solve' },
  }),
  'GET /api/chat/conversations/:id': ({ conversation }) => named(conversation),
  'GET /api/progress/study-records': () => ({
    query: { ...PAGE.query, subject_code: '9709', paper: 'p1' },
    variables: { ...PAGE.variables, subjectCode: '9709', paper: 'p1' },
  }),
  'GET /api/progress/error-book': () => ({
    query: { ...PAGE.query, search: 'Solve', error_type: 'incomplete', source: 'community', tag: 'roots' },
    variables: {
      ...PAGE.variables,
      search: 'Solve',
      filter: { errorType: 'INCOMPLETE', source: 'COMMUNITY', tag: 'roots' },
    },
  }),
  'GET /api/progress/error-book/:id': ({ entry }) => named(entry),
};
