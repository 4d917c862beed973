import { fact, type RawFact, type RawProperty, type RawTerm, SELF, saidOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { sought } from '../shared/manners.ts';
import { AT } from './things.ts';

/** "The initial pressure", "the new pressure": of a thing before and after what was done with it. */
const at = (term: RawTerm, moment: string): RawTerm =>
  isProperty(term) && term.of.length === 1 ? { ...term, of: [term.of[0]!, moment] } : term;

const isProperty = (term: RawTerm): term is RawProperty => typeof term === 'object' && 'the' in term;

const ownerOf = (term: RawTerm): RawTerm | null => (isProperty(term) ? (term.of[0] ?? null) : null);

const onlyWith = (name: string, place: number): RawTerm => reference(`has ${name}`, null, 'only', place);

/** A change of what has a quantity, and what that is then. */
function changed(q: RawTerm, to: RawTerm, from?: RawTerm): RawFact[] | null {
  const owner = ownerOf(q);
  if (owner === null) return null;
  return [
    ...(from === undefined ? [] : [fact('equal', q, from)]),
    fact('change', owner),
    fact('equal', q, to),
  ];
}

/** A difference of temperatures has no zero of its own. */
const apart = (by: RawTerm): RawTerm =>
  typeof by === 'object' && 'amount' in by && /°|\\circ|degree|℃/.test(by.unit) ? { ...by, unit: 'K' } : by;

const isPercentage = (term: RawTerm): boolean =>
  typeof term === 'object' && 'amount' in term && /%/.test(term.unit);

/** By how much it rises, or the part of what it was. */
function changedBy(q: RawTerm, by: RawTerm, sign: 'sum' | 'difference'): RawFact[] | null {
  const before = at(q, 'before');
  return changed(q, the(sign, before, isPercentage(by) ? the('product', by, before) : apart(by)));
}

const timesBefore = (q: RawTerm, times: RawTerm): RawFact[] | null =>
  changed(q, the('product', times, at(q, 'before')));

const isNumber = (v: string): boolean => /^\d{1,9}(?:\.\d{1,9})?$/.test(v);

const UP = '(is|are|is then|is now|is slowly|is gradually|) (increased|raised|increases|rises)';
const DOWN =
  '(is|are|is then|is now|is slowly|is gradually|) (decreased|reduced|lowered|decreases|falls|drops)';
const EITHER = '(is|are|is then|is now|) (changed|changes|altered|adjusted)';

const MOMENTS: Rule[] = [
  ...rule<object>('moment', '(initial|original|starting)', () => 'initial'),
  ...rule<object>('moment', '(final|new|resulting)', () => 'final'),
  ...rule<{ m: string; p: string; e: RawTerm }>(
    'quant',
    `[the|a|an] {m:moment} {p:property} [{s:symbol}] ${AT} {e:entity}`,
    ({ m, p, e }) => the(p, e, m),
  ),
  ...rule<{ e: RawTerm; m: string; p: string }>(
    'quant',
    '{e:owner} {m:moment} {p:property} [{s:symbol}]',
    ({ e, m, p }) => the(p, e, m),
  ),
  ...rule<{ m: string; p: string }>(
    'quant',
    '(its|their|the) {m:moment} {p:property} [{s:symbol}]',
    ({ m, p }, [place]) => the(p, onlyWith(p, place), m),
  ),
  ...['amount', 'named-amount'].flatMap((kind) =>
    rule<{ m: string; p: string; v: RawTerm | RawFact[] }>(
      'with',
      `[a|an|the] {m:moment} {p:property} [{s:symbol}] [of|is] {v:${kind}}`,
      ({ m, p, v }) =>
        Array.isArray(v)
          ? [fact('equal', the(p, SELF, m), v[0]!.of[0]!), ...v]
          : [fact('equal', the(p, SELF, m), v)],
    ),
  ),
  ...rule<{ f: RawFact[] }>('facts', 'initially [,] {f:facts}', ({ f }) => initially(f)),
  ...rule<{ f: RawFact[] }>('facts', '{f:facts} initially', ({ f }) => initially(f)),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    '{e:entity} (is|are) initially (at|of) {f:with}',
    ({ e, f }) => {
      const told = initially(f);
      return told && saidOf(e, told);
    },
  ),
];

/** Of what was done with nothing yet; null where it is said of something else already. */
function initially(facts: RawFact[]): RawFact[] | null {
  if (facts.some(({ relation }) => relation !== 'equal')) return null;
  return facts.map(({ relation, of }) => ({ relation, of: of.map((one) => at(one, 'initial')) }));
}

