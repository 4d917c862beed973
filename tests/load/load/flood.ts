import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../report.ts';

/** What came of a flood, told on standard output by the process that sent it. */
export interface Flood {
  sent: number;
  /** Answered well within two seconds, and how many that is a second. */
  good: number;
  goodPerSecond: number;
  goodP99: number;
  shed: number;
  shedP99: number;
  /** Neither answered well nor sent away. */
  failed: number;
}

const GOOD_MS = 2000;
const STEP_MS = 10;
const BODY = JSON.stringify({
  query: '{ questions(first: 20) { nodes { id title score answerCount author { name reputation } } } }',
});

/** So many requests a second for so many seconds, whatever becomes of them; without a rate as fast as 32 can. */
async function flood(address: string, seconds: number, rate: number): Promise<Flood> {
  const agent = new Agent({ keepAlive: true, maxSockets: rate > 0 ? 2000 : 32 });
  const good: number[] = [];
  const shed: number[] = [];
  let sent = 0;
  let failed = 0;
  const ask = () =>
    new Promise<void>((resolve) => {
      sent += 1;
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
  const all: Promise<void>[] = [];
  if (rate > 0)
    while (elapsed() < seconds) {
      while (sent < elapsed() * rate) all.push(ask());
      await pause(STEP_MS);
    }
  else
    for (let i = 0; i < 32; i += 1)
      all.push(
        (async () => {
          while (elapsed() < seconds) await ask();
        })(),
      );
  // What is sent at a rate is answered later than it was sent; the rate is what counts.
  const sending = elapsed();
  await Promise.all(all);
  const took = rate > 0 ? sending : elapsed();
  agent.destroy();
  return {
    sent,
    good: good.length,
    goodPerSecond: good.length / took,
    goodP99: quantile(good, 0.99) ?? Number.NaN,
    shed: shed.length,
    shedP99: quantile(shed, 0.99) ?? Number.NaN,
    failed,
  };
}

const [address, seconds, rate] = process.argv.slice(2);
console.log(JSON.stringify(await flood(address!, Number(seconds), Number(rate))));
