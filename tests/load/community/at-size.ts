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
}

const SORTS = ['NEWEST', 'ACTIVE', 'VOTES', 'UNANSWERED'];
const FILTERS = [
  {},
  { subjectCode: '9709' },
  { subjectCode: '9709', paper: 'p5' },
  { tag: 'tag-7' },
  { language: 'zh' },
  { status: 'OPEN', unanswered: true },
];
/** Rare and common words, in both languages, one with a formula, one that nothing matches. */
const SEARCHES = [
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
  return {
    list: quantile(Object.values(await timed(lemma, lists)).flat(), 0.95),
    search: quantile(Object.values(await timed(lemma, searches)).flat(), 0.95),
    firstPage: quantile(pages[first]!, 0.5),
    thousandthPage: quantile(pages[thousandth]!, 0.5),
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
