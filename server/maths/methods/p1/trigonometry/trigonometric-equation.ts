import { tableValue } from '../../../writing/rounding.ts';
import { type Angle, angleOf, anglesAnswer } from '../../../techniques/trigonometry/angles.ts';
import { wordingOf, type Equation } from '../../../reading/algebra/question-equations.ts';
import { type Argument, argumentsOf, inSineAndCosine } from '../../../techniques/trigonometry/sine-cosine.ts';
import { type Simple, simpleEquations, valueTex } from '../../../techniques/trigonometry/solving.ts';
import { equationTex, namedValues } from '../../../writing/equations.ts';
import { step } from '../../../writing/step.ts';
import { hasPole } from '../../../techniques/trigonometry/poles.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  number,
  product,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Method, Step } from '../../../writing/method.ts';
import { rationalNear } from '../../../algebra-system/numbers/rational.ts';
import type { Question } from '../../../reading/questions/question.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { none } from '../../../writing/answers.ts';

interface Range {
  from: number;
  to: number;
  includesFrom: boolean;
  includesTo: boolean;
}
interface Parameters extends Equation {
  letter: string;
  range: Range;
  inDegrees: boolean;
  base: Argument;
  u: Expression;
  names: Set<string>;
}

const WORDS = new Set(
  'hence solve find all values value of # solutions solution to equation for in interval range where that which satisfy satisfies satisfying and given such lie lies between domain is or by first expressing'.split(
    ' ',
  ),
);
const HAN =
  /解方程|求解|求|解|方程|在|区间|范围|内|上|其中|满足|的|所有|值|当|时|已知|下列|角|[（）()，。]/gu;

