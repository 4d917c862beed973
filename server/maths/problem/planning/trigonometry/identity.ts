import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  type Expression,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import type { Text } from '../../../../core/locale.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import {
  type CircleFraction,
  fractionOf,
  gathered,
  type Piece,
  shownFraction,
  valueOf,
} from './circle-fraction.ts';
import { angleOf, type BaseAngle, formulasFor, inSines } from './multiple-angles.ts';
import {
  type CirclePolynomial,
  divided,
  isSamePolynomial,
  multiplied,
  without,
  written,
} from './circle-polynomial.ts';

/** A line of the proof, equal to the one before. */
interface Line {
  say: Text;
  shown: Expression;
  /** Formulas that it uses. */
  by?: string[];
}

const SAYS = {
  sines: { en: 'Write it in sines and cosines.', zh: '全部化为正弦和余弦。' },
  common: { en: 'Put it over one denominator.', zh: '通分。' },
  expand: { en: 'Expand and collect.', zh: '展开并合并同类项。' },
  circle: { en: 'Use sin² + cos² = 1.', zh: '利用 sin² + cos² = 1。' },
  multiply: { en: 'Multiply above and below by the same factor.', zh: '分子、分母同乘以一个因式。' },
  cancel: { en: 'Cancel the common factor.', zh: '约去公因式。' },
  double: {
    en: 'Use sin 2θ = 2 sin θ cos θ and cos 2θ = cos²θ − sin²θ. This is the other side.',
    zh: '利用 sin 2θ = 2 sin θ cos θ 与 cos 2θ = cos²θ − sin²θ，即得另一边。',
  },
  multiple: { en: 'Use the formulas for the multiples of the angle.', zh: '利用倍角公式。' },
  both: {
    en: 'By the double-angle formulas and sin² + cos² = 1 this is the other side.',
    zh: '由倍角公式与 sin² + cos² = 1，即得另一边。',
  },
  end: { en: 'This is the other side.', zh: '即为另一边。' },
} satisfies Record<string, Text>;

/** An identity in the functions of one angle, from its longer side to the other; null where no such way was found. */
export function provedIdentity(left: Expression, right: Expression): Step[] | null {
  const angle = angleOf([left, right]);
  if (!angle || symbolsOf(left).length > 1) return null;
  const isLonger = toText(left).length >= toText(right).length;
  for (const [from, to] of isLonger
    ? [[left, right] as const]
    : [[right, left] as const, [left, right] as const]) {
    const lines = wayTo(from, to, angle);
    if (lines)
      return lines.map(({ say, shown, by = [] }, at) =>
        step(say, [...by, `${toLatex(at === 0 ? from : lines[at - 1]!.shown)} = ${toLatex(shown)}`]),
      );
  }
  return null;
}

/** The lines from one side to the other, without what comes to the same as the line before. */
function wayTo(from: Expression, to: Expression, angle: BaseAngle): Line[] | null {
  const [plain, target] = [inSines(from, angle), inSines(to, angle)];
  const [fraction, wanted] = [plain && fractionOf(plain), target && fractionOf(target)];
  if (!plain || !fraction || !wanted) return null;
  const ending = endingOf(fraction, wanted, angle.of);
  if (!ending) return null;
  const by = formulasFor(from, angle);
  const lines: Line[] = [
    { say: by.length > 0 ? SAYS.multiple : SAYS.sines, shown: plain, by },
    {
      say: SAYS.common,
      shown: shownFraction({ above: gathered(fraction.above), below: gathered(fraction.below) }),
    },
    ...ending.lines,
    { say: SAYS[lastWords(to, angle, ending)], shown: to, by: formulasFor(to, angle) },
  ];
  // What only changes the order says nothing new, but for the other side itself.
  const isNew = ({ shown }: Line, at: number) => {
    const before = at === 0 ? from : lines[at - 1]!.shown;
    return at === lines.length - 1
      ? toText(shown) !== toText(before)
      : lettersOf(shown) !== lettersOf(before);
  };
  return lines.filter(isNew);
}

function lastWords(to: Expression, angle: BaseAngle, { isOnCircle }: Ending): keyof typeof SAYS {
  const isDoubled = contains(
    to,
    (part) => part.kind === 'call' && (angle.times.get(toText(part.of)) ?? 1) > 1,
  );
  if (isDoubled) return isOnCircle ? 'both' : 'double';
  return isOnCircle ? 'circle' : 'end';
}

