import {
  eachOf,
  fact,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  SELF,
  the,
} from '../meaning.ts';
import { isConjugate } from '../notation.ts';
import { reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';

/** What is said of curves, lines and circles in the passive voice, in lists, and of their turning points. */
const PREDICATES: Rule[] = ['curve', 'line', 'circle'].flatMap((kind) => [
  ...['point', 'points'].flatMap((points) =>
    rule<{ x: RawTerm; p: RawTerm }>(
      `does-${kind}`,
      `(is|are) (cut|met|crossed|intersected) by {x:thing} at [the] [points|point] {p:${points}}`,
      ({ x, p }) => eachOf(p).flatMap((one) => [fact('on', one, SELF), fact('on', one, x)]),
    ),
  ),
  ...rule<{ x: RawTerm; p: RawTerm }>(
    `does-${kind}`,
    '(touches|touch) {x:thing} at [the] [point] {p:point}',
    ({ x, p }) => [fact('tangent', SELF, x), fact('on', p, SELF), fact('on', p, x)],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    `does-${kind}`,
    `{a:does-${kind}} , {b:does-${kind}}`,
    ({ a, b }) => [...a, ...b],
  ),
]);

const TURNINGS: Rule[] = (['maximum', 'minimum'] as const).flatMap((kind) =>
  rule<{ p: RawTerm }>(
    'does-curve',
    `has (a|its) ${kind} [turning] point [at] [the point] {p:point}`,
    // Of coordinates it is said elsewhere.
    ({ p }) => (isReference(p) && p.name !== null ? [fact('equal', the(`${kind} point`, SELF), p)] : null),
  ),
);

const VALUES: Rule[] = [
  // "The two possible values of the first term".
  ...rule<{ v: RawTerm }>(
    'value',
    '[the] (value|possible value|possible values|two possible values|two values) of {v:value}',
    ({ v }) => (typeof v === 'object' && 'the' in v ? v : null),
  ),
  ...rule<{ k: string; e: string; f: RawFact[] }>(
    'facts',
    '[the] [positive] constant {k:letter} , where {e:condition} , is such that {f:facts}',
    ({ e, f }) => [holds(e), ...f],
  ),
  ...rule<{ a: string; b: string; u: string; w: string }>(
    'facts',
    '[the] complex numbers {a:expression} and {b:expression} are denoted by {u:complex-name} and {w:complex-name} [respectively]',
    ({ a, b, u, w }, [at]) => [
      fact('equal', the('value', reference('complex', named(u), 'the', at)), a),
      fact('equal', the('value', reference('complex', named(w), 'the', at + 0.1)), b),
    ],
  ),
  ...rule<{ f: RawFact[]; z: string; w: string }>(
    'facts',
    '{f:facts} [,] where {z:expression} (denotes|is) the [complex] conjugate of {w:letter}',
    ({ f, z, w }) => (isConjugate(z, w) ? f : null),
  ),
  ...rule<object>('facts', '[the] functions {f:letter} and {g:letter} are defined as follows', () => [
    fact('scene'),
  ]),
  ...rule<{ t: RawFact[] }>(
    'facts',
    '[the] functions {f:letter} and {g:letter} are defined as follows : {t:facts}',
    ({ t }) => t,
  ),
  ...rule<{ e: string; n?: RawFact[] }>(
    'facts',
    '[the] integral {i:letter} [, where {n:note} ,] is defined by {e:equation}',
    ({ e, n = [] }) => [holds(e), ...n],
  ),
  // What an earlier part led to is known: how it is used changes no value.
  ...rule<{ g: RawGoal[] }>(
    'goals',
    'by (differentiating|integrating|considering|using) (the|your) (result|answer|expression|equation|series) [(in|from|of) part {l:part-label}] [, or otherwise] [,] {g:goals}',
    ({ g }) => g,
  ),
];

const named = (name: string): string => name.replace(/\$/g, '').trim();

export const PREDICATE_RULES: Rule[] = [...PREDICATES, ...TURNINGS, ...VALUES];
