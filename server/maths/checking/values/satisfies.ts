import { isPlainNumber } from '../../algebra-system/expressions/expression.ts';
import { alike, type Case, type Equations, slackIn } from './equations.ts';
import {
  isHalfwayDown,
  largest,
  NONE,
  type Slack,
  slackOfAngle,
  slackOfAnswer,
  unitOfThirdFigure,
  addSlack,
  typedIn,
  wholeUnit,
} from './rounding-slack.ts';

export type Satisfied = 'yes' | 'no' | 'unsure';

/** Whether a number is a root, judged by how far a root can be from it; `from` is where the number was found. */
export function satisfies(equations: Equations, x: number, from: Equations | null = null): Satisfied {
  const isRounded = equations.isRounded || from?.isRounded === true;
  if (!isRounded && isCutShort(equations, x, from)) return 'unsure';
  const own = from && isRounded ? slackAt(from, x) : NONE;
  // Of two typed answers one may be the other rounded: the larger slack counts. Otherwise both slacks add up.
  const joined = equations.isSolved && from?.isSolved ? largest : addSlack;
  const verdicts = equations.cases.map((one) => {
    const slack = isRounded ? joined(own, slackOf(one, x, from?.isRounded ?? false)) : NONE;
    if (one.value !== null) return fromValue(one.value, x, from?.isSolved === true, isRounded, slack);
    const [root, ...others] = x !== 0 && Math.abs(x) <= 1e-12 ? (one.exact ?? []) : [];
    return root && others.length === 0
      ? fromValue(root, x, true, isRounded, slack)
      : atRoot(one.gap, x, isRounded, slack);
  });
  return verdicts.includes('yes') ? 'yes' : verdicts.includes('unsure') ? 'unsure' : 'no';
}

/** 2819.08 may be written as 2820: a whole number of three figures stands for what was worked out. */
function isCutShort(equations: Equations, x: number, from: Equations | null): boolean {
  if (!from?.isSolved || !equations.isSolved || equations.isIrrational === from.isIrrational) return false;
  return equations.cases.some(({ value }) => {
    const [whole, other] = equations.isIrrational ? [x, value!] : [value!, x];
    const away = Math.abs(other - whole);
    return Math.abs(whole) >= 100 && away > 0 && away <= wholeUnit(whole);
  });
}

/** Whether a number that another line gives is a root, to the last figure that this line shows. */
export function agrees(equations: Equations, x: number, shown: Equations): boolean {
  const given = typedIn(...equations.cases.flatMap(({ left, right }) => [left, right]));
  const slack = largest(
    ...casesAt(shown, x).map((one) =>
      slackOf({ ...one, slack: shownIn(one, shown.letter, given) }, x, false),
    ),
  );
  return equations.cases.some(({ value, gap, exact }) => {
    const verdict =
      value === null
        ? atRoot(gap, x, slack.sure > 0, slack)
        : fromValue(value, x, shown.isSolved, slack.sure > 0, slack);
    return verdict === 'yes' && !exact?.some((root) => isHalfwayDown(root, x, slack));
  });
}

const shownIn = ({ left, right, value }: Case, letter: string, given: ReadonlySet<string>) =>
  slackIn(left, right, [letter], value, given);

const casesAt = ({ cases }: Equations, x: number) =>
  cases.filter(({ value }) => value === null || alike(value, x));

/** How far rounding may have taken a root of the equations. */
export function slackAt(equations: Equations, x: number): Slack {
  return largest(...casesAt(equations, x).map((one) => slackOf(one, x, equations.isRounded)));
}

/** A root close to zero may be nothing but a rounding error. */
const scaleOf = (x: number) => (Math.abs(x) > 1e-12 ? Math.abs(x) : 1e-2);

function slackOf({ gap, slack, value, left, right }: Case, x: number, besideDecimals: boolean): Slack {
  const { sure, most } = slack(x);
  if (value !== null) {
    if (slackOfAnswer(right) ?? slackOfAnswer(left) ?? slackOfAngle(right)) return { sure, most };
    if (most === 0) return { sure: 0, most: besideDecimals && isPlainNumber(right) ? wholeUnit(value) : 0 };
    return { sure: Math.min(sure, unitOfThirdFigure(value)), most: Math.min(most, FAR * Math.abs(value)) };
  }
  const step = 1e-6 * scaleOf(x);
  const slope = Math.abs(gap(x + step) - gap(x - step)) / (2 * step);
  if (most === 0 || !(slope > 0)) return NONE;
  return {
    sure: Math.min(sure / slope, unitOfThirdFigure(x)),
    most: Math.min(most / slope, FAR * Math.max(Math.abs(x), 0.1)),
  };
}

/** The largest relative error that rounding may plausibly cause. */
const FAR = 0.04;

function atRoot(gap: (x: number) => number, x: number, isRounded: boolean, slack: Slack): Satisfied {
  const scale = scaleOf(x);
  const step = 1e-6 * (x === 0 ? scale : Math.min(scale, Math.abs(x)));
  const [here, before, after] = [gap(x), gap(x - step), gap(x + step)];
  if (here === 0) return 'yes';
  if (!Number.isFinite(here)) {
    // At the edge of the domain a rounding error may fall outside.
    const beside = [before, after].filter(Number.isFinite);
    return beside.length === 1 && Math.abs(beside[0]!) < 1e-2 ? 'unsure' : 'no';
  }
  const slope = (after - before) / (2 * step);
  if (!Number.isFinite(slope)) return Math.abs(here) < 1e-6 ? 'unsure' : 'no';
  if (slope === 0) return Math.abs(here) < 1e-9 ? 'unsure' : 'no';
  const first = Math.abs(here / slope);
  const away = isRounded ? refineRoot(gap, x, step, first) : first;
  const verdict = distance(away, scale, isRounded, slack);
  const isSmall = Math.abs(x) <= 1e-12;
  return isSmall &&
    verdict === 'yes' &&
    !(away <= 1e-7 * Math.abs(x) + Math.min(slack.sure, unitOfThirdFigure(x)))
    ? 'unsure'
    : verdict;
}

/** Newton's method from a point near a root, where it converges. */
function refineRoot(gap: (x: number) => number, x: number, step: number, first: number): number {
  let root = x;
  for (let turn = 0; turn < 4; turn += 1) {
    const slope = (gap(root + step) - gap(root - step)) / (2 * step);
    root -= gap(root) / slope;
  }
  const away = Math.abs(root - x);
  return away <= 2 * first && away >= first / 2 ? away : first;
}

/** Charges and masses are small but not zero; only a root found by searching may be zero up to rounding. */
function fromValue(value: number, x: number, isTyped: boolean, isRounded: boolean, slack: Slack): Satisfied {
  if (value === 0 && x !== 0)
    return !isTyped && Math.abs(x) < 1e-9 ? 'unsure' : slack.most > Math.abs(x) ? 'unsure' : 'no';
  return distance(Math.abs(value - x), Math.max(Math.abs(value), Math.abs(x)), isRounded, slack);
}

function distance(away: number, scale: number, isRounded: boolean, { sure, most }: Slack): Satisfied {
  if (away <= 1e-7 * scale + sure * (1 + 1e-6)) return 'yes';
  // Of four figures and more the last may come from rounding that was not shown.
  const doubt = Math.max(most * (1 - 1e-6), (isRounded ? 1e-3 : 1e-4) * scale);
  return away >= doubt ? 'no' : 'unsure';
}
