import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { IT, multiples, plain, withSaid, MEASURED } from './terms.ts';

const SHARES: Record<string, string> = {
  half: '1/2',
  twice: '2',
  double: '2',
  'three times': '3',
  'one third of': '1/3',
  'one quarter of': '1/4',
  'equal to': '1',
};

/** Angles and what is worth what. */
const WORTH: Rule[] = [
  ...rule<{ a: string }>('worth', '[the|an] [obtuse|acute] angle {a:three-labels}', ({ a }) =>
    the('angle', plain(a)),
  ),
  ...rule<{ a: string }>('worth', '[the|an] angle {a:label}', ({ a }) => the('angle', plain(a))),
  ...rule<{ s: RawTerm }>('worth', '{s:seg}', ({ s }) => the('length', s)),
  ...rule<{ s: RawTerm }>('worth', 'the length of {s:seg}', ({ s }) => the('length', s)),
  ...rule<{ s: RawTerm }>('worth', '[the] [exact] length of {s:arc}', ({ s }) => the('length', s)),
  ...rule<{ s: RawTerm }>('worth', '{s:arc}', ({ s }) => the('length', s)),
  ...MEASURED.flatMap((kind) =>
    ['area', 'perimeter'].flatMap((what) => [
      ...rule<{ r: RawTerm }>('worth', `(the|its) [total] ${what} of {r:${kind}}`, ({ r }) => the(what, r)),
      ...rule<{ r: RawTerm; s: RawTerm }>('facts', `{r:${kind}} has ${what} {s:size}`, ({ r, s }) => [
        fact('equal', the(what, r), s),
      ]),
    ]),
  ),
  ...rule<{ r: RawTerm }>('worth', 'the radius of {r:circle}', ({ r }) => the('radius', r)),
  ...rule<{ r: RawTerm }>('worth', 'the radius of {r:sector}', ({ r }) => the('radius', r)),
  ...rule<{ w: RawTerm; s: RawTerm }>(
    'facts',
    '{w:worth} (=|is|are|equals|is equal to) {s:size}',
    ({ w, s }) => [fact('equal', w, s)],
  ),
  ...rule<{ w: RawTerm; s: RawTerm; v: RawTerm }>(
    'facts',
    '{w:worth} = {v:worth} = {s:size}',
    ({ w, s, v }) => [fact('equal', w, s), fact('equal', v, s)],
  ),
  ...rule<{ w: RawTerm; v: RawTerm }>('facts', '{w:worth} (=|is equal to|equals) {v:worth}', ({ w, v }) => [
    fact('equal', w, v),
  ]),
  ...rule<{ a: string; b: string }>(
    'facts',
    '[the] (angle|angles) {a:three-labels} and [angle] {b:three-labels} are [both] right angles',
    ({ a, b }) => [fact('right', plain(a)), fact('right', plain(b))],
  ),
  ...rule<{ w: RawTerm; s: RawTerm; f: RawFact[] }>(
    'facts',
    '{w:worth} is {s:size} and is such that {f:facts}',
    ({ w, s, f }) => [fact('equal', w, s), ...f],
  ),
  ...rule<{ p: RawTerm; f: RawFact[] }>('facts', '{p:point} is such that {f:facts}', ({ p, f }) => [
    fact('is', p),
    ...f,
  ]),
  ...MEASURED.flatMap((kind) =>
    rule<{ s: RawTerm; r: RawTerm }>(
      'facts',
      `{s:seg} divides {r:${kind}} into two (regions|parts) (of equal area|with equal areas|which have equal areas|equal in area)`,
      ({ s, r }) => [fact('cuts in half', s, r)],
    ),
  ),
  ...['half', 'twice', 'three times', 'one third of', 'one quarter of', 'equal to', 'double'].flatMap(
    (words) =>
      rule<{ w: RawTerm; v: RawTerm }>('facts', `{w:worth} (is|equals) ${words} {v:worth}`, ({ w, v }) => [
        fact('share', w, v, SHARES[words]!),
      ]),
  ),
  ...rule<{ a: string }>('facts', '[the] angle {a:three-labels} is a right angle', ({ a }) => [
    fact('right', plain(a)),
  ]),
  ...rule<{ s: RawTerm }>(
    'facts',
    '{s:shape} is right-angled at {p:point}',
    ({ s, p }: { s: RawTerm; p?: RawTerm }) => [fact('right at', s, p!)],
  ),
  ...rule<{ s: RawTerm; p: RawTerm }>(
    'shape',
    '{s:shape} (which is|is|,) right-angled at {p:point}',
    ({ s, p }) => withSaid(s, [fact('right at', IT, p)]),
  ),
  ...rule<{ s: RawTerm }>(
    'facts',
    '{s:shape} is equilateral [with|, with|and has] [(side|sides) [of] [length] {t:size}]',
    ({ s, t }: { s: RawTerm; t?: RawTerm }) => [
      fact('shape', s, 'equilateral'),
      ...(t ? [fact('sides', s, t)] : []),
    ],
  ),
  ...rule<{ s: RawTerm; t: RawTerm }>(
    'shape',
    '{s:shape} (with|of) (side|sides) [of] [length] {t:size}',
    ({ s, t }) => withSaid(s, [fact('sides', IT, t)]),
  ),
  ...rule<{ s: RawTerm }>('facts', '{s:shape} is isosceles', ({ s }) => [fact('shape', s, 'isosceles')]),
  ...rule<{ e: RawTerm; r: RawTerm }>(
    'facts',
    '{r:region} is (bounded|enclosed) by {e:edges}',
    ({ r, e }) => [fact('bounded', r, ...(typeof e === 'object' && 'all' in e ? e.all : [e]))],
  ),
  ...rule<{ r: RawTerm }>('facts', '{r:region} is (shaded|shown shaded|the shaded region)', ({ r }) => [
    fact('is', r),
    fact('shaded', r),
  ]),
  ...multiples('(=|is|equals|is equal to)'),
  ...rule<{ c: RawTerm }>('facts', '{c:condition}', ({ c }) => [fact('holds', c)]),
];

export const ENGLISH_WORTH: Rule[] = WORTH;
