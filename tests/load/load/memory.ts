import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../memory-of.ts';
import { quantile } from '../figures.ts';
import { withProduct } from './product.ts';

const AT_ONCE = 4;
const LOOK_MS = 1000;
/** The first part of the time fills caches and is not counted. */
const WARM_UP = 1 / 3;

interface Memory {
  minutes: number;
  requests: number;
  /** Megabytes at the end of the warm-up and at the end, each the middle of a tenth of the samples. */
  before: number;
  after: number;
}

/** What the memory of a server with its workers does while it is used in every way. */
export function measureMemory(say: (sentence: string) => void, minutes: number): Promise<Memory> {
  return withProduct(async ({ address, pid }) => {
    const until = performance.now() + minutes * 60_000;
    const samples: number[] = [];
    let requests = 0;
    const users = Array.from({ length: AT_ONCE }, async (_, user) => {
      for (let turn = user; performance.now() < until; turn += AT_ONCE) {
        await USES[turn % USES.length]!(address, turn).catch(() => {});
        requests += 1;
      }
    });
    const looking = (async () => {
      while (performance.now() < until) {
        samples.push(memoryOf(pid));
        if (samples.length % 60 === 0) say(`${samples.at(-1)!.toFixed(0)} MB after ${requests} requests`);
        await pause(LOOK_MS);
      }
    })();
    await Promise.all([...users, looking]);
    const warm = samples.slice(Math.floor(samples.length * WARM_UP));
    const tenth = Math.max(1, Math.floor(warm.length / 10));
    return {
      minutes,
      requests,
      before: quantile(warm.slice(0, tenth), 0.5),
      after: quantile(warm.slice(-tenth), 0.5),
    };
  });
}

export function reportMemory({ minutes, requests, before, after }: Memory): string {
  const slope = (after - before) / (minutes * (1 - WARM_UP));
  return (
    `after ${minutes} minutes of mixed use (${requests} requests) ${after.toFixed(0)} MB, ` +
    `${(after / before).toFixed(2)} times what it was when warm (${slope.toFixed(2)} MB a minute)`
  );
}

type Use = (address: string, turn: number) => Promise<unknown>;

const USES: Use[] = [
  (address) => ask(address, '{ questions(first: 20) { nodes { id title author { name } } } }'),
  (address, turn) => ask(address, `{ solve(question: "Solve x^2 - ${turn % 50}x + 6 = 0") { __typename } }`),
  (address, turn) =>
    ask(address, `{ searchQuestions(filter: {query: "root ${turn}"}) { nodes { id title } } }`),
  (address) => read(fetch(`${address}/community`)),
  (address) => read(fetch(`${address}/api/community/questions`)),
  (address, turn) => ask(address, `query Q${turn} { subjects { code papers { code } } }`),
  async (address) => {
    const leaving = new AbortController();
    const listening = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        query: 'subscription { questionAsked(subjectCode: "9709") { question { id } } }',
      }),
      signal: leaving.signal,
    });
    leaving.abort();
    await listening.body?.cancel().catch(() => {});
  },
];

const ask = (address: string, query: string) =>
  read(
    fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
  );

const read = async (response: Promise<Response>) => (await response).text();
