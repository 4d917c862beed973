import { realFunction } from '../../../algebra-system/equivalence/sampling.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  fraction,
  PI,
  product,
  root,
  substitute,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Figure, FigurePoint } from '../../../writing/figure.ts';
import { step } from '../../../writing/step.ts';
import { rounded } from '../../../writing/rounding.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { worked } from '../working/worked.ts';
import { furthest } from './furthest.ts';
import { type PolarCurve, polarIn, THETA, TOPIC } from './polar-curve.ts';

const PLACES = 720;

interface Place {
  angle: Expression;
  radius: Expression;
}

/** "Sketch C", of a curve in polar coordinates on which r is never negative. */
export const polarSketch: Operator = ({ verb, target, form, where = [] }, scope) => {
  if (verb !== 'sketch' || typeof target !== 'object' || !('the' in target) || target.the !== 'graph')
    return null;
  const curve = form || where.length > 0 ? null : polarIn(target.of[0], scope);
  const points = curve ? pointsOf(curve) : null;
  if (!curve || !points) return null;
  const places = placesOf(curve);
  const said = places.map(({ angle, radius }) => `(${toText(radius)}, ${toText(angle)})`);
  const tex = places.map(({ angle, radius }) => `\\left(${toLatex(radius)},\\, ${toLatex(angle)}\\right)`);
  const [en, zh] = shapeOf(curve, points, places);
  return {
    ...worked(
      { en: 'Sketch of a polar curve', zh: '极坐标曲线的草图' },
      TOPIC,
      [step({ en: 'Take some angles and work out r.', zh: '取若干角度并求出 r。' }, [curve.tex, ...tex])],
      {
        text: '',
        tex: '',
        say: {
          en: `The curve passes through ${said.join(', ')} in polar coordinates.${en}`,
          zh: `曲线经过极坐标为 ${said.join('、')} 的点。${zh}`,
        },
      },
      [
        check(
          'These points are on the curve.',
          '这些点都在曲线上。',
          places.length > 1 && places.every((one) => isOn(curve, one)),
        ),
      ],
    ),
    figure: figureOf(points, places, curve.size),
  };
};

function pointsOf({ squared, radius, ends }: PolarCurve): FigurePoint[] | null {
  const [from, to] = ends.map((one) => evaluate(one)) as [number, number];
  const f = realFunction(radius ?? squared, THETA);
  const found: FigurePoint[] = [];
  for (let at = 0; at <= PLACES; at += 1) {
    const angle = from + ((to - from) * at) / PLACES;
    const value = f(angle);
    if (!Number.isFinite(value) || value < -1e-9 || value > 1e3) return null;
    const r = radius ? Math.max(0, value) : Math.sqrt(Math.max(0, value));
    found.push([r * Math.cos(angle), r * Math.sin(angle)]);
  }
  return found;
}

/** At the ends and at the multiples of a quarter turn between them. */
function placesOf({ squared, size, ends }: PolarCurve): Place[] {
  const [from, to] = ends.map((one) => evaluate(one)) as [number, number];
  const quarters = Array.from({ length: 17 }, (_, at) => exact(product(fraction(at - 8, 2), PI))).filter(
    (one) => evaluate(one) > from + 1e-9 && evaluate(one) < to - 1e-9,
  );
  const isWhole = Math.abs(to - from - 2 * Math.PI) < 1e-9;
  const angles = isWhole
    ? [...(Math.abs(from) < 1e-9 ? [ends[0]] : []), ...quarters, ...(Math.abs(from) < 1e-9 ? [] : [ends[1]])]
    : [ends[0], ...quarters, ends[1]];
  return angles.map((angle) => {
    const r = exact(root(exact(substitute(squared, THETA, angle))));
    return { angle: exact(angle), radius: size === null ? r : exact(product(symbol(size), r)) };
  });
}

const isOn = ({ squared, size }: PolarCurve, { angle, radius }: Place): boolean => {
  const r = evaluate(radius, size === null ? {} : { [size]: 1 });
  return Math.abs(r * r - evaluate(squared, { [THETA]: evaluate(angle) })) < 1e-9;
};

/** Where it closes, and about which line it is symmetrical. */
function shapeOf(
  { squared, size, ends }: PolarCurve,
  points: FigurePoint[],
  places: readonly Place[],
): [string, string] {
  const [from, to] = ends.map((one) => evaluate(one)) as [number, number];
  const f = realFunction(squared, THETA);
  const isWhole = Math.abs(to - from - 2 * Math.PI) < 1e-9;
  const isEven = (about: number): boolean =>
    (isWhole || Math.abs(from + to - 2 * about) < 1e-9) &&
    [0.2, 0.7, 1.1].every((by) => Math.abs(f(about + by) - f(about - by)) < 1e-9);
  const [first, last] = [points[0]!, points.at(-1)!];
  const isClosed = Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
  const [best] = furthest(squared, ends);
  const isShown =
    !best || places.some(({ angle }) => Math.abs(evaluate(angle) - best.angle) < 1e-6) || best.value < 1e-9;
  const most = best ? rounded(Math.sqrt(best.value), { kind: 'figures', digits: 3 }) : '';
  const angle = best ? rounded(best.angle, { kind: 'figures', digits: 3 }) : '';
  const says: [string, string][] = [
    ...(isShown
      ? []
      : [
          [
            ` It is furthest from the pole at (${most}${size ?? ''}, ${angle}).`,
            `它在 (${most}${size ?? ''}, ${angle}) 处离极点最远。`,
          ] as [string, string],
        ]),
    ...(isClosed ? [[' It is a closed curve.', '它是封闭曲线。'] as [string, string]] : []),
    ...(isEven(0)
      ? [[' It is symmetrical about the initial line.', '它关于极轴对称。'] as [string, string]]
      : []),
    ...(isEven(Math.PI / 2)
      ? [[' It is symmetrical about the line θ = π/2.', '它关于直线 θ = π/2 对称。'] as [string, string]]
      : []),
  ];
  return [says.map(([en]) => en).join(''), says.map(([, zh]) => zh).join('')];
}

function figureOf(points: FigurePoint[], places: Place[], size: string | null): Figure {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, bottom, top] = [
    Math.min(0, ...xs),
    Math.max(0, ...xs),
    Math.min(0, ...ys),
    Math.max(0, ...ys),
  ];
  const margin = 0.15 * Math.max(right - left, top - bottom);
  return {
    name: 'y',
    letter: 'x',
    window: { left: left - margin, right: right + margin, bottom: bottom - margin, top: top + margin },
    branches: [points],
    points: places.map(({ angle, radius }) => {
      const [r, at] = [evaluate(radius, size === null ? {} : { [size]: 1 }), evaluate(angle)];
      return {
        kind: 'end' as const,
        x: r * Math.cos(at),
        y: r * Math.sin(at),
        tex: `\\left(${toLatex(radius)},\\, ${toLatex(angle)}\\right)`,
        text: `(${toText(radius)}, ${toText(angle)})`,
      };
    }),
    asymptotes: [],
  };
}
