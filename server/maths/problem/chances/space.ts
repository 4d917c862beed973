import {
  minus,
  ONE,
  over,
  plus,
  type Rational,
  signOf,
  times,
  ZERO,
} from '../../algebra-system/numbers/rational.ts';

/** What may happen, a value for each question: 0 and 1 for no and yes, or which of several. */
export type Outcome = readonly number[];
export type Event = (outcome: Outcome) => boolean;

/** P(event | given) = value. */
export interface Given {
  event: Event;
  given: Event | null;
  value: Rational;
}

export const outcomesOf = (sizes: readonly number[]): Outcome[] =>
  sizes.reduce<Outcome[]>(
    (all, size) => all.flatMap((one) => Array.from({ length: size }, (_, value) => [...one, value])),
    [[]],
  );

export const both =
  (a: Event, b: Event | null): Event =>
  (outcome) =>
    a(outcome) && (b === null || b(outcome));

/** The probability of an event by what is given; null where that does not settle it. */
export function chanceIn(
  outcomes: readonly Outcome[],
  known: readonly Given[],
  event: Event,
): Rational | null {
  const rows = known.map(({ event: one, given, value }) => ({
    left: outcomes.map((outcome) => {
      const inside = given === null || given(outcome);
      const hit = inside && one(outcome) ? ONE : ZERO;
      return given !== null && inside ? minus(hit, value) : hit;
    }),
    right: given === null ? value : ZERO,
  }));
  rows.push({ left: outcomes.map(() => ONE), right: ONE });
  let target = outcomes.map((outcome) => (event(outcome) ? ONE : ZERO));
  let found = ZERO;
  const left = [...rows];
  for (const column of outcomes.keys()) {
    const at = left.findIndex((row) => signOf(row.left[column]!) !== 0);
    if (at < 0) continue;
    const [pivot] = left.splice(at, 1);
    const clear = (line: Rational[]) => over(line[column]!, pivot!.left[column]!);
    for (const row of left) {
      const factor = clear(row.left);
      row.left = row.left.map((one, index) => minus(one, times(factor, pivot!.left[index]!)));
      row.right = minus(row.right, times(factor, pivot!.right));
    }
    const factor = clear(target);
    target = target.map((one, index) => minus(one, times(factor, pivot!.left[index]!)));
    found = plus(found, times(factor, pivot!.right));
  }
  // What is left of the rows contradicts itself, or of the target is not settled.
  if (left.some((row) => signOf(row.right) !== 0) || target.some((one) => signOf(one) !== 0)) return null;
  return signOf(found) < 0 || signOf(minus(ONE, found)) < 0 ? null : found;
}

export const not =
  (event: Event): Event =>
  (outcome) =>
    !event(outcome);
