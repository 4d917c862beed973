import { difference, type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Sign, Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { compile } from './compiled.ts';
import { asSymbols } from './equations.ts';
import { quadraticRoots } from './quadratic-roots.ts';
import { certainZeros, near } from './scan.ts';
import {
  largest,
  NONE,
  type Slack,
  slackOfAnswer,
  slackWithin,
  unitOfThirdFigure,
  addSlack,
} from './rounding-slack.ts';
import { hasDecimals } from './values.ts';

/** The numbers that an inequality in one letter allows. */
export interface Region {
  letter: string;
  edges: number[];
  isRounded: boolean;
  /** How far rounding may have moved an edge. */
  slack: (edge: number) => Slack;
  /** Null where a side has no value. */
  allows: (x: number) => boolean | null;
  /** The sides are so nearly equal that a rounding error could decide the comparison. */
  isClose: (x: number) => boolean;
}

const known = new WeakMap<Statement, Region | null>();

/** Null for an equation, an expression, or more than one letter. */
export function regionOf(statement: Statement): Region | null {
  const before = known.get(statement);
  if (before !== undefined) return before;
  const signs = signsIn(statement);
  const isRegion = signs.some((sign) => sign !== '=' && sign !== '~=') && !signs.includes('!=');
  const made = isRegion ? make(statement) : null;
  known.set(statement, made);
  return made;
}

function signsIn(statement: Statement): Sign[] {
  if (statement.kind === 'relation') return statement.signs;
  return statement.kind === 'list' ? statement.items.flatMap(signsIn) : [];
}

function make(statement: Statement): Region | null {
  if (statement.kind === 'expression') return null;
  if (statement.kind === 'relation') return ofRelation(statement.sides.map(asSymbols), statement.signs);
  const regions = statement.items.map(make);
  const [first] = regions;
  if (!first || regions.some((one) => one?.letter !== first.letter)) return null;
  const all = regions.filter((one) => one !== null);
  return {
    letter: first.letter,
    edges: all.flatMap(({ edges }) => edges),
    isRounded: all.some(({ isRounded }) => isRounded),
    slack: (edge) => largest(...all.map(({ slack }) => slack(edge))),
    isClose: (x) => all.some(({ isClose }) => isClose(x)),
    allows: (x) => {
      const verdicts = all.map(({ allows }) => allows(x));
      if (statement.joined === 'or')
        return verdicts.includes(true) ? true : verdicts.includes(null) ? null : false;
      return verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;
    },
  };
}

function ofRelation(sides: Expression[], signs: Sign[]): Region | null {
  const letters = [...new Set(sides.flatMap(symbolsOf))];
  if (letters.length !== 1) return null;
  const values = sides.map((side) => compile(side, letters));
  const gaps = signs.map((_, index) => (x: number) => values[index]!([x]) - values[index + 1]!([x]));
  const blurs = gaps.map((gap, index) => blurOf(gap, [sides[index]!, sides[index + 1]!], letters));
  return {
    letter: letters[0]!,
    edges: gaps.flatMap(
      (gap, index) => quadraticRoots(difference(sides[index]!, sides[index + 1]!)) ?? certainZeros(gap, null),
    ),
    isRounded: sides.some(hasDecimals),
    slack: (edge) => largest(...blurs.map((blur) => blur(edge))),
    isClose: (x) => gaps.some((gap) => Math.abs(gap(x)) <= 1e-6 * Math.max(1, Math.abs(x))),
    allows: (x) => {
      const verdicts = gaps.map((gap, index) => holds(gap(x), signs[index]!, x));
      return verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;
    },
  };
}

/** The edge of x < 2.5 is a typed decimal; that of 1.25x < 4 moves with the decimals in it. */
function blurOf(
  gap: (x: number) => number,
  sides: [Expression, Expression],
  letters: string[],
): (edge: number) => Slack {
  const answer = sides.some(({ kind }) => kind === 'symbol')
    ? (slackOfAnswer(sides[0]) ?? slackOfAnswer(sides[1]))
    : null;
  const [one, other] = [slackWithin(sides[0], letters), slackWithin(sides[1], letters)];
  return (edge) => {
    const step = 1e-6 * Math.max(1, Math.abs(edge));
    const here = Math.abs(gap(edge));
    const slope = Math.abs(gap(edge + step) - gap(edge - step)) / (2 * step);
    // Not an edge of this region.
    if (!(slope > 0) || here > 1e-6 * slope * Math.max(1, Math.abs(edge))) return NONE;
    if (answer) return answer;
    const { sure, most } = addSlack(one([edge]), other([edge]));
    return {
      sure: Math.min(sure / slope, unitOfThirdFigure(edge)),
      most: Math.min(most / slope, 0.02 * Math.max(1, Math.abs(edge))),
    };
  };
}

/** Whether each edge that is a typed decimal is one of the edges before it, to the last figure that is shown. */
export const edgesAgree = (before: Region, after: Region): boolean =>
  after.edges.every((edge) => {
    const { sure, most } = after.slack(edge);
    return most === 0 || before.edges.some((other) => near(edge, other) || Math.abs(edge - other) <= sure);
  });

function holds(gap: number, sign: Sign, x: number): boolean | null {
  if (!Number.isFinite(gap)) return null;
  const isZero = Math.abs(gap) <= 1e-9 * Math.max(1, Math.abs(x));
  if (isZero) return ['=', '~=', '<=', '>='].includes(sign);
  return sign === '!=' || (gap < 0 ? sign === '<' || sign === '<=' : sign === '>' || sign === '>=');
}

/** How two regions differ: what the second has lost and gained, and whether rounding leaves a doubt. */
export function compareRegions(
  before: Region,
  after: Region,
  conditions: readonly Region[] = [],
): { lost: number[]; gained: number[]; isUnsure: boolean } {
  const regions = [before, after, ...conditions];
  const isRounded = before.isRounded || after.isRounded;
  const slacks = new Map<number, Slack>();
  const slackOf = (edge: number) => {
    const slack = slacks.get(edge) ?? largest(...regions.map(({ slack }) => slack(edge)));
    slacks.set(edge, slack);
    return slack;
  };
  const lost: number[] = [];
  const gained: number[] = [];
  const compareAt = (x: number) => {
    const [was, is] = [before.allows(x), after.allows(x)];
    if (was === true && is === false && !lost.includes(x)) lost.push(x);
    const isNew = was === false || (was === null && (after.edges.includes(x) || isOutsideDomain(before, x)));
    if (isNew && is === true && !gained.includes(x)) gained.push(x);
  };
  const edges = regions.flatMap((region) => region.edges);
  const { points, isUnsure: isBlurred } = testPoints(edges, isRounded ? slackOf : null);
  // An edge such as 1.6 × 10⁻¹⁹ cannot be told from those beside it.
  const isUnsure = isBlurred || edges.some((edge) => edge !== 0 && Math.abs(edge) < 1e-6);
  points.forEach(compareAt);
  // 3/x > 1 changes at 0 too, where no side is zero.
  const isFar = (x: number) => !isRounded || edges.every((edge) => Math.abs(edge - x) > slackOf(edge).most);
  for (const x of ELSEWHERE)
    if (lost.length + gained.length < MOST_POINTS && isFar(x) && !before.isClose(x) && !after.isClose(x))
      compareAt(x);
  return { lost, gained, isUnsure };
}

/** ln x has no value to the left of 0; 1/x has none at 0 alone. */
function isOutsideDomain({ allows }: Region, x: number): boolean {
  const step = 1e-5 * Math.max(1, Math.abs(x));
  return allows(x - step) === null && allows(x + step) === null;
}

const MOST_POINTS = 40;
/** Whole numbers first, which can be quoted to the student; then points between them. */
const ELSEWHERE = [
  ...Array.from({ length: 41 }, (_, index) => index - 20),
  ...Array.from({ length: 81 }, (_, index) => (index - 40) / 8 + 0.043),
].toSorted((a, b) => Number(Number.isInteger(b)) - Number(Number.isInteger(a)) || Math.abs(a) - Math.abs(b));

/** The edges, a point between every two neighbours, and one beyond each end. */
function testPoints(
  edges: number[],
  slackOf: ((edge: number) => Slack) | null,
): { points: number[]; isUnsure: boolean } {
  const sorted = edges
    .toSorted((a, b) => a - b)
    .filter((edge, index, all) => index === 0 || !near(edge, all[index - 1]!));
  if (sorted.length === 0) return { points: [-3.3, -0.4, 0.4, 3.3], isUnsure: false };
  let isUnsure = false;
  const between = sorted.slice(1).flatMap((edge, index) => {
    const before = sorted[index]!;
    if (slackOf) {
      const [one, other] = [slackOf(before), slackOf(edge)];
      const apart = edge - before;
      if (apart <= (one.sure + other.sure) * (1 + 1e-6)) return [];
      if (apart < Math.max(one.most + other.most, 1e-3 * Math.abs(edge)) * (1 - 1e-6)) {
        isUnsure = true;
        return [];
      }
    }
    return [(edge + before) / 2];
  });
  const points = [sorted[0]! - 1, ...between, sorted.at(-1)! + 1, ...(slackOf ? [] : sorted)];
  return { points, isUnsure };
}
