import { eachOf, fact, isAll, type RawFact, type RawTerm, SELF, saidOf, sayOf, the } from '../meaning.ts';
import { several } from '../english/nouns.ts';
import { NOUNS, PROPERTIES } from '../physics-nouns/vocabulary.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** "Batteries", "masses". */
const pluralOf = (noun: string): string =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;

const isPlain = (name: string): boolean => /^[a-z.-]+(?: [a-z.-]+)*$/.test(name);
const isSingular = (name: string): boolean => isPlain(name) && !/(?<!s)s$/.test(name);

/** So many things of one noun that were not spoken of before. */
const newOnes = (noun: string, count: number, at: number): RawTerm => ({
  all: Array.from({ length: count }, (_, i) => reference(`physics ${noun}`, null, 'a', at + i / 100)),
});

/** The names of things, as they are listed. */
const named = (noun: string, names: RawTerm, at: number): RawTerm => ({
  all: eachOf(names).map((name, i) =>
    reference(`physics ${noun}`, String(name).replace(/[\s$]/g, ''), 'the', at + i / 100),
  ),
});

/** "Of resistances 2 Ω and 4 Ω": each its own; one value is that of each. */
function shared(things: RawTerm, property: string, values: RawTerm): RawTerm | null {
  if (!isAll(things)) return null;
  const all = eachOf(values);
  if (all.length === 1) return saying(things, [fact('equal', the(property, SELF), all[0]!)]);
  if (all.length !== things.all.length) return null;
  const said = things.all.map((one, i) => saying(one, [fact('equal', the(property, SELF), all[i]!)])!);
  return { all: said };
}

/** The same of things that are spoken of: a fact of each. */
function sharedOut(things: RawTerm, property: string, values: RawTerm): RawFact[] | null {
  const all = eachOf(values);
  if (!isAll(things) || all.length !== things.all.length) return null;
  return things.all.map((one, i) => fact('equal', the(property, one), all[i]!));
}

const NAMES: Rule[] = [
  ...NOUNS.flatMap(({ name, english }) => {
    const plurals = english.filter(isSingular).map(pluralOf);
    return plurals.length === 0 ? [] : rule<object>('physics-nouns', `(${plurals.join('|')})`, () => name);
  }),
  ...PROPERTIES.flatMap(({ name, english }) => {
    const plurals = english.filter(isPlain).map((one) => (one.endsWith('.') ? `${one}s` : pluralOf(one)));
    return plurals.length === 0 ? [] : rule<object>('properties', `(${plurals.join('|')})`, () => name);
  }),
  ...several('physics-name'),
  ...several('amount'),
  ...several('entity'),
  ...rule<{ a: RawTerm; b: RawTerm }>('entitys', '{a:entity} , and {b:entity}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm }>('entitys', '{a:several}', ({ a }) => a),
];

const THINGS: Rule[] = [
  ...rule<{ c: string; n: string }>(
    'several',
    '{c:count} [identical|similar|separate] [{a:looks}] {n:physics-nouns}',
    ({ c, n }, [at]) => (Number(c) > 1 ? newOnes(n, Number(c), at) : null),
  ),
  ...rule<{ c: string; v: RawTerm; n: string }>(
    'several',
    '{c:count} [identical|similar|separate] {v:quantity} [{a:looks}] {n:physics-nouns}',
    ({ c, v, n }, [at]) =>
      Number(c) > 1 ? saying(newOnes(n, Number(c), at), [fact('equal', the('size', SELF), v)]) : null,
  ),
  ...rule<{ n: string; l: RawTerm }>(
    'several',
    '[the|two|three|four] [{a:looks}] {n:physics-nouns} [,] {l:physics-names} [,]',
    ({ n, l }, [at]) => named(n, l, at),
  ),
  ...rule<{ n: string; c?: string }>(
    'several',
    '(the|these|both|both the|both of the|all the|all of the) {c:count} [{a:looks}] {n:physics-nouns}',
    ({ n, c }, [at]) => reference(`physics ${n}`, c ?? null, 'all', at),
  ),
  ...rule<{ n: string }>('several', '(the|these|both) [{a:looks}] {n:physics-nouns}', ({ n }, [at]) =>
    reference(`physics ${n}`, null, 'all', at),
  ),
  ...rule<object>('several', '(they|them|these|the two|the three)', (_, [at]) =>
    reference('physics thing', null, 'all', at),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'several',
    '{e:several} [,] (each of|each with|each having|each has|all of|with each having) [the same] {f:with} [,]',
    ({ e, f }) => saying(e, f),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>('several', '{e:several} (of|with|having) {f:with}', ({ e, f }) =>
    saying(e, f),
  ),
  ...['of', 'having', 'with'].flatMap((word) =>
    rule<{ e: RawTerm; p: string; v: RawTerm }>(
      'several',
      `{e:several} [,] ${word} ({p:property}|{p:properties}) {v:amounts} [respectively] [,]`,
      ({ e, p, v }) => shared(e, p, v),
    ),
  ),
];

const COUNTED: Rule[] = ['of', 'having'].flatMap((word) =>
  rule<{ n: string; p: string; v: RawTerm }>(
    'several',
    `{n:physics-nouns} ${word} ({p:property}|{p:properties}) {v:amounts} [respectively]`,
    ({ n, p, v }, [at]) => {
      const count = eachOf(v).length;
      return count > 1 ? shared(newOnes(n, count, at), p, v) : null;
    },
  ),
);

const TOLD: Rule[] = [
  ...rule<{ e: RawTerm; p: string; v: RawTerm }>(
    'facts',
    '{e:entitys} (have|carry|are given|hold) [electric] ({p:property}|{p:properties}) [of] {v:amounts} [respectively|, respectively]',
    ({ e, p, v }) => sharedOut(e, p, v),
  ),
  ...rule<{ e: RawTerm; p: string; v: RawTerm }>(
    'facts',
    '[the] {p:properties} of {e:entitys} are {v:amounts} [respectively|, respectively]',
    ({ e, p, v }) => sharedOut(e, p, v),
  ),
  ...rule<{ n: string; f: RawFact[] }>(
    'facts',
    'each [of the] ({n:physics-noun}|{n:physics-nouns}) {f:does}',
    ({ n, f }, [at]) => sayOf(reference(`physics ${n}`, null, 'all', at), f),
  ),
  // "The spring constants are 36 N/m for P and 54 N/m for Q."
  ...rule<{ p: string; a: RawFact[]; b: RawFact[] }>(
    'facts',
    '[the] {p:properties} (are|is) {a:each-value} [,] and {b:each-value}',
    ({ p, a, b }) => [...a, ...b].map(({ of: [e, v] }) => fact('equal', the(p, e!), v!)),
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>('each-value', '{v:amount} (for|of) {e:entity}', ({ e, v }) => [
    fact('each', e, v),
  ]),
  ...rule<{ e: RawTerm; f: RawFact[] }>('facts', '{e:entitys} [each|all|both] {f:does}', ({ e, f }) =>
    isAll(e) ? saidOf(e, f) : null,
  ),
];

/** Several things of one noun, and what is said of each. */
export const SEVERAL_RULES: Rule[] = [...NAMES, ...THINGS, ...COUNTED, ...TOLD];
