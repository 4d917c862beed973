import { number, quotient } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { type Edge, isOf, lettersIn, type Measured, nameOf, type Scene, segment, sizeIn } from './scene.ts';
import { ROUND_TAKERS, type Taker } from './take-rounds.ts';
import {
  add,
  close,
  holds,
  isRound,
  line,
  point,
  put,
  RIGHT,
  round,
  seen,
  setRadius,
  setSize,
  type Told,
} from './told.ts';

/** What the facts tell of a figure; null where one of them says something that is not known here. */
export function sceneOf(facts: readonly Fact[]): Scene | null {
  const scene: Scene = {
    points: new Set(),
    rounds: [],
    bonds: [],
    regions: new Map(),
    letters: [],
    unit: null,
  };
  const told: Told = { scene, later: [] };
  const takers = { ...TAKERS, ...ROUND_TAKERS };
  const isKnown = facts.every(
    ({ relation, of }) => takers[relation]?.(told, of) ?? SAYS_NOTHING.has(relation),
  );
  const named = [...scene.points];
  return isKnown && close(told) && !lettersIn(scene).some((one) => named.includes(one)) ? scene : null;
}

const SAYS_NOTHING = new Set([
  'constant',
  'positive',
  'given',
  'scene',
  'shaded',
  'common',
  'part of a circle',
]);

/** A point on a line between its ends, or on a circle. */
const placed =
  (where: 'between' | 'beyond' | 'anywhere'): Taker =>
  (told, [first, second]) => {
    const p = point(told, first);
    if (p === null || typeof second !== 'string') return false;
    const ends = segment(second);
    if (ends !== null)
      return seen(told, ends).includes(p) || add(told, { kind: 'on line', point: p, ends, where });
    const one = isRound(second) ? round(told, second) : null;
    return one !== null && put(one, p);
  };

const directed =
  (kind: 'across' | 'along'): Taker =>
  (told, [first, second]) => {
    const [ends, other] = [line(told, first), line(told, second)];
    return ends !== null && other !== null && add(told, { kind, ends, other });
  };

const TAKERS: Record<string, Taker> = {
  is: isSpokenOf,
  on: placed('between'),
  'on line': placed('anywhere'),
  beyond: placed('beyond'),
  perp: directed('across'),
  parallel: directed('along'),
  mid(told, [first, second]) {
    const [p, ends] = [point(told, first), line(told, second)];
    return p !== null && ends !== null && add(told, { kind: 'middle', point: p, ends });
  },
  foot(told, [first, second, third]) {
    const [p, from, ends] = [point(told, first), point(told, second), line(told, third)];
    return (
      p !== null &&
      from !== null &&
      ends !== null &&
      add(told, { kind: 'across', ends: from + p, other: ends })
    );
  },
  right: (told, [first]) => add(told, { kind: 'angle', at: seen(told, String(first)), size: RIGHT }),
  'right at'(told, [first, second]) {
    const p = point(told, second);
    const [a, b, more] = [...nameOf(String(first))].filter((label) => label !== p);
    return (
      p !== null &&
      b !== undefined &&
      more === undefined &&
      add(told, { kind: 'angle', at: a! + p + b, size: RIGHT })
    );
  },
  bisects(told, [first, second]) {
    const ends = line(told, first);
    const [a, at, b] = String(second);
    const other = [...(ends ?? '')].find((label) => label !== at);
    if (other === undefined || !ends!.includes(at!)) return false;
    return add(told, { kind: 'same angle', at: a! + at! + other, other: other + at! + b! });
  },
  straight(told, [first]) {
    const [a, b, c] = seen(told, String(first));
    return add(told, { kind: 'on line', point: b!, ends: a! + c!, where: 'between' });
  },
  'cuts in half'(told, [first, second]) {
    const ends = line(told, first);
    const of: Measured = { the: 'area', of: `cut:${ends} ${String(second)}` };
    const other: Measured = { the: 'area', of: String(second) };
    return ends !== null && add(told, { kind: 'share', of, other, size: quotient(number(1), number(2)) });
  },
  share(told, [first, second, third]) {
    const [of, other, size] = [measuredTerm(first), measuredTerm(second), sizeIn(third, told.scene)];
    return of !== null && other !== null && size !== null && add(told, { kind: 'share', of, other, size });
  },
  shape: (told, [first, second]) => shape(told, String(first), String(second)),
  sides(told, [first, second]) {
    const size = sizeIn(second, told.scene);
    const [a, b] = nameOf(String(first));
    return size !== null && add(told, { kind: 'length', ends: seen(told, a! + b!), size });
  },
  equal,
  bounded,
  holds: (told, [first]) => holds(told, String(first)),
};