const lettersOf = (one: Expression): string => [...toText(one).replace(/[()]/g, '')].sort().join('');

interface Ending {
  lines: Line[];
  /** The last of them is the other side by the circle alone. */
  isOnCircle: boolean;
}

/** From one fraction to what is above and below the line of the other, by expanding and by the circle alone. */
function endingOf(fraction: CircleFraction, wanted: CircleFraction, angle: Expression): Ending | null {
  const show = shownIn(angle);
  const further = [...wanted.above, ...wanted.below].filter(({ value }) => value.size > 1);
  for (const by of [null, ...further]) {
    const [above, below] = [fraction.above, fraction.below].map((own) => (by ? [...own, by] : own)) as [
      readonly Piece[],
      readonly Piece[],
    ];
    const lines = expandedTo({ above, below }, wanted, show);
    if (lines && by) {
      const shown = shownFraction({ above: gathered(above), below: gathered(below) });
      return { lines: [{ say: SAYS.multiply, shown }, ...lines], isOnCircle: false };
    }
    if (lines) return { lines, isOnCircle: false };
  }
  const lines = onCircle(fraction, wanted, show);
  return lines && { lines, isOnCircle: true };
}

/** Where above and below come to the same as those of the other side in the cosine alone, or nearly so. */
function onCircle(fraction: CircleFraction, wanted: CircleFraction, show: Show): Line[] | null {
  const [above, below, goalAbove, goalBelow] = [fraction, wanted]
    .flatMap((one) => [one.above, one.below])
    .map(valueOf) as [CirclePolynomial, CirclePolynomial, CirclePolynomial, CirclePolynomial];
  const isSame = (a: CirclePolynomial, b: CirclePolynomial) =>
    isSamePolynomial(without('s', a), without('s', b));
  if (!isSame(above, goalAbove) || !isSame(below, goalBelow)) return null;
  return [
    { say: SAYS.expand, shown: show(above, below) },
    { say: SAYS.circle, shown: show(without('s', above), without('s', below)) },
  ];
}

type Show = (above: CirclePolynomial, below: CirclePolynomial) => Expression;

function shownIn(angle: Expression): Show {
  const [sine, cosine] = [call('sin', angle), call('cos', angle)];
  return (above, below) => quotient(written(above, sine, cosine), written(below, sine, cosine));
}

function expandedTo(fraction: CircleFraction, wanted: CircleFraction, show: Show): Line[] | null {
  const [above, below] = [valueOf(fraction.above), valueOf(fraction.below)];
  const [goalAbove, goalBelow] = [valueOf(wanted.above), valueOf(wanted.below)];
  for (const n of formsOf(above))
    for (const d of formsOf(below)) {
      if (!isSamePolynomial(multiplied(n, goalBelow), multiplied(goalAbove, d))) continue;
      const isPlain = isSamePolynomial(n, above) && isSamePolynomial(d, below);
      const common = fraction.below
        .map(({ value }) => value)
        .find((value) => value.size > 1 && divided(n, value) && divided(d, value));
      return [
        { say: SAYS.expand, shown: show(above, below) },
        ...(isPlain ? [] : [{ say: SAYS.circle, shown: show(n, d) }]),
        ...(common ? [{ say: SAYS.cancel, shown: show(divided(n, common)!, divided(d, common)!) }] : []),
      ];
    }
  return null;
}

const formsOf = (of: CirclePolynomial): CirclePolynomial[] => [of, without('s', of), without('c', of)];

const ANGLES = [0.37, 0.81, 1.23, 2.05, 2.71, 3.62, 4.43, 5.6];

/** Whether both sides have the same value wherever both have one. */
export function agree(left: Expression, right: Expression): boolean {
  const [letter] = symbolsOf(left);
  if (letter === undefined || symbolsOf(right).some((one) => one !== letter)) return false;
  const pairs = ANGLES.map(
    (at) => [evaluate(left, { [letter]: at }), evaluate(right, { [letter]: at })] as const,
  );
  const known = pairs.filter((pair) => pair.every(Number.isFinite));
  return known.length > 4 && known.every(([a, b]) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a)));
}
