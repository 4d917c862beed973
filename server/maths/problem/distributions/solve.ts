import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { type Expression, rationalValue, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import {
  chanceInSpan,
  type Found,
  meanOf,
  shownFound,
  spanIn,
  tableShown,
  varianceOf,
} from '../games/answers.ts';
import type { Variable } from '../games/world.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import { assigned } from '../planning/values/system.ts';
import type { Fact, Goal, Problem, Term, ToldGoal } from '../schema/problem.ts';
import { notationOf, plain } from '../statistics/facts/notation.ts';
import { shownExact } from '../statistics/worked/show.ts';
import { solveWhole } from '../whole-parts.ts';
import { type Distribution, distributionOf, expressionIn, meanIn, varianceIn } from './told.ts';

/** Works out what is asked of a variable whose values and probabilities are told, letters among them. */
export const solveDistributions = (problems: readonly Problem[]): (SolvedPart | null)[] =>
  solveWhole(problems, solvePart);

interface Answer {
  text: string;
  tex: string;
  steps: Step[];
}

function solvePart(facts: readonly Fact[], goals: readonly ToldGoal[]): SolvedPart | null {
  const one = distributionOf(facts);
  if (!one || goals.length > 4) return null;
  const variable = settled(one);
  const found = goals.map((goal) => answered(goal, one, variable));
  if (!found.every((answer) => answer !== null)) return null;
  // A table in letters beside what is to be shown is part of the way there.
  const isWay = goals.map(
    ({ verb, terms }) => verb !== 'show' && terms !== undefined && goals.some((one) => one.verb === 'show'),
  );
  const told = found.filter((_, at) => !isWay[at]);
  const answer = {
    text: told.map(({ text }) => text).join(', '),
    tex: told.map(({ tex }) => tex).join(',\\quad '),
  };
  const way = found.flatMap(({ tex }, at) =>
    isWay[at] ? [step({ en: 'The table in terms of the letter', zh: '用字母表示的分布列' }, tex)] : [],
  );
  return {
    title: { en: 'From the probabilities of the values', zh: '由各取值的概率求解' },
    steps: [
      ...way,
      ...found.flatMap(({ steps }) => steps),
      step({ en: 'The answer', zh: '答案' }, answer.tex),
    ],
    answer,
    checks: [
      {
        name: { en: 'All that was told holds of the values found', zh: '所得的值满足全部已知条件' },
        passed: true,
      },
    ],
    topic: '9709/p5/discrete-random-variables',
  };
}

/** The variable in numbers, where its letters are known. */
function settled({ values, chances, found }: Distribution): Variable | null {
  if (!found) return null;
  const [numbers, shares] = [values, chances].map((all) =>
    all.map((one) => rationalValue(exact(assigned(one, found)))),
  );
  if (!numbers!.every((one) => one !== null) || !shares!.every((one) => one !== null)) return null;
  const order = numbers!
    .map((_, at) => at)
    .toSorted((a, b) => Number(numbers![a]!.n * numbers![b]!.d - numbers![b]!.n * numbers![a]!.d));
  return {
    values: order.map((at) => Number(numbers![at]!.n) / Number(numbers![at]!.d)),
    chances: order.map((at) => shares![at]!),
    draws: null,
    measure: '',
    waits: null,
  };
}

function answered(goal: Goal, one: Distribution, variable: Variable | null): Answer | null {
  const { target, verb } = goal;
  if (goal.unit !== undefined || (goal.where ?? []).length > 0 || (goal.exact === true && goal.form))
    return null;
  if (verb === 'show') return shownSo(target, one);
  if (verb !== 'find') return null;
  const asked = askedIn(target, one.name);
  if (asked === null) return null;
  if (goal.terms) return inTerms(asked, goal.terms, one);
  if (asked.is === 'letter') return letterOf(asked.letter, goal, one);
  if (!variable) return null;
  if (asked.is === 'table') return { ...tableShown(variable, one.name), steps: [] };
  const found = foundOf(asked, one.name, variable);
  const shown = found && shownFound(found, goal);
  return shown && { ...shown, steps: found.steps };
}

type Asked =
  | { is: 'letter'; letter: string }
  | { is: 'table' }
  | { is: 'moment'; moment: string }
  | { is: 'chance'; event: string; given: string | null };

function askedIn(target: Term, name: string): Asked | null {
  if (typeof target === 'string') {
    const notation = notationOf(target);
    if (notation?.is === 'moment')
      return notation.of === name ? { is: 'moment', moment: notation.moment } : null;
    if (notation) return { is: 'chance', event: notation.event, given: notation.given };
    const letter = target.replace(/[$\s]/g, '');
    return /^[a-z]$/.test(letter) ? { is: 'letter', letter } : null;
  }
  if (!('the' in target) || target.where) return null;
  const [first, second] = target.of;
  if ((target.the === 'table' || target.the === 'game table') && (first === name || first === ''))
    return { is: 'table' };
  if (target.the === 'game moment' && second === name) return { is: 'moment', moment: String(first) };
  return ['mean', 'variance', 'standard deviation'].includes(target.the) && plain(String(first)) === name
    ? { is: 'moment', moment: target.the }
    : null;
}

function foundOf(asked: Asked, name: string, variable: Variable): Found | null {
  if (asked.is === 'moment') {
    if (asked.moment === 'mean') return meanOf(variable, name);
    const variance = varianceOf(variable, name);
    return asked.moment === 'standard deviation' && variance ? { ...variance, root: true } : variance;
  }
  if (asked.is !== 'chance') return null;
  const [span, given] = [asked.event, asked.given].map((text) =>
    text === null ? null : spanIn(text, name, variable),
  );
  return span && (asked.given === null || given) ? chanceInSpan(span, given ?? null, variable) : null;
}

function letterOf(letter: string, goal: Goal, { letters, found, equations }: Distribution): Answer | null {
  const value = letters.includes(letter) ? found?.[letter] : undefined;
  const shown = value ? shownExact(value, goal) : null;
  return (
    shown && {
      text: `${letter} = ${shown.text}`,
      tex: `${letter} = ${shown.tex}`,
      steps: [
        step(
          {
            en: 'The probabilities add up to 1; what else is told makes equations too.',
            zh: '概率之和为 1；其他已知条件也给出方程。',
          },
          equations.slice(0, 4).map((one) => `${toLatex(exact(one))} = 0`),
        ),
      ],
    }
  );
}

/** With its letters, as far as they are not found. */
function inTerms(asked: Asked, terms: readonly string[], one: Distribution): Answer | null {
  const isIn = (all: readonly Expression[]) =>
    all.every((each) => symbolsOf(each).every((letter) => terms.includes(letter)));
  if (asked.is === 'table') {
    const all = one.chances.map((chance) => exact(chance));
    return isIn(all)
      ? {
          text: all.map(toText).join(', '),
          tex: one.values
            .map((value, at) => `P(${one.name} = ${toLatex(value)}) = ${toLatex(all[at]!)}`)
            .join(',\\; '),
          steps: [],
        }
      : null;
  }
  if (asked.is !== 'moment' || asked.moment === 'standard deviation') return null;
  const value = asked.moment === 'mean' ? meanIn(one) : varianceIn(one);
  return isIn([value]) && symbolsOf(value).length > 0
    ? {
        text: `${asked.moment === 'mean' ? 'E' : 'Var'}(${one.name}) = ${toText(value)}`,
        tex: toLatex(value),
        steps: [],
      }
    : null;
}

/** "Show that k = 1/28", "Show that E(X) = 2": found without it, and the same. */
function shownSo(target: Term, one: Distribution): Answer | null {
  if (typeof target !== 'object' || !('the' in target) || !one.found) return null;
  const [first, second] = target.of.map((side) => (typeof side === 'string' ? side : null));
  const sides =
    target.the === 'statement:holds' && first
      ? first.split('=').map((side) => side.trim())
      : target.the === 'statement:equal' && first && second
        ? [first, second]
        : [];
  if (sides.length !== 2) return null;
  const [left, right] = sides.map((side) => expressionIn(side, one));
  if (
    !left ||
    !right ||
    symbolsOf(right).length > 0 ||
    (symbolsOf(left).length === 0 && !/[PEV]/.test(sides[0]!))
  )
    return null;
  const value = evaluate(assigned(left, one.found));
  if (Math.abs(value - evaluate(right)) > 1e-9) return null;
  return {
    text: /^[a-z]$/.test(sides[0]!) ? `${sides[0]} = ${toText(right)}` : toText(right),
    tex: toLatex(right),
    steps: [
      step(
        { en: 'The probabilities add up to 1.', zh: '概率之和为 1。' },
        one.equations.slice(0, 3).map((each) => `${toLatex(exact(each))} = 0`),
      ),
    ],
  };
}
