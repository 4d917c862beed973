import { type Angle, angleOf } from '../../../techniques/trigonometry/angles.ts';
import { equationToSolve, type Equation } from '../../../reading/algebra/question-equations.ts';
import { argumentsOf } from '../../../techniques/trigonometry/sine-cosine.ts';
import { namedValues } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  PI,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import type { Method } from '../../../writing/method.ts';
import {
  gcd,
  lcm,
  type Rational,
  rational,
  rationalNear,
  toNumber,
} from '../../../algebra-system/numbers/rational.ts';
import type { Question } from '../../../reading/questions/question.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { trigonometricEquation } from '../../p1/trigonometry/trigonometric-equation.ts';

interface Parameters extends Equation {
  letter: string;
  /** The period, in half turns. */
  period: Rational;
  inDegrees: boolean;
  /** The same question, asked for one period. */
  within: Question;
}

/** Every solution of a trigonometric equation without an interval, where each is a known part of a turn. */
export const trigonometricGeneral: Method<Parameters> = {
  id: 'trigonometric-general',
  topic: '9709/p3/trigonometry',
  match(question) {
    const equation = equationToSolve(question);
    const functions = equation && argumentsOf(difference(equation.left, equation.right), equation.letter);
    if (!equation || !functions || functions.length === 0 || question.precision) return null;
    const slopes = functions.map(({ argument }) => rationalNear(Math.abs(argument.slope))!);
    const shared = rational(slopes.map(({ n }) => n).reduce(gcd), slopes.map(({ d }) => d).reduce(lcm));
    const period = rational(2n * shared.d, shared.n);
    const { inDegrees } = question;
    const interval = {
      letter: equation.letter,
      from: number(0),
      to: halfTurns(period, inDegrees),
      includesFrom: true,
      includesTo: false,
    };
    return { ...equation, period, inDegrees, within: { ...question, interval } };
  },
  solve({ left, right, letter, period, inDegrees, within }) {
    const angles = anglesWithin(within, letter, inDegrees);
    if (!angles) return null;
    const equation = `${toLatex(left)} = ${toLatex(right)}`;
    const title = { en: 'General solution of a trigonometric equation', zh: '三角方程的通解' };
    if (angles.known.length === 0)
      return {
        title,
        steps: angles.steps,
        answer: {
          text: 'none',
          tex: '\\varnothing',
          say: { en: 'There are no real solutions.', zh: '没有实数解。' },
        },
      };
    const { known, every } = shortest(angles.known, period);
    const n = letter === 'n' ? 'k' : 'n';
    const turns = product(halfTurns(every, inDegrees), symbol(n));
    const families = known.map((one) => {
      const start = angleOf(one, inDegrees).expression;
      return one === 0 ? turns : sum(start, turns);
    });
    const name = toLatex(symbol(letter));
    const tex = families.map((one) => `${name} = ${toLatex(one)}`).join(',\\quad ');
    return {
      title,
      steps: [
        step(
          { en: 'Find the solutions within one period', zh: '求一个周期内的解' },
          [
            equation,
            angles.known
              .map((one) => `${name} = ${toLatex(angleOf(one, inDegrees).expression)}`)
              .join(',\\; '),
          ],
          ['M1', 'A1'],
        ),
        step({ en: 'The solutions repeat every period', zh: '解按周期重复' }, [tex], ['M1', 'A1'], {
          en: `${n} is any integer. If the question gives an interval, only the values in it are solutions.`,
          zh: `${n} 为任意整数。若题目给出区间，只取区间内的值。`,
        }),
      ],
      answer: {
        text: families.map((one) => `${letter} = ${toText(one)}`).join(' or '),
        tex,
        say: {
          en: `for every integer ${n}; specify an interval to list the solutions in it`,
          zh: `${n} 为任意整数；写明区间即可得到区间内的值`,
        },
      },
    };
  },
  /** Members of each family put back, and a scan of three periods that finds these and no others. */
  verify({ answer }, { left, right, letter, period }) {
    const f = (x: number) => evaluate(left, { [letter]: x }) - evaluate(right, { [letter]: x });
    const n = letter === 'n' ? 'k' : 'n';
    const families: Expression[] =
      answer.text === 'none'
        ? []
        : answer.text.split(' or ').map((one) => expression(one.slice(letter.length + 3)));
    const whole = toNumber(period) * Math.PI;
    const [from, to] = [-whole - 0.0123, 2 * whole + 0.0123];
    const members = families
      .flatMap((one) => Array.from({ length: 81 }, (_, index) => evaluate(one, { [n]: index - 40 })))
      .filter((x) => x > from && x < to)
      .sort((a, b) => a - b);
    const zeros = zerosIn(f, from, to, { steps: 7919 }).filter(
      (x, index, all) => index === 0 || x - all[index - 1]! > 1e-4,
    );
    return [
      {
        name: { en: 'Members of each family satisfy the equation.', zh: '各组解代回检验，成立。' },
        passed: members.every((x) => Math.abs(f(x)) <= 1e-7),
      },
      {
        name: {
          en: 'A numerical search of three periods finds the same values.',
          zh: '在三个周期内数值搜索，得到相同的解。',
        },
        passed:
          zeros.length === members.length && zeros.every((x, index) => Math.abs(x - members[index]!) < 1e-5),
      },
    ];
  },
};

const halfTurns = (halves: Rational, inDegrees: boolean): Expression =>
  inDegrees ? angleOf(toNumber(halves) * Math.PI, true).expression : exact(product(number(halves), PI));

/** What the question has for answer in one period; null where an angle is no known part of a turn. */
function anglesWithin(within: Question, letter: string, inDegrees: boolean) {
  const parameters = trigonometricEquation.match(within);
  const solution = parameters && trigonometricEquation.solve(parameters, within);
  if (!solution || !trigonometricEquation.verify(solution, parameters, within).every(({ passed }) => passed))
    return null;
  const values = namedValues(solution.answer.text, letter);
  const angles = values?.map((value): Angle => angleOf(value, inDegrees));
  return angles?.every(({ isExact }) => isExact)
    ? { known: angles.map(({ value }) => value).sort((a, b) => a - b), steps: solution.steps }
    : null;
}

/** 45° and 225° in a whole turn are 45° with period half a turn. */
function shortest(known: number[], period: Rational): { known: number[]; every: Rational } {
  const whole = toNumber(period) * Math.PI;
  const isSame = (one: number, other: number) => {
    const gap = Math.abs(one - other) % whole;
    return Math.min(gap, whole - gap) < 1e-9;
  };
  for (const parts of [12, 8, 6, 4, 3, 2]) {
    const part = whole / parts;
    if (!known.every((one) => known.some((other) => isSame(one + part, other)))) continue;
    return {
      known: known.filter((one) => one < part - 1e-9),
      every: rational(period.n, period.d * BigInt(parts)),
    };
  }
  return { known, every: period };
}
