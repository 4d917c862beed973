import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../server/database/audit.ts';
import { deep } from '../../suite/slow.ts';
import { openWorld, type Visitor } from '../../support/world.ts';
import { type Act, ON_ANSWERS, ON_COMMENTS, ON_QUESTIONS, type Things } from './acts.ts';
import { type Actor, meetPeople, type Status, statusesOf, writePosts } from './posts.ts';
import { OUTCOMES_ON_ANSWERS } from './outcomes-on-answers.ts';
import { OUTCOMES_ON_COMMENTS } from './outcomes-on-comments.ts';
import { OUTCOMES_ON_QUESTIONS } from './outcomes-on-questions.ts';

const world = openWorld();

/** Past fifty people, privileges have to be earned. */
beforeAll(async () => {
  await Promise.all(Array.from({ length: 51 }, () => world.person()));
});

/** Everybody in the deep run; an admin may what a moderator may, and a guest nothing. */
const GRAPH: readonly Actor[] = deep
  ? ['guest', 'stranger', 'editor', 'asker', 'author', 'moderator', 'admin']
  : ['stranger', 'editor', 'asker', 'author', 'moderator'];
const REST: readonly Actor[] = deep ? GRAPH : ['stranger', 'moderator'];

/** The words of the tables, and the status of REST that goes with them. */
const WORDS: Record<string, { word: string; status: number }> = {
  SIGNED_OUT: { word: 'out', status: 401 },
  NOT_ALLOWED: { word: 'no', status: 403 },
  NEED_REPUTATION: { word: 'rep', status: 403 },
  SELF_VOTE: { word: 'own', status: 403 },
  NOT_FOUND: { word: 'absent', status: 404 },
  CONFLICT: { word: 'conflict', status: 409 },
  QUESTION_CLOSED: { word: 'closed', status: 409 },
  QUESTION_LOCKED: { word: 'locked', status: 409 },
  VALIDATION_FAILED: { word: 'invalid', status: 422 },
};

describe.each([
  ['question', ON_QUESTIONS, OUTCOMES_ON_QUESTIONS],
  ['answer', ON_ANSWERS, OUTCOMES_ON_ANSWERS],
  ['comment', ON_COMMENTS, OUTCOMES_ON_COMMENTS],
] as const)('in whatever state a %s is', (target, acts, tables) => {
  test.each(Object.keys(acts))('who may %s is as written down, through both doors', async (name) => {
    const act = acts[name]!;
    const expected = readTable(tables[name]!);
    const statuses = statusesOf(target);
    const people = await meetPeople(world);
    const through = async (door: Door, among: readonly Actor[]): Promise<Outcomes> => {
      const actors = among.filter((actor) => actor in expected);
      const cases = actors.flatMap((actor) => statuses.map((status) => ({ actor, target, status })));
      const things = await writePosts(world, people, cases);
      return Object.fromEntries(
        await Promise.all(
          actors.map(async (actor, i) => [
            actor,
            await outcomesOf(door, people[actor], act, {
              statuses,
              things: things.slice(i * statuses.length),
            }),
          ]),
        ),
      );
    };
    expect(await through(askGraph, GRAPH)).toEqual(columns(expected, GRAPH));
    // Over REST whoever lacks the reputation to edit suggests instead.
    const instead = tables[name.replace(/^edit/u, 'suggest an edit of')];
    if (act.rest)
      expect(await through(askRest, REST)).toEqual(columns(withSuggestions(expected, instead), REST));
  });
});

test('after all of that every counter equals its rows', async () => {
  expect(await audit(world.pool)).toEqual([]);
});

/** By actor, then by state. */
type Outcomes = Record<string, Record<string, string>>;

type Door = (who: Visitor, act: Act, things: Things) => Promise<string>;

async function askGraph(who: Visitor, act: Act, things: Things): Promise<string> {
  const { data, errors } = await who.graph(
    `mutation { result: ${act.graph(things)} { __typename ... on Problem { code } } }`,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  const code = data['result']!['code'];
  return code ? wordOf(String(code)) : 'ok';
}

async function askRest(who: Visitor, act: Act, things: Things): Promise<string> {
  const { status, body } = await who.rest(...act.rest!(things));
  if (status === SUGGESTED) return 'suggested';
  if (status === (act.status ?? 200)) return 'ok';
  const code = String(body['code']);
  expect([code, status]).toEqual([code, WORDS[code]?.status]);
  return wordOf(code);
}

const SUGGESTED = 202;

const wordOf = (code: string) => WORDS[code]?.word ?? code;

async function outcomesOf(
  door: Door,
  who: Visitor,
  act: Act,
  { statuses, things }: { statuses: readonly Status[]; things: readonly Things[] },
) {
  const outcomes: Record<string, string> = {};
  for (const [i, status] of statuses.entries()) outcomes[status] = await door(who, act, things[i]!);
  return outcomes;
}

const columns = (table: Outcomes, actors: readonly Actor[]): Outcomes =>
  Object.fromEntries(Object.entries(table).filter(([actor]) => actors.includes(actor as Actor)));

function withSuggestions(editing: Outcomes, instead: string | undefined): Outcomes {
  if (!instead) return editing;
  const suggesting = readTable(instead);
  const over = (actor: string, status: string, word: string) => {
    const other = suggesting[actor]![status]!;
    return word !== 'rep' ? word : other === 'ok' ? 'suggested' : other;
  };
  return mapped(editing, over);
}

const mapped = (table: Outcomes, change: (actor: string, status: string, word: string) => string): Outcomes =>
  Object.fromEntries(
    Object.entries(table).map(([actor, column]) => [
      actor,
      Object.fromEntries(
        Object.entries(column).map(([status, word]) => [status, change(actor, status, word)]),
      ),
    ]),
  );

/** Actors stand in columns; states with the same outcomes share a row. */
function readTable(table: string): Outcomes {
  const [actors, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/u));
  const columnOf = (i: number) =>
    rows.flatMap(([statuses, ...words]) => statuses!.split(', ').map((status) => [status, words[i]!]));
  return Object.fromEntries(actors!.map((actor, i) => [actor, Object.fromEntries(columnOf(i))]));
}
