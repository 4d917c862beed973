import { fact, type RawFact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const BE = '(is|are|was|were)';
const HAVE = '(has|have|had)';

/** Words with so many in them, which stand behind a sign. */
const NAMES: Rule[] = [
  ...rule<{ a: string }>('w', '{a:w-word}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('w', '{a:w-word} {b:w}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string }>('w-part', '{a:w-word}', ({ a }) => a),
  ...rule<{ a: string }>('w-part', '{a:size}', ({ a }) => `#${a}`),
  ...['all', 'both', 'each', 'every', 'now', 'new', 'remaining', 'together', 'combined'].flatMap((word) =>
    rule<object>('w-part', word, () => word),
  ),
  ...rule<object>('w-part', ', [measured|correct] in {u:measure} ,', () => 'in'),
  ...['further', 'other', 'another', 'second'].flatMap((word) =>
    rule<object>('w-part', `[a] ${word}`, () => word),
  ),
  ...rule<{ a: string }>('wn', '{a:w-part}', ({ a }) => a),
  ...rule<{ a: string; b: string }>('wn', '{a:w-part} that {b:wn}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string; b: string }>('wn', '{a:w-part} {b:wn}', ({ a, b }) => `${a} ${b}`),
  ...rule<{ a: string; b: string }>('wn', '{a:w-part} and {b:wn}', ({ a, b }) => `${a} and ${b}`),
  ...rule<{ a: string }>('wg', '{a:wn}', ({ a }) => {
    const sizes = a.match(/#\d+/g) ?? [];
    return sizes.length === 1 ? `${sizes[0]!.slice(1)}|${a.replace(/#\d+ ?/, '')}` : null;
  }),
  ...rule<{ v: string }>('amt', '{v:datum}', ({ v }) => v),
];

const set = (group: string, mean: string, spread = '', kind = ''): RawFact => {
  const [n, words] = group.split('|');
  return fact('moments', n!, words!, mean, spread, kind);
};

/** Means and spreads that are told. */
const MOMENTS: Rule[] = [
  ...rule<object>('spread', 'standard deviation', () => 'sd'),
  ...rule<object>('spread', 'variance', () => 'variance'),
  ...rule<{ g: string; m: string; s: string; k: string }>(
    'facts',
    `[the] mean and [the] {k:spread} of {g:wg} ${BE} [found to be] {m:amt} and {s:amt} [respectively|, respectively]`,
    ({ g, m, s, k }) => [set(g, m, s, k)],
  ),
  ...rule<{ g: string; m: string; s?: string; k?: string; v?: string }>(
    'facts',
    `{g:wg} ${HAVE} [a] mean [{v:w}] [of] {m:amt} [[,] (and|with) [a] {k:spread} [of] {s:amt}]`,
    ({ g, m, s, k, v = '' }) => [set(`${g} ${v}`, m, s, k)],
  ),
  // "A further 20 trees, growing in another field, have heights with mean 6.1".
  ...rule<{ g: string; m: string; s?: string; k?: string; v?: string; w?: string }>(
    'facts',
    `{g:wg} [, {w:w} ,] ${HAVE} [{v:w}] with [a] mean [of] {m:amt} [[,] and [a] {k:spread} [of] {s:amt}]`,
    ({ g, m, s, k, v = '', w = '' }) => [set(`${g} ${v} ${w}`, m, s, k)],
  ),
  ...rule<{ w: string; m: string }>(
    'facts',
    `[the|their] mean [(of|for) {w:wn}] ${BE} {m:amt}`,
    ({ w = '', m }) => (w.includes('#') ? null : [fact('moments', '', w, m, '', '')]),
  ),
  ...rule<{ g: string; m: string; s?: string; k?: string }>(
    'facts',
    `[the] mean (of|for) {g:wg} ${BE} [found to be] {m:amt} [[,] and ([the] {k:spread} [of {v:wg}] ${BE}|[the|their] {k:spread} ${BE}|[the] {k:spread}) [found to be] {s:amt}]`,
    ({ g, m, s, k }) => [set(g, m, s, k)],
  ),
  ...rule<{ g: string; m: string; w: string; s?: string; k?: string }>(
    'facts',
    `[the] mean {w:w} (of|for) {g:wg} ${BE} {m:amt} [[,] and ([the|their] {k:spread} [of {v:wg}] ${BE}|[the] {k:spread}) {s:amt}]`,
    ({ g, m, w, s, k }) => {
      const [n, words] = g.split('|');
      return [set(`${n}|${w} of ${words}`, m, s, k)];
    },
  ),
  ...rule<{ m: string; s?: string; k?: string }>(
    'moments-of',
    `[the|their] mean [{v:w}] ${BE} {m:amt} [[,] and (the|their) {k:spread} ${BE} {s:amt}]`,
    ({ m, s = '', k = '' }) => `${m}|${s}|${k}`,
  ),
  ...rule<{ g: string; m: string }>('facts', 'for {g:wg} [,] {m:moments-of}', ({ g, m }) => {
    const [mean, spread, kind] = m.split('|');
    return [set(g, mean!, spread, kind)];
  }),
];

/** One that leaves, one that comes, one that was wrong. */
const WHO = '(a|an|one|the|another|one of the|this) [new] {w:w}';
const CHANGES: Rule[] = [
  ...rule<{ v: string; w: string }>(
    'one-of',
    `${WHO} (who is|who was|of|aged|whose {x:w} is|whose {x:w} was|with|with {x:w}|weighing|which is|of {x:w}|with a {x:w} of|with {x:w} of|with [the] value|,) {v:amt} [old|,]`,
    ({ v, w }) => `${v}|${w}`,
  ),
  ...rule<{ v: string }>(
    'facts',
    '{v:one-of} [now|then|later] (leaves|retires|is removed|withdraws|is excluded|is lost|drops out|is discarded|dies) [[from] {w:w}]',
    ({ v }) => [fact('change', v, '')],
  ),
  ...rule<{ v: string }>(
    'facts',
    '{v:one-of} [now|then|later] (joins|arrives|is added|is included|enters) [[to|in] {w:w}]',
    ({ v }) => [fact('change', '', v)],
  ),
  ...rule<{ v: string; u: string }>(
    'facts',
    '{v:one-of} [now|then|later] (leaves|retires|is removed|withdraws|drops out|) [{w:w}] [,] [and] (is|was) replaced by {u:one-of}',
    ({ v, u }) => [fact('change', v, u)],
  ),
  ...rule<{ v: string; u: string }>(
    'facts',
    '(it is|it was) [then|later|now] (found|discovered|realised) that [a|one|the] {w:w} [of] {v:amt} (was|had been|should have been|should be) [incorrectly|wrongly|mistakenly] (recorded|entered|written|noted) as {u:amt}',
    () => null,
  ),
];

export const RECORDS_TOLD: Rule[] = [...NAMES, ...MOMENTS, ...CHANGES];
