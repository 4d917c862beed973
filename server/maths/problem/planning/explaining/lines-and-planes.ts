import { difference, product, sum, symbol } from '../../../algebra-system/expressions/expression.ts';
import { solveSystem } from '../values/system.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import { isThing, type Scope, valueOf } from '../scope/scope.ts';
import type { Term } from '../../schema/problem.ts';
import {
  cross,
  directionIn,
  dot,
  isNull,
  lineIn,
  minus,
  type Plane,
  planeIn,
  type Vector,
  vectorIn,
} from '../space/vectors.ts';
import { tex } from './number-tex.ts';
import { columnTex } from './vector-tex.ts';
import type { Explain, Property } from './property.ts';

/** A point of a plane and two of its directions. */
interface Spanned {
  at: Vector;
  along: [Vector, Vector];
}

/** Of a line through two points that lie on it. */
function lineOfPoints({ of: [term] }: Property, scope: Scope): Step[] {
  const points = scope.facts.flatMap(({ relation, of: [point, on] }) => {
    const isOn = relation === 'on' && typeof term === 'object' && 'thing' in term && isThing(on, term.thing);
    const at = isOn ? vectorIn(valueOf(point!, scope)) : null;
    return at ? [at] : [];
  });
  const [a, b, other] = points;
  return a && b && !other
    ? [
        step({ en: 'The direction of the line', zh: '直线的方向' }, [
          `\\mathbf{b} - \\mathbf{a} = ${columnTex(minus(b, a))}`,
        ]),
      ]
    : [];
}

/** A normal from two directions of the plane, and the plane through a point of it. */
export const linesOfEquation: Explain = (property, scope) => {
  const value = valueOf(property, scope);
  if (property.the === 'equation' && lineIn(value)) return lineOfPoints(property, scope);
  const plane = planeIn(value);
  const spanned =
    plane && (property.the === 'equation' ? ofFacts(property, scope) : ofPoints(property.of, scope));
  if (!plane || !spanned) return [];
  const { at, along } = spanned;
  const normal = cross(...along);
  if (!isOf(plane, normal, at)) return [];
  return [
    step(
      {
        en: 'A normal is perpendicular to two directions of the plane.',
        zh: '法向量垂直于平面内的两个方向。',
      },
      [`\\mathbf{n} = ${columnTex(along[0])} \\times ${columnTex(along[1])} = ${columnTex(normal)}`],
    ),
    step({ en: 'Put in a point of the plane.', zh: '代入平面上的一点。' }, [
      `\\mathbf{r} \\cdot \\mathbf{n} = ${columnTex(at)} \\cdot ${columnTex(normal)} = ${tex(dot(at, normal))}`,
    ]),
  ];
};

const isOf = (plane: Plane, normal: Vector, at: Vector): boolean =>
  isNull(cross(plane.normal, normal)) &&
  Math.abs(evaluate(dot(plane.normal, at)) - evaluate(plane.size)) < 1e-9;

function ofPoints(of: readonly Term[], scope: Scope): Spanned | null {
  const [a, b, c] = of.map((one) => vectorIn(valueOf(one, scope)));
  return a && b && c ? spannedBy([a, b, c], []) : null;
}

/** What is said to lie in a plane, or to be parallel to it. */
function ofFacts({ of: [term] }: Property, scope: Scope): Spanned | null {
  if (typeof term !== 'object' || !('thing' in term)) return null;
  const points: Vector[] = [];
  const along: Vector[] = [];
  for (const { relation, of } of scope.facts) {
    const [one, other] = of;
    const beside = isThing(one, term.thing) ? other : isThing(other, term.thing) ? one : undefined;
    const value = beside === undefined ? null : valueOf(beside, scope);
    if (relation === 'on' || relation === 'contains') {
      const [point, line] = [vectorIn(value), lineIn(value)];
      if (point) points.push(point);
      if (line) points.push(line.at);
      if (line) along.push(line.along);
    } else if (relation === 'parallel' && !planeIn(value)) {
      const direction = directionIn(value);
      if (direction) along.push(direction);
    }
  }
  return spannedBy(points, along);
}

function spannedBy([at, ...others]: readonly Vector[], along: readonly Vector[]): Spanned | null {
  if (!at) return null;
  const all = [...along, ...others.map((one) => minus(one, at))].filter((one) => !isNull(one));
  const [first] = all;
  const second = first && all.find((one) => !isNull(cross(first, one)));
  return first && second ? { at, along: [first, second] } : null;
}

const [S, T] = [symbol('s'), symbol('t')];

/** Two lines that meet: two of the coordinates give the parameters, the third one agrees. */
export const intersect: Explain = ({ of }, scope) => {
  const [a, b] = of.map((one) => lineIn(valueOf(one, scope)));
  if (!a || !b || a.along.length !== b.along.length) return [];
  const equations = a.at.map((start, at) => [
    sum(start, product(S, a.along[at]!)),
    sum(b.at[at]!, product(T, b.along[at]!)),
  ]);
  const solved = solveSystem(
    equations.map(([left, right]) => difference(left!, right!)),
    ['s', 't'],
  );
  const [only, another] = solved ?? [];
  if (!only || another) return [];
  return [
    step(
      { en: 'Write both lines in coordinates and set them equal.', zh: '写出两直线的坐标式并令其相等。' },
      equations.map(([left, right]) => `${tex(left!)} = ${tex(right!)}`),
    ),
    step(
      {
        en: 'Two of these give s and t, and the third one agrees.',
        zh: '由其中两式求出 s、t，第三式也成立。',
      },
      [`s = ${tex(only['s']!)},\\quad t = ${tex(only['t']!)}`],
    ),
  ];
};
