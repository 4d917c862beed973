import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { quantityIn } from '../../planning/values/quantity.ts';
import type { Step } from '../../../writing/method.ts';
import type { Fact, Quantity, Term } from '../../schema/problem.ts';
import { roleNamed } from '../roles/roles.ts';

/** A quantity that was told, in SI units. */
export interface Told {
  role: string;
  /** Whose it is; null where nobody says. */
  of: string | null;
  value: number;
  /** Half of the interval in which it lies, in SI units. */
  within: number | null;
  /** It was told in the part itself, and not before. */
  isOwn: boolean;
  /** Nobody but a sentence to be shown says it. */
  isShown: boolean;
  /** Of an amount that a situation was worked out to have: what it rests on, and how. */
  from?: readonly Told[];
  steps?: readonly Step[];
}

/** What was told of a question up to some part: amounts, and what else holds. */
export interface Tale {
  amounts: readonly Told[];
  marks: ReadonlySet<string>;
  /** Everything that was spoken of. */
  things: ReadonlySet<string>;
  /** What was spoken of last. */
  last: string | null;
}

/** What a thing is made of, its parts and what moves in it: they bear nothing of their own. */
const NEUTRAL = new Set(
  (
    'student 学生 同学 某同学 metal material copper steel brass aluminium iron tungsten nichrome wood alloy end top bottom surface circuit motion ground ' +
    'cross-section point journey air sound wave light direction contents time trace one 空气 声音 声波 波 光 铜 钢 铝 铁 合金 金属 材料 两端 电路 截面 地面 过程 上端 下端 一端 墙 墙壁'
  ).split(' '),
);

/** What drives a current, by whatever name. */
const SOURCES = new Set('battery cell supply source 电池 电源 circuit 电路'.split(' '));

/** The electrons of a current are those of its wire. */
const CARRIERS = new Set(['electron', 'electrons', '电子', '自由电子']);

/** The thing that bears a quantity; null where that has none of its own, and "it" is what was spoken of before. */
export function thingIn(term: Term | undefined, before: string | null, role = ''): string | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  if (term.the === 'it') return before;
  const bearer = roleNamed(role)?.bearer;
  if (role === 'current' && SOURCES.has(term.the) && term.of.length === 0) return 'source';
  if (NEUTRAL.has(term.the)) return null;
  if (CARRIERS.has(term.the) && (bearer === 'part' || bearer === 'stuff')) return null;
  return [term.the, ...term.of.filter((one) => typeof one === 'string')].join(' ');
}

/** "B" is trolley B. */
const isNamed = (label: string, other: string): boolean =>
  label.startsWith('named ') && other.endsWith(` ${label.slice('named '.length)}`);

/** 铜导线 is the 导线 that is spoken of. */
export const isOne = (one: string | null, other: string | null): boolean =>
  one !== null &&
  other !== null &&
  (one === other ||
    isNamed(one, other) ||
    isNamed(other, one) ||
    (/^\p{Script=Han}+$/u.test(one + other) && (one.endsWith(other) || other.endsWith(one))));

/** What is said last takes the place of the other. */
const OPPOSITES: readonly (readonly string[])[] = [
  ['towards', 'away'],
  ['uphill', 'downhill'],
  ['bright fringe', 'dark fringe'],
];

/** Quantities that are others when they are those of certain things. */
const OF_THINGS: readonly [role: string, things: ReadonlySet<string>, meant: string][] = [
  [
    'speed',
    new Set('sound wave waves light air 空气 ultrasound microwave 声音 声波 波 光 水波 超声波'.split(' ')),
    'wave speed',
  ],
  [
    'density',
    new Set('water seawater sea oil liquid mercury 水 海水 油 液体 水银'.split(' ')),
    'density of liquid',
  ],
];

export function roleOf(role: string, thing: Term | undefined): string {
  const noun = typeof thing === 'object' && 'the' in thing ? thing.the : '';
  return OF_THINGS.find(([own, things]) => own === role && things.has(noun))?.[2] ?? role;
}

const withinOf = ({ amount, within }: Quantity, value: number): number | null =>
  within === undefined
    ? null
    : (value * Number(within)) / Number(amount.replace(/ \* 10\^\((-?\d+)\)/, 'e$1'));

function valueIn(amount: Quantity): number | null {
  const value = quantityIn(amount)?.value;
  return value ? evaluate(value) : null;
}

/** Facts as a tale; those from `own` on belong to the part itself. */
export function taleOf(facts: readonly Fact[], own: number): Tale {
  const amounts: Told[] = [];
  const marks = new Set<string>();
  const things = new Set<string>();
  let last: string | null = null;
  for (const [at, { relation, of }] of facts.entries()) {
    const [left, right] = of;
    if (relation === 'circuit') continue;
    if (relation !== 'equal') {
      last = thingIn(left, last) ?? last;
      if (last !== null) things.add(last);
      for (const other of OPPOSITES.find((all) => all.includes(relation)) ?? []) marks.delete(other);
      marks.add(relation);
      continue;
    }
    if (typeof left !== 'object' || !('the' in left) || typeof right !== 'object' || !('amount' in right))
      continue;
    const value = right.unit === '' ? Number(right.amount) : valueIn(right);
    if (value === null || !roleNamed(left.the)) continue;
    const named = thingIn(left.of[0], last, left.the);
    const thing = amounts.find(({ of: other }) => isOne(other, named))?.of ?? named;
    last = thing ?? last;
    if (thing !== null) things.add(thing);
    amounts.push({
      role: roleOf(left.the, left.of[0]),
      of: thing,
      value,
      within: withinOf(right, value),
      isOwn: at >= own,
      isShown: false,
    });
  }
  return { amounts, marks, things, last };
}
