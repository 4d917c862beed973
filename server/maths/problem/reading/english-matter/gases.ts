import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { fact, type RawFact, type RawTerm, SELF, saidOf, sayOf, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const GASES = 'argon|helium|neon|nitrogen|oxygen|hydrogen|air|methane|krypton|xenon|carbon dioxide';
const MONATOMIC = 'monatomic gas';
const PLAIN = 'gas';

/** The one thing here of which the laws of a gas hold. */
const theGas = (at: number): RawTerm => reference('has rms speed', null, 'only', at);

const KELVIN = parseUnit('K')!.dimension;

const isOf = (v: RawTerm, dimension: typeof KELVIN): boolean => {
  const unit = typeof v === 'object' && 'amount' in v ? parseUnit(v.unit) : null;
  return unit !== null && sameDimension(unit.dimension, dimension);
};

const MOLES = parseUnit('mol')!.dimension;
const GRAMS = parseUnit('kg')!.dimension;
const LITRES = parseUnit('m^3')!.dimension;

/** "0.32 mol of a gas", "2.0 g of helium", "250 cm³ of air". */
const howMuch = (v: RawTerm): RawFact[] | null => {
  const name = isOf(v, MOLES) ? 'amount' : isOf(v, GRAMS) ? 'mass' : isOf(v, LITRES) ? 'volume' : null;
  return name === null ? null : [fact('equal', the(name, SELF), v)];
};

const isAGas = (e: RawTerm, noun: string): RawFact[] => [
  fact('also', e, noun === MONATOMIC ? MONATOMIC : 'ideal gas'),
  fact('also', e, noun === MONATOMIC ? 'change of a monatomic gas' : 'change of a gas'),
];

const GAS: Rule[] = [
  ...rule<object>('gas-name', `[ideal] (${GASES}) [gas]`, () => PLAIN),
  ...rule<object>('gas-name', '[ideal] gas', () => PLAIN),
  ...rule<object>('gas-name', '(ideal monatomic|monatomic ideal|monatomic) gas', () => MONATOMIC),
  ...rule<{ n: string }>(
    'some-gas',
    '[a|an|a fixed mass of|a fixed amount of|a sample of|a sample of an|a fixed mass of an|some|a certain mass of|a quantity of] {n:gas-name}',
    ({ n }) => n,
  ),
  ...rule<{ n: string }>('entity', '{n:some-gas}', ({ n }, [at]) => reference(`physics ${n}`, null, 'a', at)),
  ...rule<{ v: RawTerm; n: string }>('entity', '{v:quantity} of {n:some-gas}', ({ v, n }, [at]) => {
    const told = howMuch(v);
    return told && saying(reference(`physics ${n}`, null, 'a', at), told);
  }),
  ...rule<object>('entity', '(the|this|its|all of the) {n:gas-name}', (_, [at]) => theGas(at)),
  ...rule<{ e: RawTerm }>('entity', '[the] {n:gas-name} (in|inside) {e:entity}', ({ e }) => e),
  ...rule<{ e: RawTerm; n: string; f?: RawFact[] }>(
    'facts',
    '{e:entity} (contains|is filled with|holds) {n:some-gas} [(at|with|of) {f:with}]',
    ({ e, n, f }) => [...isAGas(e, n), ...sayOf(e, f ?? [])],
  ),
  ...rule<{ e: RawTerm; v: RawTerm; n: string; f?: RawFact[] }>(
    'facts',
    '{e:entity} (contains|is filled with|holds) {v:quantity} of {n:some-gas} [(at|with) {f:with}]',
    ({ e, v, n, f }) => {
      const told = howMuch(v);
      return told && [...isAGas(e, n), ...sayOf(e, [...told, ...(f ?? [])])];
    },
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>('facts', 'there (is|are) {v:quantity} of {e:entity}', ({ v, e }) => {
    const told = howMuch(v);
    return told && sayOf(e, told);
  }),
  // "Of which there is 0.32 mol".
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'entity',
    '{e:entity} , of which there (is|are) {v:quantity} ,',
    ({ e, v }) => {
      const told = howMuch(v);
      return told && saying(e, told);
    },
  ),
  ...rule<{ v: RawTerm }>('with', '{v:quantity}', ({ v }) =>
    isOf(v, KELVIN) ? [fact('equal', the('temperature', SELF), v)] : null,
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('with', '{f:with} at [a|an] {g:with}', ({ f, g }) => [...f, ...g]),
  ...rule<{ f: RawFact[] }>('does', '(is|are) (at|of) {f:with}', ({ f }) => f),
  ...rule<{ e: RawTerm; f: RawFact[] }>('entity', '{e:entity} at {f:with}', ({ e, f }) => saying(e, f)),
  ...rule<{ e: RawTerm; f: RawFact[] }>('facts', '{e:entity} (is at|has) {f:with}', ({ e, f }) =>
    saidOf(e, f),
  ),
  ...rule<object>(
    'facts',
    '{e:entity} (may be assumed to be|may be assumed to behave as|behaves as|may be considered to be|is assumed to behave as|is assumed to be|can be assumed to be|is|behave as|can be considered to be|may be considered to behave as) (an ideal gas|ideal|ideal gases)',
    () => [fact('scene')],
  ),
  ...rule<object>(
    'facts',
    '{e:some-gas} (may be assumed to be|may be assumed to behave as|behaves as|may be considered to be|is assumed to behave as|is assumed to be) (an ideal gas|ideal)',
    () => [fact('scene')],
  ),
  ...rule<object>(
    'facts',
    '(both|the|all) gases (behave as ideal gases|are ideal|may be assumed to be ideal)',
    () => [fact('scene')],
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    '{e:some-gas} (may be assumed to be|may be assumed to behave as|behaves as|may be considered to be) an ideal gas (of|with) {f:with}',
    ({ f }, [at]) => sayOf(theGas(at), f),
  ),
  // "The molar mass of argon is 40 g mol⁻¹".
  ...rule<{ p: string; e?: RawTerm }>(
    'quant',
    `[the] {p:property} of {n:gas-name} [in {e:entity}]`,
    ({ p, e }, [at]) => the(p, e ?? theGas(at)),
  ),
];

const OF_MOLECULES: Record<string, string> = {
  mass: 'molecular mass',
  'rms speed': 'rms speed',
  'mean square speed': 'mean square speed',
  'mean kinetic energy': 'mean kinetic energy',
  'total kinetic energy': 'total kinetic energy',
  'kinetic energy': 'total kinetic energy',
};

const MOLECULES = '(molecule|molecules|atom|atoms|particle|particles)';
const EACH = '(a|an|one|each|a single|the|its|)';

const MOLECULAR: Rule[] = [
  ...rule<{ p: string; n?: string; e?: RawTerm }>(
    'quant',
    `[the] {p:property} [{s:symbol}] of ${EACH} [{n:gas-name}] ${MOLECULES} [(of|in) {e:entity}]`,
    ({ p, e }, [at]) => {
      const name = OF_MOLECULES[p];
      return name ? the(name, e ?? theGas(at)) : null;
    },
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    `[the] [total] number of [{n:gas-name}] ${MOLECULES} (of|in) {e:entity}`,
    ({ e }, [at]) => the('number of molecules', e ?? theGas(at)),
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    `[the] (amount|number of moles) [of {n:gas-name}] [in {e:entity}]`,
    ({ e }, [at]) => the('amount', e ?? theGas(at)),
  ),
];

const WORK = '[the] [total|amount of] work done';
const ENERGY = '(thermal energy|heat|energy|energy by heating|heat energy)';
const GIVEN = '(supplied|transferred|added|given|provided)';

const ON_IT = 'work done on it';
const BY_IT = 'work done by it';

const FIRST_LAW: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'quant',
    `${WORK} on {e:entity} [during (the|this) (change|compression|process|expansion)]`,
    ({ e }) => the(ON_IT, e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `${WORK} by {e:entity} [(in expanding|during (the|this) (change|expansion|process)|as it expands|during expansion)] [against the atmosphere]`,
    ({ e }) => the(BY_IT, e),
  ),
  ...rule<{ e: RawTerm }>('quant', `[the] ${ENERGY} ${GIVEN} to {e:entity}`, ({ e }) =>
    the('heat supplied', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] ${ENERGY} (lost by|transferred from|removed from|given out by) {e:entity} [to (its|the) surroundings]`,
    ({ e }) => the('heat lost', e),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>('facts', '{v:quantity} of work is done on {e:entity}', ({ v, e }) => [
    fact('equal', the(ON_IT, e), v),
  ]),
  ...rule<{ v: RawTerm; e: RawTerm }>('facts', '{v:quantity} of work is done by {e:entity}', ({ v, e }) => [
    fact('equal', the(BY_IT, e), v),
  ]),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    '{e:entity} does {v:quantity} of work [on (its|the) surroundings]',
    ({ v, e }) => [fact('equal', the(BY_IT, e), v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `{v:quantity} of ${ENERGY} is ${GIVEN} to {e:entity}`,
    ({ v, e }) => [fact('equal', the('heat supplied', e), v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `{v:quantity} of ${ENERGY} is (lost by|transferred from|removed from|given out by|transferred out of) {e:entity} [to (its|the) surroundings]`,
    ({ v, e }) => [fact('equal', the('heat lost', e), v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `{e:entity} (loses|gives out|transfers) {v:quantity} of ${ENERGY} [to (its|the) surroundings]`,
    ({ v, e }) => [fact('equal', the('heat lost', e), v)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `{e:entity} (absorbs|gains|is supplied with|receives) {v:quantity} of ${ENERGY}`,
    ({ v, e }) => [fact('equal', the('heat supplied', e), v)],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `during (the|this) (change|compression|expansion|process|heating|cooling) [,] {f:facts}`,
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[]; e: RawTerm }>(
    'facts',
    `{f:facts} [,] (so that|and) no ${ENERGY} (is transferred|enters or leaves|is exchanged) [to or from {e:entity}]`,
    ({ f }) => {
      const change = f.find(({ relation }) => relation === 'change');
      return change ? [...f, fact('equal', the('heat supplied', change.of[0]!), '0')] : null;
    },
  ),
];

const DONE =
  '(is|are|is then|is now|is slowly|is rapidly|is suddenly|is gradually) (heated|cooled|compressed|warmed|expanded|allowed to expand|allowed to cool|left to cool) [slowly|rapidly|quickly|suddenly]';

/** What is done with a thing, and what it comes to. */
const DONE_WITH: Rule[] = [
  ...rule<object>('does', `(expands|${DONE})`, () => [fact('change', SELF)]),
  ...rule<{ v: RawTerm }>(
    'does',
    '(does|performs) {v:quantity} of work [(on its surroundings|on the surroundings|against the atmosphere|against the piston)]',
    ({ v }) => [fact('equal', the(BY_IT, SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `(absorbs|gains|receives|is supplied with) {v:quantity} of ${ENERGY}`,
    ({ v }) => [fact('equal', the('heat supplied', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `(loses|gives out|transfers) {v:quantity} of ${ENERGY} [to (its|the) surroundings]`,
    ({ v }) => [fact('equal', the('heat lost', SELF), v)],
  ),
  ...rule<{ e: RawTerm; p?: string; a?: RawFact[]; b: RawFact[] }>(
    'facts',
    `{e:entity} (${DONE}|expands|is changed|[slowly|rapidly] expands) [at constant {p:property}] [from [a|an] {a:with}] to [a|an] {b:with}`,
    ({ e, p, a, b }) => [
      ...(a ? sayOf(e, a) : []),
      fact('change', e),
      ...sayOf(e, b),
      ...(p ? [fact('stays', the(p, e))] : []),
    ],
  ),
  ...rule<{ e: RawTerm }>('facts', `{e:entity} (${DONE}|expands)`, ({ e }) => [fact('change', e)]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '{f:facts} [,] (until|so that) {g:facts}', ({ f, g }) =>
    f.some(isChange) && g.every((one) => isChange(one) || ['equal', 'stays'].includes(one.relation))
      ? [...(g.some(isChange) ? f.map((one) => (isChange(one) ? fact('given', ...one.of) : one)) : f), ...g]
      : null,
  ),
];

const isChange = ({ relation }: RawFact): boolean => relation === 'change';

export const GAS_RULES: Rule[] = [...GAS, ...MOLECULAR, ...FIRST_LAW, ...DONE_WITH];
