import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  fraction,
  number,
  PI,
  product,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression as readNumber } from '../../../algebra-system/parsing/statement.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { readMatrices } from '../../../reading/geometry/matrices.ts';
import type { Method, Solution } from '../../../writing/method.ts';
import type { Text } from '../../../../core/locale.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

type Numbers = [[number, number], [number, number]];
interface Parameters {
  rows: Expression[][];
  at: Numbers;
}

const DESCRIBE =
  /^(?:describe (?:fully )?(?:geometrical |single |geometric )?transformation (?:(?:which|that) is )?(?:represented|given|described) by(?: matrix)? #|what (?:geometrical )?transformation does(?: matrix)? # represent|find transformation represented by(?: matrix)? #|(?:描述|说明|find )(?: ?矩阵)? # (?:所)?(?:表示|代表|对应)的(?:几何)?变换)$/u;

/** What a matrix of two rows does to the plane. */
export const matrixTransformation: Method<Parameters> = {
  id: 'matrix-transformation',
  topic: '9231/p1/matrices',
  match({ text }) {
    const reading = readMatrices(text);
    const [only, more] = reading?.given ?? [];
    if (!reading || !only || more || reading.others.length > 0 || !DESCRIBE.test(reading.say)) return null;
    const { rows } = only;
    if (rows.length !== 2 || rows[0]!.length !== 2) return null;
    const at = rows.map((row) => row.map((entry) => evaluate(entry))) as unknown as Numbers;
    return at.flat().every(Number.isFinite) ? { rows, at } : null;
  },
  solve({ rows }) {
    const named = nameOf(rows);
    if (!named) return null;
    return {
      title: { en: 'Transformation of the plane', zh: '平面变换' },
      steps: [
        step(
          {
            en: 'The columns are the images of (1, 0) and (0, 1).',
            zh: '两列分别是 (1, 0) 与 (0, 1) 的像。',
          },
          [
            `(1, 0) \\mapsto (${toLatex(rows[0]![0]!)}, ${toLatex(rows[1]![0]!)})`,
            `(0, 1) \\mapsto (${toLatex(rows[0]![1]!)}, ${toLatex(rows[1]![1]!)})`,
          ],
          ['M1'],
        ),
        step(named.why, [], ['A1']),
        step(named.say, [], ['A1']),
      ],
      answer: { text: named.text, tex: `\\text{${named.text}}`, say: named.say },
    };
  },
  verify: ({ answer }, { at }) => [
    {
      name: { en: 'Three points are mapped as described.', zh: '三个点的像与文字描述一致。' },
      passed: agrees(answer, at),
    },
  ],
};

interface Words {
  text: string;
  say: Text;
  why: Text;
}
const UNIT = { en: 'The unit square keeps its size and shape', zh: '单位正方形的大小和形状不变' };

function nameOf(rows: Expression[][]): Words | null {
  const keys = rows.map((row) => row.map((entry) => normalOf(entry)?.key ?? '?'));
  const [[a, b], [c, d]] = keys as [[string, string], [string, string]];
  const is = (key: string, value: Expression) => key === normalOf(value)?.key;
  const [zero, one] = ['0', normalOf(number(1))!.key];
  if (a === one && d === one && b === zero && c === zero) return null;
  for (let twelfths = 1; twelfths < 24; twelfths += 1) {
    const angle = product(fraction(twelfths, 12), PI);
    const [cos, sin] = [exact(call('cos', angle)), exact(call('sin', angle))];
    const minusSin = exact(product(number(-1), sin));
    const minusCos = exact(product(number(-1), cos));
    if (is(a, cos) && is(d, cos) && is(c, sin) && is(b, minusSin)) return rotation(twelfths * 15);
    if (is(a, cos) && is(d, minusCos) && is(b, sin) && is(c, sin)) return reflection(twelfths);
  }
  if (a === one && d === normalOf(number(-1))!.key && b === zero && c === zero) return reflection(0);
  return scaling(rows, [a, b, c, d], [zero, one]);
}

function rotation(degrees: number): Words {
  return {
    text: `rotation through ${degrees}° anticlockwise about the origin`,
    say: {
      en: `Rotation through ${degrees}° anticlockwise about the origin.`,
      zh: `绕原点逆时针旋转 ${degrees}°。`,
    },
    why: {
      en: `${UNIT.en} and is rotated: the entries are cos ${degrees}° and sin ${degrees}°.`,
      zh: `${UNIT.zh}，只是被旋转：元素是 cos ${degrees}° 与 sin ${degrees}°。`,
    },
  };
}

/** [[cos 2θ, sin 2θ], [sin 2θ, −cos 2θ]] with 2θ in twelfths of π. */
function reflection(twelfths: number): Words {
  const slope = exact(call('tan', product(fraction(twelfths, 24), PI)));
  const isExact = twelfths % 2 === 0;
  const line =
    twelfths === 12
      ? 'x = 0'
      : twelfths === 0
        ? 'y = 0'
        : twelfths === 6
          ? 'y = x'
          : twelfths === 18
            ? 'y = -x'
            : isExact
              ? `y = ${toText(exact(product(slope, symbol('x'))))}`
              : `y = x tan(${(twelfths * 15) / 2}°)`;
  return {
    text: `reflection in the line ${line}`,
    say: { en: `Reflection in the line ${line}.`, zh: `关于直线 ${line} 的反射（轴对称）。` },
    why: {
      en: `${UNIT.en} but is reflected: the determinant is −1.`,
      zh: `${UNIT.zh}但被翻转：行列式为 −1。`,
    },
  };
}

function scaling(
  rows: Expression[][],
  [a, b, c, d]: [string, string, string, string],
  [zero, one]: [string, string],
): Words | null {
  const factor = (entry: Expression) => toText(exact(entry));
  const [[p, q], [r, s]] = rows as [[Expression, Expression], [Expression, Expression]];
  if (evaluate(p) * evaluate(s) - evaluate(q) * evaluate(r) === 0) return null;
  if (b === zero && c === zero && a === d)
    return {
      text: `enlargement with scale factor ${factor(p)}, centre the origin`,
      say: {
        en: `Enlargement with scale factor ${factor(p)}, centre the origin.`,
        zh: `以原点为中心的位似变换（放缩），比例因子为 ${factor(p)}。`,
      },
      why: { en: 'Both coordinates are multiplied by the same number.', zh: '两个坐标乘以同一个数。' },
    };
  if (b === zero && c === zero && (a === one || d === one)) {
    const [axis, entry] = a === one ? ['y', s] : ['x', p];
    return {
      text: `stretch parallel to the ${axis}-axis, scale factor ${factor(entry)}`,
      say: {
        en: `Stretch parallel to the ${axis}-axis with scale factor ${factor(entry)}.`,
        zh: `平行于 ${axis} 轴、比例因子为 ${factor(entry)} 的伸缩。`,
      },
      why: {
        en: 'One coordinate is unchanged and the other is multiplied.',
        zh: '一个坐标不变，另一个坐标乘以比例因子。',
      },
    };
  }
  if (a !== one || d !== one || (b !== zero && c !== zero)) return null;
  const image =
    b === zero
      ? { point: '(1, 0)', to: `(1, ${factor(r)})`, line: 'x = 0' }
      : { point: '(0, 1)', to: `(${factor(q)}, 1)`, line: 'y = 0' };
  return {
    text: `shear with the line ${image.line} invariant, mapping ${image.point} to ${image.to}`,
    say: {
      en: `Shear with the line ${image.line} invariant, mapping ${image.point} to ${image.to}.`,
      zh: `以直线 ${image.line} 为不变线的切变，把 ${image.point} 变为 ${image.to}。`,
    },
    why: {
      en: 'Points on one axis are fixed and areas are unchanged.',
      zh: '一条坐标轴上的点不动，面积不变。',
    },
  };
}

/** Reads the words again and applies them to three points with trigonometry and geometry. */
function agrees({ text }: Solution['answer'], [[a, b], [c, d]]: Numbers): boolean {
  const points: [number, number][] = [
    [1, 0],
    [0, 1],
    [2, -3],
  ];
  const does = (move: (x: number, y: number) => [number, number]) =>
    points.every(([x, y]) => {
      const [p, q] = move(x, y);
      return Math.hypot(a * x + b * y - p, c * x + d * y - q) < 1e-9 * Math.max(1, Math.hypot(p, q));
    });
  const turn = /^rotation through (\d+)° anticlockwise/.exec(text);
  if (turn) {
    const angle = (Number(turn[1]) * Math.PI) / 180;
    return does((x, y) => [
      Math.hypot(x, y) * Math.cos(Math.atan2(y, x) + angle),
      Math.hypot(x, y) * Math.sin(Math.atan2(y, x) + angle),
    ]);
  }
  const mirror = /^reflection in the line (?:(x = 0)|y = (.+))$/.exec(text);
  if (mirror) {
    const angle = mirror[1] ? Math.PI / 2 : Math.atan(slopeOf(mirror[2]!));
    return does((x, y) => [
      Math.hypot(x, y) * Math.cos(2 * angle - Math.atan2(y, x)),
      Math.hypot(x, y) * Math.sin(2 * angle - Math.atan2(y, x)),
    ]);
  }
  const value = (typed: string) => evaluate(readNumber(typed));
  const size = /^enlargement with scale factor (.+), centre the origin$/.exec(text);
  if (size) return does((x, y) => [value(size[1]!) * x, value(size[1]!) * y]);
  const stretch = /^stretch parallel to the ([xy])-axis, scale factor (.+)$/.exec(text);
  if (stretch)
    return does((x, y) => (stretch[1] === 'x' ? [value(stretch[2]!) * x, y] : [x, value(stretch[2]!) * y]));
  const shear =
    /^shear with the line ([xy]) = 0 invariant, mapping \(\d, \d\) to \((.{1,300}), (.{1,300})\)$/.exec(text);
  if (!shear) return false;
  return does((x, y) => (shear[1] === 'y' ? [x + value(shear[2]!) * y, y] : [x, y + value(shear[3]!) * x]));
}

function slopeOf(typed: string): number {
  const tan = /^x tan\((.+)°\)$/.exec(typed);
  return tan ? Math.tan((Number(tan[1]) * Math.PI) / 180) : evaluate(readNumber(typed), { x: 1 });
}
