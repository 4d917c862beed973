import autocannon from 'autocannon';
import { ask } from '../ask.ts';
import { spread, table } from '../figures.ts';
import { chooseQuestions, signIn } from '../people.ts';
import type { Contestant, Operation, Turn } from '../servers/contestants.ts';
import { startLemma } from '../servers/lemma.ts';
import { asText } from '../servers/requests.ts';
import { withSeeded } from './seeded.ts';

const CONNECTIONS = 16;
const READS: Operation[] = ['question page', 'newest list', 'page for strangers'];
/** A guest may search twenty times, and then once in three seconds. */
const SEARCHES = 20;
const EXCHANGE_MS = 1500;

interface Processes {
  perSecond: Map<Operation, { one: number[]; two: number[] }>;
  /** Searches that two processes let one guest do, each asked in turn. */
  searches: { allowed: number; seconds: number };
}

/** What a second process on the same database adds, and whether both count as one. */
export function measureProcesses(
  say: (sentence: string) => void,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Processes> {
  return withSeeded(async ({ owner, keysFolder, ...surroundings }) => {
    const both = [await startLemma(surroundings), await startLemma(surroundings)] as const;
    try {
      const [voter] = await signIn(owner, keysFolder, 1);
      const questions = await chooseQuestions(owner, [voter!]);
      let turn = 0;
      const next = () => ({ questionId: questions[(turn += 1) % questions.length]!, voter: voter! });
      const perSecond: Processes['perSecond'] = new Map(READS.map((read) => [read, { one: [], two: [] }]));
      for (let round = 0; round <= rounds; round += 1)
        for (const read of READS) {
          say(round === 0 ? `processes, warming up: ${read}` : `processes, round ${round}: ${read}`);
          const one = await rateOf([both[0]], read, seconds, next);
          const two = await rateOf([...both], read, seconds, next);
          if (round === 0) continue;
          perSecond.get(read)!.one.push(one);
          perSecond.get(read)!.two.push(two);
        }
      return { perSecond, searches: await searchInTurn(both) };
    } finally {
      await Promise.all(both.map((one) => one.stop()));
    }
  });
}

export function reportProcesses({ perSecond, searches }: Processes): string {
  const rows = [...perSecond].map(([read, { one, two }]) => [
    read,
    spread(one, 0),
    spread(two, 0),
    spread(
      two.map((rate, round) => rate / one[round]!),
      2,
    ),
  ]);
  return [
    table([['requests/s', 'one process', 'two', 'times'], ...rows]),
    '',
    `Two processes let one guest search ${searches.allowed} times in ${searches.seconds.toFixed(0)} s, where ${SEARCHES} and one in three seconds are allowed.`,
  ].join('\n');
}

/** Requests a second of all of these together, asked by as many connections however many they are. */
async function rateOf(
  servers: Contestant[],
  operation: Operation,
  seconds: number,
  next: () => Turn,
): Promise<number> {
  const results = await Promise.all(
    servers.map(({ address, requestFor }) =>
      autocannon({
        url: address,
        connections: CONNECTIONS / servers.length,
        duration: seconds,
        requests: [{ setupRequest: (request) => ({ ...request, ...requestFor[operation]!(next()) }) }],
        verifyBody: (body) => !body.includes('"errors":'),
      }),
    ),
  );
  for (const { non2xx, errors, mismatches } of results)
    if (non2xx + errors + mismatches > 0)
      throw new Error(`${operation}: ${non2xx + errors + mismatches} failed.`);
  return results.reduce((sum, result) => sum + result['2xx'] / result.duration, 0);
}

/** Searches as a guest from elsewhere, now by one process and now by the other, until both refuse. */
async function searchInTurn(both: readonly [Contestant, Contestant]) {
  const began = performance.now();
  let allowed = 0;
  let refusedBy = 0;
  for (let turn = 0; refusedBy < 2; turn += 1) {
    const now = await searchUntilRefused(both[turn % 2]!, SEARCHES / 4);
    allowed += now.allowed;
    refusedBy = now.isRefused ? refusedBy + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, EXCHANGE_MS));
  }
  return { allowed, seconds: (performance.now() - began) / 1000 };
}

async function searchUntilRefused({ address }: Contestant, most: number) {
  for (let allowed = 0; allowed < most; allowed += 1) {
    const query = `{ search(query: "friction ${allowed}") { ... on Problem { code } } }`;
    // As from elsewhere: whoever asks from this machine is not limited.
    const request = asText(query, {}, { 'x-forwarded-for': '198.51.100.7' });
    const isRefused = await ask(address, request).then(
      (body) => body.includes('RATE_LIMITED'),
      (error: Error) => {
        if (error.message.includes('RATE_LIMITED')) return true;
        throw error;
      },
    );
    if (isRefused) return { allowed, isRefused };
  }
  return { allowed: most, isRefused: false };
}
