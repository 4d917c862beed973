import { ask } from '../ask.ts';
import { cpuOf } from '../cpu.ts';
import { quantile, spread } from '../figures.ts';
import { memoryOf } from '../memory-of.ts';
import { chooseUnvoted, signIn, type Voter } from '../people.ts';
import { GOOD } from '../servers/contestants.ts';
import { clientDocuments, startLemma } from '../servers/lemma.ts';
import { openListeners } from './listeners.ts';
import { withSeeded } from './seeded.ts';

const SUBSCRIBERS = 5000;
/** Before them, so that what they need in memory is not what any first one needs. */
const WARMING = 100;
const ROUNDS = 5;
/** A subscriber is told ten events in any second; these come one after the other, and then none for a while. */
const VOTES = 10;

interface Subscribers {
  openMs: number;
  megabytes: { before: number; after: number };
  /** Of each round: how many were told a second, and microseconds of the server's CPU for each. */
  perSecond: number[];
  cpu: number[];
  /** Of each round: within so many milliseconds of the vote 99 of 100 were told. */
  p99: Delay[];
}

interface Delay {
  /** Of votes that come one after the other, and of one that comes alone. */
  inARow: number;
  alone: number;
}

/** Five thousand look at one question while others vote on it. */
export function measureSubscribers(say: (sentence: string) => void): Promise<Subscribers> {
  return withSeeded(async ({ owner, keysFolder, ...surroundings }) => {
    const lemma = await startLemma(surroundings);
    try {
      const voters = await signIn(owner, keysFolder, (ROUNDS + 1) * (VOTES + 1));
      const questionId = await chooseUnvoted(owner, voters);
      const vote = async (voter: Voter) => {
        const body = await ask(lemma.address, lemma.requestFor.vote!({ questionId, voter }));
        if (!body.includes(GOOD.vote)) throw new Error(body);
      };
      const query = clientDocuments().textOf('QuestionEvents');

      const payload = { query, variables: { id: questionId } };
      const open = (count: number) => openListeners(lemma.address, count, payload);
      const first = await open(WARMING);
      const before = memoryOf(lemma.pid);
      const began = performance.now();
      const listeners = await open(SUBSCRIBERS);
      const openMs = performance.now() - began;
      const megabytes = { before, after: memoryOf(lemma.pid) };
      say(`${SUBSCRIBERS} subscribers after ${(openMs / 1000).toFixed(1)} s`);

      /** Within how many milliseconds 99 of 100 are told of so many votes. */
      const voteAndHear = async (count: number) => {
        const told = listeners.told(count * SUBSCRIBERS);
        const sent: number[] = [];
        for (const voter of voters.splice(0, count)) {
          sent.push(performance.now());
          await vote(voter);
        }
        await told;
        return quantile(delays(listeners.heard(), sent), 0.99);
      };

      const rounds: { perSecond: number; cpu: number; p99: Delay }[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        say(`subscribers: votes ${round * VOTES + 1} to ${(round + 1) * VOTES}`);
        const cpu = cpuOf(lemma.pid);
        const start = performance.now();
        const inARow = await voteAndHear(VOTES);
        const ms = performance.now() - start;
        const deliveries = VOTES * SUBSCRIBERS;
        rounds.push({
          perSecond: (1000 * deliveries) / ms,
          cpu: (1000 * (cpuOf(lemma.pid) - cpu)) / deliveries,
          p99: { inARow, alone: 0 },
        });
        await pause();
        rounds.at(-1)!.p99.alone = await voteAndHear(1);
        await pause();
      }
      first.close();
      listeners.close();
      // The first round warms up.
      const measured = rounds.slice(1);
      return {
        openMs,
        megabytes,
        perSecond: measured.map((round) => round.perSecond),
        cpu: measured.map((round) => round.cpu),
        p99: measured.map((round) => round.p99),
      };
    } finally {
      await lemma.stop();
    }
  });
}

const of = (delays: Delay[], which: keyof Delay) => delays.map((delay) => delay[which]);
const pause = () => new Promise((resolve) => setTimeout(resolve, 1500));

/** Every listener hears the votes in the order in which they were sent. */
const delays = (heard: number[][], sent: number[]) =>
  heard.flatMap((own) => own.map((at, vote) => at - sent[vote]!));

export function reportSubscribers({
  openMs,
  megabytes: { before, after },
  perSecond,
  cpu,
  p99,
}: Subscribers) {
  return [
    `${SUBSCRIBERS} subscribers of one question are there after ${(openMs / 1000).toFixed(1)} s and take ${(after - before).toFixed(0)} MB (${((1024 * (after - before)) / SUBSCRIBERS).toFixed(0)} kB each).`,
    `${VOTES} votes in a row are told at ${spread(perSecond, 0)} deliveries a second, ${spread(cpu, 1)} µs of CPU each.`,
    `99 of 100 deliveries arrive within ${spread(of(p99, 'inARow'), 0)} ms of their vote, and of a vote alone within ${spread(of(p99, 'alone'), 0)} ms.`,
  ].join('\n');
}
