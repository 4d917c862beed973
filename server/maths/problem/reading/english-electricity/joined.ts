import {
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawTerm,
  SELF,
  sayOf,
  the,
} from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { onlyWith } from '../english-physics/things.ts';

const isJoined = ({ relation }: RawFact): boolean => relation.startsWith('joined ');

/** What holds when things are joined. */
const WHEN: Rule[] = [
  ...rule<{ f: RawFact[] }>('joined-facts', '{f:facts}', ({ f }) =>
    f.length > 0 && f.every(isJoined) ? f : null,
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '(when|if|once|after) {f:joined-facts} [,] {g:facts}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{g:facts} [,] (when|if|once|after) {f:joined-facts}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ e: RawTerm; f: RawTerm; g: RawFact[] }>(
    'facts',
    '(when|if|once) {e:entity} (connected|joined) (to|across|in series with) {f:entity} [,] {g:facts}',
    ({ e, f, g }, [at]) => [
      fact('joined across', e, f, reference('physics combination', null, 'a', at + 0.5)),
      ...g,
    ],
  ),
];

const first = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'one', at);
const SAME_MATERIAL = ['resistivity', 'number density'];
const alike = (names: readonly string[], other: RawTerm): RawFact[] =>
  names.map((name) => fact('equal', the(name, SELF), the(name, other)));

/** What is as another one is. */
const ALIKE: Rule[] = [
  ...rule<{ n: string; l?: string }>(
    'entity',
    '(a second|another|a further|an additional) (identical|similar) [{a:looks}] {n:physics-noun} [{l:physics-name}]',
    ({ n, l }, [at]) => {
      const own = propertiesOf(n);
      return own.length === 0
        ? null
        : saying(
            reference(`physics ${n}`, l ?? null, l ? 'the' : 'a', at),
            own.flatMap((name) => alike([name], first(name, at + 0.3))),
          );
    },
  ),
  ...rule<{ e?: RawTerm }>(
    'does',
    '(is|are) [made] (of|from) the same (material|metal) [as {e:entity}]',
    ({ e }, [at]) => alike(SAME_MATERIAL, e ?? first('resistivity', at)),
  ),
  ...rule<{ e: RawTerm; f?: RawTerm }>(
    'entity',
    '{e:entity} [,] [that is|which is] made (of|from) the same (material|metal) [as {f:entity}] [,]',
    ({ e, f }, [at]) =>
      isReference(e) ? saying(e, alike(SAME_MATERIAL, f ?? first('resistivity', at))) : null,
  ),
];

const propertiesOf = (noun: string): string[] =>
  noun.endsWith('resistor')
    ? ['resistance']
    : /^(?:cell|battery)$/.test(noun)
      ? ['emf', 'internal resistance']
      : [];

const END = '[(end|point)]';
const CONTACT = '(a|the) [sliding|movable|moving] (contact|jockey|slider|connection) [{j:label}]';
const ALONG = '(that can (touch|move along|be moved along|slide along) the wire [at any point]|on the wire|)';
const wire = (at: number): RawTerm => onlyWith('balance length', at);

const tapped = (test: RawTerm, at: number): RawFact[] => {
  const one = onlyWith('resistivity', at);
  return [
    fact('also', one, 'tapped wire'),
    fact('equal', the('emf', test), the('potential difference at balance', one)),
    fact('positive', the('difference', the('length', one), the('balance length', one))),
  ];
};

const ZERO =
  '(the galvanometer (reads zero|shows zero|shows no deflection|gives a zero reading|reading is zero|indicates zero|shows no current)|there is (no|zero) current in the (galvanometer|{n:physics-noun})|the (current|reading) (in|on) the galvanometer is zero)';
const LENGTH = '[the] [(balance|balanced)] length [{s:symbol}] [(of|along) the wire]';

/** A wire that is tapped where a second cell drives no current. */
const BALANCES: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    `{e:entity} is [also] connected in series with a galvanometer between ${END} {x:label} and [(a point|the point|point)] {y:label} (on|along|of) (the wire|the resistance wire)`,
    ({ e }, [at]) => (isCell(e) ? [...spokenOf(e), ...tapped(e, at)] : null),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `the (positive|negative) terminal of {e:entity} is [also] (connected|joined) to ${END} {x:label}`,
    ({ e }) => (isCell(e) ? spokenOf(e) : null),
  ),
  ...rule<{ e: RawTerm }>(
    'facts',
    `(the (positive|negative) terminal of {e:entity}|the other terminal of {e:entity}|{e:entity}) is [then|also] (connected|joined) [,] (through|via|in series with) a [sensitive] galvanometer [,] (to|and) ${CONTACT} ${ALONG}`,
    ({ e }, [at]) => (isCell(e) ? [...spokenOf(e), ...tapped(e, at)] : null),
  ),
  ...rule<{ v: RawTerm }>('balance', `${LENGTH} is {v:quantity}`, ({ v }, [at]) => [
    fact('equal', the('balance length', wire(at)), v),
  ]),
  ...rule<{ b: RawFact[] }>('facts', `${ZERO} [,] when {b:balance}`, ({ b }) => b),
  ...rule<{ b: RawFact[] }>('facts', `when {b:balance} [,] ${ZERO}`, ({ b }) => b),
  ...rule<{ v: RawTerm }>(
    'facts',
    '[the] balance length [{s:symbol}] (is|is found to be) {v:quantity}',
    ({ v }, [at]) => [fact('equal', the('balance length', wire(at)), v)],
  ),
  ...rule<object>('facts', ZERO, (_, [at]) => spokenOf(wire(at))),
  ...rule<object>('quant', '[the] balance length [{s:symbol}]', (_, [at]) => the('balance length', wire(at))),
];

