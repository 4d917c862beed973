import { evaluate, type Values } from '../../../algebra-system/expressions/evaluate.ts';
import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { expressionOf, propertyIn } from '../told/told.ts';
import { isAside, isRatio, letterIn } from '../journeys/tale.ts';
import { type Arrow, lettersOf, totalOf, vectorOf } from './arrows.ts';
import { axisIn, DEGREE, headingOf, turnOf } from './headings.ts';
import { rootsFrom } from './numbers.ts';
import { resultantAsked } from './resultants.ts';

/** Forces as they act together, until one of them is changed. */
interface State {
  arrows: Arrow[];
  told: Fact[];
}

interface Point {
  states: State[];
  count: number | null;
  values: Map<string, number>;
  facts: readonly Fact[];
}

/** What is asked of forces that act at a point. */
export function resultOfPoint(facts: readonly Fact[], goal: Goal): Result | null {
  if (!facts.some(({ relation }) => relation === 'point forces')) return null;
  const point: Point = { states: [{ arrows: [], told: [] }], count: null, values: new Map(), facts };
  const own = (goal.where ?? []).filter(({ relation }) => relation === 'holds');
  if (own.length < (goal.where?.length ?? 0)) return null;
  for (const fact of [...facts, ...own]) if (!addFact(point, fact)) return null;
  const last = point.states.at(-1)!;
  if (point.count !== null && point.states[0]!.arrows.length !== point.count) return null;
  if (!areHeaded(point)) return null;
  const letters = lettersOf(point.states.flatMap(({ arrows }) => arrows));
  const found = solutionsOf(point, letters);
  return found.length === 0 ? null : resultantAsked(last.arrows, found, goal, letters.angles);
}

const lastOf = ({ states }: Point): State => states.at(-1)!;

function addFact(point: Point, fact: Fact): boolean {
  const { relation, of } = fact;
  const { arrows, told } = lastOf(point);
  if (isAside(fact) || isRatio(fact)) return true;
  switch (relation) {
    case 'point forces':
      if (of[0] !== '') point.count = Number(of[0]);
      return true;
    case 'sizes':
      return of.every((one) => arrowFor(point, one) !== null);
    case 'one force':
      return forceIn(point, of[0]) !== null;
    case 'sized':
      return arrows.length + 1 === nthOf(of[0]) && arrowFor(point, of[1]!) !== null;
    case 'heads':
      return head(forceIn(point, of[0]), of[1], point.facts);
    case 'directions':
      return of.length === arrows.length && of.every((one, at) => head(arrows[at]!, one, point.facts));
    case 'between': {
      const turn = turnOf(of[0], point.facts);
      if (!turn || arrows.length !== 2 || arrows.some(({ heading }) => heading)) return false;
      arrows[0]!.heading = { base: 0, sign: 1, turn: null };
      arrows[1]!.heading = { base: 0, sign: 1, turn };
      return true;
    }
    case 'removed':
    case 'reversed':
    case 'replaced':
    case 'added':
      return change(point, fact);
    case 'state':
      told.push({ relation: 'balanced', of: [] });
      return of[1] === 'equilibrium';
    case 'balanced':
    case 'resultant way':
    case 'resultant size':
    case 'resultant across':
      told.push(fact);
      return true;
    default: {
      const found = letterIn(fact);
      if (!found || found.letter === 'g') return false;
      const value = evaluate(found.value);
      point.values.set(found.letter, value);
      return Number.isFinite(value);
    }
  }
}

const nthOf = (term: Term | undefined): number =>
  propertyIn(term)?.name === 'nth force' ? Number(propertyIn(term)!.of[0]) : NaN;

/** The force of that size, or a new one. */
function arrowFor(point: Point, size: Term): Arrow | null {
  const value = expressionOf(size);
  if (!value) return null;
  const arrow: Arrow = { size: value, heading: null };
  lastOf(point).arrows.push(arrow);
  return arrow;
}

const isSame = (one: Expression, other: Expression): boolean => toText(one) === toText(other);

function known(point: Point, term: Term | undefined): Arrow | null {
  const { arrows } = lastOf(point);
  const nth = nthOf(term);
  if (!Number.isNaN(nth)) return arrows[nth - 1] ?? null;
  const size = propertyIn(term)?.name === 'force of' ? expressionOf(propertyIn(term)!.of[0]) : null;
  const same = size ? arrows.filter((one) => isSame(one.size, size)) : [];
  return same.length === 1 ? same[0]! : null;
}

function forceIn(point: Point, term: Term | undefined): Arrow | null {
  const same = known(point, term);
  if (same) return same;
  const size = propertyIn(term)?.name === 'force of' ? propertyIn(term)!.of[0] : undefined;
  const isFull = point.count !== null && lastOf(point).arrows.length >= point.count;
  const isTold = lastOf(point).arrows.some(
    (one) => size !== undefined && isSame(one.size, expressionOf(size)!),
  );
  return size === undefined || isFull || isTold ? null : arrowFor(point, size);
}

function head(arrow: Arrow | null, way: Term | undefined, facts: readonly Fact[]): boolean {
  // "Above the horizontal" may be to the right or to the left.
  if (!arrow || arrow.heading || propertyIn(way)?.name !== 'heading') return false;
  arrow.heading = headingOf(way, facts);
  return arrow.heading !== null;
}

