import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { itemsOf } from './things.ts';

const SHAPES: readonly [words: string, sides: string][] = [
  ['six-sided|cubical', '6'],
  ['four-sided|tetrahedral', '4'],
  ['eight-sided|octahedral', '8'],
  ['five-sided|pentagonal', '5'],
  ['ten-sided', '10'],
  ['twelve-sided|dodecahedral', '12'],
  ['three-sided|triangular', '3'],
];
const TINTS = ['red', 'blue', 'green', 'white', 'black', 'yellow', 'first', 'second'];
const FACES =
  '(faces|sides|sections|sectors|edges|equal sections|equal sectors|equal sides|triangular faces)';
const MARKED = '(numbered|labelled|marked) [with the numbers|with the integers]';
const FAIR = '(fair|unbiased|ordinary|standard|ordinary fair|fair ordinary)';

interface Slots {
  n?: string;
  t?: string;
  s?: string;
  m: string;
  v?: RawTerm;
}

/** A die with its faces from 1 on, or with those that are told. */
function device({ n = '1', t = '', s = '', m, v }: Slots): RawTerm | null {
  if (m === 'coin') return v === undefined && s === '' ? the('device', n, m, t) : null;
  const sides = s === '' ? (m === 'die' ? 6 : 0) : Number(s);
  const values = v === undefined ? Array.from({ length: sides }, (_, at) => String(at + 1)) : itemsOf(v);
  return values.length === 0 || (s !== '' && values.length !== sides)
    ? null
    : the('device', n, m, t, ...values);
}

const factsOf = (devices: RawTerm): RawFact[] =>
  itemsOf(devices).map((one) => fact('device', ...(one as { of: RawTerm[] }).of));

/** "A red die and a blue die, each with faces numbered 1 to 4": of both of them. */
function withFaces(devices: RawTerm, v: RawTerm): RawTerm {
  return {
    all: itemsOf(devices).map((one) => {
      const [n, m, t] = (one as { of: RawTerm[] }).of;
      return the('device', n!, m!, t!, ...itemsOf(v));
    }),
  };
}

