import { number, substitute, rationalValue } from '../../../algebra-system/expressions/expression.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import {
  determinant,
  kernel,
  type Matrix,
  rowReduce,
  transpose,
} from '../../../algebra-system/matrices/matrix.ts';
import { matrixTex } from '../../../writing/matrices.ts';
import type { Answer, Method, Step } from '../../../writing/method.ts';
import { minus, over, plus, type Rational, times, ZERO } from '../../../algebra-system/numbers/rational.ts';
import { readSpace } from '../../../reading/geometry/vectors.ts';
import {
  dot,
  type Plane,
  scaled,
  between,
  vector,
  type Vector,
} from '../../../algebra-system/vectors/vectors.ts';
import { planeTex, texOf } from '../../../writing/vectors.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';

type System = [Plane, Plane, Plane];

const SOLVE =
  /^(?:solve(?: (?:system of|simultaneous|following))?(?: linear)?(?: equations)? #|解方程组 #|find (?:coordinates of )?(?:point of intersection of|common point of)(?: three)? planes #|find 三个平面 # 的交点)$/u;

/** Three linear equations in x, y and z. */
export const linearSystem: Method<System> = {
  id: 'linear-system',
  topic: '9231/p1/matrices',
  match({ text }) {
    const geometry = readSpace(text);
    if (
      !geometry ||
      !SOLVE.test(geometry.say) ||
      geometry.objects.length !== 3 ||
      geometry.planes.length !== 3
    )
      return null;
    if (geometry.planes.some(({ spanned }) => spanned)) return null;
    const isFull = [0, 1, 2].every((axis) => geometry.planes.some(({ normal }) => normal[axis]!.n !== 0n));
    return isFull ? (geometry.planes as System) : null;
  },
  solve(system) {
    const matrix: Matrix = system.map(({ normal }) => normal);
    const value = determinant(matrix);
    const steps: Step[] = [
      step(
        { en: 'Find the determinant of the matrix of coefficients.', zh: '求系数矩阵的行列式。' },
        [`\\det ${matrixTex(matrix)} = ${texOf(value)}`],
        ['B1'],
        { en: 'There is a unique solution when it is not 0.', zh: '行列式不为 0 时有唯一解。' },
      ),
      ...elimination(system),
    ];
    const { rows, pivots } = rowReduce(system.map(({ normal, size }) => [...normal, size]));
    const title = { en: 'Three linear equations', zh: '三元一次方程组' };
    if (pivots.includes(3)) {
      steps.push(
        step(
          { en: 'The equations are inconsistent.', zh: '方程组中的方程互相矛盾。' },
          [`0 = ${texOf(contradiction(system))}`],
          ['A1'],
        ),
      );
      return {
        title,
        steps,
        answer: {
          text: 'none',
          tex: '\\varnothing',
          say: {
            en: 'The equations have no solution: the planes have no common point.',
            zh: '方程组无解：三个平面没有公共点。',
          },
        },
      };
    }
    if (pivots.length < 2) return null;
    const answer =
      pivots.length === 3 ? parametricAnswer(rows.map((row) => [row[3]!, ZERO])) : lineAnswer(rows, pivots);
    steps.push(
      pivots.length === 3
        ? step({ en: 'Solve these and substitute back.', zh: '求解并回代。' }, [answer.tex], ['M1', 'A1'])
        : step(
            {
              en: 'One equation follows from the others: let one unknown be t.',
              zh: '有一个方程可由其他方程推出：设其中一个未知数为 t。',
            },
            [answer.tex],
            ['M1', 'A1'],
          ),
    );
    return { title, steps, answer };
  },
  verify({ answer }, system) {
    if (answer.text === 'none')
      return [
        {
          name: {
            en: 'A combination of the equations gives 0 equal to a non-zero number.',
            zh: '由方程的线性组合得出 0 等于一个非零数。',
          },
          passed: contradiction(system).n !== 0n,
        },
      ];
    const points = [0, 1, -2].map((t) => pointAt(answer.text, t));
    const isUnique = !answer.text.includes('t');
    return [
      {
        name: { en: 'The values satisfy all three equations.', zh: '所得值满足三个方程。' },
        passed: points.every(
          (point) =>
            point !== null && system.every(({ normal, size }) => minus(dot(normal, point), size).n === 0n),
        ),
      },
      {
        name: { en: 'There are no other solutions.', zh: '没有其他解。' },
        passed: kernel(system.map(({ normal }) => normal)).length === (isUnique ? 0 : 1),
      },
    ];
  },
};

/** The other equations after the first unknown has been eliminated with the first equation that contains it. */
function elimination(system: System): Step[] {
  const lead = [...system].sort((a, b) => weight(a.normal[0]) - weight(b.normal[0]))[0]!;
  if (lead.normal[0].n === 0n) return [];
  const others = system.filter((one) => one !== lead && one.normal[0].n !== 0n);
  const lines = others.map((one) => {
    const by = over(one.normal[0], lead.normal[0]);
    const left = {
      normal: between(scaled(lead.normal, by), one.normal),
      size: minus(one.size, times(by, lead.size)),
    };
    return left.normal.every(({ n }) => n === 0n) ? `0 = ${texOf(left.size)}` : planeTex(left);
  });
  if (lines.length === 0) return [];
  return [
    step(
      { en: 'Eliminate x with the simplest equation that has it.', zh: '用含 x 的最简单方程消去 x。' },
      [planeTex(lead), ...lines],
      ['M1', 'A1'],
    ),
  ];
}
/** A coefficient 1 first, then small ones, 0 last. */
function weight({ n, d }: Rational): number {
  return n === 0n ? Infinity : Math.abs(Number(n) / Number(d)) + (n < 0n ? 0.5 : 0) + (d === 1n ? 0 : 100);
}

/** The right-hand side of the combination whose left-hand side vanishes; 0 where the equations are consistent. */
function contradiction(system: System): Rational {
  const combinations = kernel(transpose(system.map(({ normal }) => normal)));
  const sums = combinations.map((by) =>
    by.reduce((total, one, row) => plus(total, times(one, system[row]!.size)), ZERO),
  );
  return sums.find(({ n }) => n !== 0n) ?? ZERO;
}

function lineAnswer(rows: Matrix, pivots: number[]): Answer {
  const free = [0, 1, 2].find((axis) => !pivots.includes(axis))!;
  return parametricAnswer(
    [0, 1, 2].map((axis) => {
      if (axis === free) return [ZERO, { n: 1n, d: 1n }];
      const row = rows[pivots.indexOf(axis)]!;
      return [row[3]!, { n: -row[free]!.n, d: row[free]!.d }];
    }),
  );
}

/** x = a + bt for each unknown. */
function parametricAnswer(parts: Rational[][]): Answer {
  const linear = ([constant, slope]: Rational[], write: (value: Rational) => string) => {
    const size = { n: slope!.n < 0n ? -slope!.n : slope!.n, d: slope!.d };
    const many = size.n === 1n ? '' : `${size.n}`;
    const term =
      size.d === 1n ? `${many}t` : write === texOf ? `\\frac{${many}t}{${size.d}}` : `${many}t/${size.d}`;
    if (slope!.n === 0n) return write(constant!);
    if (constant!.n === 0n) return `${slope!.n < 0n ? '-' : ''}${term}`;
    return `${write(constant!)} ${slope!.n < 0n ? '-' : '+'} ${term}`;
  };
  const plainly = ({ n, d }: Rational) => (d === 1n ? `${n}` : `${n}/${d}`);
  return {
    text: parts.map((part, axis) => `${'xyz'[axis]!} = ${linear(part, plainly)}`).join(', '),
    tex: parts.map((part, axis) => `${'xyz'[axis]!} = ${linear(part, texOf)}`).join(',\\; '),
  };
}

/** The point that the answer's text names, at a value of t. */
function pointAt(text: string, t: number): Vector | null {
  const values = text.split(', ').map((part) => {
    const coordinate = parse(part.slice(4));
    const value =
      coordinate.ok && coordinate.statement.kind === 'expression'
        ? rationalValue(exact(substitute(coordinate.statement.value, 't', number(t))))
        : null;
    return value;
  });
  return values.length === 3 && values.every((value) => value !== null)
    ? vector(values[0]!, values[1]!, values[2]!)
    : null;
}
