import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { isOne, ownerOf } from './standing.ts';

const GAS = '(gas|air|helium|oxygen|nitrogen|hydrogen|argon|neon|carbon dioxide)';
const REST = 'the remaining gas';

const rest = (at: number): RawTerm => reference('physics gas', REST, 'the', at);
const again = (at: number): RawTerm => reference('physics gas', REST, 'bare', at);
const theGas = (at: number): RawTerm => reference('has rms speed', null, 'only', at);
/** Of the gas that there was and what remains of it, the first. */
const allOfIt = (at: number): RawTerm => reference('has rms speed', null, 'one', at);

const KEPT = ['volume', 'temperature', 'molar mass', 'molecular mass'];
const same = (name: string, a: RawTerm, b: RawTerm): RawFact => fact('equal', the(name, a), the(name, b));

const AMOUNTS: Record<string, string> = {
  mass: 'mass',
  amount: '(amount|number of moles)',
  'number of molecules': 'number of (molecules|atoms)',
};

const LEAVES =
  '(is released|is allowed to escape|escapes|leaks|leaks out|is removed|is used|is let out|flows out|leaves) [from|out of|of]';

/** Some of a gas leaves what it was in: what remains has less pressure. */
const RELEASED: Rule[] = [
  ...rule<{ v: RawTerm; e?: RawTerm }>(
    'facts',
    `(some [of the]|a quantity of [the]|part of the|) ${GAS} ${LEAVES} [the [gas] {w:story-word}] [at constant temperature] (until|so that) (the|its) pressure [of the [remaining] ${GAS}] [in the {x:story-word}] (is|is reduced to|falls to|becomes|has fallen to|decreases to|drops to) {v:quantity}`,
    ({ v }, [at]) => [
      ...KEPT.map((name) => same(name, theGas(at), rest(at + 0.5))),
      fact('equal', the('pressure', rest(at + 0.5)), v),
    ],
  ),
  ...rule<object>(
    'facts',
    `the (temperature|temperature and volume) [of the ${GAS}] [and of the {w:story-word}] (does not change|do not change|remains constant|stays constant|is unchanged|is constant)`,
    (_, [at]) => spokenOf(again(at)),
  ),
  ...['mass', 'amount', 'number of molecules'].flatMap((name) => [
    ...rule<object>(
      'quant',
      `[the] ${AMOUNTS[name]} [{s:symbol}] of [the] ${GAS} (that (is|was|has been) (released|lost|removed|used)|released|that (escapes|leaks|leaves|has escaped|has leaked)|removed|lost|which is released) [from the {w:story-word}]`,
      (_, [at]) => the('difference', the(name, allOfIt(at)), the(name, again(at + 0.5))),
    ),
    ...rule<object>(
      'quant',
      `[the] ${AMOUNTS[name]} [{s:symbol}] of [the] ${GAS} (remaining|that remains|left|that is left|which remains) [in the {w:story-word}]`,
      (_, [at]) => the(name, again(at)),
    ),
  ]),
];

const LATER =
  '(later|some time later|after some time|after (a|the|its) {w:story-word}|at the end of (a|the) {w:story-word}|during the (day|night)|on (a|the) (hot|warm|cold) day|on another day)';

/** How much of a state something else has. */
const STATES: Rule[] = [
  ...rule<{ q: RawTerm; v: RawTerm }>(
    'facts',
    `${LATER} [,] {q:quant} (is|is now|has risen to|has fallen to|has increased to|has decreased to|is found to be|becomes|has become) {v:quantity}`,
    ({ q, v }) => {
      const owner = ownerOf(q);
      return owner === undefined ? null : [fact('change', owner), fact('equal', q, v)];
    },
  ),
  ...rule<{ f: RawFact[]; p: string; v: RawTerm }>(
    'facts',
    '{f:facts} [,] at a [constant] {p:property} [{s:symbol}] of {v:quantity}',
    ({ f, p, v }) => {
      const [owner, another] = f.filter(({ relation }) => relation === 'change').map(({ of: [one] }) => one!);
      if (owner === undefined || (another !== undefined && JSON.stringify(another) !== JSON.stringify(owner)))
        return null;
      return [...f, fact('stays', the(p, owner)), fact('equal', the(p, owner), v)];
    },
  ),
  ...rule<{ e: RawTerm; n: string; f: RawFact[]; p: string; v: RawTerm }>(
    'facts',
    '{e:entity} (contains|is filled with|holds) {n:some-gas} (at|with) {f:with} (when (the|its) {p:property} [of the gas] is|and) {v:quantity}',
    ({ e, n, f, p, v }) =>
      p === undefined
        ? null
        : [
            fact('also', e, n === 'monatomic gas' ? n : 'ideal gas'),
            fact('also', e, n === 'monatomic gas' ? 'change of a monatomic gas' : 'change of a gas'),
            ...sayOf(e, [...f, fact('equal', the(p, SELF), v)]),
          ],
  ),
  ...rule<{ q: RawTerm }>(
    'facts',
    '(any|the) change in {q:quant} (is negligible|may be neglected|can be neglected|may be ignored)',
    ({ q }) => (isOne(q) ? [fact('stays', q)] : null),
  ),
];

