import { agreed } from '../whole-parts.ts';
import { eachOnce } from '../../writing/each-once.ts';
import { number, symbol, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import type { Text } from '../../../core/locale.ts';
import { step } from '../../writing/step.ts';
import { writtenAnswer } from '../planning/laws/answer-of.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem, Term } from '../schema/problem.ts';
import { areEqual } from './are-equal.ts';
import { leftOf, printedIn } from './as-printed.ts';
import { coneOf } from './circles/conical.ts';
import { swingOf } from './circles/circles.ts';
import { peggedOf } from './circles/peg.ts';
import { betweenStringsOf } from './circles/two-strings.ts';
import { impactOf } from './impacts/impacts.ts';
import { motionOf } from './motion/motion.ts';
import { slowingOf } from './resistance/resistance.ts';
import { isEquationOfMotion } from './resistance/slowing.ts';
import { flightOf } from './flights/flights.ts';
import { areKnown, placed, toEach } from './placed-goals.ts';
import { ladderOf } from './rods/rods.ts';
import { slidingOf } from './springs/slope.ts';
import { hangingOf } from './springs/springs.ts';
import {
  amountOf,
  angleOf,
  angleSaid,
  isProperty,
  lettersOf,
  type Ratios,
  ratiosSaid,
  type Tale,
} from './told.ts';
import { type Found, type Situation, type Sought, spelt, workOut } from './work-out.ts';

type Planner = (tale: Tale) => { situation: Situation; sought: Sought } | { found: Found } | null;

const SITUATIONS: readonly { title: Text; topic: string; of: Planner }[] = [
  {
    title: { en: 'Motion in a horizontal circle', zh: '水平面内的圆周运动' },
    topic: '9231/p3/circular-motion',
    of: (tale) => coneOf(tale) ?? betweenStringsOf(tale),
  },
  {
    title: { en: 'A ladder in equilibrium', zh: '梯子的平衡' },
    topic: '9231/p3/equilibrium-of-a-rigid-body',
    of: ladderOf,
  },
  {
    title: { en: 'Motion of a projectile', zh: '抛体运动' },
    topic: '9231/p3/motion-of-a-projectile',
    of: flightOf,
  },
  { title: { en: 'An impact', zh: '碰撞' }, topic: '9231/p3/momentum', of: impactOf },
  {
    title: { en: 'A body on an elastic string', zh: '弹性绳上的物体' },
    topic: '9231/p3/hookes-law',
    of: (tale) => hangingOf(tale) ?? slidingOf(tale),
  },
  {
    title: { en: 'Motion against a resistance', zh: '受阻力的直线运动' },
    topic: '9231/p3/linear-motion-under-a-variable-force',
    of: (tale) => slowingOf(tale) ?? motionOf(tale),
  },
  {
    title: { en: 'Motion in a vertical circle', zh: '竖直平面内的圆周运动' },
    topic: '9231/p3/circular-motion',
    of: (tale) => swingOf(tale) ?? peggedOf(tale),
  },
];

/** Works out the parts of a question about strings, surfaces and impacts, where all of it was read. */
export function solveBodies(problems: readonly Problem[]): (SolvedPart | null)[] {
  const all = problems.map(partsOf);
  return (all[0] ?? []).map((_, at) => agreed(all.map((one) => one[at] ?? null)));
}

function partsOf({ facts, parts, unread, text }: Problem): (SolvedPart | null)[] {
  let known: Fact[] = facts.map(asFact);
  let isWhole = unread.length === 0;
  let then: Fact[] = [];
  // What was to be shown may be used behind it.
  const shown: Fact[] = [];
  return parts.map((part) => {
    const usable = [...shown];
    shown.push(...part.goals.flatMap(shownBy));
    known = [...known, ...part.given.map(asFact), ...part.facts.map(asFact)];
    isWhole &&= part.unread.every(({ asks }) => asks);
    if (!isWhole || part.unread.length > 0 || part.choices.length > 0) return null;
    const before = part.facts.some(({ relation }) => relation === 'state') ? [] : then;
    const end = Math.max(0, ...[...part.facts, ...part.goals].map(({ span }) => span?.[1] ?? 0));
    if (!areKnown(Array.from(text).slice(0, end).join(''), known)) return null;
    const ways = [part.goals, ...part.otherwise.map(({ goals }) => goals)].map((goals) =>
      placed(toEach(goals, known), before),
    );
    then = ways[0]!.last;
    return agreed(
      ways.map(({ goals }) =>
        combined(
          goals,
          goals.map(
            (goal) =>
              solveOne(goal, known) ??
              (usable.length > 0 && goal.verb === 'find' ? solveOne(goal, [...known, ...usable]) : null),
          ),
        ),
      ),
    );
  });
}

const shownBy = ({ verb, target }: Goal): Fact[] => {
  const [text, value] = isProperty(target) ? target.of : [];
  return verb === 'show' && value === undefined && typeof text === 'string' && text.split('=').length === 2
    ? [{ relation: 'holds', of: [text] }]
    : [];
};

const asFact = ({ relation, of }: Fact): Fact => ({ relation, of });

function taleOf(facts: readonly Fact[], goal: Goal): Tale | null {
  const angles = new Map<string, Ratios>();
  const rest: Fact[] = [];
  for (const fact of facts.filter((one) => !isAcute(one))) {
    const said = ratiosSaid(fact) ?? angleSaid(fact);
    if (!said) rest.push(fact);
    else if (angles.has(said.letter)) return null;
    else angles.set(said.letter, said.ratios);
  }
  const gravity = rest.flatMap((fact) => (fact.relation === 'equal' && fact.of[0] === 'g' ? [fact] : []));
  const others = rest.filter((fact) => !gravity.includes(fact));
  const letters = new Set([
    ...others.flatMap(({ of }) => lettersOf(of, angles)),
    ...(goal.terms ?? []),
    ...lettersOf([goal.target], angles),
  ]);
  const given = gravity.length > 0 ? amountOf(gravity[0]!.of[1], 'm s^-2', { angles }) : null;
  if (gravity.length > 1 || (gravity.length === 1 && !given)) return null;
  const g = given ?? (isMeasured(others) && !letters.has('g') ? number(10) : symbol('g'));
  return { facts: others, goal, angles, g, letters };
}

/** 0° < α < 90°: angles are acute here. */
function isAcute({ relation, of: [text] }: Fact): boolean {
  return (
    relation === 'holds' &&
    typeof text === 'string' &&
    /^\s*0\s?(?:°|\^\\circ)?\s*(?:<|≤|\\leq?)\s*\\?[a-zα-ω]{1,8}\s*(?:<|≤|\\leq?)\s*(?:90\s?(?:°|\^\\circ)?|(?:½|\\tfrac12|1\/2)?\s?\\?(?:pi|π)\s?(?:\/\s?2)?)\s*$/.test(
      text,
    )
  );
}

function solveOne(goal: Goal, facts: readonly Fact[]): SolvedPart | null {
  if (goal.verb === 'show') return solveShown(goal, facts);
  const tale = goal.verb === 'find' ? taleOf(facts, goal) : null;
  if (!tale) return null;
  const found = foundBy(tale);
  const written = found && writtenFor(found.result, goal, isMeasured(facts));
  return found && written
    ? { title: found.title, topic: found.topic, steps: found.result.steps, answer: written, checks: [CHECK] }
    : null;
}

/** Whether it is told in kilograms, metres and seconds. */
const isMeasured = (facts: readonly Fact[]): boolean =>
  /"unit":"(?:kg|m|N|m s\^-1|m\/s|m s⁻¹)"/.test(JSON.stringify(facts));

const CHECK = { name: { en: 'Followed once more in numbers', zh: '用数值方法再算一遍' }, passed: true };

function foundBy(tale: Tale): { title: Text; topic: string; result: Found } | null {
  const letters = [...new Set([...tale.letters, ...(tale.g.kind === 'symbol' ? ['g'] : []), 'm'])];
  const angled = letters.flatMap((one) => (ANGLES.has(one) ? [`cos_${one}`, `sin_${one}`] : [one]));
  const all = SITUATIONS.flatMap(({ of, title, topic }) => {
    const one = of(tale);
    return one ? [{ ...one, title, topic }] : [];
  });
  const [first] = all;
  if (!first || all.length > 1) return null;
  if ('found' in first) return { title: first.title, topic: first.topic, result: first.found };
  const used = new Set([
    ...first.situation.laws.flatMap(({ zero }) => symbolsOf(zero)),
    ...symbolsOf(first.sought.value),
  ]);
  const told = [...new Set(angled)].filter((letter) => used.has(letter));
  const result = workOut(first.situation, first.sought, told, tale.goal.terms);
  return result && { title: first.title, topic: first.topic, result };
}

const ANGLES = new Set(['theta', 'alpha', 'beta', 'phi', 'gamma']);

function writtenFor({ value, unit, isFlipped, others = [] }: Found, goal: Goal, isMeasured: boolean) {
  const target = isProperty(goal.target) && goal.target.the === 'formula' ? goal.target.of[0] : null;
  const letter =
    unit !== '°' && typeof target === 'string' && /^(?:\\?[a-zA-Z]+)$/.test(target)
      ? target.replace('\\', '')
      : null;
  const manner = isMeasured || goal.figures ? goal : { ...goal, exact: true as const };
  const answer = writtenAnswer([value, ...others], manner, {
    unit: symbolsOf(value).length > 0 || (!isMeasured && unit !== '%' && unit !== '°') ? '' : unit,
    letter,
  });
  const isDirected = isProperty(goal.target) && goal.target.of[0] === 'directed';
  return answer && isDirected ? { ...answer, say: isFlipped ? DOWNWARDS : UPWARDS } : answer;
}

const UPWARDS: Text = { en: 'Vertically upwards', zh: '竖直向上' };
const DOWNWARDS: Text = { en: 'Vertically downwards', zh: '竖直向下' };

/** What was to be shown is worked out, and is what was printed. */
function solveShown(goal: Goal, facts: readonly Fact[]): SolvedPart | null {
  const motion = solveMotion(goal, facts);
  if (motion) return motion;
  const [wanted, printed] = wantedIn(goal);
  const told = isProperty(wanted) && printed !== undefined ? taleOf(facts, goal) : null;
  const tale = told && { ...told, goal: { ...goal, verb: 'find', target: wanted! } };
  const value =
    tale &&
    (amountOf(printed, '', tale) ?? amountOf(printed, 'N', tale) ?? amountOf(printed, 'm s^-1', tale));
  if (!tale || !value) return null;
  const terms = [...new Set(symbolsOf(value).flatMap((name) => [name, angleOf(name) ?? name]))];
  const found = foundBy({
    ...tale,
    letters: new Set([...tale.letters, ...terms]),
    goal: { ...tale.goal, terms },
  });
  if (!found || !areEqual(found.result.value, value)) return null;
  const asPrinted = printedIn(printed) ?? spelt(value);
  return {
    title: found.title,
    topic: found.topic,
    steps: [
      ...found.result.steps,
      step({ en: 'This is what was to be shown.', zh: '即为所证。' }, [toLatex(asPrinted)]),
    ],
    answer: {
      text: `${leftOf(wanted).text}${toText(asPrinted)}`,
      tex: `${leftOf(wanted).tex}${toLatex(asPrinted)}`,
    },
    checks: [CHECK],
  };
}

/** v dv/dx = …, as Newton's second law says it. */
function solveMotion(goal: Goal, facts: readonly Fact[]): SolvedPart | null {
  const [text, more] = isProperty(goal.target) ? goal.target.of : [];
  const tale = typeof text === 'string' && more === undefined ? taleOf(facts, goal) : null;
  if (!tale || typeof text !== 'string' || !isEquationOfMotion(text, tale)) return null;
  return {
    title: { en: 'Motion against a resistance', zh: '受阻力的直线运动' },
    topic: '9231/p3/linear-motion-under-a-variable-force',
    steps: [
      step({ en: 'Newton’s second law gives what was to be shown.', zh: '由牛顿第二定律即得所证。' }, [text]),
    ],
    answer: { text, tex: text },
    checks: [CHECK],
  };
}

/** What is to be shown: a phrase and its value, or an equation with a letter or a ratio alone on its left. */
function wantedIn({ target }: Goal): Term[] {
  const [one, value] = isProperty(target) ? target.of : [];
  const text = typeof one === 'string' ? one : '';
  const at = text.indexOf('=');
  if (value !== undefined || at < 0 || text.indexOf('=', at + 1) >= 0) return [one!, value!];
  return [{ the: 'formula', of: [text.slice(0, at)] }, text.slice(at + 1)];
}

/** Beside what is found, what was to be shown is no answer; its steps are. */
function combined(goals: readonly Goal[], all: readonly (SolvedPart | null)[]): SolvedPart | null {
  const parts = all.filter((one) => one !== null);
  if (parts.length === 0 || parts.length < all.length) return null;
  const [first] = parts;
  const found = parts.filter((_, at) => goals[at]!.verb !== 'show');
  const shown = found.length > 0 ? found : parts;
  const says = shown.flatMap(({ answer: { say } }) => say ?? []);
  return {
    ...first!,
    steps: parts.flatMap(({ steps }) => steps),
    answer: {
      text: shown.map(({ answer }) => answer.text).join(', '),
      tex: shown.map(({ answer }) => answer.tex).join(',\\quad '),
      ...(says.length > 0 && {
        say: { en: says.map(({ en }) => en).join(' '), zh: says.map(({ zh }) => zh).join('') },
      }),
    },
    checks: eachOnce(parts.flatMap(({ checks }) => checks)),
  };
}
