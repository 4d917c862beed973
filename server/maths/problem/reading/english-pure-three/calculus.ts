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
import { meeting, reference, saying } from '../references.ts';
import { holds, isRestriction } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { exactly } from '../shared/manners.ts';

const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);

/** By which way something is to be found; the answer is the same by any other. */
const WAYS: Rule[] = [
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(using|by using|by|use) (integration by parts twice|integration by parts , or otherwise|a scalar product|a vector product|a suitable scalar product|an appropriate scalar product|the expansion of {e:expression}|the expansions of {a:expressions}|your answer to part {l:part-label}|the result (in|of|from) part {p:part-label}) [,|to] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(showing all working|showing all your working|showing full working|showing all necessary working) and without (using a calculator|the use of a calculator) , {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '{g:goals} [,] (simplifying your answer|simplifying the answer|simplifying your answers|giving your answer in its simplest form|giving your answer in a simplified form|showing full working|justifying your answer)',
    ({ g }) => g,
  ),
  ...rule<{ g: RawGoal[] }>('goals', 'by (considering|use of) {e:expression} , {g:goals}', ({ g }) => g),
  ...rule<{ t: RawTerm }>('goals', 'find by integration {t:wanted}', ({ t }) =>
    eachOf(t).map((target) => ({ verb: 'find', target })),
  ),
];

/** Coordinates and points under longer names. */
const POINTS: Rule[] = [
  ...rule<{ p: RawTerm }>('wanted', '[the] exact (value|values) of the coordinates of {p:point}', ({ p }) =>
    exactly(the('coordinates', p)),
  ),
  ...rule<object>(
    'wanted',
    '[the] exact (value|values) of the coordinates of (this|the|that) [stationary|turning|minimum|maximum] point',
    (_, [at]) => exactly(the('coordinates', reference('point', null, 'left out', at))),
  ),
  ...['x', 'y'].flatMap((letter) => [
    ...rule<object>(
      'wanted',
      `[the] exact value of the ${letter}-coordinate of (this|the|that) [stationary|turning] point`,
      (_, [at]) => exactly(the(`${letter}-coordinate`, reference('point', null, 'left out', at))),
    ),
    ...rule<{ p: RawTerm }>('wanted', `[the] exact value of the ${letter}-coordinate of {p:point}`, ({ p }) =>
      exactly(the(`${letter}-coordinate`, p)),
    ),
  ]),
  ...rule<{ c: RawTerm; v: RawTerm }>(
    'point',
    '[the] [two] (point|points) (on|of) {c:curve} (at which|where|for which) the gradient of the tangent (is|is equal to|equals) {v:value}',
    ({ c, v }, [at]) => ({
      ...reference('point', null, 'the', at),
      says: [fact('on', SELF, c), fact('equal', the('gradient', c, SELF), v)],
    }),
  ),
  ...rule<{ l: RawTerm }>(
    'point',
    '[the] point (where|at which) (it|the curve|this curve) (meets|meet) {l:line}',
    ({ l }, [at]) => meeting(curve(at + 0.3), l, at + 0.2),
  ),
];

const BETWEEN_CURVE = '[the] [shaded|finite] region (between|bounded by) {c:curve} and the (x-axis)';

/** Regions that have a letter, or lie along an axis. */
const REGIONS: Rule[] = [
  ...rule<{ r: RawTerm; n: string }>(
    'facts',
    '{r:region} is (denoted|labelled|called) [by] {n:label}',
    ({ r, n }) =>
      isReference(r) ? [fact('given', { ...r, name: n.replace(/\W/g, ''), article: 'the' })] : null,
  ),
  ...rule<{ n: string; b: RawTerm }>(
    'facts',
    '[the] [shaded|finite] region {n:label} is (bounded|formed) by {b:bounds}',
    ({ n, b }, [at]) => [fact('bounded', reference('region', n.replace(/\W/g, ''), 'the', at), ...eachOf(b))],
  ),
  ...rule<{ n: string; b: RawTerm }>(
    'region',
    '[the] [shaded|finite] region {n:label} [,|which is|that is] bounded by {b:bounds}',
    ({ n, b }, [at]) => ({
      ...reference('region', n.replace(/\W/g, ''), 'the', at),
      says: [fact('bounded', SELF, ...eachOf(b).flatMap(eachOf))],
    }),
  ),
  ...rule<{ n: string }>('region', '(the|this) [shaded] region {n:label}', ({ n }, [at]) =>
    reference('region', n.replace(/\W/g, ''), 'the', at),
  ),
  ...rule<{ r: RawTerm }>('wanted', '[the] exact value of the area of {r:region}', ({ r }) =>
    exactly(the('area', r)),
  ),
  ...rule<{ r: RawTerm; x: RawTerm }>(
    'goals',
    'find [the] [exact] volume [of the solid] (obtained|formed|produced) when {r:region} is rotated (completely|fully) about {x:line}',
    ({ r, x }) => [{ verb: 'find', target: the('volume', r), where: [fact('rotated', r, x)] }],
  ),
  ...rule<object>(
    'value',
    '[the] [exact] volume of (the|this) (solid|solid of revolution) (formed|which is formed|thus formed|so formed|that is formed|obtained)',
    (_, [at]) => the('volume', reference('region', null, 'left out', at)),
  ),
  ...rule<{ c: RawTerm }>('region', BETWEEN_CURVE, ({ c }, [at]) => ({
    ...reference('region', null, 'the', at),
    says: [fact('bounded', SELF, c, reference('line', 'x-axis', 'the', at + 0.1))],
  })),
];

/** Curves that are told of for some values of x. */
const CURVES: Rule[] = [
  ...rule<{ x: RawTerm; c: string }>('facts', '{x:curve} is defined for {c:condition}', ({ x, c }) =>
    isRestriction(holds(c)) && isReference(x) && x.says.length > 0
      ? [fact('given', saying(x, [fact('domain', SELF, c)])!)]
      : null,
  ),
];

const isIntegral = (source: string): boolean => /\\int|∫/.test(source);

/** Integrals that are told the value of. */
const INTEGRALS: Rule[] = [
  ...rule<{ s: string; f: RawFact[] }>(
    'sentence',
    'by first using the substitution {s:equation} [, or otherwise] , {g:goals}',
    ({ s, g }: { s: string; g?: RawGoal[] }) =>
      g?.every(({ verb }) => verb === 'show') ? { facts: [fact('substitution', s)], goals: g } : null,
  ),
  ...rule<{ e: string; k: RawTerm }>(
    'goals',
    '(find|evaluate) [the] exact value of {e:expression} [,] giving (your|the) answer in the form {f:form} [, where {k:letters} are (integers|constants|rational numbers|rational)]',
    ({ e, f }: { e: string; f?: string }) =>
      isIntegral(e) && f ? [{ verb: 'find', target: e, form: f, exact: true as const }] : null,
  ),
];

export const CALCULUS_RULES: Rule[] = [...WAYS, ...POINTS, ...REGIONS, ...CURVES, ...INTEGRALS];
