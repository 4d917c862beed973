import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { contains, symbol } from '../../../algebra-system/expressions/expression.ts';
import { DIMENSIONLESS } from '../../../algebra-system/numbers/units.ts';
import type { Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { SolvedPart } from '../../planning/goals/solved-part.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { G } from '../network/constants.ts';
import { equation } from '../network/equation.ts';
import { findWhatever } from '../finding/find-whatever.ts';
import { type Found, knownOf } from '../finding/found.ts';
import { amountOf } from '../sheet/amount.ts';
import { type Amount, changingIn, emptySheet, kindOf, type Sheet, shown } from '../sheet/sheet.ts';
import { asRise, isRise } from '../sheet/rises.ts';
import { tellRates } from '../sheet/rates.ts';
import { tell, tellLaws } from '../sheet/told.ts';
import { countedIn } from './counted.ts';
import { type Answered, chosenAnswer, exactAnswer, nameIn } from './in-letters.ts';
import { rootSet } from './root-sets.ts';
import { roundsTo } from './rounding.ts';
import { stepsOf } from './steps.ts';
import { topicIn } from './topics.ts';
import { uncertaintyOf } from './uncertainty.ts';
import { undecided } from './undecided.ts';
import { type Known, uselessIn } from './useless.ts';
import { type Style, written } from './written.ts';

/** The goals of a part from the quantities of things, their laws and what is told. Throws a fault where that cannot be. */
export function solveQuantities(goals: readonly Goal[], known: Known): SolvedPart {
  const answered = goals.map((goal) => answerOne(goal, known));
  const useless = uselessIn(known, answered);
  if (useless) {
    const { relation, of } = useless;
    throw new Fault(
      `“${relation}” ${of.map(shown).join(', ')} was of no use`,
      `“${relation}” ${of.map(shown).join('、')} 没有用到`,
    );
  }
  const topics = answered.flatMap(({ found }) => found.used.flatMap(({ topic }) => topic ?? []));
  return {
    title: { en: 'From the laws of what is given', zh: '由已知量之间的规律求解' },
    topic: topicIn(
      [...topics, ...known.things.flatMap((one) => kindOf(one)?.topic ?? [])],
      answered[0]!.sheet.paper,
    ),
    steps: distinctSteps(
      answered.flatMap(({ found, sheet, answer }) => [
        ...stepsOf(found, sheet),
        step({ en: 'The answer', zh: '答案' }, [answer.tex]),
      ]),
    ),
    answer: {
      text: answered.map(({ answer }) => answer.text).join(', '),
      tex: answered.map(({ answer }) => answer.tex).join(',\\quad '),
    },
    checks: [
      {
        name: { en: 'Put into all that is told and every law, it holds', zh: '代入全部条件和规律均成立' },
        passed: answered.every(({ found }) => found.solutions.length > 0),
      },
      { name: { en: 'The units of all equations agree', zh: '各等式的单位一致' }, passed: true },
    ],
  };
}

/** Two values may come from the same lines, which stand once. */
const distinctSteps = (steps: Step[]): Step[] => [
  ...new Map(steps.map((one) => [JSON.stringify([one.say, one.tex]), one])).values(),
];

function answerOne(goal: Goal, { things, facts }: Known): Answered {
  const manner = goal.form ?? (goal.each === undefined ? null : 'each');
  if (manner !== null)
    throw new Fault(`the form “${manner}” is not known here`, `这里不支持“${manner}”的形式`);
  const set = rootSet(goal);
  if (set) return { found: { used: [], solutions: [{}] }, sheet: emptySheet(things), answer: set };
  const counted = countedIn(askedBy(goal));
  const { target: asked, pick } = pickedIn(counted?.of ?? askedBy(goal));
  const { of, terms } = inTermsOf(asked, goal);
  const told = [...facts, ...(goal.where ?? [])];
  const sheet = { ...emptySheet(things), changing: changingIn(told, things) };
  for (const fact of told) tell(fact, sheet);
  tellRates(sheet);
  const uncertain = uncertainIn(of);
  const target = uncertain?.of ?? of;
  const { value, dimension } = amountOf(target, sheet);
  tellLaws(sheet);
  linkGravity(sheet);
  if (goal.among) return chosenAnswer(value, target, { sheet, among: goal.among });
  if (terms.length > 0 || goal.exact) return exactAnswer(value, target, { sheet, terms });
  const found = findWhatever(value, sheet);
  if (!found) throw undecided(target, sheet);
  const style = styleOf(target, found, sheet, dimension);
  const isSize = typeof target === 'object' && 'the' in target && SIZE.test(target.the);
  const at = (one: Found['solutions'][number]) => {
    const number = evaluate(value, one);
    if (!Number.isFinite(number))
      throw new Fault(`${shown(target)} has no value`, `${shown(target)} 没有数值`);
    return isSize ? Math.abs(number) : number;
  };
  if (uncertain) return { found, sheet, answer: uncertaintyIn(uncertain, { goal, value, style, sheet }) };
  const kept = pick ? [found.solutions.reduce((a, b) => (pick(at(a), at(b)) ? a : b))] : found.solutions;
  const values = kept.map(at);
  if (goal.verb === 'show') return { found, sheet, answer: shownIn(goal, values, style, sheet) };
  const all = [...new Map(values.map((one) => [written(one, goal, style, sheet).text, one])).values()].map(
    (one) => written(one, goal, style, sheet),
  );
  if (all.length > MOST_VALUES) throw undecided(target, sheet);
  const name = nameIn(target);
  if (counted) {
    const [only, another] = values;
    const count = only === undefined || another !== undefined ? null : counted.count(only);
    if (count === null) throw undecided(target, sheet);
    const text = String(count);
    return { found: { ...found, solutions: kept }, sheet, answer: { text, tex: text } };
  }
  return {
    found: { ...found, solutions: kept },
    sheet,
    answer: {
      text: all.map(({ text }) => `${name}${text}`).join(' or '),
      tex: all.map(({ tex }) => `${name}${tex}`).join('\\quad\\text{or}\\quad '),
    },
  };
}

/** What has no direction. */
const SIZE = /(?:^| )(?:speed|distance)$/;

/** "x in terms of t" is the solution of x, with t in it. */
function inTermsOf(target: Term, { terms = [] }: Goal): { of: Term; terms: readonly string[] } {
  if (typeof target !== 'object' || !('the' in target) || target.the !== 'solution')
    return { of: target, terms };
  const [of, ...others] = target.of;
  return { of: of ?? '', terms: [...terms, ...others.map(shown)] };
}

const MOST_VALUES = 4;

/** What is to be found, or shown to have a value. */
function askedBy({ verb, target }: Goal): Term {
  if (verb === 'find' || verb === 'state') return target;
  const isShown =
    verb === 'show' &&
    typeof target === 'object' &&
    'the' in target &&
    SHOWN.has(target.the) &&
    target.of.length === 2;
  const [shownTo, as] = isShown && typeof target === 'object' && 'the' in target ? target.of : [];
  // "Is 0.22 I": the ratio of both is 1.
  if (typeof as === 'string' && LETTERED.test(as) && JSON.stringify(shownTo).includes('"thing"'))
    return { the: 'ratio', of: [shownTo!, as] };
  if (!isShown)
    throw new Fault(`“${verb}” ${shown(target)} asks for no value`, `“${verb}” ${shown(target)} 不是求值`);
  return target.of[0]!;
}

const LETTERED = /^\d{1,9}(?:\.\d{1,9})?\s?\*?[A-Za-z](?:_\{?\d\}?)?$/;

const SHOWN = new Set(['statement:equal', 'statement:about']);

/** "The first time at which …": the least of the values. */
function pickedIn(target: Term): { target: Term; pick: ((a: number, b: number) => boolean) | null } {
  if (typeof target === 'object' && 'the' in target && target.of.length === 1) {
    if (target.the === 'first') return { target: target.of[0]!, pick: (a, b) => a < b };
    if (target.the === 'last') return { target: target.of[0]!, pick: (a, b) => a > b };
  }
  return { target, pick: null };
}

function uncertainIn(target: Term): { isPercentage: boolean; of: Term } | null {
  if (typeof target !== 'object' || !('the' in target) || !target.the.endsWith(' uncertainty')) return null;
  return { isPercentage: target.the === 'percentage uncertainty', of: target.of[0] ?? '' };
}

function uncertaintyIn(
  { isPercentage, of }: { isPercentage: boolean; of: Term },
  { goal, value, style, sheet }: { goal: Goal; value: Amount['value']; style: Style; sheet: Sheet },
) {
  const uncertain = uncertaintyOf(value, sheet);
  if (!uncertain) throw undecided(of, sheet);
  return isPercentage
    ? written(uncertain.half / Math.abs(uncertain.value), { ...goal, unit: '%' }, PLAIN, sheet)
    : written(uncertain.half, goal, { ...style, isRise: true }, sheet);
}

const PLAIN: Style = { unit: '', dimension: DIMENSIONLESS, isPlain: false, isAngle: false, isRise: false };

const hasUnit = (one: unknown): boolean => JSON.stringify(one).includes('"unit":"');

/** A letter whose interval was given in degrees. */
const isAngleLetter = (target: Term, { conditions, isInDegrees }: Sheet): boolean =>
  isInDegrees &&
  typeof target === 'string' &&
  conditions.some(
    ({ sides }) =>
      sides.some((side) => side.kind === 'symbol' && side.name === target.replace(/^\\/, '')) &&
      sides.some((side) => contains(side, (part) => part.kind === 'call' && part.name === 'degrees')),
  );

/** The value that was to be shown, where it is the one that was found. */
function shownIn({ target }: Goal, values: readonly number[], style: Style, sheet: Sheet) {
  const { the, of } = target as Extract<Term, { the: string }>;
  const isRatio = typeof of[1] === 'string' && LETTERED.test(of[1]);
  const [times = ''] = /^[\d.]{1,12}/.exec(shown(of[1])) ?? [];
  if (isRatio && values.length === 1 && roundsTo(times, Number(times), values[0]! * Number(times))) {
    const text = String(of[1]);
    return { text, tex: text };
  }
  const printed = amountOf(asRise(of[1]!, of[0]!), sheet);
  const size = evaluate(printed.value, knownOf(sheet));
  const isShown = (value: number): boolean =>
    the === 'statement:about'
      ? roundsTo(of[1]!, size, value)
      : Math.abs(value - size) <= 1e-6 * Math.abs(size);
  if (values.length !== 1 || !isShown(values[0]!))
    throw new Fault(
      `${shown(of[0])} is not shown to be ${shown(of[1])}`,
      `无法证明 ${shown(of[0])} 等于 ${shown(of[1])}`,
    );
  const unit = typeof of[1] === 'object' && 'unit' in of[1] ? of[1].unit : undefined;
  return written(
    the === 'statement:about' ? values[0]! : size,
    { verb: 'show', target, ...(unit && { unit }) },
    style,
    sheet,
  );
}

/** The g of a law is the g that a question tells. */
function linkGravity(sheet: Sheet): void {
  const told = sheet.equations.find(({ by, symbols }) => by && symbols.includes('g'));
  if (told)
    sheet.equations.push(
      equation(symbol(G), symbol('g'), { name: { en: 'What g is.', zh: 'g 的值。' }, by: told.by }),
    );
}

function styleOf(target: Term, { used }: Found, sheet: Sheet, dimension: Style['dimension']): Style {
  const property =
    typeof target === 'object' &&
    'the' in target &&
    typeof target.of[0] === 'object' &&
    'thing' in target.of[0]
      ? kindOf(sheet.things.get(target.of[0].thing)!)?.properties.get(target.the)
      : undefined;
  return {
    unit: property && property.unit !== 'rad' ? property.unit : '',
    dimension: dimension ?? (property ? property.dimension : null),
    isPlain: dimension === null && ![target, ...used.flatMap(({ by }) => by ?? [])].some(hasUnit),
    isAngle:
      isAngleLetter(target, sheet) ||
      (property?.unit === 'rad' && property.dimension.every((one, at) => one === DIMENSIONLESS[at])),
    isRise: isRise(target),
  };
}
