import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);
const NATURE = '(determine|find|state|establish|identify) [the|its|their] nature';

const isVariable = (k: string): boolean => /^\$?(?:x|t|\\theta|θ)\$?$/.test(k);

/** Stationary points and their nature, increase and decrease. */
const CURVES: Rule[] = [
  ...rule<object>('goals', NATURE, (_, [at]) => [{ verb: 'find', target: the('nature', curve(at)) }]),
  ...rule<object>(
    'goals',
    `${NATURE} of (each|the|this|these|each of the|each of these) (stationary|turning) (point|points)`,
    (_, [at]) => [{ verb: 'find', target: the('nature', curve(at)) }],
  ),
  ...rule<object>(
    'goals',
    'determine whether (it|this|this point|the stationary point|this stationary point|each stationary point|each|each of these) is a maximum [point] or a minimum [point]',
    (_, [at]) => [{ verb: 'find', target: the('nature', curve(at)) }],
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    'wanted',
    '[the] coordinates of (each of the|the|each|both|both of the|the two) (stationary|turning) (point|points) [(of|on) {x:curve}]',
    ({ x }: { x?: RawTerm }, [at]) => the('coordinates', the('stationary points', x ?? curve(at))),
  ),
  ...(['increasing', 'decreasing'] as const).flatMap((way) => [
    ...rule<{ f: string; k: string }>(
      'set',
      `[the] set of values of {k:letter} for which {f:function-name} is (${way}|an ${way} function|a ${way} function)`,
      ({ f, k }) => (isVariable(k) ? the(way, f, k) : null),
    ),
    ...rule<{ f: string; k: string }>(
      'set',
      `[the] set of values of {k:letter} for which {f:function-value} is (${way}|an ${way} function|a ${way} function)`,
      ({ f, k }) => (isVariable(k) ? the(way, f.replace(/\(.*$/s, ''), k) : null),
    ),
  ]),
];

/** "Between 0 and 2π", which tells nothing of the ends: both ways to read it have to lead to the same. */
const BETWEEN: Rule[] = ['<', '\\leqslant'].flatMap((sign) => [
  ...rule<{ x: string; a: string; b: string; e: string; m: Partial<RawGoal> }>(
    'goals',
    '(find|determine|calculate) [, {m:manner} ,|{m:manner}] [all] [the] (values|value) of {x:letter} [which lie] between {a:expression} and {b:expression} [for which|which satisfy|that satisfy|satisfying|such that] {e:equation}',
    ({ x, a, b, e, m }: { x: string; a: string; b: string; e: string; m?: Partial<RawGoal> }) => [
      { verb: 'solve', target: e, where: [holds(`${a} ${sign} ${x} ${sign} ${b}`)], ...m },
    ],
  ),
  ...rule<{ g: RawGoal[]; x: string; a: string; b: string }>(
    'goals',
    '{g:goals} [,] for (values of {x:letter}|{x:letter}) between {a:expression} and {b:expression}',
    ({ g, x, a, b }) =>
      g.map((one) => ({
        ...one,
        where: [...(one.where ?? []), holds(`${a} ${sign} ${x} ${sign} ${b}`)],
      })),
  ),
]);

const EQUATIONS: Rule[] = [
  ...BETWEEN,
  ...rule<{ g: RawGoal[]; c: string }>(
    'goals',
    '{g:goals} , the (solutions|values) required being those for which {c:condition}',
    ({ g, c }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c)] })),
  ),
  ...rule<{ e: string }>(
    'goals',
    'deduce [the] (solution|solutions|roots|root) of {e:an-equation}',
    ({ e }) => [{ verb: 'find', target: the('roots', e) }],
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(by means of|by using|using) the substitution {s:equation} [, or otherwise] , {g:goals}',
    ({ g }) => (g.every(({ verb }) => verb === 'show') ? null : g),
  ),
  ...rule<{ g: RawGoal[] }>('goals', '(hence|hence or otherwise) {g:goals}', ({ g }) => g),
  ...rule<{ a: RawTerm; b: RawTerm; f: string }>(
    'facts',
    '[the] (greatest|maximum|largest) value of {f:function-value} is {a:value} and [the|its] (least|minimum|smallest) value [of {h:function-value}] is {b:value}',
    ({ f, a, b }): RawFact[] => [
      fact('equal', the('greatest value', f), a),
      fact('equal', the('least value', f), b),
    ],
  ),
  ...rule<{ a: RawTerm; b: RawTerm; f: string }>(
    'facts',
    '[the] (least|minimum|smallest) value of {f:function-value} is {a:value} and [the|its] (greatest|maximum|largest) value [of {h:function-value}] is {b:value}',
    ({ f, a, b }): RawFact[] => [
      fact('equal', the('least value', f), a),
      fact('equal', the('greatest value', f), b),
    ],
  ),
  ...rule<object>('manner', 'in terms of π', () => ({ exact: true as const })),
  ...rule<{ p: string }>('manner', 'in terms of {p:expression}', ({ p }) =>
    /^\\?pi$|^π$/.test(p.trim()) ? { exact: true as const } : null,
  ),
];

/** A point that moves along a curve, and how fast its coordinates change. */
const RATES: Rule[] = ['x', 'y'].flatMap((letter) => [
  ...rule<{ c: RawTerm; n: string }>(
    'facts',
    `(a point|a particle|the point) (~move|travels) along {c:curve} (in such a way that|such that|so that|and) [its|the] ${letter}-coordinate (increases|is increasing) at [a|the] [constant] [rate of] {n:number} units per second`,
    ({ c, n }) => [fact('moving', c, letter, n)],
  ),
  ...(['increasing', 'decreasing'] as const).flatMap((way) =>
    rule<{ p?: RawTerm; n: string }>(
      'goals',
      `(find|calculate|determine) [the] x-coordinate of (the point|the particle|{p:point}) [at the (instant|point|moment)] (when|where|at which) [its|the] ${letter}-coordinate [of {q:label}] is ${way} at [a|the] [constant] [rate of] {n:number} units per second`,
      ({ n }) => [
        { verb: 'find', target: the('x-coordinate when', letter, way === 'increasing' ? n : `-${n}`) },
      ],
    ),
  ),
  ...rule<{ p: RawTerm }>(
    'goals',
    `(find|calculate|determine) [the] (rate of change of|rate of increase of|rate at which) [its|the] ${letter}-coordinate [is changing|is increasing|changes] [at the instant] when it passes through {p:point}`,
    ({ p }) => [{ verb: 'find', target: the('rate of change', letter, p) }],
  ),
  ...rule<{ e: string }>(
    'goals',
    `(find|calculate|determine) [the] (rate of change of|rate of increase of|rate at which) [its|the] ${letter}-coordinate [is changing|is increasing|changes] [at the (instant|point)] (when|where) {e:equation}`,
    ({ e }) => [{ verb: 'find', target: the('rate of change', letter, the('statement', e)) }],
  ),
]);

export const CALCULUS_RULES: Rule[] = [...CURVES, ...EQUATIONS, ...RATES];
