import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  power,
  product,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import type { Term } from '../../schema/problem.ts';
import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { sidesIn, worked } from '../working/worked.ts';
import { polarIn, THETA, TOPIC } from './polar-curve.ts';

const FROM: Record<string, { by: Expression; tex: string; en: string; zh: string }> = {
  'furthest from initial line': {
    by: call('sin', symbol(THETA)),
    tex: 'r\\sin\\theta',
    en: 'The distance from the initial line is r sin θ: its derivative is zero.',
    zh: '到极轴的距离是 r sin θ，令其导数为零。',
  },
  'furthest from line': {
    by: call('cos', symbol(THETA)),
    tex: 'r\\cos\\theta',
    en: 'The distance from the line θ = π/2 is r cos θ: its derivative is zero.',
    zh: '到直线 θ = π/2 的距离是 r cos θ，令其导数为零。',
  },
};

/** "Show that, at the point of C furthest from the initial line, 4 cos² θ + 5 cos θ − 2 = 0." */
export const polarPlaceShown: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target)) return null;
  if (target.the !== 'statement:at polar point') return null;
  const [which, of, printed] = target.of;
  const from = FROM[String(which)];
  const curve = from ? polarIn(of, scope) : null;
  const sides = sidesIn(printed);
  if (!from || !curve || !sides || !isOfAngle(sides)) return null;
  const squared = product(curve.squared, power(from.by, 2));
  const whole = curve.radius ? exact(product(curve.radius, from.by)) : squared;
  const slope = exact(differentiate(whole, THETA));
  const ends = curve.ends.map((one) => evaluate(one)) as [number, number];
  const size = realFunction(squared, THETA);
  const rest = realFunction(difference(sides[0], sides[1]), THETA);
  const turning = zerosIn(realFunction(slope, THETA), ...ends).filter((at) => Number.isFinite(size(at)));
  const best = Math.max(...turning.map(size), ...ends.map(size).filter(Number.isFinite));
  const furthest = turning.filter((at) => best - size(at) < 1e-9 * Math.max(1, best));
  const isTrue = furthest.length > 0 && furthest.every((at) => Math.abs(rest(at)) < 1e-7);
  // It says something of the angle: it does not hold everywhere.
  const isOfThese = [0.31, 0.77, 1.13].some((at) => Math.abs(rest(at)) > 1e-6);
  if (!isTrue || !isOfThese) return null;
  const tex = `${toLatex(sides[0])} = ${toLatex(sides[1])}`;
  const derivative = `\\frac{\\mathrm{d}}{\\mathrm{d}\\theta}\\left(${curve.radius ? from.tex : `(${from.tex})^2`}\\right)`;
  return worked(
    { en: 'The point that is furthest', zh: '最远的点' },
    TOPIC,
    [
      step({ en: from.en, zh: from.zh }, [curve.tex, `${derivative} = ${toLatex(slope)} = 0`]),
      step({ en: 'Divide out what is not zero there and simplify.', zh: '约去在该处不为零的因式并化简。' }, [
        tex,
      ]),
    ],
    { text: `${toText(sides[0])} = ${toText(sides[1])}`, tex },
    [
      check(
        'It holds at the furthest of many points of the curve.',
        '在曲线上大量点中最远的一点处成立。',
        isTrue,
      ),
    ],
  );
};

const isOfAngle = (sides: readonly Expression[]): boolean =>
  [...new Set(sides.flatMap(symbolsOf))].join() === THETA;

/** "Show that the Cartesian equation of C is …", where C has a polar equation. */
export const cartesianShown: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target)) return null;
  const [first, printed] = target.of;
  const isEquation =
    target.the === 'statement:equal' &&
    typeof first === 'object' &&
    'the' in first &&
    first.the === 'equation';
  if (target.the !== 'statement:cartesian' && !isEquation) return null;
  const of = isEquation ? (first as { of: Term[] }).of[0] : first;
  const curve = polarIn(of, scope);
  const sides = sidesIn(printed);
  const letters = sides ? [...new Set(sides.flatMap(symbolsOf))] : [];
  if (!curve || !sides || letters.some((one) => !['x', 'y', curve.size].includes(one))) return null;
  const [from, to] = curve.ends.map((one) => evaluate(one)) as [number, number];
  const known = curve.size === null ? {} : { [curve.size]: 1 };
  const gapAt = (r: number, theta: number): number => {
    const at = { ...known, x: r * Math.cos(theta), y: r * Math.sin(theta) };
    return evaluate(sides[0], at) - evaluate(sides[1], at);
  };
  const angles = Array.from({ length: 41 }, (_, at) => from + ((to - from) * (at + 0.37)) / 41.5);
  const places = angles
    .map((theta) => ({ theta, r: Math.sqrt(evaluate(curve.squared, { [THETA]: theta })) }))
    .filter(({ r }) => r > 1e-3);
  const isOn = places.every(({ r, theta }) => Math.abs(gapAt(r, theta)) < 1e-8 * Math.max(1, r ** 6));
  const isOff = places.filter(({ r, theta }) => Math.abs(gapAt(1.3 * r, theta)) > 1e-6).length;
  if (places.length < 15 || !isOn || isOff < places.length - 3) return null;
  const tex = `${toLatex(sides[0])} = ${toLatex(sides[1])}`;
  return worked(
    { en: 'From polar to Cartesian coordinates', zh: '由极坐标化为直角坐标' },
    TOPIC,
    [
      step(
        {
          en: 'Use r² = x² + y², x = r cos θ and y = r sin θ.',
          zh: '利用 r² = x² + y²、x = r cos θ、y = r sin θ。',
        },
        [curve.tex, tex],
      ),
    ],
    { text: `${toText(sides[0])} = ${toText(sides[1])}`, tex },
    [check('Many points of the curve satisfy it.', '曲线上的大量点满足该方程。', isOn)],
  );
};
