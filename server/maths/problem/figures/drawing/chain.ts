import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { working } from '../../../writing/rounding.ts';
import type { Text } from '../../../../core/locale.ts';
import { angleOf, type Dot, gap, type Placed } from './placed.ts';

/** A length or an angle that was found, and from which others. */
export interface Known {
  value: Expression;
  name: string;
  raw: Expression;
  why: Text | null;
  from: readonly Known[];
}

/** The lengths and angles of a figure that are known so far; each is what it measures in numbers. */
export interface Chain {
  placed: Placed;
  names: readonly string[];
  length: (a: string, b: string) => Known | null;
  angle: (a: string, o: string, b: string) => Known | null;
  setLength: (a: string, b: string, found: Found) => void;
  setAngle: (a: string, o: string, b: string, found: Found) => void;
  dot: (name: string) => Dot;
  /** Whether two points lie on one ray from a third. */
  isOneRay: (o: string, a: string, b: string) => boolean;
  /** Changes with everything that is found. */
  count: () => number;
}

export interface Found {
  raw: Expression;
  value?: Expression;
  why?: Text;
  from?: readonly (Known | null)[];
}

const LONGEST = 220;

export function openChain(placed: Placed): Chain {
  const lengths = new Map<string, Known>();
  const angles = new Map<string, Known>();
  const names = [...placed.at.keys()].sort();
  const dot = (name: string): Dot => placed.at.get(name)!;
  const rays = new Map<string, string>();

  /** The first point on the same ray. */
  function ray(o: string, a: string): string {
    const key = o + a;
    const known = rays.get(key);
    if (known !== undefined) return known;
    const first = names.find((one) => one !== o && (one === a || angleOf(dot(a), dot(o), dot(one)) < 1e-6))!;
    rays.set(key, first);
    return first;
  }
  const lengthKey = (a: string, b: string) => [a, b].sort().join('');
  const angleKey = (a: string, o: string, b: string) => [o, ...[ray(o, a), ray(o, b)].sort()].join('');

  function add(
    to: Map<string, Known>,
    key: string,
    name: string,
    size: number,
    { raw, value, why, from }: Found,
  ): void {
    if (to.has(key)) return;
    const own = value ?? exact(raw);
    const worth = evaluate(own, placed.letters);
    if (!(Math.abs(worth - size) < 1e-6 * Math.max(1, Math.abs(size))) || toText(own).length > LONGEST)
      return;
    to.set(key, {
      value: own,
      name,
      raw,
      why: why ?? null,
      from: (from ?? []).filter((one) => one !== null),
    });
  }
  return {
    placed,
    names,
    dot,
    isOneRay: (o, a, b) => ray(o, a) === ray(o, b),
    length: (a, b) => lengths.get(lengthKey(a, b)) ?? null,
    angle: (a, o, b) => angles.get(angleKey(a, o, b)) ?? null,
    setLength: (a, b, found) => add(lengths, lengthKey(a, b), lengthKey(a, b), gap(dot(a), dot(b)), found),
    setAngle(a, o, b, found) {
      if (ray(o, a) === ray(o, b)) return;
      add(angles, angleKey(a, o, b), `\\angle ${a}${o}${b}`, angleOf(dot(a), dot(o), dot(b)), found);
    },
    count: () => lengths.size + angles.size,
  };
}

/** What was found on the way to something, each once, in its order; what was told is not said again. */
export function wayTo(ends: readonly Known[]): Known[] {
  const all = new Set<Known>();
  const visit = (one: Known): void => {
    if (all.has(one)) return;
    for (const before of one.from) visit(before);
    all.add(one);
  };
  for (const one of ends) visit(one);
  return [...all].filter(({ why }) => why !== null);
}

const NEAR = new Set(['sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan']);
export const isClear = (text: string): boolean => ![...NEAR].some((name) => text.includes(name));

/** "OB = 12 / cos(π/3) = 24". */
export function said({ name, raw, value }: Known): string {
  const [own, first] = [toLatex(value), toLatex(raw)];
  const isNumber = symbolsOf(value).length === 0;
  const near = isNumber && !isClear(toText(value)) ? ` \\approx ${working(evaluate(value))}` : '';
  return `${name} = ${first}${own === first ? '' : ` = ${own}`}${near}`;
}
