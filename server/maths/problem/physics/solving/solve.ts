import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { saysQuantity } from '../../../writing/quantity.ts';
import type { SolvedPart } from '../../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem, ProblemPart, Term } from '../../schema/problem.ts';
import { roleNamed } from '../roles/roles.ts';
import { circuitAmounts } from './circuit.ts';
import { chosen } from './choose.ts';
import { uncertaintyOf } from './uncertainty.ts';
import { collisionAmounts } from './collision.ts';
import { checksOf, stepsOf, titleOf, writtenAmount } from './answer.ts';
import { type Applied, derive, type Known, quantitiesOf, tracedBack } from './derive.ts';
import { roleOf, type Tale, taleOf, thingIn, type Told } from './told.ts';

/** A goal that was worked out. */
interface Found {
  role: string;
  value: number;
  laws: readonly Applied[];
  all: ReadonlyMap<string, Known>;
  told: ReadonlySet<Told>;
}

/** Works out the parts of a question of physics, each of which everything was read of. */
export function solvePhysics(problems: readonly Problem[]): (SolvedPart | null)[] {
  const [problem, ...others] = problems;
  return problem && others.length === 0 ? partsOf(problem) : [];
}

function partsOf({ facts, parts, unread, text }: Problem): (SolvedPart | null)[] {
  let known: Fact[] = facts.map(asFact);
  let isWhole = unread.length === 0;
  const shown: Told[] = [];
  return parts.map((part) => {
    known = [...known, ...part.given.map(asFact)];
    const own = parts.length === 1 ? 0 : known.length + repeated(part, parts);
    known = [...known, ...part.facts.map(asFact)];
    isWhole &&= part.unread.every(({ asks }) => asks);
    const goals = [part, ...part.otherwise].length > 1 ? [] : part.goals;
    const solved =
      isWhole && part.unread.length === 0 && goals.length > 0
        ? solvedGoals(goals, {
            taleFor: (goal) => withCircuit([...known, ...(goal.where ?? [])], own),
            shown,
            hasG: isMeasured(text),
            choices: part.choices,
          })
        : null;
    shown.push(...goals.flatMap((goal) => shownBy(goal) ?? []));
    return solved;
  });
}

function withCircuit(facts: readonly Fact[], own: number): Tale {
  const tale = taleOf(facts, own);
  const found = [...circuitAmounts(facts, tale), ...collisionAmounts(facts, tale)];
  const isKnown = found.some(({ role }) => role === 'current');
  return {
    ...tale,
    amounts: [...tale.amounts, ...found],
    marks: isKnown ? new Set([...tale.marks, 'known circuit']) : tale.marks,
  };
}

/** What stands before all sub-parts is read with each of them; it comes first. */
const repeated = (part: ProblemPart, parts: readonly ProblemPart[]): number =>
  part.facts.filter((fact) =>
    parts.some(
      (other) =>
        other !== part &&
        other.facts.some((one) => JSON.stringify(asFact(one)) === JSON.stringify(asFact(fact))),
    ),
  ).length;

/** Measured data say to how many figures they are known; elsewhere g may be meant as 10 m s⁻². */
const isMeasured = (text: string): boolean =>
  /\d\.\d{0,9}0(?!\d)|10\^|9\.81/.test(text) ||
  (/\b(?:Calculate|Determine)\b/.test(text) &&
    !/\b(?:[Ff]ind|particle|smooth|rough|inextensible)\b/.test(text));

const asFact = ({ relation, of }: Fact): Fact => ({ relation, of });

/** What is known where a part asks. */
interface Asked {
  taleFor: (goal: Goal) => Tale;
  shown: readonly Told[];
  /** Whether g may be taken from the data sheet. */
  hasG: boolean;
  choices: readonly string[];
}

