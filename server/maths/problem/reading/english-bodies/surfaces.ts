import { fact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factsOf, named, withFacts } from '../shared/bodies.ts';

const SURFACE =
  '(sphere|hemisphere|cylinder|hemispherical bowl|bowl|spherical shell|hemispherical shell|circular cylinder|wire|hoop|circular wire|circular hoop|shell|pipe)';

/** Round surfaces on which a body slides. */
export const SURFACE_RULES: Rule[] = [
  ...rule<object>('round', `(a|the) [fixed] [smooth] [hollow|solid|thin] [smooth] [uniform] ${SURFACE}`, () =>
    named('round', ''),
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
    ...rule<{ s: RawTerm; a: RawTerm }>(
      'does',
      `(is|lies|rests|is placed|is at rest|is held at rest|) at the (lowest|bottom) point [of the [smooth] ${words} surface] of {s:round}`,
      ({ s }) =>
        side === 'inside'
          ? [
              ...factsOf(s),
              fact('side', SELF, 'inside'),
              fact('held', SELF, the('angle', { amount: '0', unit: '°' }, 'down')),
            ]
          : null,
    ),
    ...rule<{ s: RawTerm; a: RawTerm }>(
      'does',
      `(is|lies|rests|is placed|is at rest|is held at rest|) at the (highest|top) point [of the [smooth] ${words} surface] of {s:round}`,
      ({ s }) =>
        side === 'outside'
          ? [
              ...factsOf(s),
              fact('side', SELF, 'outside'),
              fact('held', SELF, the('angle', { amount: '0', unit: '°' }, 'up')),
            ]
          : null,
    ),
  ]),
  ...rule<{ s: RawTerm }>('does', '(is|) threaded on {s:round}', ({ s }) => [
    ...factsOf(s),
    fact('side', SELF, 'threaded'),
  ]),
];
