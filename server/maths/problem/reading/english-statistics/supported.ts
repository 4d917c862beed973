import { type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

/** P(X = x) = k(5 − x) for x = 1, 2, 3. */
export const SUPPORTED: Rule[] = [
  ...rule<{ a: string; b: string }>('value-run', '{a:expression} [,] [and] {b:expression}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: string; b: RawTerm }>('value-run', '{a:expression} , {b:value-run}', ({ a, b }) => ({
    all: [a, ...(b as { all: RawTerm[] }).all],
  })),
  ...rule<{ x: string; v: RawTerm; p: RawTerm }>(
    'facts',
    '{x:rv} (takes|can take|takes only|can only take|can take only) [only] the values {v:value-run} [only] [,] with [corresponding] probabilities {p:value-run} [, respectively|respectively]',
    ({ x, v, p }) => [fact('support', x, v), fact('chances are', ...(p as { all: RawTerm[] }).all)],
  ),
  ...rule<{ x: string; e: string; f: string; v: RawTerm }>(
    'facts',
    '{x:rv} (is such that|has [the] probability distribution [given by]|has [the] probability function [given by]) {e:equation} [,] (for|) {f:equation} , {v:value-run} [only]',
    ({ x, e, f, v }) => {
      const value = /^[a-z]=(-?\d+)$/.exec(f.replace(/\s/g, ''))?.[1];
      return value === undefined
        ? null
        : [fact('support', x, { all: [value, ...(v as { all: RawTerm[] }).all] }), fact('holds', e)];
    },
  ),
  // The time that a customer spends in the shop: what stands behind the range belongs to the population.
  ...rule<{ w: string; r: RawTerm; v: string }>(
    'value',
    '[the] probability that {w:open} {r:range-of} {v:open}',
    ({ w, r, v }) => the('chance', `${w} ${v}`, r),
  ),
  ...rule<{ p: string; w: string; r: RawTerm; v: string }>(
    'facts',
    '{p:percent} of {w:open} {r:range-of} {v:open}',
    ({ p, w, r, v }) => [fact('share', p, `${w} ${v}`, r)],
  ),
];
