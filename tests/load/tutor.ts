import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { startThrowaway } from '../../server/database/embedded/throwaway.ts';
import { tablesOfCases } from '../maths/tables.ts';
import { startModel, words } from '../support/model.ts';
import { type Voter as Member, signIn } from './people.ts';
import { memoryOf } from './memory-of.ts';
import { quantile } from './figures.ts';
import { seed } from './seed/seed.ts';
import { type Child, startChild } from './servers/child.ts';

const SIZE = { users: 400, questions: 400, answers: 800, votes: 1000 };
const QUESTIONS = 400;
const AT_ONCE = 20;
const RELAYED = 60;
const ASK = `query ($messages: [ChatMessageInput!]!) { askTutor(messages: $messages) {
  ... on TutorReply { content solutions { title { en } steps { tex } } } ... on Problem { code message } } }`;

interface TutorFigures {
  /** Milliseconds of a reply: to one who asks, to twenty who ask at once, and to twenty who ask the same again. */
  alone: number[];
  together: number[];
  again: number[];
  /** Milliseconds to the first words of a model: through the product, and straight from the service, in turn. */
  relayed: number[];
  direct: number[];
  /** Megabytes of the process: after its start, and after all those replies. */
  megabytes: { before: number; after: number };
}

/** How long the tutor takes over HTTP, for questions that nobody asked before and then for the same. */
export async function measureTutor(say: (sentence: string) => void): Promise<TutorFigures> {
  const questions = await differentQuestions(3 * QUESTIONS);
  const model = await startModel();
  model.answer = words('Friction opposes the relative motion of the surfaces.');
  const database = await startThrowaway();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-tutor-'));
  const pool = new Pool({ connectionString: database.ownerUrl, max: 1 });
  const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  try {
    await seed(database.ownerUrl, SIZE, () => {});
    const embedded = await startChild(['server/main.ts', '--empty'], env);
    const next = inTurn(await signIn(pool, path.join(dataDir, 'keys'), SIZE.users));
    const askEach = (some: string[], atOnce: number) =>
      timed(some, atOnce, (question) => ask(embedded, next(), question));

    say('tutor: warming up');
    await askEach(questions.splice(0, 50), 1);
    const before = memoryOf(embedded.pid);
    say('tutor: one asks');
    const alone = await askEach(questions.splice(0, QUESTIONS), 1);
    say(`tutor: ${AT_ONCE} ask`);
    const others = questions.splice(0, QUESTIONS);
    const together = await askEach(others, AT_ONCE);
    const again = await askEach(others, AT_ONCE);
    const after = memoryOf(embedded.pid);
    await embedded.stop();

    say('tutor: through a model');
    const relay = await startChild(['server/main.ts', '--empty'], {
      ...env,
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'model',
    });
    const relayed: number[] = [];
    const direct: number[] = [];
    for (let turn = 0; turn < RELAYED; turn += 1) {
      const { messages, headers } = { messages: [friction(turn)], headers: memberHeaders(next()) };
      relayed.push(await firstWords(`${relay.address}/api/chat`, headers, { messages, stream: true }));
      direct.push(await firstWords(`${model.baseUrl}/chat/completions`, {}, { messages, stream: true }));
    }
    await relay.stop();
    return { alone, together, again, relayed, direct, megabytes: { before, after } };
  } finally {
    await Promise.all([pool.end(), model.stop()]);
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export function reportTutor({ relayed, direct, megabytes, ...replies }: TutorFigures): string {
  const names = { alone: 'one asks', together: `${AT_ONCE} ask at once`, again: 'they ask the same again' };
  const line = (times: number[]) =>
    `p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms of ${times.length}`;
  const above = relayed.map((time, turn) => time - direct[turn]!);
  return [
    ...(Object.keys(names) as (keyof typeof names)[]).map(
      (key) => `${names[key].padEnd(28)}${line(replies[key])}`,
    ),
    `First words of a model: ${quantile(above, 0.5).toFixed(1)} ms (p95 ${quantile(above, 0.95).toFixed(1)} ms) above the service’s own ${quantile(direct, 0.5).toFixed(1)} ms.`,
    `The server with its workers takes ${megabytes.before.toFixed(0)} MB, and ${megabytes.after.toFixed(0)} MB after all those replies.`,
  ].join('\n');
}

/** Of the cases that the engine solves, so many from everywhere in the tables, each once. */
async function differentQuestions(count: number): Promise<string[]> {
  const solved = [...(await tablesOfCases()).values()].flatMap((table) => table.solved.map(({ ask }) => ask));
  const all = [...new Set(solved)];
  // A step that has no divisor in common with the number of cases comes by each of them.
  const step = [1009, 1013, 1019].find((prime) => all.length % prime !== 0)!;
  return Array.from({ length: count + 50 }, (_, index) => all[(index * step) % all.length]!);
}

const friction = (turn: number) => ({
  role: 'user',
  content: `Explain in your own words why friction opposes motion, for the ${turn}th time.`,
});

function inTurn(members: Member[]): () => Member {
  let turn = 0;
  return () => members[turn++ % members.length]!;
}

const memberHeaders = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

async function ask({ address }: Child, member: Member, content: string): Promise<void> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...memberHeaders(member) },
    body: JSON.stringify({ query: ASK, variables: { messages: [{ role: 'USER', content }] } }),
  });
  const body = await response.text();
  if (!body.includes('"steps"')) throw new Error(`${content}: ${body}`);
}

/** Milliseconds until the first event that carries words. */
async function firstWords(url: string, headers: Record<string, string>, body: object): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
  });
  let received = '';
  let at: number | null = null;
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    received += chunk;
    if (at === null && /"content":\s*"[^"]/.test(received)) at = performance.now();
  }
  if (at === null) throw new Error(`${url}: ${received}`);
  return at - began;
}

async function timed(
  items: string[],
  atOnce: number,
  act: (item: string) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  const left = items.values();
  const one = async () => {
    for (const item of left) {
      const began = performance.now();
      await act(item);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return times;
}
