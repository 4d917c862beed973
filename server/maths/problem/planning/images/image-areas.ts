import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { setAnswer, setWhere } from '../../../techniques/algebra/solution-intervals.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { scaleStep } from '../matrices/scale-of-area.ts';
import { step } from '../../../writing/step.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import { check, type Operator } from '../analysis/operator.ts';
import { conditionsOn } from '../scope/conditions.ts';
import { isThing, type Scope, valueOf } from '../scope/scope.ts';
import { expressionIn, isPlain, propertyOf, worked } from '../working/worked.ts';

const TOPIC = '9231/p1/matrices';

/** The determinant of a square matrix of two or three rows, its letters left in it. */
function determinantOf(term: Term | undefined, scope: Scope): Expression | null {
  const value = term === undefined ? null : valueOf(term, scope);
  if (value?.is !== 'array' || value.of !== 'matrix') return null;
  const { parts, columns = 1 } = value;
  if (parts.length !== columns * columns || columns < 2 || columns > 3) return null;
  const at = (row: number, column: number) => parts[row * columns + column]!;
  const minor = ([a, b]: [number, number], [c, d]: [number, number]) =>
    difference(product(at(a, c), at(b, d)), product(at(a, d), at(b, c)));
  if (columns === 2) return exact(minor([0, 1], [0, 1]));
  return exact(
    sum(
      product(at(0, 0), minor([1, 2], [1, 2])),
      product(number(-1), at(0, 1), minor([1, 2], [0, 2])),
      product(at(0, 2), minor([1, 2], [0, 1])),
    ),
  );
}

/** What was said of the area of a figure. */
function areaSaid(figure: Term | undefined, { facts, used }: Scope): Expression | null {
  const id = typeof figure === 'object' && 'thing' in figure ? figure.thing : '';
  const isOf = ({ relation, of: [of] }: Fact) =>
    relation === 'area-said'
      ? isThing(of, id)
      : relation === 'equal' &&
        typeof of === 'object' &&
        'the' in of &&
        of.the === 'area' &&
        isThing(of.of[0], id);
  const said = facts.find(isOf);
  const size = said?.of[1];
  const found = expressionIn(typeof size === 'object' && 'amount' in size ? size.amount : size);
  if (said && found) used.add(said);
  return found;
}

/** The letter that is asked for. */
export function letterAsked(goal: Goal): string | null {
  const { verb, target } = goal;
  if (verb !== 'find' || !isPlain(goal)) return null;
  if (typeof target === 'string')
    return /^[$\s]*[a-z][$\s]*$/.test(target) ? target.replace(/[$\s]/g, '') : null;
  const [letter] = 'the' in target && ['values', 'possible values'].includes(target.the) ? target.of : [];
  return typeof letter === 'string' ? letter.replace(/[$\s]/g, '') : null;
}

const numberNear = (value: number): Expression =>
  number({ n: BigInt(Math.round(value * 2 ** 40)), d: 2n ** 40n });

/** The areas of a figure and of its image say what the determinant is, but for its sign. */
const letterOfAreas: Operator = (goal, scope) => {
  const letter = letterAsked(goal);
  const images = scope.facts.filter(({ relation }) => relation === 'image');
  const [image] = images;
  if (!letter || !image || images.length > 1 || goal.figures) return null;
  const det = determinantOf(image.of[0], scope);
  if (!det || symbolsOf(det).join() !== letter) return null;
  const [from, to] = [image.of[1], image.of[2]].map((one) => areaSaid(one, scope));
  if (!from || !to || [from, to].some((one) => symbolsOf(one).length > 0)) return null;
  const ratio = exact(quotient(to, from));
  const zeros = [difference(det, ratio), sum(det, ratio)].map((one) => exactZeros(exact(one), letter));
  const said = conditionsOn(scope, [letter]);
  if (!zeros.every((one) => one !== null) || !said) return null;
  const values = new Map(zeros.flat().map((one) => [evaluate(one).toFixed(9), one]));
  const kept = [...values.values()]
    .filter((one) => said.every((holds) => holds({ [letter]: numberNear(evaluate(one)) })))
    .toSorted((a, b) => evaluate(a) - evaluate(b));
  if (kept.length === 0) return null;
  scope.used.add(image);
  for (const one of scope.facts) if (one.of.length === 1 && one.of[0] === letter) scope.used.add(one);
  return worked(
    { en: 'The scale factor of area', zh: '面积的比例' },
    TOPIC,
    [
      step(
        {
          en: 'The absolute value of the determinant is the scale factor of area.',
          zh: '行列式的绝对值是面积的放大倍数。',
        },
        [`\\left|${toLatex(det)}\\right| = ${toLatex(ratio)}`],
      ),
      step(
        { en: 'Solve for the letter.', zh: '解出字母。' },
        kept.map((one) => `${letter} = ${toLatex(one)}`),
      ),
    ],
    {
      text: kept.map((one) => `${letter} = ${toText(one)}`).join(' or '),
      tex: kept.map((one) => `${letter} = ${toLatex(one)}`).join(',\\quad '),
    },
    [
      check(
        'With each value the areas are as they were said to be.',
        '代入各值，面积与所给相符。',
        kept.every(
          (one) => Math.abs(Math.abs(evaluate(det, { [letter]: evaluate(one) })) - evaluate(ratio)) < 1e-9,
        ),
      ),
    ],
  );
};

