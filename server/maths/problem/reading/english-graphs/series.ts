import { fact, isAll, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { equalEach, firstOnes, termsOf, withSums } from '../shared/progressions.ts';
import { type Rule, rule } from '../rule.ts';

const ARE =
  '(are|form|are also|are respectively|are , respectively ,|are equal to|are the same as|are , in (this|that) order ,)';

/** Terms of progressions that are spoken of together. */
const TERMS: Rule[] = [
  ...rule<{ a: string; b: string }>('ordinals', '{a:ordinal} and {b:ordinal}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: string; b: string }>('ordinals', '{a:ordinal} [,] and [the] {b:ordinal}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: string; rest: RawTerm }>('ordinals', '{a:ordinal} , {rest:ordinals}', ({ a, rest }) =>
    isAll(rest) ? { all: [a, ...rest.all] } : null,
  ),
  ...rule<{ n: string; l?: string }>('ordinal', '{l:nth}', ({ l }) => l!.replace(/\W|th$/g, '')),
  ...rule<{ o: RawTerm }>('nth-terms', '[the] {o:ordinals} terms', ({ o }) => o),
  ...rule<{ n: string }>('nth-terms', '[the] first {n:count} terms', ({ n }) =>
    Number(n) > 1 ? firstOnes(n) : null,
  ),
  ...rule<{ n: string }>('nth-terms', '[the] first {n:count} [consecutive] terms', ({ n }) =>
    Number(n) > 1 ? firstOnes(n) : null,
  ),
  ...rule<{ p: RawTerm; o: RawTerm; q: RawTerm; r: RawTerm }>(
    'facts',
    `{o:nth-terms} of {p:progression} ${ARE} [respectively] {r:nth-terms} [, respectively ,|respectively] of {q:progression} [respectively|, respectively]`,
    ({ p, o, q, r }) => equalEach(termsOf(p, o), termsOf(q, r)),
  ),
  ...rule<{ p: RawTerm; o: RawTerm; q: RawTerm; n?: string }>(
    'facts',
    `{o:nth-terms} of {p:progression} (are|form) [the] [{n:count}] consecutive terms of {q:progression}`,
    ({ p, o, q, n }) => ((n ?? '3') === '3' ? consecutive(termsOf(p, o), q) : null),
  ),
  ...rule<{ p: RawTerm; o: RawTerm; v: RawTerm }>(
    'facts',
    '{o:nth-terms} of {p:progression} are {v:values} [respectively]',
    ({ p, o, v }) => equalEach(termsOf(p, o), isAll(v) ? v.all : null),
  ),
];

/** Three that follow on each other are the first three of a progression that is told by them. */
const consecutive = (terms: RawTerm[] | null, q: RawTerm) =>
  terms?.length === 3 ? equalEach(terms, termsOf(q, firstOnes('3'))) : null;

/** Sums of progressions, and how many terms they need. */
const SUMS: Rule[] = [
  ...rule<{ p: RawTerm; n: string; s: string }>(
    'facts',
    '[the] sum of the first {n:letter} terms of {p:progression} (is|is given by|is denoted by) {s:equation}',
    ({ p, n, s }) => {
      const [name, of, more] = s.replaceAll('$', '').split('=');
      return name !== undefined && of !== undefined && more === undefined && name.trim().startsWith('S_')
        ? withSums(p, n, of, name.trim())
        : null;
    },
  ),
  ...rule<{ p: RawTerm; n: string; s: string }>(
    'facts',
    '[the] sum [, {name:expression} ,] of the first {n:letter} terms of {p:progression} is [given by] {s:expression}',
    ({ p, n, s }) => withSums(p, n, s),
  ),
  ...(['exceeds', 'is greater than', 'is more than'] as const).flatMap((more) =>
    rule<{ p: RawTerm; v: RawTerm }>(
      'wanted',
      `[the] (least|smallest|minimum) number of terms of {p:progression} (whose sum|for which the sum|such that their sum) ${more} {v:value}`,
      ({ p, v }) => ({ the: 'least', of: ['n'], where: [fact('greater', the('sum', p, 'n'), v)] }),
    ),
  ),
  ...['arithmetic progression', 'geometric progression'].flatMap((kind) =>
    rule<{ v: RawTerm }>(
      'wanted',
      '[the] (least|smallest|minimum) number of terms (that must be taken for their sum to exceed|required for the sum to exceed|needed for the sum to exceed|for which the sum exceeds|whose sum exceeds) {v:value}',
      ({ v }, [at]) => ({
        the: 'least',
        of: ['n'],
        where: [fact('greater', the('sum', reference(kind, null, 'left out', at), 'n'), v)],
      }),
    ),
  ),
  ...rule<{ p: RawTerm }>(
    'wanted',
    '[the] first term and [the] common difference of {p:progression}',
    ({ p }) => ({
      all: [the('term', p, '1'), the('common difference', p)],
    }),
  ),
  ...rule<{ p: RawTerm }>(
    'wanted',
    '[the] first term and [the] common ratio of {p:progression}',
    ({ p }) => ({
      all: [the('term', p, '1'), the('common ratio', p)],
    }),
  ),
];

const expansion = (e: string, at: number): RawTerm => ({
  ...reference('expansion', null, 'a', at),
  says: [fact('is', { self: true }, e)],
});

/** Expansions that are told of in another order. */
const EXPANSIONS: Rule[] = [
  ...rule<{ e: string; x: string; n: string }>(
    'wanted',
    '[the] first {n:count} terms (in|of) the [binomial] expansion , in ascending powers of {x:letter} , of {e:expression}',
    ({ e, x, n }, [at]) => the('first terms', expansion(e, at), x, n),
  ),
  ...rule<{ e: string; x: string; n: string }>(
    'wanted',
    '[the] first {n:count} terms [,] in ascending powers of {x:letter} [,] (in|of) the [binomial] expansion of {e:expression}',
    ({ e, x, n }, [at]) => the('first terms', expansion(e, at), x, n),
  ),
];

export const SERIES_FRAMES: Rule[] = [...TERMS, ...SUMS, ...EXPANSIONS];
