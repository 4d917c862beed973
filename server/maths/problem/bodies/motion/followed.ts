import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Motion } from './told.ts';

export interface Row {
  t: number;
  x: number;
  v: number;
}

/** A motion in numbers: what its further letters stand for, and where it is in small steps of time. */
export interface Run {
  values: Record<string, number>;
  rows: Row[];
}

const SHIFTS = [0.13, 0.61];
const STEPS = 1000;
const LONG = 12;

/** The motion followed from its start until it stops, or for long. */
export function runsOf(motion: Motion): Run[] {
  const { force, mass, begins, letters } = motion;
  const own = new Set<string>(Object.values(letters));
  const names = [...new Set([force, mass, begins.v, begins.x].flatMap(symbolsOf))].filter(
    (one) => !own.has(one),
  );
  return (names.length > 0 ? SHIFTS : [0]).map((shift) => {
    const values = Object.fromEntries(names.map((name, at) => [name, 0.6 + 0.35 * at + shift]));
    return { values, rows: rowsOf(motion, values) };
  });
}

function rowsOf({ force, mass, begins, letters }: Motion, values: Record<string, number>): Row[] {
  const size = evaluate(mass, values);
  const rate = ({ t, x, v }: Row): number =>
    evaluate(force, { ...values, [letters.t]: t, [letters.x]: x, [letters.v]: v }) / size;
  const first: Row = { t: 0, x: evaluate(begins.x, values), v: evaluate(begins.v, values) };
  const slowing = Math.abs(rate(first));
  const unit = first.v > 0 && slowing > 0 ? first.v / slowing : 1;
  const step = unit / STEPS;
  const rows = [first];
  for (let count = 0; count < LONG * STEPS; count += 1) {
    const row = stepped(rows.at(-1)!, step * (1 + count / STEPS), rate);
    if (!(row.v > 0) || !Number.isFinite(row.x)) break;
    rows.push(row);
  }
  return rows;
}

function stepped({ t, x, v }: Row, h: number, rate: (row: Row) => number): Row {
  const k1 = rate({ t, x, v });
  const k2 = rate({ t: t + h / 2, x: x + (v * h) / 2, v: v + (k1 * h) / 2 });
  const k3 = rate({ t: t + h / 2, x: x + (v * h) / 2 + (k1 * h * h) / 4, v: v + (k2 * h) / 2 });
  const k4 = rate({ t: t + h, x: x + v * h + (k2 * h * h) / 2, v: v + k3 * h });
  return {
    t: t + h,
    x: x + v * h + ((k1 + k2 + k3) * h * h) / 6,
    v: v + ((k1 + 2 * k2 + 2 * k3 + k4) * h) / 6,
  };
}

/** Rows here and there, the start aside. */
export const picked = ({ rows }: Run): Row[] =>
  [0.03, 0.11, 0.29, 0.47, 0.68, 0.9].flatMap((share) => {
    const row = rows[Math.floor(share * (rows.length - 1))];
    return row && row.t > 0 ? [row] : [];
  });
