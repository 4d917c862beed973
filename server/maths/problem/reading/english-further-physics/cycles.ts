import { asks, eachOf, fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** The one thing here of which the laws of a gas hold. */
const theGas = (at: number): RawTerm => reference('has rms speed', null, 'only', at);
/** A change by its letters, which name states and no things. */
const stage = (name: string, at: number): RawTerm =>
  reference('physics change of the gas', `change ${name}`, 'the', at);

const ON_IT = 'work done on it';
const BY_IT = 'work done by it';
const RISE = 'increase in internal energy';
const HEAT = 'heat supplied';
const lettersOf = (label: string): string => label.replace(/[^A-Z]/g, '');

/** PQRP: each change begins where the one before ends, and the last ends where the first begins. */
function cycle(label: string, e: RawTerm, at: number): RawFact[] | null {
  const letters = lettersOf(label);
  const isClosed = letters.at(0) === letters.at(-1) && new Set(letters).size === letters.length - 1;
  if (!isClosed || letters.length < 4) return null;
  const stages = [...letters].slice(1).map((to, i) => stage(`${letters[i]}${to}`, at + (i + 1) / 100));
  return [fact('scene', e), fact('equal', the('sum', ...stages.map((one) => the(RISE, one))), '0')];
}

/** What is said of a gas, said of it in a state that has a letter; null for anything else. */
function inState(facts: readonly RawFact[], state: string): RawFact[] | null {
  const placed = facts.map(({ relation, of: [left, ...others] }): RawFact | null =>
    relation === 'equal' &&
    typeof left === 'object' &&
    'the' in left &&
    left.of.length === 1 &&
    OF_STATE.has(left.the)
      ? { relation, of: [{ ...left, of: [left.of[0]!, state] }, ...others] }
      : null,
  );
  return placed.every((one) => one !== null) ? placed : null;
}

const OF_STATE = new Set(['pressure', 'volume', 'temperature']);

const same = (name: string, a: string, b: string, at: number): RawFact =>
  fact('equal', the(name, theGas(at), b), the(name, theGas(at), a));

/** What is kept constant from one state to the next says more by the laws of a gas. */
function kept(name: string, a: string, b: string, at: number): RawFact[] {
  const change = stage(`${a}${b}`, at + 0.5);
  const gas = theGas(at);
  if (name === 'volume') return [same(name, a, b, at), fact('equal', the(ON_IT, change), '0')];
  if (name === 'temperature') return [same(name, a, b, at), fact('equal', the(RISE, change), '0')];
  return [
    same(name, a, b, at),
    fact(
      'equal',
      the(BY_IT, change),
      the(
        'product',
        the('pressure', gas, a),
        the('difference', the('volume', gas, b), the('volume', gas, a)),
      ),
    ),
  ];
}

const GAS = '(the gas|it)';
const DONE = '(expands|is compressed|is heated|is cooled|is expanded|contracts|undergoes a change)';

const STATES: Rule[] = [
  ...rule<{ e: RawTerm; l: string }>(
    'facts',
    '{e:entity} (undergoes|is taken through|goes through|completes) (the|a) [cyclic] (cycle|series|sequence) [of changes] {l:many-labels}',
    ({ e, l }, [at]) => cycle(l, e, at),
  ),
  ...rule<{ l: string; f: RawFact[] }>(
    'sentence',
    '(at|in) [point|state] {l:label} [,] {f:facts}',
    ({ l, f }) => {
      const facts = inState(f, l);
      return facts && asks([], facts);
    },
  ),
  ...rule<{ p: string; l: string; e?: RawTerm }>(
    'quant',
    `[the] {p:property} [{s:symbol}] of the gas at [point] {l:label}`,
    ({ p, l }, [at]) => (OF_STATE.has(p) ? the(p, theGas(at), l) : null),
  ),
  ...rule<{ p: string; l: string }>('quant', `its {p:property} at [point] {l:label}`, ({ p, l }, [at]) =>
    OF_STATE.has(p) ? the(p, theGas(at), l) : null,
  ),
  ...rule<{ p: string; l: string; m: string }>(
    'facts',
    `the {p:property} of the gas at [point] {l:label} is (equal to|the same as) (its|the) {q:property} at [point] {m:label}`,
    (slots, [at]) => {
      const { p, q, l, m } = slots as unknown as { p: string; q: string; l: string; m: string };
      if (p !== q || !OF_STATE.has(p)) return null;
      const none = p === 'temperature' ? [`${l}${m}`, `${m}${l}`] : [];
      return [
        same(p, m, l, at),
        ...none.map((name, i) => fact('equal', the(RISE, stage(name, at + 0.5 + i / 10)), '0')),
      ];
    },
  ),
];

const BETWEEN = 'from {a:label} to {b:label} [,]';

const STAGES: Rule[] = [
  ...rule<{ a: string; b: string; p: string; f?: RawFact[] }>(
    'facts',
    `${BETWEEN} ${GAS} ${DONE} at constant {p:property} [to a {f:with}]`,
    ({ a, b, p, f }, [at]) => {
      const end = inState(
        (f ?? []).map(({ relation, of: [left, ...others] }) => ({
          relation,
          of: [typeof left === 'object' && 'the' in left ? { ...left, of: [theGas(at)] } : left!, ...others],
        })),
        b,
      );
      return OF_STATE.has(p) && end ? [...kept(p, a, b, at), ...end] : null;
    },
  ),
  ...rule<{ a: string; b: string; p: string }>(
    'facts',
    `${BETWEEN} the {p:property} [of the gas] (stays|remains|is|is kept) constant [while the {q:property} (falls|rises|increases|decreases)]`,
    ({ a, b, p }, [at]) => (OF_STATE.has(p) ? kept(p, a, b, at) : null),
  ),
  ...rule<{ a: string; b: string; v: RawTerm }>(
    'facts',
    `${BETWEEN} ${GAS} (is compressed|expands) [and (returned|returns|is returned) to its (original|initial) state] , the work done (on the gas|on it) [during this change] being {v:quantity}`,
    ({ a, b, v }, [at]) => [fact('equal', the(ON_IT, stage(`${a}${b}`, at + 0.5)), v)],
  ),
  ...rule<{ a: string; b: string }>(
    'facts',
    `${BETWEEN} ${GAS} ${DONE} [and (returned|returns|is returned) to its (original|initial) state]`,
    () => spokenOf(),
  ),
  ...rule<{ q: RawTerm }>('facts', '{q:of-a-stage} is {v:amount}', (slots) => {
    const { q, v } = slots as unknown as { q: RawTerm; v: RawTerm };
    return [fact('equal', q, v)];
  }),
  ...rule<{ l: string; n: string; v: RawTerm }>(
    'facts',
    '(during|for|in) [the] change {l:two-labels} [,] {n:of-changes} is {v:quantity}',
    ({ l, n, v }, [at]) => [fact('equal', the(n, stage(lettersOf(l), at + 0.5)), v)],
  ),
  ...rule<{ l: string; v: RawTerm; n: string }>(
    'facts',
    '(during|for|in) [the] change {l:two-labels} [,] {v:quantity} of {n:given-in-change}',
    ({ l, n, v }, [at]) => [fact('equal', the(n, stage(lettersOf(l), at + 0.5)), v)],
  ),
];

const ENERGY = '(thermal energy|heat|energy)';

const ASKED: Rule[] = [
  ...rule<object>('of-changes', '[the] (increase|change) in [the] internal energy [of the gas]', () => RISE),
  ...rule<object>('of-changes', '[the] work done on (the gas|it)', () => ON_IT),
  ...rule<object>('of-changes', '[the] work done by (the gas|it)', () => BY_IT),
  ...rule<object>('of-changes', `[the] ${ENERGY} (transferred|supplied) to (the gas|it)`, () => HEAT),
  ...rule<object>('given-in-change', `${ENERGY} is (transferred|supplied) to (the gas|it)`, () => HEAT),
  ...rule<object>('given-in-change', 'work is done on (the gas|it)', () => ON_IT),
  ...rule<object>('given-in-change', 'work is done by (the gas|it)', () => BY_IT),
  ...rule<{ l: string }>('some-stages', '{l:two-labels}', ({ l }) => ({ all: [lettersOf(l)] })),
  ...rule<{ l: string; m: RawTerm }>(
    'some-stages',
    '{l:two-labels} (,|and|and during the change|and in the change|, and) {m:some-stages}',
    ({ l, m }) => ({ all: [lettersOf(l), ...eachOf(m)] }),
  ),
  ...rule<{ n: string; l: RawTerm }>(
    'of-a-stage',
    '{n:of-changes} (during|for|in) [each of] [the] (change|changes) {l:some-stages}',
    ({ n, l }, [at]) => {
      const all = eachOf(l).map((name, i) => the(n, stage(String(name), at + (i + 1) / 100)));
      return all.length === 1 ? all[0]! : { all };
    },
  ),
  ...rule<{ q: RawTerm }>('sought', '{q:of-a-stage}', ({ q }) => q),
  ...rule<{ q: RawTerm }>('quant', '{q:of-a-stage}', ({ q }) => ('all' in (q as object) ? null : q)),
];

export const CYCLE_RULES: Rule[] = [...STATES, ...STAGES, ...ASKED];
