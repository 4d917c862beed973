import { difference, number, PI, quotient, sum } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Chain, Known } from './chain.ts';
import { angleOf, gap } from './placed.ts';
import type { Scene } from '../told/scene.ts';
import { alike, half, halves, pieces, say, shares } from './lengths.ts';

const RIGHT = exact(quotient(PI, number(2)));
export const isSame = (one: Known | null, other: Known | null): boolean =>
  one !== null && other !== null && toText(one.value) === toText(other.value);
export const isRight = (one: Known | null): boolean => one !== null && toText(one.value) === 'pi/2';

/** What is told, written into the chain. */
export function seed(chain: Chain, scene: Scene): void {
  for (const { centre, radius, on } of scene.rounds)
    if (centre !== '' && radius) for (const one of on) chain.setLength(centre, one, { raw: radius });
  for (const bond of scene.bonds) {
    if (bond.kind === 'length') chain.setLength(bond.ends[0]!, bond.ends[1]!, { raw: bond.size });
    if (bond.kind === 'angle') chain.setAngle(bond.at[0]!, bond.at[1]!, bond.at[2]!, { raw: bond.size });
    if (bond.kind === 'across') across(chain, bond.ends, bond.other);
  }
  for (const [a, b, c] of inLine(chain, scene)) {
    chain.setAngle(a, b, c, { raw: PI });
  }
  // The angle in a semicircle.
  for (const { on, centre } of scene.rounds)
    for (const a of on)
      for (const b of on)
        if (a < b && centre !== '' && areOpposite(chain, a, centre, b))
          for (const c of on)
            if (c !== a && c !== b)
              chain.setAngle(a, c, b, {
                raw: RIGHT,
                why: say('The angle in a semicircle is a right angle.', '半圆所对的圆周角为直角。'),
              });
}

const areOpposite = (chain: Chain, a: string, o: string, b: string): boolean =>
  Math.abs(angleOf(chain.dot(a), chain.dot(o), chain.dot(b)) - Math.PI) < 1e-7;

/** Lines at a right angle, at the point where they cross. */
function across(chain: Chain, one: string, other: string): void {
  for (const at of chain.names) {
    const isOn = (ends: string) =>
      [...ends].includes(at) ||
      areOpposite(chain, ends[0]!, at, ends[1]!) ||
      chain.isOneRay(at, ends[0]!, ends[1]!);
    if (!isOn(one) || !isOn(other)) continue;
    for (const a of one)
      for (const b of other) if (a !== at && b !== at && a !== b) chain.setAngle(a, at, b, { raw: RIGHT });
  }
}

/** Three points on a line, the second between the others, by what is told. */
function inLine(chain: Chain, scene: Scene): [string, string, string][] {
  const groups: Set<string>[] = scene.bonds.flatMap((bond) =>
    bond.kind === 'on line' || bond.kind === 'middle' ? [new Set([bond.point, ...bond.ends])] : [],
  );
  for (let i = 0; i < groups.length; i += 1)
    for (let j = i + 1; j < groups.length; j += 1) {
      const shared = [...groups[i]!].filter((one) => groups[j]!.has(one));
      if (shared.length < 2) continue;
      for (const one of groups[j]!) groups[i]!.add(one);
      groups.splice(j, 1);
      j = i;
    }
  return groups.flatMap((group) => {
    const all = [...group].sort((a, b) => {
      const [first] = group;
      const far = [...group].reduce((best, one) =>
        gap(chain.dot(first!), chain.dot(one)) > gap(chain.dot(first!), chain.dot(best)) ? one : best,
      );
      return gap(chain.dot(far), chain.dot(a)) - gap(chain.dot(far), chain.dot(b));
    });
    return all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .flatMap((b, j) => all.slice(i + j + 2).map((c): [string, string, string] => [a, b, c])),
    );
  });
}

/** What follows without trigonometry, until nothing more does. */
export function settle(chain: Chain, scene: Scene): void {
  const lines = inLine(chain, scene);
  for (let before = -1; before !== chain.count();) {
    before = chain.count();
    for (const bond of scene.bonds) {
      if (bond.kind === 'same length') alike(chain, bond.ends, bond.other);
      if (bond.kind === 'share') shares(chain, bond, lines);
      if (bond.kind === 'middle') halves(chain, bond.ends, bond.point);
      if (bond.kind === 'same angle') {
        const [a, b] = [bond.at, bond.other].map((one) => chain.angle(one[0]!, one[1]!, one[2]!));
        if (a) chain.setAngle(bond.other[0]!, bond.other[1]!, bond.other[2]!, { raw: a.value, from: [a] });
        if (b) chain.setAngle(bond.at[0]!, bond.at[1]!, bond.at[2]!, { raw: b.value, from: [b] });
      }
    }
    for (const { centre, on } of scene.rounds)
      for (const a of on)
        for (const b of on) if (centre !== '' && a !== b) alike(chain, centre + a, centre + b);
    for (const [a, b, c] of lines) pieces(chain, a, b, c);
    corners(chain);
    for (const [a, b, c] of triples(chain)) plainly(chain, a, b, c);
    kites(chain);
  }
}

const ANGLES = say('Add or take away angles at a point.', '把同一顶点处的角相加或相减。');

