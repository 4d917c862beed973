import {
  difference,
  type Expression,
  fraction,
  product,
  quotient,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import type { Step } from '../../../writing/method.ts';
import type { Term } from '../../schema/problem.ts';
import { valueOf } from '../scope/scope.ts';
import {
  cross,
  directionIn,
  dot,
  footIn,
  footOn,
  isNull,
  type Line,
  lineIn,
  minus,
  type Plane,
  planeIn,
  segmentIn,
  squareOf,
  type Vector,
  vectorIn,
} from '../space/vectors.ts';
import { intersect, linesOfEquation } from './lines-and-planes.ts';
import { tex } from './number-tex.ts';
import { columnTex, lengthTex } from './vector-tex.ts';
import type { Explain } from './property.ts';

const T = symbol('t');

const arrow = (from: string, to: string) => `\\overrightarrow{${from}${to}}`;

/** The capital by which a point is called; a letter that stands for any point otherwise. */
function labelOf(term: Term | undefined, otherwise: string): string {
  return typeof term === 'object' && 'thing' in term && /^[A-Z]'?$/.test(term.thing) ? term.thing : otherwise;
}

function cosine(a: Vector, b: Vector, { of, isAcute }: { of: string; isAcute: boolean }): Step {
  const scalar = isAcute ? `\\left|${tex(dot(a, b))}\\right|` : tex(dot(a, b));
  return step({ en: 'Use the scalar product.', zh: '利用数量积。' }, [
    `${of}\\theta = \\frac{${scalar}}{${lengthTex(a)} \\times ${lengthTex(b)}}`,
  ]);
}

const acuteAngle: Explain = ({ of: [one, other] }, scope) => {
  const [first, second] = [valueOf(one!, scope), valueOf(other!, scope)];
  const [p, q] = [planeIn(first), planeIn(second)];
  const [u, v] = [directionIn(first), directionIn(second)];
  if (p && q)
    return [
      step(
        {
          en: 'The angle between two planes is the angle between their normals.',
          zh: '两平面的夹角等于它们法向量的夹角。',
        },
        [`\\mathbf{n}_1 = ${columnTex(p.normal)},\\quad \\mathbf{n}_2 = ${columnTex(q.normal)}`],
      ),
      cosine(p.normal, q.normal, { of: '\\cos', isAcute: true }),
    ];
  const plane = p ?? q;
  const along = u ?? v;
  if (plane && along)
    return [
      step(
        {
          en: 'With the normal the line makes the angle that is left to 90°, so its sine is taken.',
          zh: '直线与法向量的夹角是所求角的余角，故取正弦。',
        },
        [`\\mathbf{d} = ${columnTex(along)},\\quad \\mathbf{n} = ${columnTex(plane.normal)}`],
      ),
      cosine(along, plane.normal, { of: '\\sin', isAcute: true }),
    ];
  return u && v
    ? [
        step({ en: 'The directions of the two', zh: '两者的方向向量' }, [
          `\\mathbf{d}_1 = ${columnTex(u)},\\quad \\mathbf{d}_2 = ${columnTex(v)}`,
        ]),
        cosine(u, v, { of: '\\cos', isAcute: true }),
      ]
    : [];
};

const angleAt: Explain = ({ of }, scope) => {
  const [a, b, c] = of.map((one) => vectorIn(valueOf(one, scope)));
  if (!a || !b || !c) return [];
  const [p, q, r] = of.map((one, at) => labelOf(one, 'PQR'[at]!));
  const [u, v] = [minus(a, b), minus(c, b)];
  return [
    step({ en: 'The vectors from the corner', zh: '从顶点出发的两个向量' }, [
      `${arrow(q!, p!)} = ${columnTex(u)},\\quad ${arrow(q!, r!)} = ${columnTex(v)}`,
    ]),
    cosine(u, v, { of: '\\cos', isAcute: false }),
  ];
};

/** Where the perpendicular from a point meets a line. */
function footOfLine(p: Vector, { at, along }: Line): Step[] {
  const apart = minus(at, p);
  const [constant, rate] = [dot(apart, along), squareOf(along)];
  const by = exact(quotient(exact(product(constant, fraction(-1, 1))), rate));
  return [
    step({ en: 'From the point to any point of the line', zh: '从该点到直线上任一点的向量' }, [
      `${columnTex(apart)} + t${columnTex(along)}`,
    ]),
    step(
      {
        en: 'It is perpendicular to the line: its scalar product with the direction is zero.',
        zh: '它与直线垂直：与方向向量的数量积为零。',
      },
      [`${tex(sum(constant, product(rate, T)))} = 0`, `t = ${tex(by)}`],
    ),
    step({ en: 'Put t into the line.', zh: '把 t 代入直线方程。' }, [columnTex(footOn({ at, along }, p))]),
  ];
}

/** Where the perpendicular from a point meets a plane. */
function footOfPlane(p: Vector, { normal, size }: Plane): Step[] {
  const [constant, rate] = [dot(p, normal), squareOf(normal)];
  const by = exact(quotient(difference(size, constant), rate));
  return [
    step({ en: 'The line through the point along the normal', zh: '过该点、沿法向量的直线' }, [
      `\\mathbf{r} = ${columnTex(p)} + t${columnTex(normal)}`,
    ]),
    step({ en: 'Put it into the plane.', zh: '代入平面方程。' }, [
      `${tex(sum(constant, product(rate, T)))} = ${tex(size)}`,
      `t = ${tex(by)}`,
    ]),
    step({ en: 'Put t into the line.', zh: '把 t 代入直线方程。' }, [columnTex(footIn({ normal, size }, p))]),
  ];
}

const foot: Explain = ({ of: [point, mirror] }, scope) => {
  const p = vectorIn(valueOf(point!, scope));
  const value = valueOf(mirror!, scope);
  const [line, plane] = [lineIn(value), planeIn(value)];
  if (!p) return [];
  return line ? footOfLine(p, line) : plane ? footOfPlane(p, plane) : [];
};

const reflection: Explain = (property, scope) => {
  const lines = foot(property, scope);
  return lines.length === 0
    ? []
    : [
        ...lines,
        step({
          en: 'The foot is the midpoint of the point and its reflection: twice the foot less the point.',
          zh: '垂足是该点与其对称点的中点：用垂足的两倍减去该点。',
        }),
      ];
};

const distance: Explain = (property, scope) => {
  const [one, other] = property.of.map((term) => valueOf(term, scope));
  const point = vectorIn(one) ?? vectorIn(other);
  const plane = planeIn(one) ?? planeIn(other);
  const [first, second] = [lineIn(one), lineIn(other)];
  if (point && plane)
    return [
      step(
        {
          en: 'Put the point into the plane and divide by the length of the normal.',
          zh: '把点代入平面方程，再除以法向量的长度。',
        },
        [
          `\\frac{\\left|${tex(dot(point, plane.normal))} - ${braced(plane.size)}\\right|}{${lengthTex(plane.normal)}}`,
        ],
      ),
    ];
  const line = first ?? second;
  if (point && line)
    return [
      ...footOfLine(point, line),
      step({ en: 'The length from the point to the foot', zh: '从该点到垂足的长度' }, [
        `\\left|${columnTex(minus(footOn(line, point), point))}\\right|`,
      ]),
    ];
  const across = first && second ? cross(first.along, second.along) : null;
  if (!first || !second || !across || isNull(across)) return [];
  const apart = minus(second.at, first.at);
  return [
    step({ en: 'The common perpendicular', zh: '公垂线的方向' }, [
      `\\mathbf{n} = ${columnTex(first.along)} \\times ${columnTex(second.along)} = ${columnTex(across)}`,
    ]),
    step(
      { en: 'From a point of one line to a point of the other', zh: '从一条直线上的点到另一条直线上的点' },
      [columnTex(apart)],
    ),
    step({ en: 'The part of it along the perpendicular', zh: '它在公垂线方向上的投影' }, [
      `\\frac{\\left|${tex(dot(apart, across))}\\right|}{${lengthTex(across)}}`,
    ]),
  ];
};

const braced = (one: Expression): string => {
  const written = tex(one);
  return /^[\w.]+$/.test(written) ? written : `\\left(${written}\\right)`;
};

const lineThrough: Explain = ({ of }, scope) => {
  const [a, b] = of.map((one) => vectorIn(valueOf(one, scope)));
  const [p, q] = of.map((one, at) => labelOf(one, 'AB'[at]!));
  return a && b
    ? [
        step({ en: 'The direction of the line', zh: '直线的方向' }, [
          `${arrow(p!, q!)} = ${columnTex(minus(b, a))}`,
        ]),
      ]
    : [];
};

const meetingPoint: Explain = ({ of: [one, other] }, scope) => {
  const values = [valueOf(one!, scope), valueOf(other!, scope)];
  const line = lineIn(values[0]) ?? lineIn(values[1]);
  const plane = planeIn(values[0]) ?? planeIn(values[1]);
  const rate = line && plane ? dot(line.along, plane.normal) : null;
  if (!line || !plane || !rate) return [];
  const constant = dot(line.at, plane.normal);
  return [
    step({ en: 'Put any point of the line into the plane.', zh: '把直线上任一点代入平面方程。' }, [
      `${tex(sum(constant, product(rate, T)))} = ${tex(plane.size)}`,
      `t = ${tex(quotient(difference(plane.size, constant), rate))}`,
    ]),
    step({ en: 'Put t into the line.', zh: '把 t 代入直线方程。' }),
  ];
};

const area: Explain = ({ of: [figure] }, scope) => {
  const value = valueOf(figure!, scope);
  const corners = value?.is === 'many' ? value.items.map((one) => vectorIn(one)) : [];
  const [a, b, c] = corners;
  if (corners.length !== 3 || !a || !b || !c) return [];
  const [u, v] = [minus(b, a), minus(c, a)];
  return [
    step({ en: 'Two sides from one corner', zh: '同一顶点出发的两边' }, [
      `${columnTex(u)},\\quad ${columnTex(v)}`,
    ]),
    step(
      {
        en: 'Half the length of their vector product; its square is |a|²|b|² − (a · b)².',
        zh: '面积是向量积长度的一半；该长度的平方等于 |a|²|b|² − (a · b)²。',
      },
      [`\\frac{1}{2}\\left|${columnTex(cross(u, v))}\\right|`],
    ),
  ];
};

const commonPerpendicular: Explain = ({ of: [one, other] }, scope) => {
  const [a, b] = [directionIn(valueOf(one!, scope)), directionIn(valueOf(other!, scope))];
  return a && b
    ? [
        step({ en: 'The vector product is perpendicular to both.', zh: '向量积与两者都垂直。' }, [
          `${columnTex(a)} \\times ${columnTex(b)} = ${columnTex(cross(a, b))}`,
        ]),
      ]
    : [];
};

const length: Explain = ({ of: [one] }, scope) => {
  const value = valueOf(one!, scope);
  const ends = segmentIn(value);
  const along = vectorIn(value) ?? (ends && minus(ends[1], ends[0]));
  return along
    ? [step({ en: 'The length of the vector', zh: '向量的长度' }, [`\\left|${columnTex(along)}\\right|`])]
    : [];
};

/** The lines of what is found with vectors. */
export const SPACE_LINES: Record<string, Explain> = {
  'acute angle': acuteAngle,
  'angle at': angleAt,
  foot,
  reflection,
  distance,
  'line through': lineThrough,
  'plane through': linesOfEquation,
  equation: linesOfEquation,
  intersect,
  'meeting point': meetingPoint,
  'common perpendicular': commonPerpendicular,
  area,
  length,
};