export const trigonometricEquation: Method<Parameters> = {
  id: 'trigonometric-equation',
  topic: '9709/p1/trigonometry',
  match(question) {
    const { say } = wordingOf(question);
    const words = say.replaceAll(HAN, ' ').split(/\s+/).filter(Boolean);
    const isRequest =
      /^(?:hence )?(?:solve|find (?:all )?(?:values|solutions))\b|解|求/.test(say) || say.startsWith('#');
    if (!isRequest || words.some((word) => !WORDS.has(word)) || !question.interval) return null;
    const equation = onlyEquation(question);
    const range = equation && rangeOf(question);
    if (!equation || !range) return null;
    const all = difference(equation.left, equation.right);
    const letters = symbolsOf(all);
    const { letter } = question.interval;
    const functions = letters.join() === letter ? argumentsOf(all, letter) : null;
    const inDegrees = isInDegrees(question);
    if (
      !functions ||
      inDegrees === null ||
      functions.some(({ expression }) => !fitsUnit(expression, inDegrees))
    )
      return null;
    const [first] = functions.toSorted((a, b) => Math.abs(a.argument.slope) - Math.abs(b.argument.slope));
    const isShared = functions.every(
      ({ argument }) => argument.slope === first!.argument.slope && argument.shift === first!.argument.shift,
    );
    const base = isShared
      ? first!.argument
      : {
          slope: first!.argument.slope,
          shift: multipleShift(
            functions.map(({ argument }) => argument),
            first!.argument,
          ),
        };
    if (base.slope <= 0) return null;
    const u =
      base.shift === first!.argument.shift
        ? first!.expression
        : product(number(rationalNear(base.slope)!), symbol(letter));
    return {
      ...equation,
      letter,
      range,
      inDegrees,
      base,
      u,
      names: new Set(functions.map(({ name }) => name)),
    };
  },
  solve({ left, right, letter, range, inDegrees, base, u, names }, question) {
    const p = inSineAndCosine(difference(left, right), letter, base);
    const taken = p && p.size > 0 ? simpleEquations(p, u, names) : null;
    if (!taken) return null;
    const angles: Angle[] = [];
    const lines: string[] = [];
    for (const one of taken.simple) {
      const solutions = inRange(one, base, range).filter((x) => fits({ left, right }, letter, x));
      const principal = principalOf(one);
      const head = `${functionTex(one, u)} = ${valueTex(one.value)}`;
      lines.push(
        Number.isNaN(principal)
          ? `${head}:\\quad \\text{—}`
          : `${head}:\\quad ${solutions.map((x) => toLatex(angleOf(x, inDegrees, question.precision).expression)).join(',\\; ') || '\\text{—}'}`,
      );
      for (const x of solutions)
        if (!angles.some((other) => Math.abs(other.value - x) < 1e-7))
          angles.push(angleOf(x, inDegrees, question.precision));
    }
    angles.sort((a, b) => a.value - b.value);
    const [first] = taken.simple;
    const impossible = taken.simple.some((one) => Number.isNaN(principalOf(one)));
    const last: Step = step(
      { en: 'Find every angle in the range', zh: '求出范围内的所有角' },
      lines,
      ['M1', ...angles.slice(0, 4).map(() => 'A1' as const)],
      impossible || !first
        ? { en: 'Sines and cosines lie between −1 and 1.', zh: '正弦和余弦的值在 −1 与 1 之间。' }
        : SYMMETRY[first.name],
    );
    return {
      title: { en: 'Trigonometric equation', zh: '三角方程' },
      steps: [
        step({ en: 'The equation', zh: '方程' }, [equationTex({ left, right })], []),
        ...taken.steps,
        ...(first ? [last] : []),
      ],
      answer:
        angles.length === 0
          ? none({ en: 'There are no solutions in the range.', zh: '范围内无解。' })
          : anglesAnswer(symbol(letter), angles),
    };
  },
  /** A scan of the range finds as many zeros, and each, written in the same way, is the value given. */
  verify({ answer }, { left, right, letter, range, inDegrees }, question) {
    const f = (x: number) => evaluate(left, { [letter]: x }) - evaluate(right, { [letter]: x });
    const zeros = zerosIn(f, range.from, range.to, { steps: 7919 })
      .filter((x) => isWithin(x, range) && !isAtPole({ left, right }, letter, x))
      .filter((x, index, all) => index === 0 || x - all[index - 1]! > 1e-4);
    const named = namedValues(answer.text, letter);
    const roundedAngle = (x: number) => evaluate(angleOf(x, inDegrees, question.precision).expression);
    const isNamed = (x: number, value: number) =>
      Math.abs(x - value) < 1e-6 || Math.abs(roundedAngle(x) - value) < 1e-12;
    return [
      {
        name: {
          en: 'A numerical search of the range finds the same values.',
          zh: '在范围内数值搜索，得到相同的解。',
        },
        passed:
          named !== null &&
          named.length === zeros.length &&
          named.every((value, index) => isNamed(zeros[index]!, value)),
      },
      {
        name: { en: 'Each value satisfies the equation.', zh: '每个值都满足原方程。' },
        passed: zeros.every((x) => fits({ left, right }, letter, x)),
      },
    ];
  },
};

const SYMMETRY = {
  sin: {
    en: 'sin(180° − u) = sin u; multiples of 360° may be added.',
    zh: 'sin(180° − u) = sin u，还可加上 360° 的整数倍。',
  },
  cos: {
    en: 'cos(−u) = cos u; multiples of 360° may be added.',
    zh: 'cos(−u) = cos u，还可加上 360° 的整数倍。',
  },
  tan: { en: 'tan has a period of 180°.', zh: 'tan 的周期为 180°。' },
};

function onlyEquation({ fragments }: Question): Equation | null {
  const all = fragments.flatMap(({ statement }) =>
    statement.kind === 'list' ? statement.items : [statement],
  );
  const relations = all.filter((one) => one.kind === 'relation');
  const rest = all.filter(
    (one) => one.kind === 'expression' && one.value.kind !== 'symbol' && one.value.kind !== 'number',
  );
  const [only] = relations;
  if (relations.length !== 1 || rest.length > 0 || only?.kind !== 'relation' || only.signs.join() !== '=')
    return null;
  const [left, right] = only.sides as [Expression, Expression];
  return { left, right };
}

const hasDegrees = (one: Expression) =>
  contains(one, (part) => part.kind === 'call' && part.name === 'degrees');
const hasPi = (one: Expression) => contains(one, (part) => part.kind === 'constant' && part.name === 'pi');