/** Angles beside each other at a point. */
function corners(chain: Chain): void {
  for (const o of chain.names) {
    const others = chain.names.filter((one) => one !== o);
    for (const a of others)
      for (const c of others) {
        if (a >= c || chain.isOneRay(o, a, c)) continue;
        const whole = angleOf(chain.dot(a), chain.dot(o), chain.dot(c));
        for (const b of others) {
          if (b === a || b === c || chain.isOneRay(o, a, b) || chain.isOneRay(o, b, c)) continue;
          const [first, second] = [
            angleOf(chain.dot(a), chain.dot(o), chain.dot(b)),
            angleOf(chain.dot(b), chain.dot(o), chain.dot(c)),
          ];
          if (Math.abs(first + second - whole) > 1e-7) continue;
          const [ab, bc, ac] = [chain.angle(a, o, b), chain.angle(b, o, c), chain.angle(a, o, c)];
          if (ab && bc)
            chain.setAngle(a, o, c, { raw: sum(ab.value, bc.value), why: ANGLES, from: [ab, bc] });
          if (ac && ab)
            chain.setAngle(b, o, c, { raw: difference(ac.value, ab.value), why: ANGLES, from: [ac, ab] });
          if (ac && bc)
            chain.setAngle(a, o, b, { raw: difference(ac.value, bc.value), why: ANGLES, from: [ac, bc] });
        }
      }
  }
}

export type Triple = [string, string, string];

/** The triangles of the figure. */
export function triples(chain: Chain): Triple[] {
  const { names } = chain;
  const all = names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b, j) => names.slice(i + j + 2).map((c): Triple => [a, b, c])),
  );
  return all.filter(([a, b, c]) => {
    const angle = angleOf(chain.dot(a), chain.dot(b), chain.dot(c));
    return angle > 1e-6 && angle < Math.PI - 1e-6;
  });
}

export const turns = ([a, b, c]: Triple): Triple[] => [
  [a, b, c],
  [b, c, a],
  [c, a, b],
];
const THREE = say('The angles of a triangle add up to π.', '三角形内角和为 π。');
const EQUAL = say('Two sides are equal, so two angles are.', '两边相等，故两底角相等。');

/** The sum of the angles, and sides and angles that are equal. */
function plainly(chain: Chain, ...triple: Triple): void {
  for (const [a, b, c] of turns(triple)) {
    const [atA, atB, atC] = [chain.angle(b, a, c), chain.angle(a, b, c), chain.angle(a, c, b)];
    if (atA && atB)
      chain.setAngle(a, c, b, {
        raw: difference(PI, sum(atA.value, atB.value)),
        why: THREE,
        from: [atA, atB],
      });
    const [ab, ac] = [chain.length(a, b), chain.length(a, c)];
    if (isSame(ab, ac)) {
      const base = atB ?? atC;
      if (base)
        for (const [p, q, r] of [
          [a, b, c],
          [a, c, b],
        ] as const)
          chain.setAngle(p, q, r, { raw: base.value, why: EQUAL, from: [base, ab, ac] });
      if (atA)
        for (const [p, q, r] of [
          [a, b, c],
          [a, c, b],
        ] as const)
          chain.setAngle(p, q, r, { raw: half(difference(PI, atA.value)), why: EQUAL, from: [atA, ab, ac] });
      const bc = chain.length(b, c);
      if (isSame(bc, ab))
        for (const [p, q, r] of [
          [b, a, c],
          [a, b, c],
          [a, c, b],
        ] as const)
          chain.setAngle(p, q, r, {
            raw: quotient(PI, number(3)),
            why: say('The triangle is equilateral.', '该三角形为等边三角形。'),
            from: [ab, ac, bc],
          });
    }
    if (isSame(atB, atC)) {
      const side = ab ?? ac;
      if (side)
        for (const end of [b, c])
          chain.setLength(a, end, {
            raw: side.value,
            why: say('Two angles are equal, so two sides are.', '两角相等，故两边相等。'),
            from: [side, atB, atC],
          });
    }
  }
}

const KITE = say('The figure is symmetrical about this line.', '图形关于这条直线对称。');

/** Two points as far from each of two others: the line of these halves the angles. */
function kites(chain: Chain): void {
  const { names } = chain;
  for (const o of names)
    for (const t of names) {
      if (t === o) continue;
      for (const a of names)
        for (const b of names) {
          if (a >= b || [o, t].includes(a) || [o, t].includes(b) || chain.isOneRay(o, a, b)) continue;
          const [oa, ob, ta, tb] = [
            chain.length(o, a),
            chain.length(o, b),
            chain.length(t, a),
            chain.length(t, b),
          ];
          const areRight = isRight(chain.angle(o, a, t)) && isRight(chain.angle(o, b, t));
          if (!isSame(oa, ob) || !(areRight || isSame(ta, tb))) continue;
          const whole = chain.angle(a, o, b);
          const one = chain.angle(a, o, t) ?? chain.angle(b, o, t);
          const size = angleOf(chain.dot(a), chain.dot(o), chain.dot(b));
          const isWithin = Math.abs(2 * angleOf(chain.dot(a), chain.dot(o), chain.dot(t)) - size) < 1e-7;
          for (const end of [a, b]) {
            if (one) chain.setAngle(end, o, t, { raw: one.value, why: KITE, from: [one, oa, ob, ta, tb] });
            if (whole && isWithin)
              chain.setAngle(end, o, t, { raw: half(whole.value), why: KITE, from: [whole, oa, ob, ta, tb] });
          }
          const side = ta ?? tb;
          if (side && areRight)
            for (const end of [a, b]) chain.setLength(t, end, { raw: side.value, why: KITE, from: [side] });
        }
    }
}
