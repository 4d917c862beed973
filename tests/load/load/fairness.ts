import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startThrowaway } from '../../../server/database/embedded/throwaway.ts';
import { tablesOfCases } from '../../maths/tables.ts';
import { quantile } from '../figures.ts';
import { type Child, startChild } from '../servers/child.ts';

const OTHERS = 900;
const WARMING = 300;
/** So many are asked in the seconds in which the attack begins, and workers start for it. */
const BEGINNING = 150;
const AT_ONCE = 3;
/** By one round alone a time is by chance twice another. */
const ROUNDS = 3;
/** What somebody who asks one question after the other needs to read the answer, in milliseconds: very little. */
const PAUSE = 30;
const STUDENTS = 1000;
const STUDENTS_AT_ONCE = 20;
const ATTACKERS = 6;

const SOLVE = 'query ($question: String!) { solve(question: $question) { __typename } }';

/** Each with a number that makes it one that was not asked before. */
const EXPENSIVE: ((number: number) => string)[] = [
  (n) => `${'>'.repeat(990)}${','.repeat(990)}${n}`,
  (n) => `Expand (a+b+c+d+e+f+g+h)^${60 + (n % 30)}`,
  (n) => `Integrate sin(x)^${20 + n} cos(x)^${13 + n} e^(${n}x) ln(x)`,
  (n) => `Integrate sqrt(x^${5 + (n % 7)} + ${n}x + 1) / (x^4 + ${n})`,
  (n) => `Solve ${Array.from({ length: 60 }, (_, i) => `sin(${i + n}x)`).join(' + ')} = 0 for 0 <= x <= 360`,
  (n) => `Solve x^${50 + (n % 40)} ${Array.from({ length: 40 }, (_, i) => `+ ${i + n}x^${i}`).join(' ')} = 0`,
  (n) => `${' '.repeat(1900)}solve x = ${n}`,
];

interface FairnessFigures {
  /**
   * Milliseconds of the same questions: alone (the middle of several rounds), once more, beside one address that asks
   * what costs most, and beside a school.
   */
  alone: number[];
  again: number[];
  attacked: number[];
  besideSchool: number[];
  /** How many of a thousand students behind one address were answered, beside the attack. */
  students: { times: number[]; got: Record<string, number> };
  /** What the attack got: answers and refusals by kind. */
  attack: Record<string, number>;
  dearest: number;
}

/** Whether one address can keep others waiting for the maths engine, and whether a school gets its share. */
export async function measureFairness(say: (sentence: string) => void): Promise<FairnessFigures> {
  const solved = [...(await tablesOfCases()).values()].flatMap((table) => table.solved.map(({ ask }) => ask));
  const all = [...new Set(solved)];
  const step = Math.floor(all.length / OTHERS);
  const questions = all.filter((_, index) => index % step === 0).slice(0, OTHERS);
  const warming = all.filter((_, index) => index % step === 1).slice(0, WARMING);
  const database = await startThrowaway();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-fairness-'));
  // A new one each time: what was asked before is remembered.
  const on = async <Value>(measure: (server: Child) => Promise<Value>): Promise<Value> => {
    const env = {
      DATABASE_URL: database.ownerUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '1',
    };
    const server = await startChild(['server/main.ts', '--empty'], env);
    try {
      await askAll(server, warming);
      return await measure(server);
    } finally {
      await server.stop();
    }
  };
  try {
    say('fairness: others alone');
    const rounds: number[][] = [];
    while (rounds.length < ROUNDS) rounds.push(await on((server) => askAll(server, questions)));
    const alone = questions.map((_, index) =>
      quantile(
        rounds.map((times) => times[index]!),
        0.5,
      ),
    );
    const again = await on((server) => askAll(server, questions));
    say('fairness: what costs most');
    const { make, ms: dearest } = await on(dearestOf);
    say(`fairness: others beside ${ATTACKERS} at a time from one address, each by another device`);
    const attack: Record<string, number> = {};
    const attacked = await on((server) =>
      during(attacking(server, make, attack), () => askAll(server, questions)),
    );
    say(`fairness: ${STUDENTS} students behind one address, and the attack`);
    const students: FairnessFigures['students'] = { times: [], got: {} };
    const besideSchool = await on((server) =>
      during(attacking(server, make, {}), async () => {
        const [times] = await Promise.all([askAll(server, questions), askAsSchool(server, all, students)]);
        return times;
      }),
    );
    return { alone, again, attacked, besideSchool, students, attack, dearest };
  } finally {
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function reportFairness({ alone, students, attack, dearest, ...beside }: FairnessFigures): string {
  const line = (times: number[]) =>
    `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms of ${times.length}`;
  const within = (times: number[], from = 0) => {
    const many = times.filter(
      (time, index) => time <= 2 * Math.max(alone[from + index]!, quantile(alone, 0.5)),
    ).length;
    return `${((100 * many) / times.length).toFixed(1)} of 100 within twice their normal time`;
  };
  const [beginning, underWay] = [beside.attacked.slice(0, BEGINNING), beside.attacked.slice(BEGINNING)];
  const counted = (got: Record<string, number>) =>
    Object.entries(got)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ');
  return [
    `Others alone                ${line(alone)}`,
    `Alone once more             ${line(beside.again)}: ${within(beside.again)}`,
    `While an attack begins      ${line(beginning)}: ${within(beginning)}`,
    `While it goes on            ${line(underWay)}: ${within(underWay, BEGINNING)}`,
    `Beside a school and it      ${line(beside.besideSchool)}: ${within(beside.besideSchool)}`,
    `${STUDENTS} students behind one address got ${counted(students.got)}, ${line(students.times)}.`,
    `The attack asked what takes ${dearest.toFixed(0)} ms, and got ${counted(attack)}.`,
  ].join('\n');
}

async function ask({ address }: Child, question: string, device: string, from: string): Promise<string> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'lemma-device': device },
    body: JSON.stringify({ query: SOLVE, variables: { question } }),
  });
  const body = (await response.json()) as { data?: { solve: { __typename: string } } };
  return body.data?.solve.__typename ?? `status ${response.status}`;
}

