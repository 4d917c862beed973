import {
  type Expression,
  PI,
  number,
  product,
  quotient,
  root,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Term } from '../../schema/problem.ts';
import { type Bond, nameOf, type Round, type Scene, segment, sizeIn } from './scene.ts';

export const RIGHT: Expression = quotient(PI, number(2));

/** A figure while it is told; what cannot be settled before everything was told comes later. */
export interface Told {
  scene: Scene;
  later: (() => boolean)[];
}

export const isRound = (id: string): boolean => /^(?:circle|sector|arc|semicircle):/.test(id);
const kindOf = (id: string): string => id.slice(0, id.indexOf(':'));

export const add = ({ scene }: Told, bond: Bond): true => (scene.bonds.push(bond), true);

/** Names of points that are spoken of. */
export function seen({ scene }: Told, labels: string): string {
  for (const one of labels) scene.points.add(one);
  return labels;
}

export function line(told: Told, term: Term | undefined): string | null {
  const ends = typeof term === 'string' ? segment(term) : null;
  return ends === null ? null : seen(told, ends);
}

export const point = (told: Told, term: Term | undefined): string | null =>
  typeof term === 'string' && /^point:[A-Z]$/.test(term) ? seen(told, term.slice(6)) : null;

export function put(one: Round, label: string): true {
  if (!one.on.includes(label)) one.on.push(label);
  return true;
}

/** The circle, sector or arc of an id, a new one where nothing was called so; null where it may be one of several. */
export function round(told: Told, id: string): Round | null {
  const { rounds } = told.scene;
  const kind = kindOf(id);
  const name = nameOf(id);
  const known = rounds.find((one) => one.id === id);
  if (known) return known;
  if (name === '') {
    const own = rounds.filter((one) => kindOf(one.id) === kind);
    if (own.length > 0) return own.length === 1 ? own[0]! : null;
    const others = rounds.filter((one) => kindOf(one.id) !== 'arc');
    if (kind === 'circle' && others.length === 1) return others[0]!;
  }
  const one = newRound(told, id, name);
  rounds.push(one);
  return one;
}

function newRound(told: Told, id: string, name: string): Round {
  const one: Round = { id, centre: '', radius: null, on: [] };
  const kind = kindOf(id);
  if (kind === 'circle' && /^[A-Z]$/.test(name)) one.centre = seen(told, name);
  if (kind === 'sector' && name.length === 3) {
    one.centre = name.includes('O') ? 'O' : name[0]!;
    one.on = [...seen(told, name)].filter((label) => label !== one.centre);
  }
  if (kind === 'arc') one.on = [...seen(told, name.replace('major ', ''))];
  if (kind === 'semicircle' && name.length === 3) one.on = [...seen(told, name)];
  return one;
}

export function setCentre(one: Round, centre: string): boolean {
  if (one.id.startsWith('sector:') && nameOf(one.id).length === 3)
    one.on = [...nameOf(one.id)].filter((label) => label !== centre);
  else if (one.centre !== '' && one.centre !== centre) return false;
  one.centre = centre;
  return true;
}

export function setRadius(told: Told, one: Round, term: Term | undefined): boolean {
  const ends = line(told, term);
  if (ends !== null) {
    told.later.push(
      () =>
        ends.includes(one.centre) &&
        put(
          one,
          [...ends].find((label) => label !== one.centre)!,
        ),
    );
    return true;
  }
  const size = sizeIn(term, told.scene);
  if (!size || one.radius) return false;
  one.radius = size;
  return true;
}

/** A circle by its area or its way round. */
export function setSize(one: Round | null, the: string, size: Expression): boolean {
  if (!one || one.radius || (the !== 'area' && the !== 'perimeter')) return false;
  one.radius = exact(the === 'area' ? root(quotient(size, PI)) : quotient(size, product(number(2), PI)));
  return true;
}

export function holds({ scene }: Told, text: string): boolean {
  const read = statementIn(text.replace(/\$/g, ''));
  if (read?.kind !== 'relation') return false;
  scene.letters.push(read);
  return true;
}

/** A line from a point that touches a circle. */
export function touching(told: Told, from: string, at: string, circle: string): boolean {
  const one = round(told, circle);
  if (!one) return false;
  put(one, at);
  told.later.push(
    () => one.centre !== '' && add(told, { kind: 'angle', at: one.centre + at + from, size: RIGHT }),
  );
  return true;
}

/** The two circles that a sentence speaks of. */
export function twoRounds(told: Told, term: Term | undefined): Round[] | null {
  const ids = typeof term === 'object' && 'all' in term ? term.all.map(String) : null;
  const all = ids
    ? ids.map((id) => round(told, id))
    : told.scene.rounds.filter(({ id }) => id.startsWith('circle:'));
  return all.length === 2 && all.every((one) => one !== null) ? all : null;
}

/** A point that has no name in the text. */
export function hidden({ points }: Scene): string {
  const free = [...'ZYWVUTSRQPNMLKJIHGFEDCBAO'].find((one) => !points.has(one)) ?? 'X';
  points.add(free);
  return free;
}

/** What could not be settled before everything was told. */
export function close(told: Told): boolean {
  const { scene, later } = told;
  const { rounds } = scene;
  for (const one of rounds) nameEnds(one, scene);
  if (!later.every((settle) => settle())) return false;
  joinArcs(scene);
  for (const one of rounds) {
    if (one.centre !== '') continue;
    const same = rounds.filter(
      (other) => other.centre !== '' && one.on.every((label) => other.on.includes(label)),
    );
    const centres = [...new Set(same.map(({ centre }) => centre))];
    if (one.id.startsWith('arc:')) one.centre = centres.length === 1 ? centres[0]! : '';
    else one.centre = hidden(scene);
  }
  return true;
}

/** A sector without names has names that nobody sees. */
function nameEnds(one: Round, scene: Scene): void {
  if (one.id !== 'sector:' || one.on.length > 0) return;
  if (one.centre === '') one.centre = hidden(scene);
  one.on = [hidden(scene), hidden(scene)];
}

/** Ends of an arc lie on the circle that there is. */
function joinArcs({ rounds }: Scene): void {
  const [own, more] = rounds.filter(({ id }) => !id.startsWith('arc:'));
  if (!own || more) return;
  for (const { id, on, centre } of rounds)
    if (id.startsWith('arc:') && centre === '')
      for (const label of on) if (label !== own.centre) put(own, label);
}
