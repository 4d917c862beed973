import { evaluate, type Values } from '../../../algebra-system/expressions/evaluate.ts';
import { number, product, symbol } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { expressionOf, idOf, propertyIn } from '../told/told.ts';
import { actIn, isAside, isRatio, letterIn, take } from '../journeys/tale.ts';
import { type Arrow, lettersOf, totalOf } from './arrows.ts';
import { headingOf, turnOf } from './headings.ts';
import type { Hung } from './hung.ts';
import { rootsFrom } from './numbers.ts';
import { tensionAsked } from './tensions.ts';

/** What is asked of a body that hangs on two strings, with what else pulls it. */
export function resultOfStrings(facts: readonly Fact[], goal: Goal): Result | null {
  if (!facts.some(({ relation }) => relation === 'strings')) return null;
  const hung: Hung = {
    body: null,
    name: null,
    mass: null,
    weight: null,
    g: number(10),
    ends: [],
    place: null,
    above: null,
    isBetween: false,
    strings: [],
    pushes: [],
    values: new Map(),
    isAtRest: false,
    facts,
  };
  const own = goal.where ?? [];
  if (!own.every(({ relation }) => relation === 'holds')) return null;
  if (![...facts, ...own].every((fact) => addFact(hung, fact))) return null;
  const weight = hung.weight ?? (hung.mass && product(hung.mass, hung.g));
  if (!weight || !hung.isAtRest || hung.strings.length !== 2 || hung.ends.length !== 2) return null;
  // On a ceiling nobody knows to which side it is pulled.
  if (hung.pushes.length > 0 && hung.place !== 'wall') return null;
  const all = waysOf(hung).map((arrows) => [
    ...arrows,
    ...hung.pushes,
    { size: weight, heading: { base: -Math.PI / 2, sign: 1 as const, turn: null } },
  ]);
  return tensionAsked(
    hung,
    all.flatMap((arrows) => solutionsOf(hung, arrows).map((values) => ({ arrows, values }))),
    goal,
  );
}

const isOwn = (hung: Hung, id: string | null): boolean => {
  hung.body ??= id;
  return id !== null && hung.body === id;
};

function addFact(hung: Hung, fact: Fact): boolean {
  const { relation, of } = fact;
  if (isAside(fact) || isRatio(fact)) return true;
  switch (relation) {
    case 'strings':
      return isOwn(hung, idOf(of[0]));
    case 'ends':
      hung.ends.push(...of.map(String));
      return hung.ends.length <= 2;
    case 'ends on':
      hung.place = of[0] === 'wall' ? 'wall' : 'ceiling';
      return true;
    case 'end above':
      hung.above = of.map(String) as [string, string];
      return true;
    case 'between levels':
      hung.isBetween = true;
      return isOwn(hung, idOf(of[0]));
    case 'string at':
      return addString(hung, of);
    case 'push': {
      const property = propertyIn(of[1]);
      const [size, heading] = [
        expressionOf(property?.of[0]),
        headingOf(property?.of[1] ?? of[2], hung.facts),
      ];
      if (!size || !heading || hung.pushes.length > 0 || !isOwn(hung, idOf(of[0]))) return false;
      hung.pushes.push({ size, heading });
      return true;
    }
    case 'state':
      hung.isAtRest = of[1] === 'equilibrium';
      return hung.isAtRest && isOwn(hung, idOf(of[0]));
    case 'act': {
      const act = actIn(fact);
      if (!act || (act.verb !== 'rest' && act.verb !== 'hang') || act.bodies.length !== 1) return false;
      take(act, 'freely');
      hung.isAtRest = true;
      return act.roles.size === 0 && isOwn(hung, act.bodies[0]!);
    }
    default:
      return addValue(hung, fact);
  }
}

function addValue(hung: Hung, fact: Fact): boolean {
  const property = fact.relation === 'equal' ? propertyIn(fact.of[0]) : null;
  const value = expressionOf(fact.of[1]);
  if (property) {
    if (!value || !isOwn(hung, idOf(property.of[0]))) return false;
    if (property.name === 'mass') hung.mass = value;
    else if (property.name === 'weight') hung.weight = value;
    else return false;
    return true;
  }
  const found = letterIn(fact);
  if (!found) return false;
  if (found.letter === 'g') hung.g = found.value;
  else hung.values.set(found.letter, evaluate(found.value));
  return true;
}

/** "AP makes 60° with the horizontal": P is the body, A one of the ends. */
function addString(hung: Hung, [name, angle, from]: readonly Term[]): boolean {
  const letters = [...String(name)];
  const ends = letters.filter((one) => hung.ends.includes(one));
  const turn = turnOf(angle, hung.facts);
  const [end, another] = ends;
  const isOfBody = letters.length === 1 || letters.some((one) => one === hung.body);
  if (!end || another || !turn || !isOfBody || hung.strings.some((one) => one.end === end)) return false;
  hung.strings.push({ end, turn, isLevel: from === 'horizontal' });
  return true;
}

/** In which ways the strings may run: up from the body, or to a wall above and below it. */
function waysOf(hung: Hung): Arrow[][] {
  const sides = hung.place === 'wall' ? [[180, 180]] : [[180, 0]];
  return sides.map((pair) =>
    hung.ends.map((end, at) => {
      const { turn, isLevel } = hung.strings.find((one) => one.end === end) ?? hung.strings[0]!;
      const isDown = hung.isBetween && hung.above !== null && hung.above[1] === end;
      const side = pair[at]!;
      // Turned from the horizontal towards the vertical, or the other way.
      const away = (side === 180) === isDown ? 1 : -1;
      const base = isLevel ? side : isDown ? 270 : 90;
      return {
        size: symbol(`T_${at + 1}`),
        heading: { base: (base * Math.PI) / 180, sign: (isLevel ? away : -away) as 1 | -1, turn },
      };
    }),
  );
}

const STARTS = [0.3, 0.7, 1.2];

function solutionsOf(hung: Hung, arrows: readonly Arrow[]): Values[] {
  const given: Values = Object.fromEntries(hung.values);
  const { sizes, angles } = lettersOf(arrows);
  const names = [...sizes, ...angles].filter((one) => !hung.values.has(one));
  if (names.length > 2 || angles.length > 0) return [];
  const scale = Math.max(1, ...arrows.map(({ size }) => evaluate(size, given)).filter(Number.isFinite));
  const at = (x: readonly number[]): Values => ({
    ...given,
    ...Object.fromEntries(names.map((one, i) => [one, x[i]! * scale])),
  });
  return rootsFrom(
    (x) => totalOf(arrows, at(x)).map((one) => one / scale),
    STARTS.map((one) => names.map((_, i) => one * (i + 1))),
  )
    .map(at)
    .filter((values) => sizes.every((one) => values[one]! > -1e-9));
}
