import { MAX_PAGE, readCursor, writeCursor } from '../../core/pagination.ts';
import type { Parameter, Query } from './route.ts';

/** A query parameter: free text, or a value of one of the graph's enums. */
export function parameter(name: string, description: string, enumName?: string): Parameter {
  return { name, description, schema: { type: 'string' }, ...(enumName && { enumName }) };
}

export const flag = (name: string, description: string): Parameter => ({
  name,
  description,
  schema: { type: 'boolean' },
});

export const limit = (rows: number, most = MAX_PAGE): Parameter => ({
  name: 'limit',
  description: 'Rows on a page.',
  schema: { type: 'integer', minimum: 1, maximum: most, default: rows },
  rows,
  most,
});

export const paging = (rows = 20): Parameter[] => [
  limit(rows),
  parameter('cursor', 'next_cursor of the previous page.'),
  flag('total', 'Whether to count the whole list, up to 10,000.'),
];

/** Pages of a list that the graph tells whole. */
export const pagingOfWhole: Parameter[] = [
  limit(MAX_PAGE),
  parameter('cursor', 'next_cursor of the previous page.'),
];

/** The variables of a page. */
export const pageOf = (query: Query) => ({
  first: query.first(),
  after: query.text('cursor'),
  total: query.flag('total') ?? false,
});

export const FILTERS: Parameter[] = [
  parameter('subject_code', 'The syllabus code, such as 9709.'),
  parameter('paper', 'Code of a paper, such as p1.'),
  parameter('topic', 'Slug of a topic, such as `quadratics`.'),
  parameter('tag', 'A tag.'),
  parameter('author', 'Id of the author, or `me`.'),
  parameter('status', 'Status of the question.', 'QuestionStatus'),
  flag('unanswered', 'Only open questions without answers.'),
  parameter('language', 'Language of the question.', 'Language'),
  {
    name: 'since',
    description: 'Only questions asked since this time.',
    schema: { type: 'string', format: 'date-time' },
  },
  flag('bookmarked', 'Only questions that the caller keeps a bookmark of.'),
  flag('following', 'Only questions that the caller follows.'),
];

interface Connection {
  nodes: readonly object[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount?: number;
}

/** A list as REST shows it: rows, and where the next page begins. */
export class RestPage {
  readonly rows: readonly object[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
  readonly total: number | null;
  /** What is said beside its rows and its page. */
  readonly more: object;

  constructor({ nodes, pageInfo, totalCount }: Connection, more: object = {}) {
    this.rows = nodes;
    this.hasMore = pageInfo.hasNextPage;
    this.nextCursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    this.total = totalCount ?? null;
    this.more = more;
  }
}

export const page = (connection: Connection, more?: object) => new RestPage(connection, more);

/** A list that the graph tells whole; its pages are cut from it. */
export const wholeList = (nodes: readonly object[], more?: object) =>
  page({ nodes, pageInfo: { hasNextPage: false }, totalCount: nodes.length }, more);

/** So many rows of a whole list, after a cursor that counts them. */
export function partOf(
  { rows, total, more }: RestPage,
  { first, after }: ReturnType<typeof pageOf>,
): RestPage {
  const [start] = after === undefined ? [0] : readCursor(after, ['whole']);
  const end = Number(start) + first;
  const pageInfo = { hasNextPage: end < rows.length, endCursor: writeCursor([end]) };
  return page({ nodes: rows.slice(Number(start), end), pageInfo, totalCount: total! }, more);
}
