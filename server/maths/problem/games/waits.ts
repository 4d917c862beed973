import { minus, ONE, raised, type Rational, toNumber } from '../../algebra-system/numbers/rational.ts';
import { step } from '../../writing/step.ts';
import type { Step } from '../../writing/method.ts';
import { rangeOfTerm, spanOf } from '../statistics/facts/ranges.ts';
import type { Term } from '../schema/problem.ts';
import { chanceFound, chanceInSpan, type Found } from './answers.ts';
import { chanceOfFirst, eventIn, type World } from './world.ts';

/** "For the first time before the 5th throw": of what is thrown again and again. */
export function firstTime(event: Term, range: Term, world: World): Found | null {
  const { draws, known, isOneThrow } = world;
  if (!isOneThrow) return null;
  const found = draws && known.length === 0 ? eventIn(event, draws, world) : null;
  const once = found && chanceFound(found, null, draws!);
  const told = rangeOfTerm(range);
  const span = told && spanOf(told, {});
  if (!once || !span || toNumber(once.value) <= 0 || toNumber(once.value) >= 1) return null;
  const first = chanceInSpan(span, null, { ...chanceOfFirst(once.value) });
  return first && { ...first, steps: [...once.steps, ...first.steps] };
}

const BOUND = /^P\(([A-Z])(<=?|>=?)([a-z])\)(<=?|>=?)(\d?\.\d+)$/;
const MOST = 5000;

/** The least n for which P(X ≤ n) > 0.95, for a geometric variable. */
export function leastOf(source: string, world: World): { text: string; tex: string; steps: Step[] } | null {
  const [, name, inner, , outer, bound] = BOUND.exec(boundText(source)) ?? [];
  const waits = name === undefined ? null : (world.variables.get(name)?.waits ?? null);
  if (!waits || world.known.length > 0) return null;
  const isBelow = inner!.startsWith('<');
  // P(X ≤ n) grows with n and is asked to be more; P(X > n) falls and is asked to be less.
  if (isBelow !== outer!.startsWith('>')) return null;
  const off = inner === '<' || inner === '>=' ? -1 : 0;
  const limit = isBelow ? 1 - Number(bound) : Number(bound);
  const q = toNumber(minus(ONE, waits));
  const isPast = (n: number) => {
    const left = q ** (n + off);
    return Math.abs(left - limit) < 1e-12 ? outer!.endsWith('=') : left < limit;
  };
  let n = 1;
  while (n < MOST && !isPast(n)) n += 1;
  if (n >= MOST || !isPast(n + 1) || !agrees(n + off, waits, limit, outer!.endsWith('='))) return null;
  return {
    text: String(n),
    tex: `n = ${n}`,
    steps: [
      step(
        { en: 'All of the first trials fail with probability qⁿ.', zh: '前 n 次都失败的概率为 qⁿ。' },
        `${String(Number(q.toPrecision(6)))}^{${off === 0 ? 'n' : 'n - 1'}} ${outer!.endsWith('=') ? '\\leqslant' : '<'} ${String(Number(limit.toPrecision(6)))}`,
      ),
    ],
  };
}

/** The same in exact fractions, and not so for one less. */
function agrees(k: number, p: Rational, limit: number, isEqual: boolean): boolean {
  const q = minus(ONE, p);
  const is = (value: number) => (isEqual ? value <= limit + 1e-12 : value < limit);
  return k >= 1 && k < 400 && is(toNumber(raised(q, k))) && (k === 1 || !is(toNumber(raised(q, k - 1))));
}

const boundText = (source: string): string =>
  source
    .replace(/\\(?:mathrm|text)\{P\}/g, 'P')
    .replace(/\\(?:leqslant|leq|le)(?![a-z])|≤|⩽/g, '<=')
    .replace(/\\(?:geqslant|geq|ge)(?![a-z])|≥|⩾/g, '>=')
    .replace(/\\lt(?![a-z])/g, '<')
    .replace(/\\gt(?![a-z])/g, '>')
    .replace(/\\(?:left|right|,|;|!)|[$\s{}]/g, '');
