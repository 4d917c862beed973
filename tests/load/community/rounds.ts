import autocannon from 'autocannon';
import { cpuOf, cpuOfServer } from '../cpu.ts';
import { type Contestant, GOOD, type Operation, OPERATIONS, type Turn } from '../servers/contestants.ts';

export interface Sample {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU milliseconds of a request: in the server, and in Postgres. */
  serverCpu: number;
  postgresCpu: number;
}

export interface Plan {
  rounds: number;
  seconds: number;
  connections: number;
  postgresPid: number;
  turnsOf: (contestant: Contestant) => () => Turn;
}

export type Samples = Map<Operation, Map<string, Sample[]>>;

/** Each operation for each contestant in turn, again and again: what disturbs the machine disturbs all of them. */
export async function measureRounds(
  contestants: Contestant[],
  { rounds, seconds, connections, postgresPid, turnsOf }: Plan,
  say: (sentence: string) => void,
): Promise<Samples> {
  const samples: Samples = new Map(OPERATIONS.map((operation) => [operation, new Map()]));
  for (let round = 0; round <= rounds; round += 1)
    for (const operation of OPERATIONS) {
      say(round === 0 ? `warming up: ${operation}` : `round ${round} of ${rounds}: ${operation}`);
      for (const contestant of contestants.filter(({ requestFor }) => requestFor[operation])) {
        const load = { contestant, operation, next: turnsOf(contestant), connections, postgresPid };
        // The first round warms up: code is compiled, statements are prepared, pages are read.
        const sample = await run({ ...load, seconds: round === 0 ? Math.min(2, seconds) : seconds });
        if (round === 0) continue;
        const known = samples.get(operation)!;
        known.set(contestant.name, [...(known.get(contestant.name) ?? []), sample]);
      }
    }
  return samples;
}

interface Load {
  contestant: Contestant;
  operation: Operation;
  next: () => Turn;
  connections: number;
  seconds: number;
  postgresPid: number;
}

async function run({
  contestant,
  operation,
  next,
  connections,
  seconds,
  postgresPid,
}: Load): Promise<Sample> {
  const { address, pid, requestFor } = contestant;
  const before = { server: cpuOf(pid), postgres: cpuOfServer(postgresPid) };
  let bad = '';
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...requestFor[operation]!(next()) }) }],
    verifyBody: (body) => isGood(body, operation) || ((bad = body), false),
  });
  const failed = result.non2xx + result.errors + result.mismatches;
  if (failed > 0)
    throw new Error(`${contestant.name}, ${operation}: ${failed} times no answer, such as ${bad}`);
  const answered = result['2xx'];
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverCpu: (cpuOf(pid) - before.server) / answered,
    postgresCpu: (cpuOfServer(postgresPid) - before.postgres) / answered,
  };
}

/** A refusal or an error would be quicker than the real thing. */
function isGood(body: string, operation: Operation): boolean {
  return !/"errors":|"refusal":"|"code":"/.test(body) && body.includes(GOOD[operation]);
}
