import {
  difference,
  type Expression,
  number,
  power,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';

import { type Law, law, type Numbers } from '../laws/law.ts';
import { type Asked, type Result, solveModel } from '../laws/solve-model.ts';
import { definitionIn, expressionOf, idOf, propertyIn, type Story } from '../told/told.ts';

import type { State } from './collision-kinds.ts';
import { isOfCollision, orderOf, restitutionOf, stateOf } from './collision-state.ts';

const KNOWN = new Set([
  'go',
  'equal',
  'collision',
  'coalesce',
  'reversed',
  'speed after',
  'restitution',
  'holds',
  'in order',
  'constant',
  'positive',
]);

/** What is asked of bodies that run into each other along a line. */
export function resultOfCollision(story: Story): Result | null {
  if (!story.facts.some((one) => isOfCollision(one) || one.relation === 'restitution')) return null;
  if (story.facts.some(({ relation }) => !KNOWN.has(relation))) return null;
  const state = stateOf(story.facts);
  const asked = state && askedOf(story, state);
  if (!state || !asked) return null;
  const letters = story.facts.flatMap((fact) => {
    const found = definitionIn(fact);
    return found
      ? [law('What is known.', '已知。', difference(symbol(found.letter), found.value), [fact])]
      : [];
  });
  const open = lettersOf(state).filter((one) => one !== asked.letter);
  // "In terms of u and e" is in terms of the coefficient, not of the base of logarithms.
  const isOfCoefficient = story.goal.exact && open.includes('e');
  const terms = story.goal.terms ? [...story.goal.terms, ...(isOfCoefficient ? ['e'] : [])] : open;
  const results = waysOf(state).flatMap((laws) => {
    const model = {
      laws: [...state.laws, ...letters, ...laws],
      isPossible: (values: Numbers) => isPossible(state, values),
      isConfirmed: (values: Numbers) => isConfirmed(state, values),
    };
    return solveModel(model, asked, story.goal.terms ?? []) ?? solveModel(model, asked, open) ?? [];
  });
  const [result] = results;
  const values = [...new Map(results.flatMap((one) => one.values).map((one) => [toText(one), one])).values()];
  const isWhole = values.every((one) => symbolsOf(one).every((letter) => terms.includes(letter)));
  const count = propertyIn(story.goal.target)?.name === 'possible values' ? 2 : 1;
  if (!result || !isWhole || values.length !== count || !values.every(hasOneSign)) return null;
  const isVelocity = propertyIn(story.goal.target)?.name === 'velocity after';
  if (isVelocity && values.some((one) => signOf(one) < 0)) return null;
  // Letters stand for sizes with their units.
  const unit = values.some((one) => symbolsOf(one).length > 0) ? '' : result.unit;
  return {
    ...result,
    values: values.toSorted((a, b) => evaluate(b) - evaluate(a)),
    unit,
    used: [...result.used, ...state.used],
    isConfirmed: results.every(({ isConfirmed: one }) => one),
  };
}

/** Every way in which the bodies may go whose direction was not told. */
const waysOf = ({ either }: State): Law[][] =>
  either.reduce<Law[][]>(
    (ways, { forward, back }) =>
      ways.flatMap((one) => [
        [...one, forward],
        [...one, back],
      ]),
    [[]],
  );

/** The letters of masses, speeds and coefficients that were given. */
const lettersOf = ({ laws, bodies, restitutions }: State): string[] => [
  ...new Set([
    ...[...bodies.values()].flatMap(({ mass }) => symbolsOf(mass)),
    ...restitutions.flatMap(({ e }) => symbolsOf(e)),
    ...laws.flatMap(({ zero }) => symbolsOf(zero)).filter((one) => /^[uUVwk]$/.test(one)),
  ]),
];

/** A speed in letters is one expression only where its sign does not hang on them. */
const hasOneSign = (value: Expression): boolean => new Set(signsOf(value)).size === 1;
const signOf = (value: Expression): number => signsOf(value)[0]!;

function signsOf(value: Expression): number[] {
  const letters = symbolsOf(value);
  return [0.03, 0.31, 0.52, 0.77, 0.98].map((e, at) =>
    Math.sign(
      evaluate(
        value,
        Object.fromEntries(
          letters.map((letter, i) => [letter, letter === 'e' ? e : 0.4 + 0.9 * ((at * 3 + i * 2) % 5)]),
        ),
      ),
    ),
  );
}

function askedOf({ goal }: Story, state: State): Asked | null {
  const { target } = goal;
  if (goal.where?.length) return null;
  if (target === 'e') return { value: symbol('e'), unit: '', letter: 'e' };
  if (typeof target === 'string') {
    const value = expressionOf(target);
    return value?.kind === 'symbol' ? { value, unit: '', letter: target } : null;
  }
  const property = propertyIn(target);
  if (property?.name === 'possible values' || property?.name === 'values') {
    const [letter] = property.of;
    const value = expressionOf(letter);
    return value?.kind === 'symbol' ? { value, unit: '', letter: String(letter) } : null;
  }
  const last = state.collisions.length - 1;
  const collision = state.collisions[last]!;
  if (property?.name === 'speed after') {
    const after = state.after[last]!.get(idOf(property.of[0]) ?? '');
    return after ? { value: after, unit: 'm s^-1', letter: null, isSize: true } : null;
  }
  // Along the direction in which the first body goes; said of a velocity only where it goes that way.
  if (property?.name === 'velocity after') {
    const after = state.after[last]!.get(idOf(property.of[0]) ?? '');
    return after ? { value: after, unit: 'm s^-1', letter: null } : null;
  }
  if (property?.name === 'speed together')
    return collision.sticks
      ? { value: state.after[last]!.get(collision.pair[0])!, unit: 'm s^-1', letter: null, isSize: true }
      : null;
  if (property?.name === 'energy lost') {
    const energy = (of: Map<string, Expression>) =>
      sum(
        ...collision.pair.map((id) =>
          product(number(1), halfOf(product(state.bodies.get(id)!.mass, power(of.get(id)!, 2)))),
        ),
      );
    return {
      value: difference(energy(state.before[last]!), energy(state.after[last]!)),
      unit: 'J',
      letter: null,
    };
  }
  if (property?.name === 'impulse') {
    const [a] = collision.pair;
    const mass = state.bodies.get(a)!.mass;
    const change = difference(state.after[last]!.get(a)!, state.before[last]!.get(a)!);
    return { value: product(mass, change), unit: 'N s', letter: null, isSize: true };
  }
  return null;
}

const halfOf = (one: Expression): Expression => ({
  kind: 'quotient',
  numerator: one,
  denominator: number(2),
});

/** No body goes through another, no energy is made, and they do meet. */
function isPossible(state: State, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  const order = orderOf(state);
  return state.collisions.every(({ pair }, index) => {
    const [a, b] = [...pair].sort((one, other) => order.indexOf(one) - order.indexOf(other)) as [
      string,
      string,
    ];
    const [before, after] = [state.before[index]!, state.after[index]!];
    const masses = pair.map((id) => at(state.bodies.get(id)!.mass));
    const energy = (of: Map<string, Expression>) =>
      pair.reduce((total, id, one) => total + (masses[one]! * at(of.get(id)!) ** 2) / 2, 0);
    const isMet = at(before.get(a)!) > at(before.get(b)!);
    const isApart = at(after.get(a)!) <= at(after.get(b)!) + 1e-9;
    return (
      masses.every((mass) => mass > 0) && isMet && isApart && energy(after) <= energy(before) * (1 + 1e-9)
    );
  });
}

/** By the impulses: what one body gains the other loses. */
function isConfirmed(state: State, values: Numbers): boolean {
  const at = (one: Expression) => evaluate(one, values);
  return state.collisions.every(({ pair }, index) => {
    const impulses = pair.map((id) => {
      const gain = at(state.after[index]!.get(id)!) - at(state.before[index]!.get(id)!);
      return gain * at(state.bodies.get(id)!.mass);
    });
    const size = Math.max(1, ...impulses.map(Math.abs));
    const bounce = restitutionOf(state, pair);
    if (bounce) {
      // What is lost is ½ of the reduced mass times (1 − e²) times the square of the speed of approach.
      const [m, n] = pair.map((id) => at(state.bodies.get(id)!.mass)) as [number, number];
      const [before, after] = [state.before[index]!, state.after[index]!].map((of) =>
        pair.map((id) => at(of.get(id)!)),
      ) as [[number, number], [number, number]];
      const kinetic = ([u, v]: [number, number]) => (m * u * u + n * v * v) / 2;
      const e = at(bounce.e);
      const lost = (((m * n) / (m + n)) * (1 - e * e) * (before[0] - before[1]) ** 2) / 2;
      if (
        !(e >= -1e-12 && e <= 1 + 1e-12) ||
        Math.abs(kinetic(before) - kinetic(after) - lost) > 1e-7 * Math.max(1, kinetic(before))
      )
        return false;
    }
    return Math.abs(impulses[0]! + impulses[1]!) < 1e-7 * size;
  });
}
