import autocannon, { type Request } from 'autocannon';
import { memoryOf } from '../memory-of.ts';
import { chooseQuestions, signIn } from '../people.ts';
import { type Contestant, OPERATIONS } from '../servers/contestants.ts';
import { startLemma } from '../servers/lemma.ts';
import { asText } from '../servers/requests.ts';
import { withSeeded } from './seeded.ts';

const CONNECTIONS = 16;
/** The first part fills caches. */
const WARM_UP = 1 / 10;
const STEPS = 10;
/** More documents of strangers than any cache keeps. */
const DOCUMENTS = 5000;

interface Million {
  requests: number;
  /** Megabytes of the server with its workers. */
  start: number;
  warm: number;
  later: number[];
  failed: number;
}

/** What the memory is after so many requests: of every kind that reads, and documents that nobody sent before. */
export function measureMillion(say: (sentence: string) => void, requests: number): Promise<Million> {
  return withSeeded(async ({ owner, keysFolder, ...surroundings }) => {
    const lemma = await startLemma(surroundings);
    try {
      const [voter] = await signIn(owner, keysFolder, 1);
      const questions = await chooseQuestions(owner, [voter!]);
      let turn = 0;
      const next = () => {
        turn += 1;
        return requestOf(lemma, turn, { questionId: questions[turn % questions.length]!, voter: voter! });
      };
      const start = memoryOf(lemma.pid);
      let failed = await send(lemma.address, Math.ceil(requests * WARM_UP), next);
      const warm = memoryOf(lemma.pid);
      say(`memory: ${start.toFixed(0)} MB at the start, ${warm.toFixed(0)} MB when warm`);
      const later: number[] = [];
      for (let step = 1; step <= STEPS; step += 1) {
        failed += await send(lemma.address, Math.ceil((requests * (1 - WARM_UP)) / STEPS), next);
        later.push(memoryOf(lemma.pid));
        say(`memory: ${later.at(-1)!.toFixed(0)} MB after ${turn} requests`);
      }
      return { requests: turn, start, warm, later, failed };
    } finally {
      await lemma.stop();
    }
  });
}

export function reportMillion({ requests, start, warm, later, failed }: Million): string {
  const last = later.at(-1)!;
  return (
    `The server with its workers takes ${start.toFixed(0)} MB at the start, ${warm.toFixed(0)} MB when warm, ` +
    `${last.toFixed(0)} MB after ${requests} requests: ${(last / warm).toFixed(2)} times what it took when warm ` +
    `(${failed} requests failed).`
  );
}

const READS = OPERATIONS.filter((operation) => !operation.startsWith('vote'));

function requestOf(
  { requestFor }: Contestant,
  turn: number,
  about: { questionId: string; voter: { id: string; token: string } },
): Partial<Request> {
  const kind = turn % (READS.length + 1);
  if (kind < READS.length) return requestFor[READS[kind]!]!(about);
  return asText(`query Q${turn % DOCUMENTS} { question(id: "${about.questionId}") { title score } }`, {});
}

/** How many of them failed. */
async function send(url: string, amount: number, next: () => Partial<Request>): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
    verifyBody: (body) => !body.includes('"errors":'),
  });
  return result.non2xx + result.errors + result.mismatches;
}
