import { MAX_MATCHES } from '../../search/rules.ts';
import { MAX_QUERY } from '../../text/limits.ts';
import { limit, parameter, wholeList } from '../protocol/parameters.ts';
import { type Route, route } from '../protocol/route.ts';
import { SearchDocument } from './operations.gen.ts';

export const searchRoutes: Route[] = [
  route('GET', '/api/search', SearchDocument, {
    summary: 'Search topics, cards, subjects, questions, answers and people, best match first',
    query: [
      {
        ...parameter('q', `Words in English or Chinese, 1 to ${MAX_QUERY} characters; may hold LaTeX.`),
        required: true,
      },
      parameter('kind', 'Only these.', 'SearchKind'),
      parameter('subject_code', 'The syllabus code, such as 9709.'),
      limit(20, MAX_MATCHES),
    ],
    variables: ({ query }) => ({
      query: query.text('q') ?? '',
      kind: query.text('kind'),
      subject: query.text('subject_code'),
      first: query.first(),
    }),
    result: ({ search }) =>
      'nodes' in search ? wholeList(search.nodes, { suggestion: search.suggestion }) : search,
  }),
];
