import { fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { HEADS } from '../english-analysis/rates.ts';
import { measured, type Told } from '../shared/rates.ts';

/** A polynomial without the word for it. */
const POLYNOMIALS: Rule[] = [
  ...rule<{ p: string; n: RawFact[]; d: RawFact[] }>(
    'facts',
    '{p:expression} , where {n:note} , {d:divided}',
    ({ p, n, d }) => [...n, ...sayOf(p, d)],
  ),
  ...rule<{ p: string; n: RawFact[]; d: RawFact[] }>(
    'facts',
    '{p:expression} {d:divided} [, where {n:note}]',
    ({ p, n, d }: { p: string; n?: RawFact[]; d: RawFact[] }) => [...(n ?? []), ...sayOf(p, d)],
  ),
];

const placedAt = (v: RawTerm, at: number): RawTerm => ({
  ...reference('point', null, 'a', at),
  says: [fact('equal', the('position vector', SELF), v)],
});

/** Points without names, and several ways to tell a point. */
const POINTS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'point',
    '(the|a) point (with|whose) position vector [is] {v:vector}',
    ({ v }, [at]) => placedAt(v, at),
  ),
  ...rule<{ v: RawTerm }>(
    'points',
    '[the] [two] points (with|whose|having) position vectors [are] {v:vectors}',
    ({ v }, [at]) => (isAll(v) ? { all: v.all.map((one, i) => placedAt(one, at + i / 100)) } : null),
  ),
];

const WITH = '(with|using)';
const STRIPS = '[equal] (intervals|strips|trapezia|sub-intervals|interval|strip)';
const ESTIMATE =
  '(find an approximation to|find an approximation for|estimate|find an estimate of|find an estimate for|approximate|find an approximate value for|find an approximate value of|find)';

const trapezium = (e: string, n: string): RawGoal[] | null =>
  /\\int|∫/.test(e) ? [{ verb: 'find', target: the('by trapezia', e, n) }] : null;

/** The trapezium rule in other orders. */
const TRAPEZIA: Rule[] = [
  ...rule<{ n: string; e: string }>(
    'goals',
    `(use|using|by using) the (trapezium|trapezoidal) rule , ${WITH} {n:count} ${STRIPS} , [to] ${ESTIMATE} [the value of] {e:expression}`,
    ({ n, e }) => trapezium(e, n),
  ),
  ...rule<{ n: string; e: string }>(
    'goals',
    `(use|using|by using) the (trapezium|trapezoidal) rule ${WITH} {n:count} ${STRIPS} [,|to] ${ESTIMATE} [the value of] {e:expression}`,
    ({ n, e }) => trapezium(e, n),
  ),
  ...rule<{ n: string; e: string }>(
    'goals',
    `${ESTIMATE} [the value of] {e:expression} [,] (using|by using|by means of) the (trapezium|trapezoidal) rule ${WITH} {n:count} ${STRIPS}`,
    ({ n, e }) => trapezium(e, n),
  ),
];

const KINDS: [words: string, kind: string][] = [
  ['(both real and positive|real and positive|a positive real number|positive)', 'positive'],
  ['(both real and negative|real and negative|a negative real number|negative)', 'negative'],
  ['(real|a real number)', 'real'],
  ['(imaginary|purely imaginary|a purely imaginary number|an imaginary number)', 'imaginary'],
];

/** The least power that is real. */
const POWERS: Rule[] = KINDS.flatMap(([words, kind]) =>
  rule<{ n: string; e: string }>(
    'goals',
    `(find|write down) [the] (least|lowest) (positive integer|positive integer value of|positive whole number|possible positive integer|integer value of) {n:letter} (such that|for which) {e:expression} is ${words}`,
    ({ n, e }) => [{ verb: 'find', target: the('least power', n, e, kind) }],
  ),
);

/** A measure of a story that satisfies a differential equation. */
const STORIES: Rule[] = [
  ...rule<{ f: RawFact[]; e: string; n?: RawFact[] }>(
    'facts',
    '{f:measured-at} [,] (satisfies|is modelled by|can be modelled by|is given by|obeys|is governed by) the differential equation {e:equation} [, where {n:note}]',
    ({ f, e, n }) => [...f, fact('differential', e), ...(n ?? [])],
  ),
  ...rule<{ f: RawFact[]; e: string; n?: RawFact[] }>(
    'facts',
    '{f:measured-at} and {g:letter} (satisfy|are related by|are connected by) the differential equation {e:equation} [, where {n:note}]',
    ({ f, e, n }) => [...f, fact('differential', e), ...(n ?? [])],
  ),
  ...rule<{ f: RawFact[]; c: Told }>(
    'measured-at',
    '{f:measured-apposition} [,] {c:story-clock}',
    ({ f, c }) => clocked(f, c),
  ),
  ...rule<{ f: RawFact[] }>('measured-at', '{f:measured-apposition}', ({ f }) => f),
  ...HEADS.split('|').flatMap((head) =>
    rule<{ m: Told; x?: string; l?: string; c?: Told }>(
      'measured-at',
      `[the] ${head} [of {w:story-noun}] [,] {m:letter-measure} [,] [of {x:story-noun}] [{l:what-is-left}] [[,] {c:story-clock}]`,
      ({ m, x, l, c }) => {
        const facts = measured([head, x, l].filter((one) => one !== undefined).join(' '), m);
        return c ? clocked(facts, c) : facts;
      },
    ),
  ),
  ...rule<{ f: RawFact[] }>('measured-at', 'in {a:story-noun} [,] {f:measured-at}', ({ f }) => f),
];

const clocked = (facts: RawFact[], [letter, unit]: Told): RawFact[] | null =>
  letter === undefined ? null : [...facts, fact('clock', letter, unit ?? '')];

/** The graph of one thing against another. */
const GRAPHS: Rule[] = [
  ...rule<{ u: string; x: string; g?: RawGoal[]; e: string }>(
    'sentence',
    '[by taking logarithms [of both sides] [,]] (show|prove) that the graph of {u:letter} against {x:letter} is a straight line [,] [and] [{g:goals}]',
    ({ u, x, g = [] }, [at]) => ({
      facts: [fact('graph', reference('line', null, 'a', at), u, x)],
      goals: [{ verb: 'show', target: the('statement:graph', u, x) }, ...g],
    }),
  ),
];

/** What stands in another order. */
export const TOLD_RULES: Rule[] = [...POLYNOMIALS, ...POINTS, ...TRAPEZIA, ...POWERS, ...STORIES, ...GRAPHS];
