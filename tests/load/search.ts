import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../server/database/client.ts';
import { startThrowaway } from '../../server/database/embedded/throwaway.ts';
import { queryTokens } from '../../server/text/query-tokens.ts';
import { vocabularyOf } from '../../server/curriculum/vocabulary.ts';
import { GRADED } from '../content/graded-queries.ts';
import { quantile } from './figures.ts';
import { startChild } from './servers/child.ts';

const QUICK = 'query ($text: String!) { quickSearch(query: $text) { targetId title { en zh } path } }';
/** More guests than one, whose budgets would not do. */
const GUESTS = 20;

interface SearchFigures {
  retrieval: number[];
  searchBox: number[];
}

/** Every graded query: as the tutor retrieves, and as the search box asks over HTTP; in milliseconds. */
export async function measureSearch(say: (sentence: string) => void): Promise<SearchFigures> {
  const queries = GRADED.flatMap(({ topics: _topics, ...kinds }) => Object.values(kinds).flat() as string[]);
  const database = await startThrowaway();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-search-'));
  const product = await startChild(['server/main.ts', '--empty'], {
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  const opened = openDatabase({ url: database.ownerUrl, poolSize: 2, log: console });
  try {
    say(`search: ${queries.length} queries`);
    const retrieve = async (query: string) => {
      const tokens = queryTokens(query, await vocabularyOf(opened.db));
      await opened.db.$queryRaw`SELECT * FROM rag_search_fulltext(${query}, query_tokens => ${tokens})`;
    };
    const look = async (query: string, i: number) => {
      const response = await fetch(`${product.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `guest ${i % GUESTS}` },
        body: JSON.stringify({ query: QUICK, variables: { text: query } }),
      });
      const { errors } = (await response.json()) as { errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
    };
    return { retrieval: await timed(queries, retrieve), searchBox: await timed(queries, look) };
  } finally {
    await opened.close();
    await product.stop();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export function reportSearch(figures: SearchFigures): string {
  const line = (times: number[]) =>
    `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms of ${times.length}`;
  return [
    `${'retrieval'.padEnd(28)}${line(figures.retrieval)}`,
    `${'search box, over HTTP'.padEnd(28)}${line(figures.searchBox)}`,
  ].join('\n');
}

/** The second of two rounds: by then everything is prepared. */
async function timed(queries: string[], ask: (query: string, i: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    times.length = 0;
    for (const [i, query] of queries.entries()) {
      const start = performance.now();
      await ask(query, i);
      times.push(performance.now() - start);
    }
  }
  return times;
}
