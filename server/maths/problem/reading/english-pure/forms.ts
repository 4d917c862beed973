import { asks, eachOf, fact, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { isSlope } from '../shared/gradients.ts';
import { expressed } from '../shared/manners.ts';

const FIND = '(find|write down|work out)';
const named = (f: string): string => f.replace(/\(.*$/s, '');

/** An expression and the form that it can be written in. */
const FORMS: Rule[] = [
  ...rule<{ e: string; f: string }>(
    'facts',
    '[the] [expression] {e:expression} (can|may) be (written|expressed) (in the form|as) {f:expression}',
    ({ e, f }) => [fact('identity', e, f)],
  ),
  ...rule<{ e: string; f: string }>(
    'goals',
    'write {e:expression} in the form {f:expression}',
    ({ e, f }) => [{ verb: 'express', target: e, form: f }],
  ),
  ...rule<{ e: string; f: string; w: RawFact[]; g: RawGoal[] }>(
    'goals',
    'by (writing|giving) {e:expression} in the form {f:expression} [, where {w:note}] , {g:goals}',
    ({ e, f, w, g }: { e: string; f: string; w?: RawFact[]; g: RawGoal[] }) =>
      expressed([{ verb: 'express', target: e, form: f, ...(w && { where: w }) }], g),
  ),
  ...rule<{ g: RawGoal[]; k: RawTerm }>(
    'goals',
    '{g:form-goals} [,] (giving|stating|and find|and state) [the] (values|value) of [the constants|each of the constants] {k:letters}',
    ({ g, k }) =>
      expressed(
        g,
        eachOf(k).map((target) => ({ verb: 'find', target })),
      ),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    '(by completing the square|use the method of completing the square to|using logarithms|use logarithms to|by taking logarithms|by using logarithms) [,] {g:goals}',
    ({ g }) => g,
  ),
  ...rule<{ t: RawTerm }>('goals', 'find and simplify {t:wanted}', ({ t }) => [{ verb: 'find', target: t }]),
  ...rule<{ e: string; t: string }>(
    'goals',
    '(write|giving|give|express) {e:function-value} in terms of {t:letter}',
    ({ e }) => [{ verb: 'find', target: e }],
  ),
];

/** Expansions, and their terms. */
const EXPANSIONS: Rule[] = [
  ...rule<{ p: string }>('power-term', '[the] coefficient of the term in {p:expression}', ({ p }) => p),
  ...rule<{ p: string; e: string }>(
    'value',
    '[the] coefficient of the term in {p:expression} in {e:expansion}',
    ({ p, e }) => the('coefficient', e, p),
  ),
  ...rule<{ x: string; n: string; e: string }>(
    'goals',
    `${FIND} , in ascending powers of {x:letter} , the first {n:count} terms (in|of) the [binomial] expansion of {e:expression}`,
    ({ x, n, e }, [at]) => [
      {
        verb: 'find',
        target: the(
          'first terms',
          { ...reference('expansion', null, 'a', at), says: [fact('is', SELF, e)] },
          x,
          n,
        ),
      },
    ],
  ),
  ...rule<{ p: RawTerm; d: RawTerm; r: RawTerm }>(
    'facts',
    '{p:value} (has|gives|has a|gives a) remainder [of] {r:value} (when|on being) [it is] divided by {d:value}',
    ({ p, d, r }) => [fact('equal', the('remainder', p, d), r)],
  ),
];

/** A polynomial with its name, and what is left when it is divided. */
const DIVISIONS: Rule[] = [
  ...rule<{ p: string; d: RawTerm; r: RawTerm }>(
    'facts',
    '[the] polynomial {p:equation} (has|gives|has a|gives a|leaves a|leaves) remainder [of] {r:value} (when|on being) [it is] divided by {d:value}',
    ({ p, d, r }) => {
      const name = /^\W*(?:mathrm\{)?([fghpq])\}?\s*\(x\)\s*=/.exec(p)?.[1];
      return name ? [fact('holds', p), fact('equal', the('remainder', `${name}(x)`, d), r)] : null;
    },
  ),
];

/** Functions told of in the sentence that asks. */
const FUNCTIONS: Rule[] = [
  ...rule<{ f: RawFact[] }>('facts', 'a function is (defined by|given by|such that) {f:facts}', ({ f }) => f),
  ...rule<{ f: string }>('set', '[the] range of the function {f:function-name}', ({ f }) => the('range', f)),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    `${FIND} [the] range of the function [{n:function-name}] (defined by|given by) {f:facts}`,
    ({ f }) => {
      const name = f
        .map(({ of: [text] }) => /^\W*(?:mathrm\{)?([fgh])\}?\s*\(/.exec(String(text))?.[1])
        .find(Boolean);
      return name ? asks([{ verb: 'find', target: the('range', name) }], f) : null;
    },
  ),
  ...(['increasing', 'decreasing'] as const).flatMap((way) => [
    ...rule<{ k: string; e: string }>(
      'goals',
      `${FIND} [the] (set of values|range of values|values) of {k:letter} for which (the function|) {e:equation} is (${way}|an ${way} function|a ${way} function)`,
      ({ k, e }) => changing(way, k, e),
    ),
    ...rule<{ k: string; e: string }>(
      'goals',
      `${FIND} [the] (set of values|range of values|values) of {k:letter} for which {e:expression} is (an|a) ${way} function of {x:letter}`,
      ({ k, e }) => changing(way, k, `y = ${e.replaceAll('$', '')}`),
    ),
    ...rule<{ k: string; c: RawTerm }>(
      'set',
      `[the] (set of values|range of values|values) of {k:letter} for which the gradient of {c:curve} is ${way === 'increasing' ? 'positive' : 'negative'}`,
      ({ k, c }) => the(way, c, k),
    ),
  ]),
];

/** Where a function that is told in the goal itself rises or falls. */
function changing(way: 'increasing' | 'decreasing', letter: string, equation: string): RawGoal[] | null {
  const [left, right, more] = equation.replaceAll('$', '').split('=');
  if (!left || !right || more !== undefined) return null;
  const isFunction = /^\s*(?:\\mathrm\{)?[fgh]\}?\s*\(/.test(left);
  const curve: RawTerm = {
    ...reference('curve', null, 'a', 0),
    says: [fact('equal', the('equation', SELF), `y = ${right.trim()}`)],
  };
  return isFunction || left.trim() === 'y' ? [{ verb: 'find', target: the(way, curve, letter) }] : null;
}

/** Gradients under other names. */
const GRADIENTS: Rule[] = [
  ...rule<{ c: RawTerm; p: RawTerm }>(
    'value',
    '[the] gradient of the tangent to {c:curve} at [the point] {p:point}',
    ({ c, p }) => the('gradient', c, p),
  ),
  ...rule<{ v: RawTerm }>('value', 'the value of the {v:gradient-at}', ({ v }) => v),
  ...rule<{ c: RawTerm; p: RawTerm }>(
    'gradient-at',
    'gradient of {c:curve} at [the point] {p:point}',
    ({ c, p }) => the('gradient', c, p),
  ),
  ...rule<{ p: string }>('point', 'the point with coordinates {p:pair}', ({ p }, [at]) => ({
    ...reference('point', null, 'a', at),
    says: [fact('equal', the('coordinates', SELF), p)],
  })),
  ...rule<{ p: string; e: string }>(
    'facts',
    'at (any|a general|each|the) point {p:pair} on a curve [,] {e:equation}',
    ({ p, e }, [at]) =>
      /^\(x,y\)$/.test(p.replace(/[\s$]/g, '')) && isSlope(e)
        ? [fact('slope', reference('curve', null, 'a', at), e)]
        : null,
  ),
];

const isLow = (name: string): boolean => named(name).length === 1;

/** Points that move along curves, told in two sentences. */
const MOVING: Rule[] = ['x', 'y'].flatMap((letter) => [
  ...rule<{ c: RawTerm; n: string; p?: string }>(
    'facts',
    `(a|the) (point|particle) [{p:label}] (~move|is moving|travels|is travelling) along {c:curve} (in such a way that|such that|so that|and|with) (its|the) ${letter}-coordinate [of {q:label}] (increases|is increasing|increasing) at (a|the|) [constant] [rate of] {n:number} units per second`,
    ({ c, n, p }) => (p === undefined || isLow(p.replace(/\W/g, '')) ? [fact('moving', c, letter, n)] : null),
  ),
]);

export const FORM_RULES: Rule[] = [
  ...FORMS,
  ...EXPANSIONS,
  ...DIVISIONS,
  ...FUNCTIONS,
  ...GRADIENTS,
  ...MOVING,
];
