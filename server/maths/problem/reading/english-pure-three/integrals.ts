import { type RawGoal, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { isIntegral, withLimits } from '../measures/limits.ts';

const TAKEN = '(the integral|integration|it) is [being] (taken|evaluated|carried out)';
const OF = '[of [the] (integration|integral)]';

/** The limits of an integral in words. */
const LIMITS: Rule[] = [
  ...rule<{ a: string }>('limit', '{a:expression}', ({ a }) => a),
  ...rule<{ a: string }>('limit', '{a:equation}', ({ a }) => a),
  ...rule<{ a: string; b: string }>(
    'limits',
    `[, where ${TAKEN}|where ${TAKEN}|, taken|taken|, evaluated|evaluated] (from|between|over the interval from) [the limits] {a:limit} (to|and) {b:limit}`,
    ({ a, b }) => [a, b],
  ),
  ...rule<{ a: string; b: string }>(
    'limits',
    `[,] (where|in which) the limits ${OF} are {a:limit} and {b:limit}`,
    ({ a, b }) => [a, b],
  ),
  ...rule<{ a: string; b: string }>(
    'limits',
    `[,] (with|between|between the|with the) limits ${OF} {a:limit} and {b:limit}`,
    ({ a, b }) => [a, b],
  ),
  ...rule<{ a: string; b: string }>(
    'limits',
    `[,] (where|with) the lower limit ${OF} [is|being] {a:limit} and the upper limit ${OF} [is|being] {b:limit}`,
    ({ a, b }) => [a, b],
  ),
  ...rule<{ a: string; b: string }>(
    'limits',
    '[,] with lower limit {a:limit} and upper limit {b:limit}',
    ({ a, b }) => [a, b],
  ),
  ...['expression', 'equation'].flatMap((kind) =>
    rule<{ e: string; l: string[] }>(kind, `{e:${kind}} {l:limits}`, ({ e, l }) => withLimits(e, l)),
  ),
];

/** The integral of a function in words. */
const WRITTEN: Rule[] = rule<{ e: string; x?: string; l: string[] }>(
  'expression',
  '[the] [definite] integral of {e:expression} [with respect to {x:letter}] {l:limits} [,]',
  ({ e, x = 'x', l }) =>
    isIntegral(e) ? null : withLimits(`\\int (${e.replaceAll('$', '')}) d${x.replaceAll('$', '').trim()}`, l),
);

/** An integral under a letter, and what is asked of one. */
const ASKED: Rule[] = [
  ...rule<{ s: string; k: string }>(
    'goals',
    '{s:by-substitution} [,|to] (find|work out) [the] [exact] value of {k:letter}',
    ({ s, k }) => [{ verb: 'find', target: the('value', k, s), exact: true as const }],
  ),
  ...rule<{ s: string; g: RawGoal[] }>('goals', '{s:by-substitution} [,|to] {g:goals}', ({ s, g }) =>
    g.every(isOfIntegral)
      ? g.map((one) => ({ ...one, target: the('value', written(one)!, s) }))
      : g.every(isOfRegion)
        ? g
        : null,
  ),
  ...rule<{ s: string; g: RawGoal[] }>('goals', '{g:goals} [,] {s:by-substitution}', ({ s, g }) =>
    g.every(isOfIntegral) ? g.map((one) => ({ ...one, target: the('value', written(one)!, s) })) : null,
  ),
];

/** The integral that a goal asks for. */
function written({ verb, target }: RawGoal): string | null {
  if (verb !== 'find') return null;
  const one = typeof target === 'object' && 'the' in target && target.the === 'value' ? target.of[0] : target;
  return typeof one === 'string' && isIntegral(one) ? one : null;
}

const isOfIntegral = (one: RawGoal): boolean => written(one) !== null;

const isOfRegion = ({ verb, target }: RawGoal): boolean =>
  verb === 'find' && typeof target === 'object' && 'the' in target && ['area', 'volume'].includes(target.the);

export const INTEGRAL_RULES: Rule[] = [...LIMITS, ...WRITTEN, ...ASKED];
