import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  has,
  number,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { withOneLogarithm } from '../../../techniques/integration/logarithms.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import { amountOf, isProperty, type Tale } from '../told.ts';
import type { Found } from '../work-out.ts';
import { type Run, runsOf } from './followed.ts';
import { formulaOf, type Kind, relatedBy, squareOf } from './formulas.ts';
import { type Motion, motionIn } from './told.ts';
import { undone } from './undone.ts';

const UNITS = { v: 'm s^-1', x: 'm', t: 's' } as const;
const KINDS = ['v', 'x', 't'] as const;

/** A body on a line under a force that depends on its speed, its place or the time. */
export function motionOf(tale: Tale): { found: Found } | null {
  if (!tale.facts.some(({ relation }) => ['force', 'push', 'pull', 'acceleration'].includes(relation)))
    return null;
  const motion = motionIn(tale);
  if (!motion) return null;
  const runs = runsOf(motion);
  const found = runs.every(({ rows }) => rows.length > 20) ? foundIn(tale, motion, runs) : null;
  return found ? { found } : null;
}

function foundIn(tale: Tale, motion: Motion, runs: readonly Run[]): Found | null {
  const { target, terms } = tale.goal;
  if (!isProperty(target)) return null;
  const conditions = (target.where ?? []).map(({ of }) => of[0]!);
  const [condition, more] = conditions;
  if (more) return null;
  if (target.the === 'limit speed') return condition ? null : limitOf(motion, runs);
  const at = condition ? instantIn(condition, motion, tale) : stopOf(target, motion, tale);
  const of = askedIn(target, motion);
  if (!of) return null;
  if (at) return of === 'v^2' ? null : valueAt(of, at, motion, runs);
  const by = KINDS.find((kind) => terms?.includes(motion.letters[kind]));
  if (condition || !by || target.the !== 'formula') return null;
  const value = of === 'v^2' ? (by === 'x' ? squareOf(motion, runs) : null) : formulaOf(of, by, motion, runs);
  return value && { value, unit: '', steps: stepsOf(motion, of === 'v^2' ? 'v' : of, by, value) };
}

interface At {
  kind: Kind;
  value: Expression;
}

const REST: At = { kind: 'v', value: number(0) };

/** "Before it comes to rest", "until its speed is 3": when something is to be found. */
function stopOf(target: { the: string; of: Term[] }, { begins }: Motion, tale: Tale): At | null {
  if (target.the === 'way to rest' || target.the === 'time to rest') return REST;
  if (target.the === 'top' || target.the === 'time to top') return isUp(target.of[0], tale) ? REST : null;
  if (target.the !== 'time to slow') return null;
  const [first, last] = target.of.map((one) => amountOf(one, UNITS.v, tale));
  const to = target.of.length === 1 ? first : last;
  const isStart =
    target.of.length === 1 || (first && exact(first) && toLatex(exact(first)) === toLatex(exact(begins.v)));
  return to && isStart ? { kind: 'v', value: to } : null;
}

/** How high it comes above where it begins. */
const isUp = (from: Term | undefined, { facts }: Tale): boolean =>
  facts.some(({ relation, of }) => relation === 'vertical' && of[0] === 'up') &&
  (from === undefined || facts.some(({ relation, of }) => relation === 'origin' && of[0] === from));

function askedIn({ the, of: [name] }: { the: string; of: Term[] }, { letters }: Motion): Kind | 'v^2' | null {
  if (the === 'speed') return 'v';
  if (['way', 'way to rest', 'top'].includes(the)) return 'x';
  if (the.startsWith('time')) return 't';
  if (the !== 'formula' || typeof name !== 'string') return null;
  const text = name.replace(/\s|[{}]/g, '').replace('²', '^2');
  return text === `${letters.v}^2` ? 'v^2' : (KINDS.find((kind) => letters[kind] === text) ?? null);
}

function instantIn(one: Term, { letters }: Motion, tale: Tale): At | null {
  if (!isProperty(one)) return null;
  if (one.the === 'rest') return REST;
  const kind =
    one.the === 'speed'
      ? 'v'
      : one.the === 'gone'
        ? 'x'
        : one.the === 'time'
          ? 't'
          : one.the === 'is'
            ? KINDS.find((each) => letters[each] === one.of[0])
            : undefined;
  const value = kind && amountOf(one.of[one.the === 'is' ? 1 : 0], UNITS[kind], tale);
  return kind && value ? { kind, value } : null;
}

