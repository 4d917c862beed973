import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { plainUnit } from '../../../algebra-system/numbers/unit-text.ts';
import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { asLatex, rounded, THREE_FIGURES } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { expressionIn } from '../analysis/integrals.ts';
import { type AnswerLine, check, type Operator, type Worked } from '../analysis/operator.ts';
import type { Scope } from '../scope/scope.ts';
import { solutionOf } from './differential.ts';
import { differentialIn, slopeWithNumbers } from './given-equation.ts';
import { comesTo } from './reached.ts';
import { amountFor, letterFor, singular, type Story, storyIn, unitsIn, valueIn } from './told-rates.ts';
import { valueWhen } from './value-when.ts';

const TOPIC = '9709/p3/differential-equations';

type Property = Extract<Term, { the: string }>;

/** "The time taken for the depth to fall to 2 metres", "the depth after 5 minutes", "the rate … when t = 5". */
export const storyGoal: Operator = (goal, scope, answerLine) => {
  const { verb, target, form, terms } = goal;
  if (verb !== 'find' || form || terms || typeof target !== 'object' || !('the' in target)) return null;
  switch (target.the) {
    case 'differential equation':
      return equationOf(scope);
    case 'time when':
      return timeWhen(goal, target, scope, answerLine);
    case 'measured after':
    case 'measured when':
      return measuredWhen(goal, target, scope, answerLine);
    case 'rate when':
      return rateWhen(goal, target, scope, answerLine);
    default:
      return null;
  }
};

/** "Write down a differential equation": as it was told. */
function equationOf(scope: Scope): Worked | null {
  const given = differentialIn(scope);
  if (given?.fact.relation !== 'rate-law') return null;
  scope.used.add(given.fact);
  for (const one of storyIn(scope).background) scope.used.add(one);
  for (const one of scope.facts)
    if (one.of.length === 1 && symbolsOf(given.slope).includes(String(one.of[0]))) scope.used.add(one);
  const rate = toLatex({ kind: 'derivative', of: given.y, by: given.x, order: 1 });
  const tex = `${rate} = ${toLatex(given.slope)}`;
  return {
    title: { en: 'A differential equation', zh: '建立微分方程' },
    steps: [
      step(
        {
          en: 'Write the rate as a derivative; a decrease has a minus sign.',
          zh: '把变化率写成导数，减小取负号。',
        },
        [tex],
      ),
    ],
    answer: { text: `d${given.y}/d${given.x} = ${toText(given.slope)}`, tex },
    checks: [check('The sign is that of the story.', '符号与题意一致。', true)],
    topic: TOPIC,
  };
}

/** "Empty" and "half of its initial value" as numbers of a letter. */
function reachedIn({ of }: Property, story: Story, scope: Scope): { name: string; value: Expression } | null {
  const [noun, amount, unit] = of.map(String);
  if (noun === 'empty') {
    const filled = story.measured.filter((one) =>
      /^(?:depth|height|volume|amount|level)(?: water| liquid| oil| fuel)?/.test(one.noun),
    );
    return filled.length === 1 && story.measured.length === 1
      ? { name: filled[0]!.name, value: { kind: 'number', value: { n: 0n, d: 1n } } }
      : null;
  }
  const letter = letterFor(noun!, story);
  if (!letter) return null;
  if (amount === 'half') {
    const start = differentialIn(scope)?.y === letter.name ? startOf(letter.name, story, scope) : null;
    return (
      start && {
        name: letter.name,
        value: exact({
          kind: 'quotient',
          numerator: start,
          denominator: { kind: 'number', value: { n: 2n, d: 1n } },
        }),
      }
    );
  }
  const value = amountFor(amount, unit, letter);
  return value && { name: letter.name, value };
}

/** What a letter is when the time is 0. */
function startOf(name: string, story: Story, { facts }: Scope): Expression | null {
  for (const { relation, of } of facts) {
    const said =
      relation === 'when'
        ? of.map((text) => valueIn(text, story))
        : relation === 'measured-when'
          ? [valueIn(of[3], story), toldIn(of, story)]
          : [];
    const isStart = said.some((one) => one?.name === story.clock?.name && one && evaluate(one.value) === 0);
    const own = said.find((one) => one?.name === name);
    if (isStart && own) return own.value;
  }
  return null;
}