const CHANGES: Rule[] = [
  ...[UP, DOWN, EITHER].flatMap((verb) => [
    ...rule<{ q: RawTerm; a: RawTerm; b: RawTerm }>(
      'facts',
      `{q:quant} ${verb} [from {a:amount}] to {b:amount}`,
      ({ q, a, b }) => changed(q, b, a),
    ),
    ...rule<{ q: RawTerm; n: string }>(
      'facts',
      `{q:quant} ${verb} to {n:number} times (its|the) (initial|original|previous) value`,
      ({ q, n }) => (isNumber(n) ? timesBefore(q, n) : null),
    ),
    ...rule<{ q: RawTerm; v: RawTerm }>(
      'facts',
      `{q:quant} ${verb} to {v:quantity} of (its|the) (initial|original|previous) value`,
      ({ q, v }) => (isPercentage(v) ? timesBefore(q, v) : null),
    ),
  ]),
  ...rule<{ q: RawTerm; v: RawTerm }>('facts', `{q:quant} ${UP} by {v:amount}`, ({ q, v }) =>
    changedBy(q, v, 'sum'),
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>('facts', `{q:quant} ${DOWN} by {v:amount}`, ({ q, v }) =>
    changedBy(q, v, 'difference'),
  ),
  ...rule<{ q: RawTerm; n: string }>('facts', `{q:quant} ${UP} by a factor of {n:number}`, ({ q, n }) =>
    isNumber(n) ? timesBefore(q, n) : null,
  ),
  ...rule<{ q: RawTerm; n: string }>('facts', `{q:quant} ${DOWN} by a factor of {n:number}`, ({ q, n }) =>
    isNumber(n) ? timesBefore(q, the('ratio', '1', n)) : null,
  ),
  ...rule<{ q: RawTerm; t: string }>('facts', '{q:quant} {t:multiplied}', ({ q, t }) => timesBefore(q, t)),
  ...rule<object>(
    'multiplied',
    '(doubles|is doubled|is now doubled|is then doubled|is increased to double)',
    () => '2',
  ),
  ...rule<object>('multiplied', '(halves|is halved|is now halved|is then halved)', () => '1/2'),
  ...rule<object>('multiplied', '(trebles|triples|is trebled|is tripled)', () => '3'),
  ...rule<{ f: RawFact[]; q: RawTerm }>(
    'facts',
    '{f:facts} [,] (without any change in|without a change in|without changing) {q:quant}',
    ({ f, q }) => [...f, fact('stays', q)],
  ),
  ...rule<{ f: RawFact[]; q: RawTerm }>(
    'facts',
    '{f:facts} [,] (with|keeping|while keeping) {q:quant} [kept|held|being|remaining] (constant|unchanged)',
    ({ f, q }) => [...f, fact('stays', q)],
  ),
  ...rule<{ f: RawFact[]; p: string }>('facts', '{f:facts} [,] at constant {p:property}', ({ f, p }) => {
    const change = f.find(({ relation }) => relation === 'change');
    return change ? [...f, fact('stays', the(p, change.of[0]!))] : null;
  }),
  ...rule<{ q: RawTerm }>(
    'facts',
    '{q:quant} (is|are|remains|remain|stays) [kept|held|maintained] (constant|unchanged|the same) [throughout|during (the|this) (change|process)]',
    ({ q }) => [fact('stays', q)],
  ),
  ...rule<{ q: RawTerm }>('facts', '{q:quant} does not change', ({ q }) => [fact('stays', q)]),
];

const GOALS: Rule[] = [
  ...rule<{ q: RawTerm }>('quant', '(the|any) change in {q:quant}', ({ q }) => rise('change in', q)),
  ...rule<{ q: RawTerm }>('quant', '(the|an) (increase|rise|gain) in {q:quant}', ({ q }) =>
    rise('increase in', q),
  ),
  ...rule<{ q: RawTerm }>('quant', '(the|a) (decrease|fall|reduction|drop|loss) in {q:quant}', ({ q }) =>
    rise('decrease in', q),
  ),
  ...rule<{ q: RawTerm }>(
    'sought',
    'the (factor|number of times) by which {q:quant} (changes|increases|is increased|is multiplied|has increased)',
    ({ q }) => the('ratio', at(q, 'final'), at(q, 'before')),
  ),
  ...rule<{ q: RawTerm }>(
    'goals',
    'by what factor (is|does|has) {q:quant} (multiplied|increased|increase|change|changed)',
    ({ q }) => sought(the('ratio', at(q, 'final'), at(q, 'before'))),
  ),
  ...rule<{ q: RawTerm; r: RawTerm }>('sought', 'the ratio [of] {q:quant} (to|over) {r:quant}', ({ q, r }) =>
    the('ratio', q, r),
  ),
];

/** How a quantity changes: the property of that name, or what it is now less what it was. */
const rise = (name: string, q: RawTerm): RawTerm | null =>
  isProperty(q) && q.of.length === 1 && !q.where ? the(name, q) : null;

export const CHANGE_RULES: Rule[] = [...MOMENTS, ...CHANGES, ...GOALS];
