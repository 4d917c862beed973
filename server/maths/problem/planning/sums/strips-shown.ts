import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  number,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { integralToEnds } from '../../../algebra-system/numeric/quadrature.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { sidesIn, worked } from '../working/worked.ts';
import { definitionOf, plain, sumsOf } from './rectangles.ts';

const COUNTS = [2, 3, 5, 8, 13];

interface Compared {
  /** What the rectangles add up to, and the area under the curve, with a number for n. */
  rectangles: (n: number) => number;
  area: (n: number) => number;
  isOver: boolean;
  tex: string;
}

/** "By considering the areas of these rectangles, show that ∫ f(x) dx > L_n", or that a sum is less than an integral. */
export const boundShown: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target)) return null;
  if (target.the !== 'statement:bounded by strips' || typeof target.of[0] !== 'string') return null;
  const text = target.of[0].replaceAll('$', '');
  const statement = statementIn(text);
  const strips = scope.facts.filter(({ relation }) => relation === 'strips');
  const f = strips.length === 1 ? sidesIn(strips[0]!.of[0])?.[1] : undefined;
  if (statement?.kind !== 'relation' || statement.sides.length !== 2 || !f || symbolsOf(f).join() !== 'x')
    return null;
  const sides = statement.sides.map((side) => spelled(side, scope)) as [Expression, Expression];
  const [n, another] = [...new Set(sides.flatMap(openIn))];
  if (!n || another || !plain(strips[0]!.of[1]).includes(n)) return null;
  const [sign] = statement.signs;
  const isLess = sign === '<' || sign === '<=' ? true : sign === '>' || sign === '>=' ? false : null;
  if (isLess === null) return null;
  const gap = (count: number): number => {
    const [a, b] = sides.map((side) => valueOf(side, n, count)) as [number, number];
    return isLess ? b - a : a - b;
  };
  const compared = waysOf(f, sides).find(({ rectangles, area, isOver }) =>
    COUNTS.every((count) => {
      const own = isOver ? rectangles(count) - area(count) : area(count) - rectangles(count);
      return Math.abs(gap(count) - own) < 1e-7 * Math.max(1, Math.abs(rectangles(count))) && own > 0;
    }),
  );
  if (!compared) return null;
  for (const fact of scope.facts)
    if (['strips', 'bound'].includes(fact.relation) || isOfCount(String(fact.of[0]), n)) scope.used.add(fact);
  const printed = statement.sides.map((side) => toLatex(side)).join(isLess ? ' < ' : ' > ');
  return worked(
    { en: 'Areas of rectangles', zh: '矩形面积' },
    '9231/p2/integration',
    [
      step({ en: 'Add the areas of the rectangles.', zh: '把各矩形的面积相加。' }, [compared.tex]),
      step(
        compared.isOver
          ? { en: 'The rectangles cover the area under the curve.', zh: '这些矩形覆盖了曲线下方的区域。' }
          : { en: 'The rectangles lie under the curve.', zh: '这些矩形都在曲线下方。' },
        [printed],
      ),
    ],
    {
      text: statement.sides.map((side) => toText(side).replaceAll(/[{}]/g, '')).join(isLess ? ' < ' : ' > '),
      tex: printed,
    },
    [
      check(
        'The areas added up in numbers differ by what the two sides do.',
        '以数值相加的面积之差等于两边之差。',
        COUNTS.every((count) => gap(count) > 0),
      ),
    ],
  );
};

/** The letters that an integral or a sum does not run over. */
function openIn(side: Expression): string[] {
  const bound = new Set<string>();
  contains(side, (part) => {
    if (part.kind === 'integral') bound.add(part.by);
    if (part.kind === 'series') bound.add(part.index);
    return false;
  });
  return symbolsOf(side).filter((one) => !bound.has(one));
}

/** n is an integer greater than 1. */
const isOfCount = (text: string, n: string): boolean =>
  /^([a-zA-Z])(?:(?:>=?|≥|\\geq?(?:slant)?)\d+)?$/.exec(plain(text))?.[1] === n;

function spelled(side: Expression, scope: Scope): Expression {
  return symbolsOf(side)
    .filter((one) => one.includes('_'))
    .reduce((before, name) => {
      const value = definitionOf(plain(name), scope);
      return value ? substitute(before, name, value) : before;
    }, side);
}

function valueOf(side: Expression, n: string, count: number): number {
  const one = substitute(side, n, number(count));
  const walk = (part: Expression): number | null => {
    if (part.kind !== 'integral' || !part.from || !part.to) return null;
    return integralToEnds((x) => evaluate(part.of, { [part.by]: x }), evaluate(part.from), evaluate(part.to));
  };
  return walk(one) ?? evaluate(one);
}

/** The ways in which rectangles stand over or under this curve. */
function waysOf(f: Expression, sides: readonly Expression[]): Compared[] {
  const at = (x: number) => evaluate(f, { x });
  const under = (a: number, b: number) => integralToEnds(at, a, b);
  const integral = sides.find((side) => side.kind === 'integral');
  const isFalling = (a: number, b: number): boolean => at(a) > at(b);
  if (integral?.kind === 'integral' && integral.from && integral.to && !hasLetters(integral)) {
    const [a, b] = [evaluate(integral.from), evaluate(integral.to)];
    const isMonotone = Array.from({ length: 200 }, (_, i) => a + ((b - a) * i) / 200).every(
      (x) => at(x + (b - a) / 200) < at(x) === isFalling(a, b),
    );
    if (!isMonotone) return [];
    const width = `\\frac{${toLatex(integral.to)} - ${toLatex(integral.from)}}{n}`;
    return (['left', 'right'] as const).map((side) => ({
      rectangles: (n) => sumsOf(f, a, b, n)[side],
      area: () => under(a, b),
      isOver: (side === 'left') === isFalling(a, b),
      tex: `${width} \\sum_{r=${side === 'left' ? 0 : 1}}^{${side === 'left' ? 'n - 1' : 'n'}} f\\left(${toLatex(integral.from!)} + r \\cdot ${width}\\right)`,
    }));
  }
  const total = (from: number, to: number): number => {
    let sum = 0;
    for (let r = from; r <= to; r += 1) sum += at(r);
    return sum;
  };
  const isFallingAll = isFalling(1, 20);
  const isMonotone = Array.from({ length: 19 }, (_, i) => i + 1).every(
    (x) => at(x + 1) < at(x) === isFallingAll,
  );
  if (!isMonotone) return [];
  return [
    { lo: 2, hi: 0, a: 1, b: 0 },
    { lo: 1, hi: -1, a: 1, b: 0 },
    { lo: 1, hi: 0, a: 1, b: 1 },
    { lo: 2, hi: 1, a: 1, b: 1 },
    { lo: 1, hi: 0, a: 0, b: 0 },
  ].map(({ lo, hi, a, b }) => ({
    rectangles: (n) => total(lo, n + hi),
    area: (n) => under(a, n + b),
    // With right-hand heights the first rectangle ends where the sum begins.
    isOver: lo > a ? !isFallingAll : isFallingAll,
    tex: `\\sum_{r=${lo}}^{N${hi === 0 ? '' : hi > 0 ? ` + ${hi}` : ` - ${-hi}`}} f(r)`,
  }));
}

const hasLetters = (one: Extract<Expression, { kind: 'integral' }>): boolean =>
  contains(one.from!, ({ kind }) => kind === 'symbol') || contains(one.to!, ({ kind }) => kind === 'symbol');
