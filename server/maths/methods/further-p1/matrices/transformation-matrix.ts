import { readLinear } from '../../../reading/geometry/linear-form.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  type Expression,
  negative,
  number,
  product,
  quotient,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { parse, parseExpression } from '../../../algebra-system/parsing/statement.ts';
import { readMatrices } from '../../../reading/geometry/matrices.ts';
import { rowsTex, rowsText } from '../../../writing/matrices.ts';
import type { Method } from '../../../writing/method.ts';
import type { Text } from '../../../../core/locale.ts';
import { wordingIn } from '../../../reading/wording.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

type Transformation =
  | { kind: 'rotation'; degrees: Expression }
  /** The mirror goes through the origin along (across, up). */
  | { kind: 'reflection'; across: Expression; up: Expression }
  | { kind: 'scaling'; x: Expression; y: Expression };

const HEAD = '^find (?:matrix (?:(?:which|that) represents|representing|for|of) ';
const ROTATION = new RegExp(
  `${HEAD}rotation (?:of|through) # (anticlockwise|clockwise) about (?:origin|#)|表示绕原点(逆时针|顺时针)(?:方向)?旋转 # 的(?:变换)?矩阵)$`,
  'u',
);
const MIRROR = new RegExp(
  `${HEAD}reflection in (?:line #|([xy])axis)|表示关于(?:直线)? # (轴)?(?:的)?(?:反射|对称)(?:变换)?的(?:变换)?矩阵)$`,
  'u',
);
const ENLARGEMENT = new RegExp(
  `${HEAD}enlargement (?:with|of) scale factor # (?:and |with )?(?:centre|center|about) origin|表示以原点为中心比例因子为 # 的(?:放缩|放大|位似)(?:变换)?的?矩阵)$`,
  'u',
);
const STRETCH = new RegExp(`${HEAD}stretch parallel to ([xy])axis (?:with |of )?scale factor #)$`, 'u');

/** The matrix of a named transformation of the plane. */
export const transformationMatrix: Method<Transformation> = {
  id: 'transformation-matrix',
  topic: '9231/p1/matrices',
  match({ text }) {
    const wording = wordingIn(text);
    if (!wording) return null;
    const { say, formulas } = wording;
    const [first] = formulas;
    const turn = ROTATION.exec(say);
    if (turn) return rotationOf(formulas, /^(?:clockwise|顺时针)$/u.test(turn[1] ?? turn[2]!));
    const mirror = MIRROR.exec(say);
    if (mirror && formulas.length <= 1) return mirrorOf(mirror[1] ?? (mirror[2] ? first : null), first);
    const factor = formulas.length === 1 ? numberIn(first!) : null;
    const stretch = STRETCH.exec(say);
    if (!factor || !(stretch || ENLARGEMENT.test(say))) return null;
    return {
      kind: 'scaling',
      x: stretch?.[1] === 'y' ? number(1) : factor,
      y: stretch?.[1] === 'x' ? number(1) : factor,
    };
  },
  solve(transformation) {
    const rows = rowsOf(transformation);
    return {
      title: { en: 'Matrix of a transformation', zh: '变换的矩阵' },
      steps: [
        step(
          HOW[transformation.kind],
          [
            `(1, 0) \\mapsto (${toLatex(rows[0]![0]!)}, ${toLatex(rows[1]![0]!)})`,
            `(0, 1) \\mapsto (${toLatex(rows[0]![1]!)}, ${toLatex(rows[1]![1]!)})`,
          ],
          ['M1', 'A1'],
        ),
        step(
          { en: 'Write the images as the columns.', zh: '把两个像写成矩阵的两列。' },
          [rowsTex(rows.map((row) => row.map(toLatex)))],
          ['A1'],
          {
            en: 'A matrix maps (1, 0) to its first column and (0, 1) to its second.',
            zh: '矩阵把 (1, 0) 变为第一列，把 (0, 1) 变为第二列。',
          },
        ),
      ],
      answer: {
        text: rowsText(rows.map((row) => row.map(toText))),
        tex: rowsTex(rows.map((row) => row.map(toLatex))),
      },
    };
  },
  verify({ answer }, transformation) {
    const rows = readMatrices(answer.text)?.given[0]?.rows;
    if (!rows) return [];
    const [[a, b], [c, d]] = rows.map((row) => row.map((entry) => evaluate(entry))) as [
      [number, number],
      [number, number],
    ];
    const points: [number, number][] = [
      [1, 0],
      [0, 1],
      [2, -3],
    ];
    return [
      {
        name: { en: 'Three points are mapped as the geometry requires.', zh: '三个点的像与几何计算一致。' },
        passed: points.every(([x, y]) => {
          const [p, q] = imageOf(transformation, x, y);
          return Math.hypot(a * x + b * y - p, c * x + d * y - q) < 1e-9 * Math.max(1, Math.hypot(p, q));
        }),
      },
    ];
  },
};

