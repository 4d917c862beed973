import { Agent, request } from 'node:http';
import { quantile } from '../figures.ts';

/** What came of a flood, told on standard output by the process that sent it. */
export interface Flood {
  /** Answered well within two seconds, and how many that is a second. */
  good: number;
  goodPerSecond: number;
  goodP99: number | null;
  shed: number;
  shedP99: number | null;
  /** Neither answered well nor sent away. */
  failed: number;
}

const GOOD_MS = 2000;
const BODY = JSON.stringify({
  query: '{ questions(first: 20) { nodes { id title score answerCount author { name reputation } } } }',
});

/** So many clients for so many seconds; each asks again as soon as it has an answer, also when it was sent away. */
async function flood(address: string, seconds: number, clients: number): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const good: number[] = [];
  const shed: number[] = [];
  let failed = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      const began = performance.now();
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) };
      const fail = () => {
        failed += 1;
        resolve();
      };
      request(`${address}/graphql`, { method: 'POST', agent, headers }, (res) => {
        res.resume();
        res.once('error', fail);
        res.once('end', () => {
          const ms = performance.now() - began;
          if (res.statusCode === 200 && ms <= GOOD_MS) good.push(ms);
          else if (res.statusCode === 503) shed.push(ms);
          else failed += 1;
          resolve();
        });
      })
        .once('error', fail)
        .end(BODY);
    });

  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const asking = Array.from({ length: clients }, async () => {
    while (elapsed() < seconds) await ask();
  });
  await Promise.all(asking);
  const took = elapsed();
  agent.destroy();
  return {
    good: good.length,
    goodPerSecond: good.length / took,
    goodP99: quantile(good, 0.99) ?? null,
    shed: shed.length,
    shedP99: quantile(shed, 0.99) ?? null,
    failed,
  };
}

const [address, seconds, clients] = process.argv.slice(2);
console.log(JSON.stringify(await flood(address!, Number(seconds), Number(clients))));
