import { difference, number, substitute } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { fact, isAll, isReference, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { equalEach, firstOnes, termsOf } from '../shared/progressions.ts';
import { type Rule, rule } from '../rule.ts';

const KINDS = ['arithmetic progression', 'geometric progression'];
const spoken = (kind: string, at: number): RawTerm => reference(kind, null, 'left out', at);

/** What is said of a progression with its terms and sums, one after the other. */
const PROPERTIES: Rule[] = [
  ...['arithmetic', 'geometric'].flatMap((kind) => [
    ...rule<object>(
      'progression',
      `(another|a second|a different|a new) ${kind} (progression|series|sequence)`,
      (_, [at]) => reference(`${kind} progression`, null, 'a', at),
    ),
    ...rule<{ name: string }>(
      'progression',
      `[an|a|the] ${kind} (progression|series|sequence) {name:label}`,
      ({ name }, [at]) => reference(`${kind} progression`, name.replace(/\W/g, ''), 'the', at),
    ),
  ]),
  ...rule<{ v: RawTerm }>(
    'progression-says',
    '[a|the|its] first term [of|is|equal to] {v:value}',
    ({ v }) => [fact('equal', the('term', SELF, '1'), v)],
  ),
  ...rule<{ n: string; v: RawTerm }>(
    'progression-says',
    '[a|the|its] {n:ordinal} term [of|is|equal to] {v:value}',
    ({ n, v }) => [fact('equal', the('term', SELF, n), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'progression-says',
    '[a|the|its] common ratio [of|is|equal to] {v:value}',
    ({ v }) => [fact('equal', the('common ratio', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'progression-says',
    '[a|the|its] common difference [of|is|equal to] {v:value}',
    ({ v }) => [fact('equal', the('common difference', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'progression-says',
    '[a|the|its] sum to infinity [of|is|equal to] {v:value}',
    ({ v }) => [fact('equal', the('sum to infinity', SELF), v)],
  ),
  ...rule<{ n: string; v: RawTerm }>(
    'progression-says',
    '[a|the] sum of (its|the) first {n:count-of} terms [is|equal to] {v:value}',
    ({ n, v }) => [fact('equal', the('sum', SELF, n), v)],
  ),
  ...rule<{ o: RawTerm; v: RawTerm }>(
    'progression-says',
    '[the] sum of (the|its) {o:ordinals} terms [is|equal to] {v:value}',
    ({ o, v }) => summed(SELF, o, v),
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'progression-says',
    '{a:progression-says} [,] and [that] {b:progression-says}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'progression-says',
    '{a:progression-says} , {b:progression-says}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ p: RawTerm; f: RawFact[] }>(
    'facts',
    '{p:progression} (is such that|has|with|having|for which|in which|where) {f:progression-says}',
    ({ p, f }) => ofProgression(p, f),
  ),
  ...rule<{ p: RawTerm; f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{p:progression} , (in which|for which|whose|with) {f:progression-says} , has {g:progression-says}',
    ({ p, f, g }) => ofProgression(p, [...f, ...g]),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('listed', '{a:value} , {b:value}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: RawTerm; rest: RawTerm }>('listed', '{a:value} , {rest:listed}', ({ a, rest }) =>
    isAll(rest) ? { all: [a, ...rest.all] } : null,
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'facts',
    '{p:progression} (begins|starts) [with] {v:listed} [, (…|...|\\\\ldots|\\\\dots)]',
    ({ p, v }) =>
      isAll(v) && v.all.length > 2 ? equalEach(termsOf(p, firstOnes(`${v.all.length}`)), v.all) : null,
  ),
  ...rule<{ p: RawTerm; f: RawFact[] }>(
    'facts',
    '(in|for) {p:progression} [,] {f:progression-says}',
    ({ p, f }) => ofProgression(p, f),
  ),
  ...rule<{ p: RawTerm; o: RawTerm; v: RawTerm }>(
    'facts',
    '[the] sum of the {o:ordinals} terms of {p:progression} is {v:value}',
    ({ p, o, v }) => summed(p, o, v),
  ),
  ...KINDS.flatMap((kind) => [
    ...rule<{ o: RawTerm; v: RawTerm }>(
      'facts',
      '[the] sum of (the|its) {o:ordinals} terms is {v:value}',
      ({ o, v }, [at]) => summed(spoken(kind, at), o, v),
    ),
    ...rule<{ o: RawTerm; v: RawTerm }>(
      'facts',
      '(the|its) {o:ordinals} terms are {v:values} [respectively]',
      ({ o, v }, [at]) => equalEach(termsOf(spoken(kind, at), o), isAll(v) ? v.all : null),
    ),
  ]),
];

function summed(p: RawTerm, orders: RawTerm, v: RawTerm): RawFact[] | null {
  const all = termsOf(p, orders);
  return all && all.length > 1
    ? [
        fact(
          'equal',
          all.reduce((a, b) => the('plus', a, b)),
          v,
        ),
      ]
    : null;
}

/** Which kind it is has to fit what is common. */
function ofProgression(p: RawTerm, facts: RawFact[]): RawFact[] | null {
  const text = JSON.stringify(facts);
  const isKind = (kind: string) => isReference(p) && p.a.startsWith(kind);
  if (text.includes('common ratio') && !isKind('geometric')) return null;
  if (text.includes('common difference') && !isKind('arithmetic')) return null;
  return sayOf(p, facts);
}

/** "The nth term is 5n − 2": its first term and what is added each time; null where no such progression has it. */
function withTerms(p: RawTerm, n: string, term: string): RawFact[] | null {
  const letter = n.replace(/\W|th$/g, '');
  const read = statementIn(term.replaceAll('$', ''));
  const value = read?.kind === 'expression' ? read.value : null;
  if (!value || coefficientsOf(value, letter)?.length !== 2) return null;
  const at = (count: number) => exact(substitute(value, letter, number(count)));
  return [
    fact('equal', the('term', p, '1'), toText(at(1))),
    fact('equal', the('common difference', p), toText(exact(difference(at(2), at(1))))),
  ];
}

const TERMS_GIVEN: Rule[] = [
  ...rule<{ n: string; p: RawTerm; e: string }>(
    'facts',
    '[the] {n:nth} term of {p:progression} is [given by] {e:expression}',
    ({ n, p, e }) => (isReference(p) && p.a.startsWith('arithmetic') ? withTerms(p, n, e) : null),
  ),
  ...['positive', 'negative'].flatMap((sign) =>
    rule<{ p: RawTerm }>('facts', `{p:progression} has (a|its) ${sign} common ratio`, ({ p }) => [
      fact(sign === 'positive' ? 'greater' : 'less', the('common ratio', p), '0'),
    ]),
  ),
];

/** Terms named one by one: "the first term, the ninth term and the nth term". */
const NAMED: Rule[] = [
  ...rule<{ n: string }>('single-term', '[the] {n:ordinal} term', ({ n }) => n),
  ...rule<{ a: string; b: string }>(
    'single-terms',
    '{a:single-term} [,] and {b:single-term}',
    ({ a, b }) => ({
      all: [a, b],
    }),
  ),
  ...rule<{ a: string; rest: RawTerm }>(
    'single-terms',
    '{a:single-term} , {rest:single-terms}',
    ({ a, rest }) => (isAll(rest) ? { all: [a, ...rest.all] } : null),
  ),
  ...rule<{ o: RawTerm }>('nth-terms', '{o:single-terms}', ({ o }) => o),
  ...rule<{ n: string; p: RawTerm; q: RawTerm }>(
    'facts',
    '[the] first {n:count} terms of {p:progression} are [also] [the] first {m:count} terms of {q:progression}',
    ({ n, p, q }) => equalEach(termsOf(p, firstOnes(n)), termsOf(q, firstOnes(n))),
  ),
];

/** Two progressions, and what is the same of them. */
const COMPARED: Rule[] = ['sum to infinity', 'common difference', 'common ratio'].flatMap((noun) =>
  rule<{ p: RawTerm; q: RawTerm }>(
    'facts',
    `{p:progression} and {q:progression} have the same ${noun}`,
    ({ p, q }) => [fact('equal', the(noun, p), the(noun, q))],
  ),
);

export const PROGRESSION_RULES: Rule[] = [...PROPERTIES, ...TERMS_GIVEN, ...NAMED, ...COMPARED];
