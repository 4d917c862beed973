import {
  call,
  difference,
  type Expression,
  negative,
  number,
  product,
  quotient,
  root,
  power,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import type { Ratios } from '../bodies/told.ts';
import { expressionOf, propertyIn } from '../planning/told/told.ts';
import type { Term } from '../schema/problem.ts';
import { type Body, currentOf, openBody, type Scene } from './scene.ts';

/** Generic nouns: any of them may name the one body that there is. */
const ANY = new Set(
  'particle block body object car van lorry vehicle box crate load mass ball stone cyclist rider motorcyclist driver train truck 物体 物块 质点 汽车 车 小球 木块 滑块'.split(
    ' ',
  ),
);

export const wordsOf = (term: Term | undefined): string[] =>
  typeof term === 'string' ? [term] : typeof term === 'object' && 'all' in term ? term.all.map(String) : [];

/** A body by its name or by a word for it; it is new where nothing else can be meant. */
export function bodyNamed(scene: Scene, name: string): Body | null {
  const stage = currentOf(scene);
  const all = allBodies(scene);
  if (name === 'it')
    return scene.last === null ? (all.length === 1 ? all[0]! : null) : bodyNamed(scene, scene.last);
  const known = all.find((one) => one.name === name);
  if (known) {
    scene.last = name;
    return known;
  }
  const [only, another] = all;
  if (name === 'engine' || name === 'driver') return only ?? null;
  if (only && !another && ANY.has(name) && (only.mass !== null || ANY.has(only.name))) return only;
  const body = openBody(name);
  for (const one of scene.stages) one.bodies.push(one === stage ? body : { ...body });
  scene.last = name;
  return body;
}

/** Every body as it was told of last. */
export const allBodies = ({ stages }: Scene): Body[] => [
  ...new Map(stages.flatMap(({ bodies }) => bodies.map((one) => [one.name, one] as const))).values(),
];

/** The bodies that a phrase names. */
export function bodiesNamed(scene: Scene, who: Term | undefined): Body[] | null {
  const names = wordsOf(who);
  if (names.includes('they')) return names.length === 1 ? allBodies(scene) : null;
  const all = names.map((name) => bodyNamed(scene, name));
  return all.every((one) => one !== null) ? all : null;
}

/** The sine and the cosine of an angle, told in degrees, by a letter, or by its sine. */
export function ratiosFor(scene: Scene, term: Term | undefined): Ratios | null {
  if (typeof term === 'object' && 'amount' in term) {
    const value = term.unit === '°' ? expressionOf(term) : null;
    return value && { sine: exact(call('sin', value)), cosine: exact(call('cos', value)) };
  }
  const told = propertyIn(term);
  const own = told?.name === 'sine' ? expressionOf(told.of[0]) : null;
  if (own) return { sine: exact(own), cosine: exact(root(difference(number(1), power(own, 2)))) };
  const value = expressionOf(term);
  if (!value) return null;
  if (value.kind === 'symbol') return scene.angles.get(value.name) ?? null;
  const sine = inverseSine(String(term));
  return sine && { sine, cosine: exact(root(difference(number(1), power(sine, 2)))) };
}

/** sin⁻¹(0.08): the number. */
function inverseSine(text: string): Expression | null {
  const found = /^\\?(?:sin\s?\^\s?\{?\(?-1\)?\}?|arcsin)\s?\(?([^()]{1,20})\)?$/.exec(text.trim());
  const value = found ? expressionOf(found[1]) : null;
  return value && symbolsOf(value).length === 0 ? exact(value) : null;
}

/** A sine that is told as one part in so many. */
export const partsOf = (one: Expression, other: Expression): Ratios => {
  const sine = exact(quotient(one, other));
  return { sine, cosine: exact(root(difference(number(1), product(sine, sine)))) };
};

export const minus = (one: Expression): Expression => exact(negative(one));