function toldIn([noun, amount, unit]: Term[], story: Story) {
  const letter = letterFor(String(noun), story);
  const value = letter && amountFor(amount, unit, letter);
  return value ? { name: letter.name, value } : null;
}

/** What a method finds, as a number: exact where it is, else to more figures than are shown. */
function sizeWhen(letter: string, condition: string, scope: Scope, answerLine: AnswerLine) {
  const asked: Goal = { verb: 'find', target: { the: 'value when', of: [letter, condition] } };
  const isExact = valueWhen(asked, scope, answerLine);
  const worked =
    isExact ?? valueWhen({ ...asked, figures: { kind: 'figures', digits: 10 } }, scope, answerLine);
  const value = worked && expressionIn(worked.answer.text.replace(/^.*=/, ''));
  return worked && value && symbolsOf(value).length === 0 ? { worked, value } : null;
}

function timeWhen(goal: Goal, target: Property, scope: Scope, answerLine: AnswerLine): Worked | null {
  const story = storyIn(scope);
  const reached = reachedIn(target, story, scope);
  if (!reached || !story.clock) return null;
  const found = sizeWhen(story.clock.name, `${reached.name} = ${toText(reached.value)}`, scope, answerLine);
  if (!found || evaluate(found.value) < -1e-9) return null;
  use(scope, story);
  return shown(found.worked, found.value, story.clock.unit, goal);
}

function measuredWhen(goal: Goal, target: Property, scope: Scope, answerLine: AnswerLine): Worked | null {
  const story = storyIn(scope);
  const [noun, amount, unit] = target.of.map(String);
  const letter = letterFor(noun!, story);
  if (!letter || !story.clock) return null;
  const at =
    target.the === 'measured after'
      ? { name: story.clock.name, value: amountFor(amount, unit, story.clock) }
      : valueIn(amount, story);
  if (!at?.value || at.name !== story.clock.name) return null;
  const found = sizeWhen(letter.name, `${at.name} = ${toText(at.value)}`, scope, answerLine);
  if (!found) return null;
  use(scope, story);
  return shown(found.worked, found.value, letter.unit, goal);
}

/** How fast it grows at one time, or where it has one value; of a decrease without its sign. */
function rateWhen(goal: Goal, target: Property, scope: Scope, answerLine: AnswerLine): Worked | null {
  const story = storyIn(scope);
  const [noun, sign, when] = target.of.map(String);
  const solution = solutionOf(scope, answerLine);
  const place = valueIn(when, story);
  const letter = letterFor(noun!, story) ?? { name: noun!, unit: '', noun: '' };
  if (!solution?.worked.checks.every(({ passed }) => passed) || !place || letter.name !== solution.y)
    return null;
  const slope = slopeWithNumbers(scope);
  if (!slope || !comesTo(scope, solution, place, slope)) return null;
  const y =
    place.name === solution.y
      ? place.value
      : place.name === solution.x
        ? exact(substitute(solution.value, solution.x, place.value))
        : null;
  const isOfTime = symbolsOf(slope).includes(solution.x);
  if (!y || (isOfTime && place.name !== solution.x)) return null;
  let rate = exact(substitute(slope, solution.y, y));
  if (isOfTime) rate = exact(substitute(rate, solution.x, place.value));
  const size = evaluate(rate);
  if (!Number.isFinite(size) || (sign === '-' && size > 0) || (sign === '+' && size < 0)) return null;
  const value: Expression = sign === '-' ? exact({ kind: 'negative', of: rate }) : rate;
  use(scope, story);
  const per = letter.unit && story.clock?.unit ? `${letter.unit} per ${singular(story.clock.unit)}` : '';
  const worked: Worked = {
    ...solution.worked,
    title: { en: 'The rate at one time', zh: '某时刻的变化率' },
    steps: [
      ...(place.name === solution.x ? solution.worked.steps : []),
      step({ en: 'Put the values into the differential equation.', zh: '代入微分方程。' }, [
        `${toLatex({ kind: 'derivative', of: solution.y, by: solution.x, order: 1 })} = ${toLatex(rate)}`,
      ]),
    ],
  };
  return shown(worked, value, per, goal);
}

function use(scope: Scope, { background }: Story): void {
  for (const one of background) scope.used.add(one);
}

