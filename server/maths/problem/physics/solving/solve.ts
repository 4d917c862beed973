import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { saysQuantity } from '../../../writing/quantity.ts';
import type { SolvedPart } from '../../planning/goals/solved-part.ts';
import type { Fact, Goal, Problem, Term } from '../../schema/problem.ts';
import { roleNamed } from '../roles/roles.ts';
import { checksOf, stepsOf, titleOf, writtenAmount } from './answer.ts';
import { type Applied, derive, type Known, quantitiesOf, tracedBack } from './derive.ts';
import { type Tale, taleOf, thingIn, type Told } from './told.ts';

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
    const own = parts.length === 1 ? 0 : known.length;
    known = [...known, ...part.facts.map(asFact)];
    isWhole &&= part.unread.every(({ asks }) => asks);
    const goals = [part, ...part.otherwise].length > 1 ? [] : part.goals;
    const solved =
      isWhole && part.unread.length === 0 && part.choices.length === 0 && goals.length > 0
        ? solvedGoals(goals, taleOf(known, own), shown, isMeasured(text))
        : null;
    shown.push(...goals.flatMap((goal) => shownBy(goal) ?? []));
    return solved;
  });
}

/** Measured data say to how many figures they are known; elsewhere g may be meant as 10 m s⁻². */
const isMeasured = (text: string): boolean => /\d\.\d{0,9}0(?!\d)|10\^|9\.81/.test(text);

const asFact = ({ relation, of }: Fact): Fact => ({ relation, of });

function solvedGoals(
  goals: readonly Goal[],
  tale: Tale,
  shown: readonly Told[],
  hasG: boolean,
): SolvedPart | null {
  const found = goals.map(
    (goal) => foundFor(goal, tale) ?? foundFor(goal, { ...tale, amounts: withShown(tale, shown) }),
  );
  if (found.some((one) => one === null)) return null;
  const all = found as Found[];
  if (!hasG && all.some(({ laws }) => laws.some(({ law }) => law.constants.includes('g')))) return null;
  const used = new Set(all.flatMap(({ told }) => [...told]));
  if (tale.amounts.some((one) => one.isOwn && !used.has(one))) return null;
  const written = goals.map((goal, at) => writtenFor(goal, all[at]!));
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

const withShown = ({ amounts }: Tale, shown: readonly Told[]): Told[] => [
  ...amounts,
  ...shown.filter(({ role, of }) => amounts.every((one) => one.role !== role || one.of !== of)),
];

function foundFor(goal: Goal, tale: Tale): Found | null {
  const target = targetOf(goal);
  if (!target) return null;
  const last = tale.amounts.at(-1)?.of ?? null;
  const thing = thingIn(target.of, last, target.role);
  const known = quantitiesOf(thing, tale);
  // What is asked for is no amount that was told.
  if (known.has(target.role)) return null;
  const { all, disputed } = derive(known, tale);
  const value = all.get(target.role)?.value;
  if (value === undefined) return null;
  const { laws, told, roles } = tracedBack(target.role, all);
  if ([...roles].some((role) => disputed.has(role))) return null;
  return { role: target.role, value, laws, all, told };
}

function targetOf({
  target,
}: Goal): { role: string; of: Term | undefined; printed: Term | undefined } | null {
  if (typeof target !== 'object' || !('the' in target) || !roleNamed(target.the)) return null;
  const isAmount = (one: Term) => typeof one === 'object' && 'amount' in one;
  return {
    role: target.the,
    of: target.of.find((one) => !isAmount(one)),
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