/** Milliseconds of each question; every asker has an address of their own. */
async function askAll(server: Child, questions: string[]): Promise<number[]> {
  const times: number[] = [];
  const left = [...questions.entries()];
  await atOnce(AT_ONCE, async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const [index, question] = one;
      const began = performance.now();
      await ask(server, question, 'their own', `198.51.100.${index % 50}`);
      times[index] = performance.now() - began;
      await wait(PAUSE);
    }
  });
  return times;
}

async function askAsSchool(server: Child, questions: string[], students: FairnessFigures['students']) {
  let next = 0;
  await atOnce(STUDENTS_AT_ONCE, async () => {
    while (next < STUDENTS) {
      const student = next++;
      const began = performance.now();
      const outcome = await ask(
        server,
        questions[student % questions.length]!,
        `student ${student}`,
        '192.0.2.1',
      );
      students.times.push(performance.now() - began);
      students.got[outcome] = (students.got[outcome] ?? 0) + 1;
      await wait(PAUSE);
    }
  });
}

async function dearestOf(server: Child): Promise<{ make: (number: number) => string; ms: number }> {
  const costs: { make: (number: number) => string; ms: number }[] = [];
  for (const make of EXPENSIVE) {
    const began = performance.now();
    for (const number of [1, 2]) await ask(server, make(number), `tries ${number}`, '203.0.113.1');
    costs.push({ make, ms: (performance.now() - began) / 2 });
  }
  return costs.reduce((most, one) => (one.ms > most.ms ? one : most));
}

/** Asks so many at a time until it is stopped, each time as another device of one address. */
function attacking(
  server: Child,
  make: (number: number) => string,
  got: Record<string, number>,
): () => Promise<void> {
  let stopped = false;
  let number = 10;
  const done = atOnce(ATTACKERS, async () => {
    while (!stopped) {
      number += 1;
      const outcome = await ask(server, make(number), `device ${number}`, '203.0.113.66');
      got[outcome] = (got[outcome] ?? 0) + 1;
    }
  });
  return () => {
    stopped = true;
    return done;
  };
}

async function during<Value>(stop: () => Promise<void>, measure: () => Promise<Value>): Promise<Value> {
  try {
    return await measure();
  } finally {
    await stop();
  }
}

const atOnce = async (count: number, act: () => Promise<void>) => {
  await Promise.all(Array.from({ length: count }, act));
};
