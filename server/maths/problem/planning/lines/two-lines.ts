import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Text } from '../../../../core/locale.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { type Scope, valueOf } from '../scope/scope.ts';
import { type Assignment, solveSystem } from '../values/system.ts';
import { openLetters } from '../values/value.ts';
import { knownValue, propertyOf, shownFact, worked } from '../working/worked.ts';
import type { Term } from '../../schema/problem.ts';
import { cross, dot, isNull, type Line, lineIn, minus, type Vector } from '../space/vectors.ts';

type Position = 'same' | 'parallel' | 'intersect' | 'skew';

const SAYS: Record<Position, Text> = {
  same: { en: 'They are the same line.', zh: '两直线重合。' },
  parallel: { en: 'The lines are parallel.', zh: '两直线平行。' },
  intersect: { en: 'The lines intersect.', zh: '两直线相交。' },
  skew: {
    en: 'The lines are skew: they are not parallel and do not intersect.',
    zh: '两直线异面：既不平行也不相交。',
  },
};

const zero = (one: Expression) => Math.abs(evaluate(one, {})) < 1e-9;

function positionOf(a: Line, b: Line): Position {
  const across = cross(a.along, b.along);
  const between = minus(b.at, a.at);
  if (isNull(across)) return isNull(cross(between, a.along)) ? 'same' : 'parallel';
  return zero(dot(between, across)) ? 'intersect' : 'skew';
}

const LETTERS = ['\\lambda', '\\mu'] as const;

/** A component of both lines, made equal. */
const componentOf = (a: Line, b: Line, at: number): [Expression, Expression] => [
  exact(sum(a.at[at]!, product(symbol('lambda'), a.along[at]!))),
  exact(sum(b.at[at]!, product(symbol('mu'), b.along[at]!))),
];

/** Two of the equations have one solution, which is put into the third. */
function components(a: Line, b: Line): { lines: string[]; values: Assignment; third: string } | null {
  const all = [0, 1, 2].map((at) => componentOf(a, b, at));
  for (const left of [2, 1, 0]) {
    const pair = all.filter((_, at) => at !== left).map(([one, other]) => exact(difference(one, other)));
    const solutions = solveSystem(pair, ['lambda', 'mu']);
    const [values, another] = solutions ?? [];
    if (!values || another) continue;
    const [one, other] = all[left]!.map((side) => evaluate(side, numbersOf(values)));
    const isEqual = Math.abs(one! - other!) < 1e-9;
    return {
      lines: all.map(([side, its]) => `${toLatex(side)} = ${toLatex(its)}`),
      values,
      third: `${toLatex(all[left]![0])} = ${rounded(one!)},\\quad ${toLatex(all[left]![1])} = ${rounded(other!)}${
        isEqual ? '' : `,\\quad ${rounded(one!)} \\ne ${rounded(other!)}`
      }`,
    };
  }
  return null;
}

const numbersOf = (values: Assignment): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([letter, value]) => [letter, evaluate(value, {})]));

const rounded = (value: number): string => String(Number(value.toPrecision(4)));
const column = (v: Vector): string => `\\begin{pmatrix} ${v.map(toLatex).join(' \\\\ ')} \\end{pmatrix}`;

function directionSteps(a: Line, b: Line, position: Position): Step {
  const isParallel = position === 'parallel' || position === 'same';
  return step(
    isParallel
      ? { en: 'One direction is a multiple of the other.', zh: '一个方向向量是另一个的倍数。' }
      : {
          en: 'Neither direction is a multiple of the other, so the lines are not parallel.',
          zh: '两个方向向量不成比例，所以两直线不平行。',
        },
    [`\\mathbf{d}_1 = ${column(a.along)},\\quad \\mathbf{d}_2 = ${column(b.along)}`],
    ['B1'],
  );
}

