import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { quantityIn } from '../../planning/values/quantity.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { roleNamed } from '../roles/roles.ts';

/** A quantity that was told, in SI units. */
export interface Told {
  role: string;
  /** Whose it is; null where nobody says. */
  of: string | null;
  value: number;
  /** It was told in the part itself, and not before. */
  isOwn: boolean;
  /** Nobody but a sentence to be shown says it. */
  isShown: boolean;
}

/** What was told of a question up to some part: amounts, and what else holds. */
export interface Tale {
  amounts: readonly Told[];
  marks: ReadonlySet<string>;
  /** Everything that was spoken of. */
  things: ReadonlySet<string>;
}

/** What a thing is made of, its parts and what moves in it: they bear nothing of their own. */
const NEUTRAL = new Set(
  (
    'metal material copper steel brass aluminium iron tungsten nichrome wood glass alloy end top bottom surface circuit motion ground ' +
    'cross-section point journey it 铜 钢 铝 铁 合金 金属 材料 两端 电路 截面 地面 过程 上端 下端 一端 墙 墙壁'
  ).split(' '),
);

/** The electrons of a current are those of its wire. */
const CARRIERS = new Set(['electron', 'electrons', '电子', '自由电子']);

/** The thing that bears a quantity; null where that has none of its own, and "it" is what was spoken of before. */
export function thingIn(term: Term | undefined, before: string | null, role = ''): string | null {
  if (typeof term !== 'object' || !('the' in term)) return null;
  if (term.the === 'it') return before;
  const bearer = roleNamed(role)?.bearer;
  if (NEUTRAL.has(term.the)) return null;
  if (CARRIERS.has(term.the) && (bearer === 'part' || bearer === 'stuff')) return null;
  return [term.the, ...term.of.filter((one) => typeof one === 'string')].join(' ');
}

/** 铜导线 is the 导线 that is spoken of. */
export const isOne = (one: string | null, other: string | null): boolean =>
  one !== null &&
  other !== null &&
  (one === other || (/^\p{Script=Han}+$/u.test(one + other) && (one.endsWith(other) || other.endsWith(one))));

/** Facts as a tale; those from `own` on belong to the part itself. */
export function taleOf(facts: readonly Fact[], own: number): Tale {
  const amounts: Told[] = [];
  const marks = new Set<string>();
  const things = new Set<string>();
  let last: string | null = null;
  for (const [at, { relation, of }] of facts.entries()) {
    const [left, right] = of;
    if (relation !== 'equal') {
      last = thingIn(left, last) ?? last;
      if (last !== null) things.add(last);
      marks.add(relation);
      continue;
    }
    if (typeof left !== 'object' || !('the' in left) || typeof right !== 'object' || !('amount' in right))
      continue;
    const value = quantityIn(right)?.value;
    if (!value || !roleNamed(left.the)) continue;
    const named = thingIn(left.of[0], last, left.the);
    const thing = amounts.find(({ of: other }) => isOne(other, named))?.of ?? named;
    last = thing ?? last;
    if (thing !== null) things.add(thing);
    amounts.push({ role: left.the, of: thing, value: evaluate(value), isOwn: at >= own, isShown: false });
  }
  return { amounts, marks, things };
}