/** null where it cannot be told. */
function isInDegrees({ interval, inDegrees }: Question): boolean | null {
  const ends = [interval!.from, interval!.to];
  if (ends.some(hasDegrees)) return ends.some(hasPi) ? null : true;
  if (ends.some(hasPi)) return false;
  if (inDegrees || isQuarterTurns(ends.map((one) => evaluate(one)))) return true;
  return ends.every((one) => Math.abs(evaluate(one)) <= 13) ? false : null;
}

/** A range such as 0 to 360 is in degrees. */
const isQuarterTurns = (ends: number[]) =>
  ends.every((end) => end % 90 === 0) && ends.some((end) => Math.abs(end) >= 90);

function rangeOf(question: Question): Range | null {
  const { from, to, includesFrom, includesTo } = question.interval!;
  const inDegrees = isInDegrees(question);
  const other = inDegrees ? /\bradians?\b|弧度/ : /\bdegrees?\b|度数|角度制/;
  if (inDegrees === null || other.test(question.lower)) return null;
  const end = (one: Expression) => evaluate(one) * (inDegrees && !hasDegrees(one) ? Math.PI / 180 : 1);
  const range = { from: end(from), to: end(to), includesFrom, includesTo };
  return range.to > range.from && range.to - range.from < 30 ? range : null;
}

/** A number added to the angle must be in the unit of the range. */
function fitsUnit(expression: Expression, inDegrees: boolean): boolean {
  const terms = expression.kind === 'sum' ? expression.terms : [expression];
  return terms.every(
    (term) => symbolsOf(term).length > 0 || hasDegrees(term) === inDegrees || evaluate(term) === 0,
  );
}

/** All arguments are multiples of the smallest with its shift, or else of the letter alone. */
function multipleShift(all: Argument[], base: Argument): number {
  return all.every(({ slope, shift }) => Math.abs(shift - (slope / base.slope) * base.shift) < 1e-12)
    ? base.shift
    : 0;
}

function principalOf({ name, value }: Simple): number {
  const safe = Math.abs(Math.abs(value) - 1) < 1e-12 ? Math.sign(value) : value;
  return name === 'sin' ? Math.asin(safe) : name === 'cos' ? Math.acos(safe) : Math.atan(value);
}

function inRange(one: Simple, base: Argument, range: Range): number[] {
  const principal = principalOf(one);
  if (Number.isNaN(principal)) return [];
  const starts =
    one.name === 'sin'
      ? [principal, Math.PI - principal]
      : one.name === 'cos'
        ? [principal, -principal]
        : [principal];
  const period = one.name === 'tan' ? Math.PI : 2 * Math.PI;
  const turns = Math.ceil(
    (Math.max(Math.abs(range.from), Math.abs(range.to)) * base.slope + Math.abs(base.shift) + 10) / period,
  );
  const solutions: number[] = [];
  for (const start of starts)
    for (let turn = -turns; turn <= turns; turn += 1) {
      const x = (start + turn * period - one.shift - base.shift) / base.slope;
      if (isWithin(x, range) && !solutions.some((other) => Math.abs(other - x) < 1e-7))
        solutions.push(Math.abs(x) < 1e-12 ? 0 : x);
    }
  return solutions.sort((a, b) => a - b);
}

function isWithin(x: number, { from, to, includesFrom, includesTo }: Range): boolean {
  const [low, high] = [includesFrom ? -1e-9 : 1e-9, includesTo ? 1e-9 : -1e-9];
  return x >= from + low && x <= to + high;
}

const isAtPole = ({ left, right }: Equation, letter: string, x: number): boolean =>
  [left, right].some((side) => hasPole(side, { [letter]: x }));

function fits({ left, right }: Equation, letter: string, x: number): boolean {
  if (isAtPole({ left, right }, letter, x)) return false;
  const [one, other] = [evaluate(left, { [letter]: x }), evaluate(right, { [letter]: x })];
  return Math.abs(one - other) <= 1e-7 * Math.max(1, Math.abs(one));
}

function functionTex({ name, shift }: Simple, u: Expression): string {
  const inner =
    shift === 0
      ? toLatex(u)
      : `${toLatex(u)} ${shift < 0 ? '-' : '+'} ${tableValue((Math.abs(shift) * 180) / Math.PI, 2)}^{\\circ}`;
  return shift === 0 && u.kind === 'symbol' ? `\\${name} ${inner}` : `\\${name}\\left(${inner}\\right)`;
}
