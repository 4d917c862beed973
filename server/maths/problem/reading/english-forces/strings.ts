import { fact, isAll, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { several } from '../english/nouns.ts';

const STRINGS = '[light] [inextensible] (strings|ropes|cables|wires)';
const WHERE =
  '[[which are] [at the same [horizontal] level|on the same horizontal level|on the same horizontal line|in a horizontal line]]';

const labels = (term: RawTerm): string[] => (isAll(term) ? term.all.map(String) : [String(term)]);
const plain = (text: string): string => text.replace(/[^A-Z]/g, '');

/** A body on two strings, whose other ends are fixed. */
const HUNG: Rule[] = [
  ...rule<object>(
    'does',
    `(is|are) (attached|tied|fastened|fixed) to [one|an|the] end of each of two ${STRINGS}`,
    () => [fact('strings', SELF)],
  ),
  ...rule<{ p: RawTerm; q: RawTerm }>(
    'does',
    `(is suspended|hangs|is hung|is supported|is held in equilibrium|hangs in equilibrium|is suspended in equilibrium) (by|from) two ${STRINGS}`,
    () => [fact('strings', SELF), fact('state', SELF, 'equilibrium')],
  ),
  ...rule<{ l: RawTerm; d: string }>(
    'facts',
    `the other ends [of the strings] are (attached|fixed|fastened|tied) to [the] [two] [fixed] points {l:labels} ${WHERE} [{d:end-place}]`,
    ({ l, d }: { l: RawTerm; d?: string }) => [
      fact('ends', ...labels(l).map(plain)),
      ...(d === undefined ? [] : [fact('ends on', d)]),
    ],
  ),
  ...rule<object>('does', '(hangs|rests|hang) in equilibrium', () => [fact('state', SELF, 'equilibrium')]),
  // The wall stands to the left.
  ...rule<{ f: RawTerm }>('a-force', '{f:a-force} [acting] [directly] away from the wall', ({ f }) =>
    typeof f === 'object' &&
    'the' in f &&
    f.of.some((one) => typeof one === 'object' && 'the' in one && one.the === 'level')
      ? f
      : null,
  ),
  ...rule<object>('end-place', '(of|on|in) (a|the) [horizontal] ceiling', () => 'ceiling'),
  ...rule<object>(
    'end-place',
    '(at the same [horizontal] level|on the same horizontal level|on a horizontal ceiling|in the same horizontal line)',
    () => 'ceiling',
  ),
  ...rule<object>('end-place', '(of|on) (a|the) [fixed] vertical wall', () => 'wall'),
  ...rule<{ f: ReturnType<typeof fact>[]; p: string; q: string }>(
    'facts',
    '{f:facts} [,] with {p:label} vertically above {q:label}',
    ({ f, p, q }) =>
      f.some(({ relation }) => relation === 'ends') ? [...f, fact('end above', plain(p), plain(q))] : null,
  ),
  ...rule<{ x: RawTerm; l: RawTerm }>(
    'facts',
    '[the] level of {x:body} is between (the levels of {l:labels}|those of {l:labels})',
    ({ x }) => [fact('between levels', x)],
  ),
];

const FROM = '(the horizontal|the ceiling|a horizontal line)';
const angled = (name: string, angle: RawTerm, from: string) => fact('string at', plain(name), angle, from);

const ANGLES: Rule[] = [
  ...(
    [
      [FROM, 'horizontal'],
      ['(the [upward|downward] vertical|the wall)', 'vertical'],
    ] as const
  ).flatMap(([words, from]) => [
    ...rule<{ s: string; a: RawTerm }>(
      'facts',
      `{s:string-name} (makes|make|is inclined at|is at|making) {a:an-angle} (with|to) ${words}`,
      ({ s, a }) => [angled(s, a, from)],
    ),
    ...rule<{ s: string; t: string; a: RawTerm }>(
      'facts',
      `[the] [strings] {s:string-name} and {t:string-name} (make|are inclined at|are at) [angles [of]] {a:angles} [respectively] (with|to) ${words} [respectively]`,
      ({ s, t, a }) => pair(s, t, a, from),
    ),
    ...rule<{ f: ReturnType<typeof fact>[]; s: string; a: RawTerm }>(
      'facts',
      `{f:facts} [,] [and] with {s:string-name} (making|inclined at|at) {a:an-angle} (with|to) ${words}`,
      ({ f, s, a }) => [...f, angled(s, a, from)],
    ),
    ...rule<{ f: ReturnType<typeof fact>[]; s: string; a: RawTerm }>(
      'facts',
      `{f:facts} [,] and {s:string-name} (making|inclined at|at) {a:an-angle} (with|to) ${words}`,
      ({ f, s, a }) =>
        f.some(({ relation }) => relation === 'string at') ? [...f, angled(s, a, from)] : null,
    ),
  ]),
  ...rule<{ l: string }>('string-name', '[the] [string] {l:two-labels}', ({ l }) => plain(l)),
  ...rule<{ l: string }>('string-name', 'the string attached to {l:label}', ({ l }) => plain(l)),
  ...several('angle'),
];

function pair(one: string, other: string, angles: RawTerm, from: string) {
  const [a, b] = isAll(angles) ? angles.all : [];
  return a !== undefined && b !== undefined ? [angled(one, a, from), angled(other, b, from)] : null;
}

const ASKED: Rule[] = [
  ...rule<object>(
    'wanted',
    '[the] tension in (each of the strings|each string|the two strings|each of the two strings|both strings)',
    () => ({
      all: [the('nth tension', '0'), the('nth tension', '1')],
    }),
  ),
  ...rule<object>('wanted', '[the] tensions in (the strings|the two strings|both strings)', () => ({
    all: [the('nth tension', '0'), the('nth tension', '1')],
  })),
  ...rule<{ s: string }>('wanted', '[the] tension in {s:string-name}', ({ s }) =>
    the('tension of', plain(s)),
  ),
];

export const STRING_RULES: Rule[] = [...HUNG, ...ANGLES, ...ASKED];