const isCell = (e: RawTerm): boolean =>
  isReference(e) && /^physics (?:cell|battery|solar cell|power supply)$/.test(e.a);

/** So much of a wire. */
const PARTS: Rule[] = ['potential difference', 'resistance'].flatMap((name) =>
  rule<{ p: string; v: RawTerm; e: RawTerm }>(
    'quant',
    '[the] {p:property} [{s:symbol}] (across|of|between the ends of) [a [(length|section)] [of]] {v:quantity} [(length|section|long)] of {e:entity}',
    ({ p, v, e }) => (p === name ? the('product', the(p, e), the('ratio', v, the('length', e))) : null),
  ),
);

const CARRIERS = '(free|conduction|mobile) electrons';
const SUPPLY = '(supply|mains supply|mains|power supply|battery|d.c. supply|electricity supply)';

/** What several are and have, in other words. */
const SAID: Rule[] = [
  ...['in series', 'in parallel'].flatMap((how) =>
    rule<{ e: RawTerm }>(
      'joining',
      `(to|across) [the terminals of] {e:entitys} [that are|which are|,] [connected|joined|arranged] ${how}`,
      ({ e }, [at]) =>
        isAll(e)
          ? [
              fact(`joined ${how}`, ...eachOf(e), combination(at)),
              fact('joined across', SELF, combination(at), combination(at + 0.1)),
            ]
          : null,
    ),
  ),
  ...['in series', 'in parallel'].flatMap((how) =>
    rule<{ e: RawTerm }>(
      'facts',
      `(a|an|the|this) [simple|electric|electrical] circuit (consists of|contains|comprises|has|includes) {e:entitys} [,] all [connected|joined] ${how}`,
      ({ e }, [at]) => (isAll(e) ? [fact(`joined ${how}`, ...eachOf(e), combination(at))] : null),
    ),
  ),
  ...rule<{ n: string; f: RawFact[] }>('facts', 'each [of the] {n:physics-noun} {f:does}', ({ n, f }, [at]) =>
    f.every(isOwn) ? sayOf(reference(`physics ${n}`, null, 'all', at), f) : null,
  ),
  ...rule<{ f: RawFact[]; v: RawTerm }>(
    'does',
    `{f:does} when [it is] (connected to|connected across|operated from|used with) (a|the) [mains] {v:quantity} ${SUPPLY}`,
    ({ f, v }) => [...f, fact('equal', the('potential difference', SELF), v)],
  ),
  ...rule<{ n: string }>(
    'facts',
    `(copper|aluminium|silver|gold|iron|the metal|the material|the wire|this metal) (contains|has) ({n:number}|{n:expression}) ${CARRIERS} (per cubic metre|per unit volume|in each cubic metre|in every cubic metre)`,
    ({ n }, [at]) => [
      fact('equal', the('number density', onlyWith('number density', at)), { amount: n, unit: 'm^-3' }),
    ],
  ),
  ...rule<{ n: string }>(
    'facts',
    `there are ({n:number}|{n:expression}) ${CARRIERS} (per cubic metre|per unit volume|in each cubic metre) (of|in) (copper|aluminium|silver|gold|the metal|the wire|the material)`,
    ({ n }, [at]) => [
      fact('equal', the('number density', onlyWith('number density', at)), { amount: n, unit: 'm^-3' }),
    ],
  ),
  ...rule<object>('entity', 'the (heating element|element)', (_, [at]) => onlyWith('number of carriers', at)),
  ...rule<{ e: RawTerm }>(
    'entity',
    'the (heating element|element|coil|filament) (of|in) {e:entity}',
    ({ e }) => (isReference(e) && /heater|kettle|lamp|motor|bulb|iron|toaster/.test(e.a) ? e : null),
  ),
];

const isOwn = ({ relation, of: [left] }: RawFact): boolean =>
  relation === 'equal' && typeof left === 'object' && 'the' in left;
const combination = (at: number): RawTerm => reference('physics combination', null, 'a', at + 0.5);

/** What is joined, what is like it, and what is balanced on a wire. */
export const JOINED_RULES: Rule[] = [...WHEN, ...ALIKE, ...BALANCES, ...PARTS, ...SAID];
