import { complexExpression, isReal, type Parts, partsOf } from '../../../algebra-system/complex/parts.ts';
import { readComplex } from '../../../reading/algebra/complex-numbers.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  negative,
  number,
  root,
  substitute,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Answer, Method, Step } from '../../../writing/method.ts';
import { rationalOf as rationalIn } from '../../../algebra-system/normal/normal.ts';
import { complex } from '../../../algebra-system/numbers/complex.ts';
import {
  minus,
  over,
  plus,
  type Rational,
  rational,
  signOf,
  times,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { simplest, vector } from '../../../algebra-system/vectors/vectors.ts';
import { planeTex, planeText } from '../../../writing/vectors.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

type Point = [Rational, Rational];
type Locus = { statement: Extract<Statement, { kind: 'relation' }> } & (
  | {
      kind: 'circle';
      centre: Point;
      square: Rational;
      radius: Expression;
      extreme: 'greatest' | 'least' | null;
    }
  | { kind: 'apart'; one: Point; other: Point; ratio: Rational }
);

const LOCUS =
  /^(?:(?:find (?:cartesian )?equation of|describe|sketch and describe)(?: locus(?: of(?: points?)? # where| given by| defined by| represented by)?)? #|find (?:满足 # 的(?:复数|点) # 的轨迹方程|(?:复数 # 的轨迹 )?# 的直角坐标方程|(?:复数 # 的)?轨迹 # 的(?:直角坐标)?方程))$/u;
const EXTREME =
  /^find (greatest|largest|maximum|least|smallest|minimum) value of # (?:on locus #|for points on #|for which #|where #)$/;

/** |z − a| = r, |z − a| = k|z − b|: as an equation in x and y. */
export const complexLocus: Method<Locus> = {
  id: 'complex-locus',
  topic: '9709/p3/complex-numbers',
  match({ text }) {
    const wording = readComplex(text);
    if (!wording) return null;
    const { say, statements } = wording;
    const statement = statements.find((one) => one.kind === 'relation');
    const others = statements.flatMap((one) => (one.kind === 'expression' ? [one.value] : []));
    if (
      !statement ||
      statement.signs.join() !== '=' ||
      others.length > 1 ||
      others.length + 1 !== statements.length
    )
      return null;
    const extreme = EXTREME.exec(say)?.[1];
    const isZ = others.length === 0 || (others[0]!.kind === 'symbol' && others[0]!.name === 'z');
    const read = locusOf(statement.sides as [Expression, Expression]);
    if (!read) return null;
    if (!extreme) return LOCUS.test(say) && isZ ? { statement, ...read } : null;
    const isSize = others.length === 1 && toText(others[0]!) === 'abs(z)';
    return isSize && read.kind === 'circle'
      ? { statement, ...read, extreme: /great|larg|max/.test(extreme) ? 'greatest' : 'least' }
      : null;
  },
  solve(locus) {
    if (locus.kind === 'circle' && locus.extreme) return extremeOf(locus);
    const steps: Step[] = [
      step(
        { en: 'Let z = x + iy and square both sides.', zh: '令 z = x + iy，两边平方。' },
        [locus.kind === 'circle' ? circleTex(locus.centre, locus.square) : apartTex(locus)],
        ['M1', 'A1'],
        { en: '|z − a| is the distance of z from a.', zh: '|z − a| 表示点 z 到点 a 的距离。' },
      ),
    ];
    const title = { en: 'Locus in the Argand diagram', zh: '复平面上的轨迹' };
    if (locus.kind === 'circle') {
      const answer = {
        text: circleText(locus.centre, locus.square),
        tex: circleTex(locus.centre, locus.square),
        say: circleSay(locus.centre, locus.square),
      };
      return { title, steps: [...steps, step(answer.say, [], ['A1'])], answer };
    }
    const answer = apartAnswer(locus);
    if (!answer) return null;
    return {
      title,
      steps: [
        ...steps,
        step({ en: 'Collect the terms.', zh: '合并同类项。' }, [answer.tex], ['M1', 'A1']),
        step(answer.say!, [], ['A1']),
      ],
      answer,
    };
  },
  verify({ answer }, locus) {
    const [left, right] = locus.statement.sides as [Expression, Expression];
    const gap = (x: number, y: number) =>
      evaluateComplex(left, { z: complex(x, y) }).re - evaluateComplex(right, { z: complex(x, y) }).re;
    if (locus.kind === 'circle' && locus.extreme) {
      const [p, q] = locus.centre.map(toNumber) as [number, number];
      const r = evaluate(locus.radius);
      const sizes = Array.from({ length: 20_000 }, (_, index) => (index / 10_000) * Math.PI).map((turn) =>
        Math.hypot(p + r * Math.cos(turn), q + r * Math.sin(turn)),
      );
      const expected = locus.extreme === 'greatest' ? Math.max(...sizes) : Math.min(...sizes);
      const onIt = Math.abs(gap(p + r, q)) < 1e-9 && Math.abs(gap(p, q - r)) < 1e-9;
      const parsed = parse(answer.text);
      const claimed =
        parsed.ok && parsed.statement.kind === 'expression' ? evaluate(parsed.statement.value) : NaN;
      return [
        {
          name: {
            en: 'Checking points all round the circle finds the same value.',
            zh: '沿圆取点得到相同的值。',
          },
          passed: onIt && Math.abs(claimed - expected) < 1e-3 * Math.max(1, r),
        },
      ];
    }
    const parsed = parse(answer.text);
    if (!parsed.ok || parsed.statement.kind !== 'relation') return [];
    const [a, b] = parsed.statement.sides as [Expression, Expression];
    const curve = (x: number, y: number) => evaluate(a, { x, y }) - evaluate(b, { x, y });
    const [p, q, reach] = frameOf(locus);
    const points = (f: (x: number, y: number) => number) =>
      Array.from({ length: 13 }, (_, index) => ((index - 6.1) / 6) * reach).flatMap((off) => [
        ...zerosIn((y) => f(p + off, y), q - reach, q + reach, { steps: 240 }).map(
          (y) => [p + off, y] as const,
        ),
        ...zerosIn((x) => f(x, q + off), p - reach, p + reach, { steps: 240 }).map(
          (x) => [x, q + off] as const,
        ),
      ]);
    const [ours, theirs] = [points(curve), points(gap)];
    return [
      {
        name: { en: 'Points of the curve satisfy the condition.', zh: '曲线上的点满足条件。' },
        passed:
          ours.length > 0 && ours.every(([x, y]) => Math.abs(gap(x, y)) < 1e-7 * (reach + Math.hypot(x, y))),
      },
      {
        name: { en: 'Points that satisfy the condition lie on the curve.', zh: '满足条件的点在曲线上。' },
        passed:
          theirs.length > 0 &&
          theirs.every(([x, y]) => Math.abs(curve(x, y)) < 1e-6 * (reach * reach + x * x + y * y)),
      },
    ];
  },
};

/** The centre and the half-width of the window to search for points. */
function frameOf(locus: Locus): [number, number, number] {
  if (locus.kind === 'circle')
    return [toNumber(locus.centre[0]), toNumber(locus.centre[1]), 1.5 * evaluate(locus.radius)];
  const [a, b] = [locus.one.map(toNumber), locus.other.map(toNumber)] as [[number, number], [number, number]];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 2 * Math.hypot(a[0] - b[0], a[1] - b[1])];
}

type Circle = Extract<Locus, { kind: 'circle' }>;
type Apart = Extract<Locus, { kind: 'apart' }>;
type Read = Omit<Circle, 'statement'> | Omit<Apart, 'statement'>;

function locusOf([left, right]: [Expression, Expression]): Read | null {
  const [one, other] = [distance(left), distance(right)];
  if (one && other && one.times.d === 1n && one.times.n === 1n && signOf(other.times) > 0)
    return { kind: 'apart', one: one.from, other: other.from, ratio: other.times };
  const length = symbolsOf(right).length === 0 ? partsOf(right) : null;
  if (!one || !length || !isReal(length) || evaluate(right) <= 0 || one.times.n !== one.times.d) return null;
  const square = rationalIn(partsOf({ kind: 'product', factors: [right, right] })!.re);
  return square && { kind: 'circle', centre: one.from, square, radius: exact(right), extreme: null };
}

/** k|z − a| */
function distance(one: Expression): { times: Rational; from: Point } | null {
  if (one.kind === 'product' && one.factors.length === 2 && one.factors[0]!.kind === 'number') {
    const inner = distance(one.factors[1]!);
    return inner && { ...inner, times: times(inner.times, one.factors[0]!.value) };
  }
  if (one.kind !== 'call' || one.name !== 'abs' || symbolsOf(one).join() !== 'z') return null;
  const [at, next, far] = [0, 1, 2].map((z) => partsOf(substitute(one.of, 'z', number(z))));
  if (!at || !next || !far) return null;
  // The inside must be z plus a number: it grows by 1 with z.
  const grows = [partsOf(minusOf(next, at)), partsOf(minusOf(far, next))];
  if (
    !grows.every((way) => way && isReal(way) && rationalIn(way.re)?.n === 1n && rationalIn(way.re)?.d === 1n)
  )
    return null;
  const conj = partsOf(substitute(one.of, 'z', { kind: 'constant', name: 'i' }));
  const turned = conj && partsOf(minusOf(conj, at));
  if (!turned || rationalIn(turned.im)?.n !== 1n) return null;
  const [re, im] = [rationalIn(at.re), rationalIn(at.im)];
  return re && im ? { times: rational(1), from: [times(re, rational(-1)), times(im, rational(-1))] } : null;
}
function minusOf(a: Parts, b: Parts): Expression {
  return sum(complexExpression(a), negative(complexExpression(b)));
}

function shiftedBy(letter: string, by: Rational, write: (value: Expression) => string): string {
  if (by.n === 0n) return `${letter}^2`;
  return `(${letter} ${by.n < 0n ? '+' : '-'} ${write(number(by.n < 0n ? { n: -by.n, d: by.d } : by))})^2`;
}
function circleText([x, y]: Point, square: Rational): string {
  return `${shiftedBy('x', x, toText)} + ${shiftedBy('y', y, toText)} = ${toText(number(square))}`;
}
function circleTex([x, y]: Point, square: Rational): string {
  return `${shiftedBy('x', x, toLatex)} + ${shiftedBy('y', y, toLatex)} = ${toLatex(number(square))}`;
}
function circleSay([x, y]: Point, square: Rational) {
  const centre = `(${toText(number(x))}, ${toText(number(y))})`;
  const radius = toText(exact(root(number(square))));
  return {
    en: `A circle with centre ${centre} and radius ${radius}.`,
    zh: `以 ${centre} 为圆心、${radius} 为半径的圆。`,
  };
}
function apartTex({ one, other, ratio }: Apart): string {
  const side = ([x, y]: Point) => `${shiftedBy('x', x, toLatex)} + ${shiftedBy('y', y, toLatex)}`;
  const square = times(ratio, ratio);
  return `${side(one)} = ${square.n === square.d ? side(other) : `${toLatex(number(square))}\\left[${side(other)}\\right]`}`;
}

/** The perpendicular bisector, or the circle of all points whose distances have that ratio. */
function apartAnswer({ one, other, ratio }: Apart): Answer | null {
  const square = times(ratio, ratio);
  const size = ([x, y]: Point) => plus(times(x, x), times(y, y));
  // (1 − k²)(x² + y²) − 2(a − k²c)x − 2(b − k²d)y + |a|² − k²|c|² = 0
  const lead = minus(rational(1), square);
  const [across, up] = [0, 1].map((axis) => minus(one[axis]!, times(square, other[axis]!))) as [
    Rational,
    Rational,
  ];
  const rest = minus(size(one), times(square, size(other)));
  if (lead.n === 0n) {
    if (across.n === 0n && up.n === 0n) return null;
    const [x, y, constant] = simplest([across, up, over(rest, rational(2))] as const);
    const line = { normal: vector(x!, y!, rational(0)), size: constant! };
    return {
      text: planeText(line),
      tex: planeTex(line),
      say: {
        en: 'The perpendicular bisector of the line joining the two points.',
        zh: '两点连线的垂直平分线。',
      },
    };
  }
  const centre: Point = [over(across, lead), over(up, lead)];
  const radius = minus(size(centre), over(rest, lead));
  return signOf(radius) > 0
    ? { text: circleText(centre, radius), tex: circleTex(centre, radius), say: circleSay(centre, radius) }
    : null;
}

function extremeOf({ centre: [x, y], radius, extreme }: Circle) {
  const away = exact(call('abs', root(number(plus(times(x, x), times(y, y))))));
  const value =
    extreme === 'greatest' ? exact(sum(away, radius)) : exact(call('abs', sum(away, negative(radius))));
  const steps: Step[] = [
    step(
      { en: 'Find the distance of the centre from the origin.', zh: '求圆心到原点的距离。' },
      [`\\sqrt{${toLatex(number(times(x, x)))} + ${toLatex(number(times(y, y)))}} = ${toLatex(away)}`],
      ['M1', 'A1'],
    ),
    step(
      extreme === 'greatest'
        ? { en: 'Add the radius to reach the farthest point.', zh: '加上半径，得最远点到原点的距离。' }
        : { en: 'Subtract the radius to reach the nearest point.', zh: '减去半径，得最近点到原点的距离。' },
      [
        extreme === 'greatest'
          ? `${toLatex(away)} + ${toLatex(radius)} = ${toLatex(value)}`
          : `\\left|${toLatex(away)} - ${toLatex(radius)}\\right| = ${toLatex(value)}`,
      ],
      ['M1', 'A1'],
      {
        en: 'Both lie on the line through the origin and the centre.',
        zh: '两点都在过原点与圆心的直线上。',
      },
    ),
  ];
  return {
    title: { en: 'Greatest and least modulus on a circle', zh: '圆上模的最大值与最小值' },
    steps,
    answer: { text: toText(value), tex: toLatex(value) },
  };
}