/** A number in its unit: exact where it is short, else to the figures that were asked for or three. */
function shown(worked: Worked, value: Expression, unit: string, goal: Goal): Worked | null {
  const wanted = goal.unit ?? unit;
  const scale =
    goal.unit === undefined || singular(goal.unit) === singular(unit) ? 1 : unitsIn(unit, goal.unit);
  if (scale === null || (scale !== 1 && !goal.figures)) return null;
  const size = evaluate(value) * scale;
  const isShort = Number(size.toPrecision(6)) === Number(size.toPrecision(12));
  const own = scale === 1 && isShort && !goal.figures ? exact(value) : null;
  const isWhole = Math.abs(size - Math.round(size)) < 1e-9;
  const plain =
    own && !goal.exact && own.kind === 'number'
      ? toText(own)
      : goal.exact
        ? toText(value)
        : isWhole && goal.figures?.kind !== 'places'
          ? String(Math.round(size))
          : rounded(size, goal.figures ?? THREE_FIGURES);
  const mark = unitMark(wanted);
  const tex = `${own || goal.exact ? toLatex(value) : asLatex(plain)}${mark === '' ? '' : `\\text{ ${mark}}`}`;
  return {
    ...worked,
    steps: [...worked.steps, step({ en: 'The answer', zh: '答案' }, [tex])],
    answer: { text: mark === '' ? plain : `${plain} ${mark}`, tex },
    found: [],
  };
}

function unitMark(unit: string): string {
  const read = parseUnit(unit);
  const plain = read ? plainUnit(read) : unit;
  return /^[a-z]{4,}$/.test(plain) ? unit : plain;
}

/** "Show that h and t satisfy dh/dt = −0.2√h": what was told says the same, its constant found from what holds then. */
export const showEquation: Operator = ({ verb, target }, scope) => {
  if (verb !== 'show' || typeof target !== 'object' || !('the' in target)) return null;
  if (!['statement:differential', 'statement:holds'].includes(target.the)) return null;
  const told = differentialIn({
    ...scope,
    facts: scope.facts.filter(({ relation }) => relation !== 'differential'),
  });
  const printed = differentialIn({
    ...scope,
    facts: [
      ...scope.facts.filter(({ relation }) => ['measured', 'clock'].includes(relation)),
      { relation: 'differential', of: target.of },
    ],
  });
  if (told?.fact.relation !== 'rate-law' || !printed || printed.x !== told.x || printed.y !== told.y)
    return null;
  const slope =
    slopeWithNumbers({
      ...scope,
      facts: scope.facts.filter(({ relation }) => relation !== 'differential'),
    }) ?? told.slope;
  const isSame = areSameRates(slope, printed.slope, told.x, told.y);
  if (!isSame) return null;
  scope.used.add(told.fact);
  for (const one of scope.facts)
    if (
      ['rate-when', 'scene', 'measured', 'clock'].includes(one.relation) ||
      (one.of.length === 1 && symbolsOf(slope).includes(String(one.of[0])))
    )
      scope.used.add(one);
  const rate = toLatex({ kind: 'derivative', of: told.y, by: told.x, order: 1 });
  return {
    title: { en: 'A differential equation', zh: '建立微分方程' },
    steps: [
      step({ en: 'Write what is told of the rate.', zh: '写出题中的变化率关系。' }, [
        `${rate} = ${toLatex(told.slope)}`,
      ]),
      step({ en: 'Find the constant from what holds at one time.', zh: '由某时刻的条件求常数。' }, [
        `${rate} = ${toLatex(printed.slope)}`,
      ]),
    ],
    answer: {
      text: `d${told.y}/d${told.x} = ${toText(printed.slope)}`,
      tex: `${rate} = ${toLatex(printed.slope)}`,
    },
    checks: [check('Both say the same rate.', '两式给出相同的变化率。', isSame)],
    topic: TOPIC,
  };
};

/** Two rates by their values at many places. */
function areSameRates(one: Expression, other: Expression, x: string, y: string): boolean {
  const letters = [...new Set([...symbolsOf(one), ...symbolsOf(other)])];
  const values = [0.7, 1.9, 3.1, 4.6, 7.3].map((size) =>
    Object.fromEntries(
      letters.map((letter, at) => [letter, letter === x || letter === y ? size + at / 3 : 2.3]),
    ),
  );
  const pairs = values.map((all) => [evaluate(one, all), evaluate(other, all)] as const);
  return pairs.every(([a, b]) => Number.isFinite(a + b) && Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a)));
}