const HOW: Record<Transformation['kind'], Text> = {
  rotation: { en: 'Rotate (1, 0) and (0, 1) about the origin.', zh: '把 (1, 0) 与 (0, 1) 绕原点旋转。' },
  reflection: { en: 'Reflect (1, 0) and (0, 1).', zh: '求 (1, 0) 与 (0, 1) 的对称点。' },
  scaling: { en: 'Multiply the coordinates by the scale factors.', zh: '坐标分别乘以比例因子。' },
};

function numberIn(typed: string): Expression | null {
  const parsed = parseExpression(typed);
  return parsed.ok && Number.isFinite(evaluate(parsed.value)) && evaluate(parsed.value) !== 0
    ? exact(parsed.value)
    : null;
}

function rotationOf([typed, about]: string[], isClockwise: boolean): Transformation | null {
  const size = /^(\d+)\s*(?:°|\^\{?\\circ\}?)$/u.exec(typed ?? '')?.[1];
  return size && (!about || about === 'O')
    ? { kind: 'rotation', degrees: number((isClockwise ? -1 : 1) * Number(size)) }
    : null;
}

function mirrorOf(axis: string | null | undefined, line: string | undefined): Transformation | null {
  if (axis === 'x') return { kind: 'reflection', across: number(1), up: number(0) };
  if (axis === 'y') return { kind: 'reflection', across: number(0), up: number(1) };
  const parsed = line ? parse(line) : null;
  if (axis || !parsed?.ok || parsed.statement.kind !== 'relation' || parsed.statement.sides.length !== 2)
    return null;
  const way = readLinear(parsed.statement);
  if (!way || way.rest.n !== 0n || way.direction[2].n !== 0n) return null;
  return { kind: 'reflection', across: number(way.direction[1]), up: negative(number(way.direction[0])) };
}

function rowsOf(transformation: Transformation): Expression[][] {
  if (transformation.kind === 'scaling')
    return [
      [transformation.x, number(0)],
      [number(0), transformation.y],
    ];
  if (transformation.kind === 'rotation') {
    const angle = call('degrees', transformation.degrees);
    const [cos, sin] = [exact(call('cos', angle)), exact(call('sin', angle))];
    return [
      [cos, exact(negative(sin))],
      [sin, cos],
    ];
  }
  const { across, up } = transformation;
  const square = { kind: 'sum' as const, terms: [product(across, across), product(up, up)] };
  const difference = { kind: 'sum' as const, terms: [product(across, across), negative(product(up, up))] };
  const even = exact(quotient(difference, square));
  const odd = exact(quotient(product(number(2), across, up), square));
  return [
    [even, odd],
    [odd, exact(negative(even))],
  ];
}

function imageOf(transformation: Transformation, x: number, y: number): [number, number] {
  if (transformation.kind === 'scaling')
    return [evaluate(transformation.x) * x, evaluate(transformation.y) * y];
  const [size, angle] = [Math.hypot(x, y), Math.atan2(y, x)];
  const to =
    transformation.kind === 'rotation'
      ? angle + (evaluate(transformation.degrees) * Math.PI) / 180
      : 2 * Math.atan2(evaluate(transformation.up), evaluate(transformation.across)) - angle;
  return [size * Math.cos(to), size * Math.sin(to)];
}
