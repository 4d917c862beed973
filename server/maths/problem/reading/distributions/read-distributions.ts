import { openParser } from '../chart.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import { STATISTICS_RULES } from '../english-statistics/statistics.ts';
import { kindsAbove } from '../kinds.ts';
import { fact, type Meaning, type RawFact, type RawTerm, type Said, the } from '../meaning.ts';
import { plainWord } from '../patterns/synonyms.ts';
import { type Rule, rule } from '../rule.ts';
import { phrasesOfStatistics, withVariances } from '../statistics/phrases.ts';
import type { Token } from '../tokens.ts';

const VARIABLE = '[(the|a)] [discrete] [random variable] {x:capital}';
const TAKES =
  '(takes|can take|takes only|can only take|can take only|has|assumes|can assume|may take|only takes)';
const TABLE =
  '(probability distribution table|table of the probability distribution|table (showing|for|of|giving|to show) the probability distribution|probability distribution|distribution table)';

interface Slots {
  x: string;
  v: RawTerm;
  p: RawTerm;
  e: string;
}

const itemsOf = (term: RawTerm): RawTerm[] => (typeof term === 'object' && 'all' in term ? term.all : [term]);
const bare = (x: string): string => x.replace(/[$\s]/g, '');

/** What a variable may be, and how likely each value is. */
const RULES: Rule[] = [
  ...rule<{ a: string; b: string }>('d-list', '{a:d-cell} [,] and {b:d-cell}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: string; b: RawTerm }>('d-list', '{a:d-cell} , {b:d-list}', ({ a, b }) => ({
    all: [a, ...itemsOf(b)],
  })),
  ...rule<{ a: string; b: string }>('d-list', '{a:d-cell} , {b:d-cell}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<Slots>(
    'facts',
    `${VARIABLE} ${TAKES} [only] [the|possible] values {v:d-list} [only] [, where {n:note}]`,
    ({ x, v, n }: Slots & { n?: RawFact[] }) => [fact('support', bare(x), v), ...(n ?? [])],
  ),
  ...rule<Slots>(
    'facts',
    `${VARIABLE} ${TAKES} [only] [the|possible] values {v:d-list} [only] [,] with [corresponding] probabilities {p:d-list} [respectively|, respectively] [, where {n:note}]`,
    ({ x, v, p, n }: Slots & { n?: RawFact[] }) => [
      fact('support', bare(x), v),
      fact('chances are', ...itemsOf(p)),
      ...(n ?? []),
    ],
  ),
  ...rule<Slots>(
    'facts',
    'the [corresponding] probabilities (of|for) (these|the) [{n:count}] values are {p:d-list} [respectively|, respectively]',
    ({ p }) => [fact('chances are', ...itemsOf(p))],
  ),
  ...rule<Slots>(
    'facts',
    `[the] [probability distribution of {y:capital} is (given|defined) by] {e:equation} (for|when|where) ({w:d-list-of}|{l:letter} = {v:d-list}|{l:letter} takes the values {v:d-list})`,
    ({ e, v, w }: { e: string; v?: RawTerm; w?: RawTerm }) => {
      const [, name] = /^\s*\$?P\s?\(\s?([A-Z])\s?=/.exec(e) ?? [];
      const values = v ?? w;
      return name && values ? [fact('support', name, values), fact('holds', e)] : null;
    },
  ),
  ...rule<Slots>(
    'facts',
    'the probability that {x:capital} takes the value {l:letter} is {e:expression} [, where {n:note}]',
    ({ x, e, l, n }: Slots & { l?: string; n?: RawFact[] }) => [
      fact('holds', `P(${bare(x)} = ${bare(l!)}) = ${e.replaceAll('$', '')}`),
      ...(n ?? []),
    ],
  ),
  ...rule<Slots>(
    'facts',
    'the probability distribution of {x:capital} is (defined|given) by {e:equation} [, where {n:note}]',
    ({ e, n }: { e: string; n?: RawFact[] }) => [fact('holds', e), ...(n ?? [])],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `${VARIABLE} (has|is such that) {f:d-equations} [, where {n:note}]`,
    ({ f, n }: { f: RawFact[]; n?: RawFact[] }) => [...f, ...(n ?? [])],
  ),
  ...rule<{ e: string }>('d-equations', '{e:equation}', ({ e }) => [fact('holds', e)]),
  ...rule<{ e: string; f: RawFact[] }>(
    'd-equations',
    '{e:equation} [,] [and] {f:d-equations}',
    ({ e, f }) => [fact('holds', e), ...f],
  ),
  ...rule<{ x: string }>(
    'goals',
    `(draw up|draw|construct|complete|write down|give|find|make|set up|write out|tabulate|obtain) (the|a|an) ${TABLE} (for|of) {x:capital}`,
    ({ x }) => [{ verb: 'find', target: the('table', bare(x)) }],
  ),
  ...rule<object>(
    'facts',
    '[the] [following] (table|probability distribution table) [below] shows [the] probability distribution [of {x:capital}]',
    () => [fact('scene', 'table')],
  ),
];

function phrasesOf(token: Token): { kind: string; meaning: Meaning }[] {
  const phrases = phrasesOfStatistics(token);
  const source = (token.formula?.source ?? '').replace(/[$\s]/g, '').replace('−', '-');
  if (/^[A-Z]$/.test(source)) phrases.push({ kind: 'capital', meaning: source });
  if (
    /^-?(?:\d+(?:\.\d+)?(?:\/\d+)?[a-z]?|[a-z])$|^\\[dt]?frac/.test(source) ||
    /^\d{0,3}[a-z](?:[-+]\d{0,4}(?:\.\d{1,3})?[a-z]?)?$/.test(source)
  )
    phrases.push({ kind: 'd-cell', meaning: source });
  const [, list] = /^[a-z]=(-?[\d.]+(?:,-?[\d.]+)+)$/.exec(source) ?? [];
  if (list) phrases.push({ kind: 'd-list-of', meaning: { all: list.split(',') } });
  if (token.word !== null && /^(?:two|three|four|five|six)$/.test(token.word))
    phrases.push({ kind: 'count', meaning: token.word });
  return phrases;
}

const parse = openParser<Meaning>({
  rules: [...SENTENCE_RULES, ...STATISTICS_RULES, ...RULES],
  kindsAbove,
  phrasesOf,
  plainWord,
});

/** Every meaning of a sentence about a variable whose probabilities are told. */
export function readDistributions(tokens: readonly Token[]): Said[] {
  const all = withVariances(tokens);
  const trimmed = all.at(-1)?.word === ',' || all.at(-1)?.word === ':' ? all.slice(0, -1) : all;
  const found = trimmed.length === 0 ? [] : parse(trimmed).at('sentence', [0, trimmed.length]);
  return [...new Map(found.map(({ meaning }) => [JSON.stringify(meaning), meaning as Said])).values()];
}