/** The area of a figure under a matrix with letters, or under a product of matrices. */
const areaByLetters: Operator = (goal, scope) => {
  const asked = propertyOf(goal);
  const [figure] = asked?.the === 'area' ? asked.of : [];
  if (typeof figure !== 'object' || !('thing' in figure) || goal.form || goal.unit || goal.figures)
    return null;
  const images = scope.facts.filter(
    ({ relation, of: [, from, to] }) =>
      relation === 'image' && (isThing(from, figure.thing) || isThing(to, figure.thing)),
  );
  const [image] = images;
  if (!image || images.length > 1) return null;
  const isImage = isThing(image.of[2], figure.thing);
  const det = determinantOf(image.of[0], scope);
  const size = areaSaid(image.of[isImage ? 1 : 2], scope);
  if (!det || !size || symbolsOf(size).length > 0) return null;
  const letters = symbolsOf(det);
  if (letters.some((one) => !(goal.terms ?? []).includes(one))) return null;
  const isPositive = (letter: string) =>
    scope.facts.some(({ relation, of: [of] }) => relation === 'positive' && of === letter);
  const samples = [0.3, 1, 2.7, 9].flatMap((at) => (letters.every(isPositive) ? [at] : [at, -at]));
  const signs = new Set(
    samples.map((at) =>
      Math.sign(evaluate(det, Object.fromEntries(letters.map((letter, i) => [letter, at * (1 + i / 7)])))),
    ),
  );
  if (signs.size !== 1 || signs.has(0)) return null;
  const factor = signs.has(-1) ? exact(product(number(-1), det)) : det;
  const area = exact(isImage ? product(factor, size) : quotient(size, factor));
  scope.used.add(image);
  for (const one of scope.facts)
    if (one.of.length === 1 && letters.includes(String(one.of[0]))) scope.used.add(one);
  const numbers = Object.fromEntries(letters.map((letter, i) => [letter, 1.3 + i]));
  const back = evaluate(isImage ? quotient(area, factor) : product(area, factor), numbers);
  return worked(
    { en: 'The scale factor of area', zh: '面积的比例' },
    TOPIC,
    [scaleStep(factor)],
    { text: toText(area), tex: toLatex(area) },
    [
      check(
        'Back by the scale factor comes the given area.',
        '由比例反算得到已知面积。',
        Math.abs(back - evaluate(size)) < 1e-9,
      ),
    ],
  );
};

/** "The set of values of k for which A is non-singular": all but the zeros of the determinant. */
const nonsingular: Operator = (goal, scope) => {
  const { verb, target } = goal;
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || !isPlain(goal)) return null;
  if (target.the !== 'set of values' && target.the !== 'values' && target.the !== 'possible values')
    return null;
  const [letter] = target.of;
  const where = target.where ?? scope.facts.filter(({ relation }) => relation === 'nonsingular');
  const [said, another] = where;
  if (said?.relation !== 'nonsingular' || another || typeof letter !== 'string') return null;
  const det = determinantOf(said.of[0], scope);
  const zeros = det && symbolsOf(det).join() === letter ? exactZeros(det, letter) : null;
  if (!det || !zeros || zeros.length === 0) return null;
  for (const one of scope.facts) if (one.relation === 'constant' && one.of[0] === letter) scope.used.add(one);
  scope.used.add(said);
  const places = zeros.map((one) => ({ value: evaluate(one), exact: one }));
  const isOther = (at: number) => places.every(({ value }) => Math.abs(value - at) > 1e-9);
  const answer = setAnswer(setWhere(isOther, places as Parameters<typeof setWhere>[1]), letter);
  return worked(
    { en: 'Where the determinant is not zero', zh: '行列式不为零' },
    TOPIC,
    [
      step({ en: 'The determinant', zh: '行列式' }, [`\\det = ${toLatex(det)}`]),
      step(
        { en: 'It is zero here alone.', zh: '仅在下列值处为零。' },
        zeros.map((one) => `${letter} = ${toLatex(one)}`),
      ),
    ],
    answer,
    [
      check(
        'The determinant is zero at these values and at no other that was tried.',
        '行列式仅在这些值处为零。',
        zeros.every((one) => Math.abs(evaluate(det, { [letter]: evaluate(one) })) < 1e-9) &&
          Array.from({ length: 400 }, (_, at) => -20.013 + at * 0.1).every(
            (at) => !isOther(at) || evaluate(det, { [letter]: at }) !== 0,
          ),
      ),
    ],
  );
};

export const IMAGE_AREAS: Operator[] = [letterOfAreas, areaByLetters, nonsingular];