/** One of the three where another has that value, by their formula or by way of the third. */
function valueAt(of: Kind, at: At, motion: Motion, runs: readonly Run[]): Found | null {
  if (of === at.kind || !isReached(at, runs)) return null;
  const { letters } = motion;
  const ends = (kind: Kind, from: At): Expression[] => {
    const formula = formulaOf(kind, from.kind, motion, runs);
    const values = formula
      ? [exact(substitute(formula, letters[from.kind], from.value))]
      : turnedAt(kind, from);
    return values.filter((one) => isThere(kind, one, from, runs));
  };
  const turnedAt = (kind: Kind, from: At): Expression[] => {
    const formula = formulaOf(from.kind, kind, motion, runs);
    return formula ? undone(formula, letters[kind], from.value).map(exact) : [];
  };
  const third = KINDS.find((kind) => kind !== of && kind !== at.kind)!;
  const direct = ends(of, at);
  const all =
    direct.length > 0 ? direct : ends(third, at).flatMap((value) => ends(of, { kind: third, value }));
  const found = all.find((one) => isThere(of, one, at, runs));
  const value = found && withOneLogarithm(found);
  return value ? { value, unit: UNITS[of], steps: stepsOf(motion, of, at.kind, value) } : null;
}

/** Whether the motion comes there at all; to rest it may come at its end. */
function isReached({ kind, value }: At, runs: readonly Run[]): boolean {
  return runs.every(({ values, rows }) => {
    const size = evaluate(value, values);
    const all = rows.map((row) => row[kind]);
    const [low, high] = [Math.min(...minMax(all)), Math.max(...minMax(all))];
    const slack = 2e-3 * (high - low);
    return size >= low - slack && size <= high + slack;
  });
}

const minMax = (all: readonly number[]): [number, number] =>
  all.reduce<[number, number]>(
    ([low, high], one) => [Math.min(low, one), Math.max(high, one)],
    [Infinity, -Infinity],
  );

/** Whether it is so where the motion in small steps has the other value. */
function isThere(of: Kind, value: Expression, at: At, runs: readonly Run[]): boolean {
  return runs.every(({ values, rows }) => {
    const [wanted, place] = [evaluate(value, values), evaluate(at.value, values)];
    const near = rows.reduce((best, row) =>
      Math.abs(row[at.kind] - place) < Math.abs(best[at.kind] - place) ? row : best,
    );
    const size = Math.max(Math.abs(near[of]), Math.abs(rows[0]![of]), 1e-6);
    return Math.abs(near[of] - wanted) < 4e-3 * size;
  });
}

/** The speed at which nothing changes it any more. */
function limitOf({ force, letters }: Motion, runs: readonly Run[]): Found | null {
  if (has(force, letters.x) || has(force, letters.t)) return null;
  const all = undone(force, letters.v, number(0)).map(exact);
  const value = all.find((one) =>
    runs.every(({ values, rows }) => {
      const size = evaluate(one, values);
      return size > 0 && Math.abs(rows.at(-1)!.v - size) < 0.2 * Math.abs(rows[0]!.v - size) + 1e-9;
    }),
  );
  return value
    ? {
        value,
        unit: UNITS.v,
        steps: [
          step({ en: 'At that speed the forces balance.', zh: '达到该速度时合力为零。' }, [
            `${toLatex(force)} = 0`,
          ]),
        ],
      }
    : null;
}

function stepsOf(motion: Motion, of: Kind, by: Kind, value: Expression): Step[] {
  const { force, mass, letters } = motion;
  const key =
    of !== 't' && by !== 't' ? 'x' : of === 'x' || by === 'x' ? (has(force, letters.t) ? 't' : 'x') : 't';
  const related = relatedBy(key, motion);
  const rate =
    key === 'x'
      ? `${letters.v} \\frac{d${letters.v}}{d${letters.x}}`
      : `\\frac{d${letters.v}}{d${letters.t}}`;
  const size = symbolsOf(mass).length === 0 && evaluate(mass) === 1 ? '' : `${toLatex(mass)} `;
  return [
    step({ en: 'Newton’s second law along the line.', zh: '沿直线用牛顿第二定律。' }, [
      `${size}${rate} = ${toLatex(exact(force))}`,
    ]),
    ...(related
      ? [
          step(
            { en: 'Separate the variables and integrate from the start.', zh: '分离变量，从初始状态积分。' },
            [`${toLatex(exact(related.left))} = ${toLatex(exact(related.right))}`],
          ),
        ]
      : []),
    step({ en: 'This gives what is asked for.', zh: '由此得所求。' }, [toLatex(value)]),
  ];
}
