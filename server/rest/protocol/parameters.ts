import { MAX_PAGE } from '../../core/pagination.ts';
import type { Parameter } from './route.ts';

/** A query parameter: free text, or a value of one of the graph's enums. */
export function parameter(name: string, description: string, enumName?: string): Parameter {
  return { name, description, schema: { type: 'string' }, ...(enumName && { enumName }) };
}

const flag = (name: string, description: string): Parameter => ({
  name,
  description,
  schema: { type: 'boolean' },
});

export const limit = (rows: number): Parameter => ({
  name: 'limit',
  description: 'Rows on a page.',
  schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: rows },
  rows,
});

export const paging = (rows = 20): Parameter[] => [
  limit(rows),
  parameter('cursor', 'next_cursor of the previous page.'),
  flag('total', 'Whether to count the whole list, up to 10,000.'),
];

export const FILTERS: Parameter[] = [
  parameter('subject_code', 'The syllabus code, such as 9709.'),
  parameter('paper', 'Code of a paper, such as p1.'),
  parameter('topic', 'Slug of a topic.'),
  parameter('tag', 'A tag.'),
  parameter('author', 'Id of the author.'),
  parameter('status', 'Status of the question.', 'QuestionStatus'),
  flag('unanswered', 'Only questions without answers.'),
  parameter('language', 'Language of the question.', 'Language'),
  {
    name: 'since',
    description: 'Only questions asked since this time.',
    schema: { type: 'string', format: 'date-time' },
  },
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

  constructor({ nodes, pageInfo, totalCount }: Connection) {
    this.rows = nodes;
    this.hasMore = pageInfo.hasNextPage;
    this.nextCursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    this.total = totalCount ?? null;
  }
}

export const page = (connection: Connection) => new RestPage(connection);
