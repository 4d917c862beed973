import fc from 'fast-check';
import { expect } from 'vitest';
import { audit } from '../../../server/database/audit.ts';
import { CROWD_PLAYS } from './crowds.ts';
import { among, type Event, PLAYS, type Play } from './events.ts';
import { checkInbox, PRIVATE_PLAYS } from './private-events.ts';
import { Stage, type World } from './stage.ts';
import { expected, found } from './state.ts';
import { undo } from './undo.ts';

const ALL: Record<string, Play> = { ...PLAYS, ...PRIVATE_PLAYS, ...CROWD_PLAYS, undo };

/** How often each happens, where that is not once. */
const WEIGHTS: Partial<Record<string, number>> = {
  ask: 2,
  answer: 4,
  comment: 3,
  vote: 14,
  accept: 4,
  like: 2,
  edit: 2,
  report: 4,
  decide: 3,
  move: 3,
  undo: 4,
  acclaim: 2,
  fan: 2,
  readOne: 2,
};

const event: fc.Arbitrary<Event & { kind: string }> = fc.record({
  kind: fc.oneof(
    ...Object.keys(ALL).map((kind) => ({ weight: WEIGHTS[kind] ?? 1, arbitrary: fc.constant(kind) })),
  ),
  who: fc.nat(999),
  what: fc.nat(9999),
  more: fc.nat(9999),
});

const LENGTH = 200;
const history = fc.array(event, { minLength: LENGTH, maxLength: LENGTH, size: 'max' });

/** After so many events the model and the database are compared. */
const BATCH = 40;
const SECOND = 1000;
const BEGINNING = { who: 0, what: 0, more: 0 };

/** Plays a history in a community of its own, and says how much of it was limited. */
async function play(
  world: World,
  events: (Event & { kind: string })[],
): Promise<{ played: number; limited: number }> {
  const stage = await Stage.open(world);
  // Something to begin with, most of it by one person, however short a history is.
  const [first, writer] = stage.community.people.slice(1);
  await PLAYS.ask(stage, first!, BEGINNING);
  for (let i = 0; i < 7; i += 1) await PLAYS.answer(stage, writer!, BEGINNING);
  for (const [i, one] of events.entries()) {
    stage.later(SECOND);
    await ALL[one.kind]!(stage, among(stage.community.people, one.who)!, one).catch((error: unknown) => {
      throw new Error(`event ${i}, ${JSON.stringify(one)}`, { cause: error });
    });
    if (i % BATCH === BATCH - 1) expect(await found(world, stage.community)).toEqual(expected(stage));
  }
  expect(await found(world, stage.community)).toEqual(expected(stage));
  for (const person of stage.community.people) await checkInbox(stage, person);
  return stage;
}

/** What one history comes to at least, with votes of crowds and what is done and undone. */
const PLAYED = 250;
/** Printed where a history fails; set again, the same histories are played. */
const SEED = process.env['HISTORY_SEED'];

/** Plays so many events in histories of their own; afterwards everything in the database agrees with itself. */
export async function playHistories(world: World, events: number): Promise<void> {
  // Past fifty people, privileges have to be earned.
  await Promise.all(Array.from({ length: 51 }, () => world.person()));
  const sum = { played: 0, limited: 0 };
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      const { played, limited } = await play(world, one);
      sum.played += played;
      sum.limited += limited;
    }),
    { numRuns: Math.ceil(events / PLAYED), endOnFailure: true, ...(SEED && { seed: Number(SEED) }) },
  );
  expect(sum.played).toBeGreaterThan(events / 2);
  expect(sum.limited).toBeLessThan(sum.played / 10);
  expect(await audit(world.pool)).toEqual([]);
}