/** A force is taken away, turned round, or another one takes its place: what was told of all is of those before. */
function change(point: Point, { relation, of }: Fact): boolean {
  const before = lastOf(point);
  const at = before.arrows.indexOf(known(point, of[0])!);
  const arrows = before.arrows.map((one) => ({ ...one }));
  if (relation === 'added') {
    const size = expressionOf(propertyIn(of[0])?.of[0]);
    const heading = headingOf(of[1], point.facts);
    point.states.push({ arrows: [...arrows, ...(size ? [{ size, heading }] : [])], told: [] });
    return size !== null && heading !== null;
  }
  if (at < 0) return false;
  const one = arrows[at]!;
  const size = relation === 'replaced' ? expressionOf(propertyIn(of[1])?.of[0]) : one.size;
  if (!size) return false;
  const turned = one.heading && { ...one.heading, base: one.heading.base + Math.PI };
  const next =
    relation === 'removed' ? [] : [{ size, heading: relation === 'reversed' ? turned : one.heading }];
  arrows.splice(at, 1, ...next);
  point.states.push({ arrows, told: [] });
  return true;
}

/** Of two forces without a direction the first is drawn to the right. */
function areHeaded({ states }: Point): boolean {
  const open = states.flatMap(({ arrows }) => arrows).filter(({ heading }) => !heading);
  if (open.length === 0) return true;
  const [{ arrows }, another] = states as [State, State | undefined];
  if (another || arrows.length !== 2 || open.length !== 2) return false;
  arrows[0]!.heading = { base: 0, sign: 1, turn: null };
  arrows[1]!.heading = {
    base: 0,
    sign: 1,
    turn: { at: (values) => values.between ?? NaN, letters: ['between'], tex: '\\phi', isDegrees: false },
  };
  return true;
}

type Condition = { zero: (values: Values) => number; isMet?: (values: Values) => boolean };

function conditionsOf(point: Point): Condition[] | null {
  const all: Condition[] = [];
  for (const { arrows, told } of point.states)
    for (const { relation, of } of told) {
      const total = (values: Values) => totalOf(arrows, values);
      if (relation === 'balanced')
        all.push({ zero: (values) => total(values)[0] }, { zero: (values) => total(values)[1] });
      else if (relation === 'resultant size') {
        const size = expressionOf(of[0]);
        if (!size) return null;
        all.push({ zero: (values) => Math.hypot(...total(values)) - evaluate(size, values) });
      } else if (relation === 'resultant way') {
        const axis = axisIn(of[0]);
        const heading = headingOf(of[0], point.facts);
        if (axis === null && (!heading || heading.turn?.letters.length)) return null;
        const way =
          axis === null ? heading!.base + heading!.sign * (heading!.turn?.at({}) ?? 0) : axis * DEGREE;
        all.push({
          zero: (values) => total(values)[1] * Math.cos(way) - total(values)[0] * Math.sin(way),
          ...(axis === null && {
            isMet: (values) => total(values)[0] * Math.cos(way) + total(values)[1] * Math.sin(way) > 1e-9,
          }),
        });
      } else {
        const size = expressionOf(propertyIn(of[0])?.of[0]);
        const arrow = arrows.find((one) => size && isSame(one.size, size));
        if (!arrow) return null;
        all.push({
          zero: (values) => {
            const [[x, y], [u, v]] = [vectorOf(arrow, values), total(values)];
            return (x * u + y * v) / Math.max(1e-6, Math.hypot(x, y));
          },
        });
      }
    }
  return all;
}

const STARTS = [0.12, 0.31, 0.52, 0.74, 0.93, 1.17, 1.38, 1.52];

/** Every set of values with which all that was told holds; one without unknowns where nothing is to be found. */
function solutionsOf(point: Point, letters: { sizes: string[]; angles: string[] }): Values[] {
  const conditions = conditionsOf(point);
  if (!conditions) return [];
  const names = [...letters.sizes, ...letters.angles].filter((one) => !point.values.has(one));
  const given = Object.fromEntries(point.values);
  const sizes = point.states.flatMap(({ arrows }) => arrows.map(({ size }) => evaluate(size, given)));
  const scale = Math.max(1, ...sizes.filter(Number.isFinite).map(Math.abs));
  const units = names.map((one) =>
    letters.angles.includes(one) ? (isInDegrees(point, one) ? 1 / DEGREE : 1) : scale,
  );
  const valuesAt = (x: readonly number[]): Values => ({
    ...given,
    ...Object.fromEntries(names.map((one, at) => [one, x[at]! * units[at]!])),
  });
  const isPossible = (values: Values): boolean =>
    conditions.every(
      ({ zero, isMet }) => Math.abs(zero(values)) < 1e-7 * scale && (isMet?.(values) ?? true),
    ) &&
    point.states.every(({ arrows }) => arrows.every(({ size }) => evaluate(size, values) > -1e-9)) &&
    // A force of nothing is none: what is told is so with none then.
    letters.sizes.every((one) => !(Math.abs(values[one] ?? NaN) < 1e-4 * scale)) &&
    letters.angles.every((one) =>
      inRange(values[one]! * (isInDegrees(point, one) ? DEGREE : 1), one === 'between'),
    );
  if (names.length === 0) return isPossible(given) ? [given] : [];
  if (names.length > conditions.length) return [];
  const starts = STARTS.flatMap((angle) =>
    [0.2, 0.8, 1.7].map((size) =>
      names.map((one) => (letters.angles.includes(one) ? angle * (one === 'between' ? 2 : 1) : size)),
    ),
  );
  const roots = rootsFrom((x) => conditions.map(({ zero }) => zero(valuesAt(x)) / scale), starts);
  return roots.map(valuesAt).filter(isPossible);
}

const inRange = (angle: number, isWide: boolean): boolean =>
  angle > 1e-9 && angle < (isWide ? Math.PI : Math.PI / 2) - 1e-9;

const isInDegrees = ({ states }: Pick<Point, 'states'>, letter: string): boolean =>
  states.some(({ arrows }) =>
    arrows.some(({ heading }) => heading?.turn?.letters.includes(letter) && heading.turn.isDegrees),
  );
