import { shortLatex } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Fact } from '../../schema/problem.ts';
import { isOne, type Tale, thingIn, type Told } from './told.ts';

/** One of two bodies that collide, to the right or in the direction of the first positive. */
interface Body {
  name: string;
  mass: Told;
  before: number;
  after: number | null;
  from: Told[];
}

const SIGNS: Readonly<Record<string, number>> = { right: 1, left: -1 };

/** What conservation of momentum makes of two bodies that collide along a line, as amounts beside those told. */
export function collisionAmounts(facts: readonly Fact[], { amounts, marks }: Tale): Told[] {
  const masses = amounts.filter(({ role, of }) => role === 'mass' && of !== null);
  if (!marks.has('collision') || masses.length !== 2) return [];
  const saysOf = (name: string) =>
    facts.flatMap(({ relation, of }) => (isOne(thingIn(of[0], null), name) ? [relation] : []));
  const bodies = masses.map((mass) => bodyOf(mass, amounts, saysOf(mass.of!)));
  const [first, second] = bodies;
  if (!first || !second || marks.has('stick')) return first && second ? together(first, second) : [];
  const open = bodies.filter((one) => one!.after === null);
  const [unknown] = open;
  if (!unknown || open.length !== 1) return [];
  const known = unknown === first ? second : first;
  const total = first.mass.value * first.before + second.mass.value * second.before;
  const after = (total - known.mass.value * known.after!) / unknown.mass.value;
  return found([known, { ...unknown, after }], unknown.name, after);
}

/** null where it is not told how it moves. */
function bodyOf(mass: Told, amounts: readonly Told[], says: readonly string[]): Body | null {
  const name = mass.of!;
  const told = (role: string) => amounts.filter((one) => one.role === role && isOne(one.of, name));
  const [speeds, ends] = [told('speed'), told('speed after collision')];
  const sides = says.flatMap((one) => SIGNS[one] ?? []);
  const ways = says.flatMap((one) => (one.endsWith(' after') ? [one.slice(0, -' after'.length)] : []));
  if (speeds.length > 1 || ends.length > 1 || sides.length > 1 || ways.length > 1) return null;
  const isAtRest = says.includes('at rest');
  if (isAtRest === speeds.length > 0) return null;
  const sign = sides[0] ?? 1;
  const before = isAtRest ? 0 : sign * speeds[0]!.value;
  const [way] = ways;
  const turned = way === 'on' ? sign : way === 'back' ? -sign : way === undefined ? null : SIGNS[way]!;
  if (ends.length > 0 && turned === null) return null;
  return {
    name,
    mass,
    before,
    after: ends.length > 0 ? turned! * ends[0]!.value : null,
    from: [mass, ...speeds, ...ends],
  };
}

/** They go on as one. */
function together(first: Body, second: Body): Told[] {
  if (first.after !== null || second.after !== null) return [];
  const total = first.mass.value * first.before + second.mass.value * second.before;
  const after = total / (first.mass.value + second.mass.value);
  return found(
    [
      { ...first, after },
      { ...second, after },
    ],
    null,
    after,
  );
}

function found(bodies: readonly Body[], name: string | null, after: number): Told[] {
  const from = bodies.flatMap((one) => one.from);
  const energy = (of: (one: Body) => number) =>
    bodies.reduce((sum, one) => sum + (one.mass.value * of(one) ** 2) / 2, 0);
  const loss = energy(({ before }) => before) - energy((one) => one.after!);
  // No collision gives kinetic energy, and none lets one pass through the other.
  const [one, other] = bodies as [Body, Body];
  const isThrough = (one.before - other.before) * (one.after! - other.after!) > 1e-9;
  if (isThrough || loss < -1e-6 * energy(({ before }) => before)) return [];
  const number = (value: number) => shortLatex(value, 5);
  const products = (of: (one: Body) => number) =>
    bodies.map((one) => `${number(one.mass.value)} \\times (${number(of(one))})`).join(' + ');
  const momentum = step({ en: 'The total momentum is conserved.', zh: '总动量守恒。' }, [
    `${products(({ before }) => before)} = ${products((one) => one.after!)}`,
    `v = ${number(after)}\\ \\mathrm{m\\,s^{-1}}`,
  ]);
  const told = (role: string, of: string | null, value: number, steps = [momentum]): Told => ({
    role,
    of,
    value,
    within: null,
    isOwn: false,
    isShown: false,
    from,
    steps,
  });
  const changes = bodies.map((one) => {
    const change = Math.abs(one.mass.value * (one.after! - one.before));
    return told('change in momentum', one.name, change, [
      step({ en: 'The change in momentum of either body.', zh: '其中一个物体的动量变化。' }, [
        `\\Delta p = ${number(change)}\\ \\mathrm{kg\\,m\\,s^{-1}}`,
      ]),
    ]);
  });
  return [
    told('speed after collision', name, Math.abs(after)),
    ...changes,
    told('loss in kinetic energy', null, Math.max(0, loss), [
      momentum,
      step({ en: 'The kinetic energy before, less that after.', zh: '碰前总动能减去碰后总动能。' }, [
        `\\Delta E_{k} = ${number(Math.max(0, loss))}\\ \\mathrm{J}`,
      ]),
    ]),
  ];
}