function stepsOf(a: Line, b: Line, position: Position): Step[] | null {
  const first = directionSteps(a, b, position);
  if (position === 'parallel' || position === 'same') return [first];
  const found = components(a, b);
  if (!found) return null;
  return [
    first,
    step({ en: 'Make the components equal.', zh: '令各分量相等。' }, found.lines, ['M1']),
    step(
      { en: 'Solve two of the equations.', zh: '解其中两个方程。' },
      [
        Object.entries(found.values)
          .map(([letter, value]) => `${LETTERS[letter === 'lambda' ? 0 : 1]} = ${toLatex(value)}`)
          .join(',\\quad '),
      ],
      ['A1'],
    ),
    step(
      position === 'intersect'
        ? { en: 'They satisfy the third equation too.', zh: '它们也满足第三个方程。' }
        : { en: 'They do not satisfy the third equation.', zh: '它们不满足第三个方程。' },
      [found.third],
      ['A1'],
    ),
  ];
}

const linesOf = (terms: readonly Term[], scope: Scope): [Line, Line] | null => {
  const values = terms.map((term) => knownValue(term, scope) ?? valueOf(term, scope) ?? undefined);
  const [a, b] = values.map(lineIn);
  const isOpen = values.some((one) => one === undefined || openLetters(one).length > 0);
  return a && b && terms.length === 2 && !isOpen ? [a, b] : null;
};

/** What is to be shown of two lines; null where it is something else. */
function wantedOf(goal: Parameters<Operator>[0]): { terms: readonly Term[]; holds: Position[] } | null {
  const fact = shownFact(goal);
  const [left, right] = fact?.of ?? [];
  if (fact?.relation === 'skew') return { terms: fact.of, holds: ['skew'] };
  if (fact?.relation === 'not parallel') return { terms: fact.of, holds: ['skew', 'intersect'] };
  const isCount =
    fact?.relation === 'equal' &&
    typeof left === 'object' &&
    'the' in left &&
    left.the === 'number of intersections' &&
    right === '0';
  return isCount ? { terms: left.of, holds: ['skew', 'parallel'] } : null;
}

const APART: Text = { en: 'The lines do not intersect.', zh: '两直线不相交。' };
const NOT_PARALLEL: Text = { en: 'The lines are not parallel.', zh: '两直线不平行。' };

/** Whether two lines in space are parallel, intersect or are skew. */
export const twoLines: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const wanted = wantedOf(goal);
  const terms = asked?.the === 'how lines lie' ? asked.of : wanted?.terms;
  const lines = terms ? linesOf(terms, scope) : null;
  if (!lines) return null;
  const position = positionOf(...lines);
  if (wanted && !wanted.holds.includes(position)) return null;
  const isOfDirections = wanted?.holds.includes('intersect') === true;
  const steps = isOfDirections ? [directionSteps(...lines, position)] : stepsOf(...lines, position);
  if (!steps) return null;
  const says =
    wanted === null || wanted.holds.length === 1 ? SAYS[position] : isOfDirections ? NOT_PARALLEL : APART;
  return worked(
    { en: 'How two lines lie', zh: '两直线的位置关系' },
    '9709/p3/vectors',
    [...steps, step(says)],
    { text: '', tex: '', say: says },
    [
      check(
        'The distance between the lines, found from their directions, agrees.',
        '由方向向量求得的两线距离与此相符。',
        agrees(lines, position),
      ),
    ],
  );
};

/** The least distance, by sampling both lines around the feet of their common perpendicular. */
function agrees([a, b]: [Line, Line], position: Position): boolean {
  const [p, u, q, v] = [a.at, a.along, b.at, b.along].map((one) => one.map((part) => evaluate(part, {})));
  const inner = (x: number[], y: number[]) => x.reduce((all, one, at) => all + one * y[at]!, 0);
  const w = p!.map((one, at) => one - q![at]!);
  const [uu, uv, vv, uw, vw] = [inner(u!, u!), inner(u!, v!), inner(v!, v!), inner(u!, w), inner(v!, w)];
  const by = uu * vv - uv * uv;
  const isParallel = by < 1e-9 * uu * vv;
  const s = isParallel ? 0 : (uv * vw - vv * uw) / by;
  const t = isParallel ? vw / vv : (uu * vw - uv * uw) / by;
  const gap = Math.hypot(...w.map((one, at) => one + s * u![at]! - t * v![at]!));
  const meets = gap < 1e-6;
  return {
    same: isParallel && meets,
    parallel: isParallel && !meets,
    intersect: !isParallel && meets,
    skew: !isParallel && !meets,
  }[position];
}