function solvedGoals(goals: readonly Goal[], { taleFor, shown, hasG, choices }: Asked): SolvedPart | null {
  const tales = goals.map(taleFor);
  const uncertain = goals.length === 1 && choices.length === 0 ? uncertaintyOf(goals[0]!, tales[0]!) : null;
  if (uncertain) return uncertain;
  const found = goals.map((goal, at) => {
    const tale = tales[at]!;
    return foundFor(goal, tale) ?? foundFor(goal, { ...tale, amounts: withShown(tale, shown) });
  });
  if (found.some((one) => one === null)) return null;
  const all = found as Found[];
  if (!hasG && all.some(({ laws }) => laws.some(({ law }) => law.constants.includes('g')))) return null;
  const used = new Set(all.flatMap(({ told }) => [...told].map(keyOf)));
  const needed = new Set(all.flatMap(({ laws }) => laws.flatMap(({ law }) => law.needs)));
  // That a speed is constant is of use, whatever it is.
  const isOfUse = (one: Told) =>
    one.value === 0 || used.has(keyOf(one)) || needed.has(`constant ${one.role}`);
  if (tales[0]!.amounts.some((one) => one.isOwn && !isOfUse(one))) return null;
  const written =
    choices.length > 0
      ? goals.map((_, at) =>
          goals.length === 1
            ? chosen({ value: all[at]!.value, unit: roleNamed(all[at]!.role)!.unit }, choices)
            : null,
        )
      : goals.map((goal, at) => writtenFor(goal, all[at]!));
  if (written.some((one) => one === null)) return null;
  return {
    title: titleOf(all.map(({ role }) => role)),
    topic: all.at(-1)!.laws.at(-1)?.law.topic ?? '9702/all/physical-quantities-and-units',
    steps: stepsOf(all),
    answer: {
      text: written.map((one) => one!.text).join(', '),
      tex: written.map((one) => one!.tex).join(',\\quad '),
    },
    checks: all.flatMap(checksOf),
  };
}

const keyOf = ({ role, of, value }: Told): string => `${role} ${of} ${value}`;

const withShown = ({ amounts }: Tale, shown: readonly Told[]): Told[] => [
  ...amounts,
  ...shown.filter(({ role, of }) => amounts.every((one) => one.role !== role || one.of !== of)),
];

/** "The resistor" is the only one, by whatever name it was told. */
function thingMeant(thing: string | null, { things }: Tale): string | null {
  const named = [...things].filter((one) => one.startsWith(`${thing} `));
  return thing !== null && !things.has(thing) && named.length === 1 ? named[0]! : thing;
}

function foundFor(goal: Goal, tale: Tale): Found | null {
  const target = targetOf(goal);
  if (!target) return null;
  const thing = thingMeant(thingIn(target.of, tale.last, target.role), tale);
  const known = quantitiesOf(thing, tale, target.role);
  // What is asked for is no amount that was told.
  if (known.has(target.role) && !known.get(target.role)!.told?.steps) return null;
  const { all, disputed } = derive(known, tale);
  const value = all.get(target.role)?.value;
  // Whole cycles say nothing of a phase.
  if (value === undefined || (target.role === 'phase difference' && value > 2 * Math.PI)) return null;
  const { laws, told, roles } = tracedBack(target.role, all);
  if ([...roles].some((role) => disputed.has(role))) return null;
  return { role: target.role, value, laws, all, told };
}

function targetOf({
  target,
}: Goal): { role: string; of: Term | undefined; printed: Term | undefined } | null {
  if (typeof target !== 'object' || !('the' in target) || !roleNamed(target.the)) return null;
  const isAmount = (one: Term) => typeof one === 'object' && 'amount' in one;
  const of = target.of.find((one) => !isAmount(one));
  return {
    role: roleOf(target.the, of),
    of,
    printed: target.of.find(isAmount),
  };
}

/** What is to be shown may be used behind it, whoever shows it. */
function shownBy(goal: Goal): Told | null {
  const target = goal.verb === 'show' ? targetOf(goal) : null;
  if (!target?.printed) return null;
  const [told] = taleOf(
    [{ relation: 'equal', of: [{ the: target.role, of: target.of ? [target.of] : [] }, target.printed] }],
    0,
  ).amounts;
  return told ? { ...told, isOwn: false, isShown: true } : null;
}

const ABOUT = 0.03;

function writtenFor(goal: Goal, { role, value }: Found): { text: string; tex: string } | null {
  const target = targetOf(goal)!;
  if (goal.verb !== 'show') return writtenAmount(value, role, goal);
  const { printed } = target;
  if (typeof printed !== 'object' || !('amount' in printed)) return null;
  const unit = parseUnit(printed.unit);
  if (!unit || !sameDimension(unit.dimension, roleNamed(role)!.dimension)) return null;
  const own = (value - unit.offset) / unit.scale;
  const text = `${printed.amount.replace(/10\^\((-?\d+)\)/, '10^$1')} ${printed.unit}`;
  const near = Number(printed.amount.replace(/ \* 10\^\((-?\d+)\)/, 'e$1'));
  const isClose = goal.form === 'about' && Math.abs(own - near) <= ABOUT * Math.abs(near);
  return isClose || saysQuantity(text, own, printed.unit)
    ? writtenAmount(value, role, { ...goal, unit: printed.unit }, printed)
    : null;
}
