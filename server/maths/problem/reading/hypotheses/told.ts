import { fact, type RawFact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { BE, FOUND } from './slots.ts';

const CHOSEN =
  '(chosen|selected|taken|picked|tested|inspected|examined|questioned|surveyed|interviewed|asked|planted|checked|weighed|measured|observed|obtained|recorded|counted|timed)';
const AT_RANDOM = '[at random|randomly|from the {z:w}]';
const SAMPLE =
  '[a|another|the|this|his|her|one|each] [new|further|second|large|single|different] (random sample|sample)';

/** What is told of a mean, of a spread and of a share. */
const MOMENTS: Rule[] = [
  ...rule<{ m: string; w: string }>(
    'np',
    `[the|a|an|this|their|its|his|her] {m:mean-noun} [number|amount|value|score] [{w:w}] [{x:aside} [{y:w}]]`,
    ({ w = '' }: { w?: string }) => `mean~${bareWords(w)}`,
  ),
  ...rule<{ m: string; w: string }>(
    'np',
    `[the|a|this|their|his|her] {m:sample-noun} [{w:w}] [{x:aside}]`,
    ({ w = '' }: { w?: string }) => `sample mean~${bareWords(w)}`,
  ),
  ...rule<{ w: string }>(
    'np',
    '[the|a|this] total [{w:w}] [{x:aside}]',
    ({ w = '' }: { w?: string }) => `total~${bareWords(w)}`,
  ),
  ...rule<{ w: string }>('np', '[the] total number {w:w} [{x:aside}]', ({ w }) => `total~${bareWords(w)}`),
  ...rule<{ m: string; w: string }>('sp', '{m:spread-noun} [{w:w}] [{x:aside}]', ({ m }) => m),
  ...rule<{ w: string }>(
    'pp',
    '[the|a|this|their|its|his|her] {m:share-noun} [that] [all] [{w:w}] [{x:aside} [{y:w}]]',
    ({ w = '' }: { w?: string }) => bareWords(w),
  ),
  ...rule<{ m: string; v: string }>('piece', `{m:np} ${BE} ${FOUND} [{z:w}] {v:v}`, ({ m, v }) =>
    moment(m, v),
  ),
  ...rule<{ v: string }>('piece', '[a|the] {m:mean-noun} [of] {v:v}', ({ v }) => moment('mean~', v)),
  ...rule<{ v: string }>('piece', '[a|the] {m:sample-noun} [of] {v:v}', ({ v }) => moment('sample mean~', v)),
  ...rule<{ v: string }>('piece', '[a|the] total [of] {v:amount}', ({ v }) => moment('total~', v)),
  ...rule<{ m: string; v: string }>('piece', `{m:sp} ${BE} ${FOUND} {v:v}`, ({ m, v }) => [
    fact('told spread', m, v),
  ]),
  ...rule<{ m: string; v: string }>('piece', '{m:spread-noun} [of] {v:v}', ({ m, v }) => [
    fact('told spread', m, v),
  ]),
  ...rule<{ m: string; s: string; v: string; k: string }>(
    'piece',
    `{m:np} and {s:sp} ${BE} ${FOUND} {v:v} and {k:v} [respectively]`,
    ({ m, s, v, k }) => [...moment(m, v), fact('told spread', s, k)],
  ),
  ...rule<{ m: string; s: string; v: string; k: string }>(
    'piece',
    `{m:np} and {s:sp} [{w:w}] ${BE} ${FOUND} {v:v} and {k:v} [,] respectively`,
    ({ m, s, v, k }) => [...moment(m, v), fact('told spread', s, k)],
  ),
  ...rule<object>(
    'piece',
    '[the] {m:spread-noun} [{w:w}] (is|has|was|remains|are) [also|still] (unchanged|the same|not changed|not been affected|unaffected|unaltered|as before) [as before]',
    () => [fact('same spread')],
  ),
  ...rule<object>('piece', '[the|an] unchanged {m:spread-noun}', () => [fact('same spread')]),
];

const moment = (np: string, value: string): RawFact[] => {
  const [name, words] = np.split('~');
  return [fact('told moment', name!, value, words!)];
};

/** Which share of all is of a kind, and how many of those that were looked at. */
const SHARES: Rule[] = [
  ...rule<{ w: string; v: string }>('piece', `{w:pp} ${BE} ${FOUND} {v:v}`, ({ w, v }) => [
    fact('told share', v, w),
  ]),
  ...rule<{ v: string }>('piece', '[with|a] {m:share-noun} [of] {v:v}', ({ v }) => [
    fact('told share', v, ''),
  ]),
  ...rule<{ v: string; w: string }>('piece', '{v:percent} of [all] {w:w}', ({ v, w }) => [
    fact('told share', v, bareWords(w)),
  ]),
  ...rule<{ k: string; n: string; w: string }>(
    'piece',
    '[on average] [,] {k:count} (in|out of) [every] {n:n} [of all] [{w:w}]',
    ({ k, n, w = '' }: { k: string; n: string; w?: string }) =>
      Number(k) < Number(n) ? [fact('told share', `${k}/${n}`, bareWords(w))] : null,
  ),
  ...rule<{ k: string; n: string; w: string }>(
    'piece',
    '1 in [every] {n:n} [of all] [{w:w}]',
    ({ n, w = '' }: { k: string; n: string; w?: string }) => [fact('told share', `1/${n}`, bareWords(w))],
  ),
  ...rule<{ k: string; n: string; w: string }>(
    'piece',
    '{k:n} (out of|of) (the|these|his|her|their|a random sample of|a sample of) {n:n} [{w:w}]',
    ({ k, n, w = '' }: { k: string; n: string; w?: string }) =>
      Number(k) <= Number(n)
        ? [fact('told sample', n, bareWords(w)), fact('told count', k, bareWords(w))]
        : null,
  ),
  ...rule<{ k: string; n: string; w: string }>(
    'piece',
    '{k:n} out of {n:n} [{w:w}]',
    ({ k, n, w = '' }: { k: string; n: string; w?: string }) =>
      Number(k) <= Number(n)
        ? [fact('told sample', n, bareWords(w)), fact('told count', k, bareWords(w))]
        : null,
  ),
  ...rule<{ k: string; w: string }>(
    'piece',
    '[exactly|only|just|a total of] {k:n} [{w:w}]',
    ({ k, w = '' }: { k: string; w?: string }) =>
      PERIOD.test(w) ? null : [fact('told count', k, bareWords(w))],
  ),
  ...rule<{ w: string }>('piece', '(none|no) {w:w}', ({ w }) => [fact('told count', '0', bareWords(w))]),
];

/** How many were taken. */
const SAMPLES: Rule[] = [
  ...rule<{ n: string; w: string }>(
    'piece',
    `${SAMPLE} (of|of size) {n:n} [{w:w}] [(is|are|was|were) ${CHOSEN}] ${AT_RANDOM}`,
    ({ n, w = '' }: { n: string; w?: string }) => [fact('told sample', n, bareWords(w))],
  ),
  ...rule<{ n: string; w: string }>(
    'piece',
    `{n:n} (randomly chosen|randomly selected|random|independent) {w:w}`,
    ({ n, w }) => [fact('told sample', n, bareWords(w))],
  ),
  ...rule<{ n: string; w: string }>(
    'piece',
    `{n:n} {w:w} (is|are|was|were) ${CHOSEN} (at random|randomly)`,
    ({ n, w }) => [fact('told sample', n, bareWords(w))],
  ),
  ...rule<{ n: string; w: string }>(
    'piece',
    `(selects|chooses|takes|picks|tests|plants|questions|asks|inspects|examines|throws|tosses|spins|rolls) {w:w-word} {n:n} times`,
    ({ n, w }) => [fact('told sample', n, bareWords(w))],
  ),
  ...rule<{ n: string; w: string }>('piece', `{w:w} {n:n} times`, ({ n, w }) => [
    fact('told sample', n, bareWords(w)),
  ]),
  ...rule<{ n: string; w: string }>('piece', `(these|the|those) {n:n} {w:w}`, ({ n, w }) =>
    PERIOD.test(w) ? null : [fact('told sample', n, bareWords(w))],
  ),
  ...rule<{ p: string }>('piece', `[in|during|over|for|of] {p:period}`, ({ p }) => [fact('told period', p)]),
];

export const TOLD: Rule[] = [...MOMENTS, ...SHARES, ...SAMPLES];

/** So many days are no number of things. */
const PERIOD = /^(?:second|minute|hour|day|week|fortnight|month|quarter|year)s?\b/;

/** Without what only joins: "of them", "of the". */
export const bareWords = (words: string): string =>
  words
    .replace(
      /^(?:(?:of|the|a|an|them|these|those|that|which|who|are|were|was|is|found|to|for|in|be|have|all|such|his|her|their|its) ?\b)+/,
      '',
    )
    .split(/ (?:is|are|was|were|there)(?= |$)/)[0]!
    .trim();
