import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, named, withFacts } from '../shared/bodies.ts';

const SHAPES: [shape: string, words: string][] = [
  ['ball', '(sphere|hemisphere)'],
  [
    'hollow',
    '(cylinder|hemispherical bowl|bowl|spherical shell|hemispherical shell|circular cylinder|shell|pipe|spherical bowl)',
  ],
  ['wire', '(wire|hoop|circular wire|circular hoop|circular ring)'],
];

const ZERO = { amount: '0', unit: '°' };
const ENDS: [words: string, way: string][] = [
  ['(lowest|bottom)', 'down'],
  ['(highest|top)', 'up'],
];

/** Round surfaces on which a body slides. */
export const SURFACE_RULES: Rule[] = [
  ...SHAPES.flatMap(([shape, words]) =>
    [
      '(a|the) [fixed] [smooth] [solid|thin|uniform] [smooth]',
      '(a|the) [fixed] [smooth] hollow [smooth]',
    ].flatMap((looks, at) =>
      rule<object>('round', `${looks} ${words}`, () =>
        named('round', '', [fact('shape', at === 1 ? 'hollow' : shape)]),
      ),
    ),
  ),
  ...rule<{ s: RawTerm }>(
    'round',
    '{s:round} [,] [which is|that is] fixed in a vertical plane',
    ({ s }) => s,
  ),
  ...rule<{ s: RawTerm }>('does', '[is|moves|is free to move|can move|slides] on {s:round}', ({ s }) =>
    factsOf(s),
  ),
  ...rule<{ r: RawTerm; s: RawTerm }>(
    'round',
    '{s:round} [,] (of|with|and|has) radius {r:amount} [,]',
    ({ s, r }) => withFacts(s, [fact('round', r)]),
  ),
  ...rule<{ l: string; s: RawTerm }>(
    'round',
    '{s:round} [,] (with|and|of|has|,) [its] centre [at] {l:label} [,]',
    ({ s, l }) => withFacts(s, [fact('anchored', l)]),
  ),
  ...rule<{ l: string; s: RawTerm; r: RawTerm }>(
    'round',
    '{s:round} [,] (with|of|has) [its] centre [at] {l:label} and radius {r:amount} [,]',
    ({ s, l, r }) => withFacts(s, [fact('anchored', l), fact('round', r)]),
  ),
  ...rule<{ l: string; s: RawTerm; r: RawTerm }>(
    'round',
    '{s:round} [,] (with|of|has) radius {r:amount} and centre {l:label} [,]',
    ({ s, l, r }) => withFacts(s, [fact('anchored', l), fact('round', r)]),
  ),
  ...rule<{ s: RawTerm }>(
    'say',
    '{s:round} is fixed [in position] [in a vertical plane|with its axis horizontal]',
    ({ s }) => factsOf(s),
  ),
  ...rule<{ s: RawTerm }>(
    'say',
    '{s:round} (is fixed with its plane face (on|in contact with|fixed to)|has its plane face fixed (to|on)) (a|the|) [smooth] horizontal (plane|surface|table|ground|floor)',
    ({ s }) => [...factsOf(s), fact('on the ground')],
  ),
  ...rule<{ s: RawTerm }>(
    'say',
    '{s:round} is fixed with its (rim horizontal|rim horizontal and uppermost|axis vertical|plane face vertical)',
    ({ s }) => factsOf(s),
  ),
  ...[
    ['inside', '(inner|inside|interior)'],
    ['outside', '(outer|outside|exterior)'],
  ].flatMap(([side, words]) => [
    ...rule<{ s: RawTerm }>(
      'does',
      `(is|moves|is free to move|can move|slides|is placed|) on the [smooth] ${words} [surface] of {s:round}`,
      ({ s }) => [...factsOf(s), fact('side', SELF, side!)],
    ),
  ]),
  ...rule<{ s: RawTerm }>('does', '(is|) threaded on {s:round}', ({ s }) => [
    ...factsOf(s),
    fact('side', SELF, 'threaded'),
  ]),
  ...ENDS.flatMap(([words, way]) => [
    ...rule<{ s: RawTerm }>('spot', `the ${words} point [of the [smooth] surface] of {s:round}`, ({ s }) => [
      ...factsOf(s),
      fact('held', SELF, the('angle', ZERO, way)),
    ]),
    ...[
      ['inside', '(inner|inside|interior)'],
      ['outside', '(outer|outside|exterior)'],
    ].flatMap(([side, surface]) =>
      rule<{ s: RawTerm }>(
        'spot',
        `the ${words} point of the [smooth] ${surface} [curved] surface [of {s:round}]`,
        ({ s }) => [...factsOf(s), fact('side', SELF, side!), fact('held', SELF, the('angle', ZERO, way))],
      ),
    ),
  ]),
  ...rule<{ p: RawFact[] }>(
    'does',
    '(is|lies|rests|is placed|is at rest|is held at rest|is held|is initially|is initially at rest) (at|on) {p:spot}',
    ({ p }) => p,
  ),
  ...rule<{ d: RawFact[]; p: RawFact[] }>('does', '{d:does} (from|at) {p:spot}', ({ d, p }) => [...p, ...d]),
  ...rule<{ v: RawTerm; p: RawFact[] }>(
    'does',
    '(is|) projected [horizontally] (from|at) {p:spot} with [horizontal] speed {v:amount}',
    ({ v, p }) => [...p, fact('starts', SELF, 'along', v)],
  ),
  ...rule<{ v: RawTerm; p: RawFact[] }>(
    'does',
    '(is|) given a horizontal (speed|velocity) {v:amount} (from|at|when at) {p:spot}',
    ({ v, p }) => [...p, fact('starts', SELF, 'level', v)],
  ),
];