const STAGES = '(during|for|in|over)';
const two = (label: string): string => label.replace(/[^A-Z]/g, '');
const stage = (name: string, at: number): RawTerm =>
  reference('physics change of the gas', `change ${name}`, 'the', at);

const ENERGY = '(thermal energy|heat|energy|energy by heating)';

/** What happens in a change of a cycle that has a name. */
const CYCLES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'stage-clause',
    `(the gas does {v:quantity} of work|{v:quantity} of work is done by (the gas|it)|the work done by the gas is {v:quantity})`,
    ({ v }) => [fact('equal', the('work done by it', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'stage-clause',
    `({v:quantity} of work is done on (the gas|it)|the work done on the gas is {v:quantity})`,
    ({ v }) => [fact('equal', the('work done on it', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'stage-clause',
    `({v:quantity} of ${ENERGY} is (supplied|transferred|added|given) to (the gas|it)|(the gas|it) (absorbs|gains|receives|is supplied with) {v:quantity} of ${ENERGY})`,
    ({ v }) => [fact('equal', the('heat supplied', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'stage-clause',
    `({v:quantity} of ${ENERGY} is (lost by|removed from|transferred from|given out by) (the gas|it)|(the gas|it) (loses|gives out) {v:quantity} of ${ENERGY})`,
    ({ v }) => [fact('equal', the('heat lost', SELF), v)],
  ),
  ...rule<object>(
    'stage-clause',
    `(no ${ENERGY} (enters or leaves the gas|is (transferred|supplied) [to or from] [to] [(the gas|it)]|is exchanged with the surroundings)|(it|the change) is adiabatic)`,
    () => [fact('equal', the('heat supplied', SELF), '0')],
  ),
  ...rule<object>(
    'stage-clause',
    '(no work is done [(on|by) (the gas|it)]|(the gas|it) does no work|(the|its) volume [of the gas] (is|stays|remains) constant)',
    () => [fact('equal', the('work done on it', SELF), '0')],
  ),
  ...rule<object>(
    'stage-clause',
    '(the|its) (temperature|internal energy) [of the gas] (is|stays|remains|does not) (constant|unchanged|change)',
    () => [fact('equal', the('increase in internal energy', SELF), '0')],
  ),
  ...rule<{ v: RawTerm }>(
    'stage-clause',
    '(the|its) internal energy [of the gas] (increases|rises) by {v:quantity}',
    ({ v }) => [fact('equal', the('increase in internal energy', SELF), v)],
  ),
  ...rule<{ v: RawTerm }>(
    'stage-clause',
    '(the|its) internal energy [of the gas] (decreases|falls) by {v:quantity}',
    ({ v }) => [fact('equal', the('increase in internal energy', SELF), the('difference', '0', v))],
  ),
  ...rule<{ a: RawFact[]; b?: RawFact[] }>(
    'stage-clauses',
    '{a:stage-clause} [[,] (and|while|) {b:stage-clauses}]',
    ({ a, b }) => [...a, ...(b ?? [])],
  ),
  ...rule<{ l: string; f: RawFact[] }>(
    'facts',
    `${STAGES} [the] (change|process|stage|section) {l:two-labels} [,] {f:stage-clauses}`,
    ({ l, f }, [at]) => sayOf(stage(two(l), at), f),
  ),
  ...rule<{ f: RawFact[]; l: string }>(
    'facts',
    `{f:stage-clauses} ${STAGES} [the] (change|process|stage) {l:two-labels}`,
    ({ f, l }, [at]) => sayOf(stage(two(l), at), f),
  ),
  ...rule<{ l: string; p: string; f?: RawFact[] }>(
    'facts',
    '[the] (change|process) {l:two-labels} (takes place|occurs|is|is carried out) at constant {p:property} [[,] and {f:stage-clauses}]',
    ({ l, p, f }, [at]) => {
      const own = OF_CONSTANT[p];
      return own ? sayOf(stage(two(l), at), [fact('equal', the(own, SELF), '0'), ...(f ?? [])]) : null;
    },
  ),
];

const OF_CONSTANT: Record<string, string> = {
  volume: 'work done on it',
  temperature: 'increase in internal energy',
};

export const GAS_CHANGE_RULES: Rule[] = [...RELEASED, ...STATES, ...CYCLES];