function isSpokenOf(told: Told, [first]: readonly Term[]): boolean {
  if (typeof first === 'object' && 'all' in first) return first.all.every((one) => isSpokenOf(told, [one]));
  const id = String(first);
  if (isRound(id)) return round(told, id) !== null;
  if (id.startsWith('shape:')) return told.scene.regions.has(id) || shape(told, id, 'triangle');
  return (
    point(told, first) !== null || line(told, first) !== null || /^(?:region|chord|circles|segment):/.test(id)
  );
}

function measuredTerm(term: Term | undefined): Measured | null {
  if (!isOf(term) || !['area', 'perimeter', 'length'].includes(term.the)) return null;
  return { the: term.the as 'area', of: String(term.of[0]) };
}

function shape(told: Told, id: string, kind: string): boolean {
  const all = [...seen(told, nameOf(id))];
  const count = all.length;
  const side = (at: number) => all[at % count]! + all[(at + 1) % count]!;
  const corner = (at: number) => all[(at + count - 1) % count]! + side(at);
  const same = (one: number, other: number) =>
    add(told, { kind: 'same length', ends: side(one), other: side(other) });
  told.scene.regions.set(
    id,
    all.map((_, at): Edge => ({ kind: 'seg', ends: side(at) })),
  );
  const isFour = count === 4;
  switch (kind) {
    case 'equilateral':
      return count === 3 && same(0, 1) && same(0, 2);
    case 'rectangle':
    case 'square':
      for (const at of [0, 1, 2]) add(told, { kind: 'angle', at: corner(at), size: RIGHT });
      return isFour && same(0, 2) && same(1, 3) && (kind === 'rectangle' || same(0, 1));
    case 'rhombus':
      return isFour && same(0, 1) && same(0, 2) && same(0, 3);
    case 'parallelogram':
      add(told, { kind: 'along', ends: side(0), other: side(2) });
      add(told, { kind: 'along', ends: side(1), other: side(3) });
      return isFour && same(0, 2) && same(1, 3);
    default:
      return ['triangle', 'quadrilateral', 'isosceles', 'right-angled'].includes(kind);
  }
}

function equal(told: Told, [left, right]: readonly Term[]): boolean {
  if (typeof left === 'string') {
    const size = typeof right === 'object' && 'amount' in right ? right.amount : String(right);
    return holds(told, `${left} = ${size}`);
  }
  if (!isOf(left)) return false;
  const id = String(left.of[0]);
  const ends = segment(id);
  if (isOf(right)) return equalTo(told, left.the, id, String(right.of[0]));
  const size = sizeIn(right, told.scene);
  if (!size) return false;
  if (left.the === 'angle') {
    if (id.length > 1) return add(told, { kind: 'angle', at: seen(told, id), size });
    told.later.push(() => {
      const at = cornerOf(told, id);
      return at !== null && add(told, { kind: 'angle', at, size });
    });
    return true;
  }
  if (left.the === 'radius') {
    const one = round(told, id);
    return one !== null && setRadius(told, one, right);
  }
  if (left.the === 'length' && ends !== null)
    return add(told, { kind: 'length', ends: seen(told, ends), size });
  if (id.startsWith('circle:')) return setSize(round(told, id), left.the, size);
  const of = measuredTerm(left);
  return of !== null && add(told, { kind: 'worth', of, size });
}

function equalTo(told: Told, the: string, one: string, other: string): boolean {
  if (the === 'angle')
    return (
      one.length === 3 &&
      other.length === 3 &&
      add(told, { kind: 'same angle', at: seen(told, one), other: seen(told, other) })
    );
  const [ends, second] = [segment(one), segment(other)];
  return (
    ends !== null &&
    second !== null &&
    add(told, { kind: 'same length', ends: seen(told, ends), other: seen(told, second) })
  );
}

/** "Angle B" of the only triangle with such a corner. */
function cornerOf({ scene }: Told, label: string): string | null {
  const all = [...scene.regions.keys()].filter(
    (name) => /^shape:[A-Z]{3}$/.test(name) && name.includes(label),
  );
  const [a, b] = all.length === 1 ? Array.from(all[0]!.slice(6)).filter((one) => one !== label) : [];
  return a !== undefined && b !== undefined ? a + label + b : null;
}

function bounded(told: Told, [first, ...edges]: readonly Term[]): boolean {
  const id = String(first);
  if (edges.includes('arc:') || edges.includes('chord:')) return true;
  const all = edges.map((one): Edge | null => {
    const [, major, ends] = /^arc:(major )?([A-Z]{2})$/.exec(String(one)) ?? [];
    const straight = line(told, one);
    if (straight !== null) return { kind: 'seg', ends: straight };
    return ends === undefined ? null : { kind: 'arc', ends: seen(told, ends), isMajor: major !== undefined };
  });
  if (!all.every((one) => one !== null)) return false;
  told.scene.regions.set(id, all);
  if (id === 'region:segment') told.scene.regions.set('region:', all);
  return true;
}
