import type { Pool } from 'pg';
import { writeCursor } from '../../../server/core/pagination.ts';
import { ask } from '../ask.ts';
import type { Contestant } from '../servers/contestants.ts';
import { clientDocuments } from '../servers/lemma.ts';
import { quantile } from '../figures.ts';

export interface AtSize {
  /** 95 of 100 lists, and searches, are answered within so many milliseconds. */
  list: number;
  search: number;
  /** Medians in milliseconds. */
  firstPage: number;
  thousandthPage: number;
  /** Each of the four pages of a question with two hundred answers. */
  longQuestion: number[];
}

export const SORTS = ['NEWEST', 'ACTIVE', 'VOTES', 'UNANSWERED'];
export const FILTERS = [
  {},
  { subjectCode: '9709' },
  { subjectCode: '9709', paper: 'p5' },
  { tag: 'tag-7' },
  { language: 'ZH' },
  { status: 'OPEN', unanswered: true },
];
/** Rare and common words, in both languages, one with a formula, one that nothing matches. */
export const SEARCHES = [
  'integration by parts',
  'friction 40961',
  'standing waves pipe significant figures',
  '二次函数的最大值',
  '摩擦力',
  'find the value',
  String.raw`inverse matrix \frac{1}{2}`,
  'zeppelin probability',
];
const AT_ONCE = 4;
const TIMES = 200;
const PAGE = 20;

const documents = clientDocuments();

/** What a community of this size does to lists and searches. */
export async function lookAtSize(lemma: Contestant, pool: Pool): Promise<AtSize> {
  const lists = SORTS.flatMap((sort) => FILTERS.map((filter) => pathOf('CommunityPage', { filter, sort })));
  const searches = SEARCHES.map((query) => pathOf('CommunitySearch', { query, filter: {} }));
  const [first, thousandth] = await endsOfList(pool);
  const pages = await timed(lemma, [first, thousandth]);
  const answerPages = await pagesOfLongQuestion(lemma, pool);
  const timedAnswers = await timed(lemma, answerPages);
  return {
    list: quantile(Object.values(await timed(lemma, lists)).flat(), 0.95),
    search: quantile(Object.values(await timed(lemma, searches)).flat(), 0.95),
    firstPage: quantile(pages[first]!, 0.5),
    thousandthPage: quantile(pages[thousandth]!, 0.5),
    longQuestion: answerPages.map((page) => quantile(timedAnswers[page]!, 0.5)),
  };
}

const pathOf = (name: string, variables: object) => documents.get(name, variables).path!;

async function endsOfList(pool: Pool): Promise<[string, string]> {
  const { rows } = await pool.query<{ id: string; created_at: Date }>(
    `SELECT id, created_at FROM questions WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC OFFSET ${999 * PAGE - 1} LIMIT 1`,
  );
  const { id, created_at } = rows[0]!;
  const list = { filter: {}, sort: 'NEWEST' };
  return [
    pathOf('CommunityPage', list),
    pathOf('CommunityPage', { ...list, after: writeCursor([created_at.toISOString(), id]) }),
  ];
}

const ANSWERS = 200;
/** Copies of one answer, by as many people, on a question that had none. */
const LONG_QUESTION = `WITH long AS (SELECT id, created_at FROM questions WHERE answer_count = 0 ORDER BY id LIMIT 1),
  model AS (SELECT a.body, r.* FROM answers a JOIN renderings r ON r.answer_id = a.id LIMIT 1),
  authors AS (SELECT id, row_number() OVER () AS n FROM (SELECT id FROM users ORDER BY id LIMIT ${ANSWERS}) u),
  written AS (INSERT INTO answers (id, question_id, author_id, body, created_at)
    SELECT new_id(4, long.created_at + n * interval '1 hour'), long.id, authors.id, model.body, long.created_at + n * interval '1 hour'
    FROM long, model, authors RETURNING id),
  rendered AS (INSERT INTO renderings (answer_id, renderer, html, page, text, excerpt, lines, words)
    SELECT written.id, renderer, html, page, text, excerpt, lines, words FROM written, model)
  UPDATE questions SET answer_count = ${ANSWERS} WHERE id = (SELECT id FROM long) RETURNING id`;

async function pagesOfLongQuestion(lemma: Contestant, pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(LONG_QUESTION);
  const pages: string[] = [];
  let after: string | null = null;
  do {
    pages.push(pathOf('QuestionPage', { id: rows[0]!.id, sort: 'BEST', after }));
    const body = await ask(lemma.address, { path: pages.at(-1)!, headers: { accept: 'application/json' } });
    const { answers } = (JSON.parse(body) as { data: { question: { answers: Answers } } }).data.question;
    after = answers.pageInfo.hasNextPage ? answers.pageInfo.endCursor : null;
  } while (after);
  return pages;
}

interface Answers {
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** Asks for these in turn, some at once, and tells how many milliseconds each took. */
async function timed(lemma: Contestant, paths: string[]): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = Object.fromEntries(paths.map((path) => [path, []]));
  let requests = 0;
  async function askOnAndOn() {
    while (requests < TIMES) {
      const path = paths[(requests += 1) % paths.length]!;
      const start = performance.now();
      await ask(lemma.address, { path, headers: { accept: 'application/json' } });
      times[path]!.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOnAndOn));
  return times;
}