const DEVICES: Rule[] = [
  ...rule<object>('machine', '(die|dice)', () => 'die'),
  ...rule<object>('machine', '(spinner|spinners)', () => 'spinner'),
  ...rule<object>('machine', '(coin|coins)', () => 'coin'),
  ...SHAPES.flatMap(([words, sides]) => rule<object>('shape', `(${words})`, () => sides)),
  ...TINTS.flatMap((tint) => rule<object>('tint', tint, () => tint)),
  ...rule<{ v: RawTerm }>(
    'faces',
    `[each] [of which] (with|has|have|having|whose) [its|their|the] [{n:num}] ${FACES} [are] ${MARKED} {v:value-list}`,
    ({ v, n }: { v: RawTerm; n?: string }) => (n !== undefined && Number(n) !== itemsOf(v).length ? null : v),
  ),
  ...rule<{ v: RawTerm }>('faces', `${MARKED} {v:value-list} [on its ${FACES}]`, ({ v }) => v),
  ...rule<{ v: RawTerm }>('faces', 'with the numbers {v:value-list} on its (faces|sides)', ({ v }) => v),
  ...rule<Slots>(
    'device',
    `[a|an|one|{n:num}] ${FAIR} [{t:tint}] [{s:shape}] {m:machine} [[,] {v:faces} [,]]`,
    (slots) => device(slots),
  ),
  ...rule<Slots>(
    'device',
    `[a|an|one] {t:tint} ${FAIR} [{s:shape}] {m:machine} [[,] {v:faces} [,]]`,
    (slots) => device(slots),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('devices', '{a:device} and {b:device}', ({ a, b }) => ({
    all: [a, b],
  })),
  ...rule<{ a: RawTerm; b: RawTerm; v: RawTerm }>(
    'devices',
    '{a:device} and {b:device} , {v:faces} [,]',
    ({ a, b, v }) => withFaces({ all: [a, b] }, v),
  ),
  ...rule<{ a: RawTerm }>('devices', '{a:device}', ({ a }) => a),
  ...rule<{ m: string; v: RawTerm }>(
    'facts',
    `[a|the] (fair|unbiased) [{t:tint}] {m:machine} (has|with) [{n:num}] ${FACES} ${MARKED} {v:value-list}`,
    ({ t, m, v, n }: { t?: string; m: string; v: RawTerm; n?: string }) =>
      n !== undefined && Number(n) !== itemsOf(v).length
        ? null
        : [fact('device', '1', m, t ?? '', ...itemsOf(v))],
  ),
  ...rule<{ m: string; v: RawTerm }>(
    'facts',
    `a biased {m:machine} has [its] [{n:num}] ${FACES} ${MARKED} {v:value-list}`,
    ({ m, v }) => [fact('device', '1', m, 'biased', ...itemsOf(v))],
  ),
  ...rule<{ p: RawTerm; q: RawTerm }>('chance-list', '{p:chance} [,] and {q:chance}', ({ p, q }) => ({
    all: [p, q],
  })),
  ...rule<{ p: RawTerm; q: RawTerm }>('chance-list', '{p:chance} , {q:chance-list}', ({ p, q }) => ({
    all: [p, ...itemsOf(q)],
  })),
  ...rule<{ e: string }>('chance', '{e:expression}', ({ e }) =>
    /^(?:\d(?:\.\d+)?|\\[dt]?frac\{?\d{1,6}\}?\{?\d{1,6}\}?|\d+\/\d+)$/.test(e.replace(/\s/g, '')) ? e : null,
  ),
  ...rule<{ v: RawTerm; p: RawTerm }>(
    'facts',
    '[when (it|the spinner|the die) is (spun|thrown|rolled) [once] ,] the probabilities (that it lands on|of (obtaining|scoring|getting|landing on)) {v:value-list} are {p:chance-list} [respectively]',
    ({ v, p }) => {
      const [values, chances] = [itemsOf(v), itemsOf(p)];
      return values.length === chances.length ? [fact('odds', ...values, ...chances)] : null;
    },
  ),
];

const BE = '(is|are|was|were)';
const THROWN = '(thrown|rolled|spun|tossed|flipped)';
const TIMES = '[once|{t:times}|{n:num} times] [each]';

interface Thrown {
  d: RawTerm;
  m?: string;
  t?: string;
  n?: string;
}

const times = ({ t, n }: Omit<Thrown, 'd'>): string => t ?? n ?? '1';

const THROWS_OF =
  '(throws|rolls|tosses|spins|attempts|trials|times the die is (thrown|rolled)|times the coin is tossed)';

/** Thrown until something comes out for the first time. */
const UNTIL: Rule[] = [
  ...rule<{ v: string }>(
    'facts',
    `(a|an|one) ${FAIR} [{s:shape}] (die|dice) ${BE} [repeatedly] ${THROWN} [repeatedly] until (a|an|the first) {v:num} is (obtained|thrown|scored|rolled) [for the first time]`,
    ({ v, s = '6' }: { v: string; s?: string }) =>
      Number(v) >= 1 && Number(v) <= Number(s) ? [fact('until', `1/${s}`, v)] : null,
  ),
  ...rule<object>(
    'facts',
    `(a|one) ${FAIR} coin ${BE} [repeatedly] ${THROWN} [repeatedly] until (a|the first) (head|tail) is obtained [for the first time]`,
    () => [fact('until', '1/2', 'side')],
  ),
  ...rule<{ v: string }>(
    'facts',
    `{w:person} (throws|rolls) (a|an|one) ${FAIR} (die|dice) [repeatedly] until {u:person} (obtains|gets|throws|rolls|scores) (a|an|the first|her first|his first) {v:num}`,
    ({ v }) => (Number(v) >= 1 && Number(v) <= 6 ? [fact('until', '1/6', v)] : null),
  ),
  ...rule<{ x: string }>(
    'facts',
    `[the] [random variable] {x:capital} (is|denotes|represents) the [total] number of ${THROWS_OF} [required|needed|taken|made|up to and including the first success|that are needed|that are required]`,
    ({ x }) => [fact('waits', x)],
  ),
  ...rule<{ x: string }>(
    'facts',
    `the [total] number of ${THROWS_OF} [required|needed|taken|made] is denoted by [the random variable] {x:capital}`,
    ({ x }) => [fact('waits', x)],
  ),
];

/** Dice that are thrown. */
const THROWS: Rule[] = [
  ...rule<Thrown>('facts', `{d:devices} ${BE} [each|both] ${THROWN} ${TIMES}`, ({ d, ...more }) => [
    ...factsOf(d),
    fact('thrown', times(more), ''),
  ]),
  ...rule<Thrown>(
    'facts',
    `{w:person} (throws|rolls|spins|tosses|flips) {d:devices} ${TIMES}`,
    ({ d, ...more }) => [...factsOf(d), fact('thrown', times(more), '')],
  ),
  ...rule<Thrown & { m: string }>(
    'facts',
    `(the|both|each|this|the two|these) {m:machine} ${BE} [each|both] [now] ${THROWN} ${TIMES}`,
    ({ m, ...more }) => [fact('thrown', times(more), m)],
  ),
];

export const DEVICE_RULES: Rule[] = [...DEVICES, ...UNTIL, ...THROWS];
