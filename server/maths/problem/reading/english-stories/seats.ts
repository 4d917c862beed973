import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { ARRANGE, IN_LINE } from './deeds.ts';

const SEAT = '(seats|chairs|spaces|places|desks|parking spaces|pegs|hooks)';
const ROW = '(in a row|in a single row|in a line|in a single line|in a straight line|)';
const ASIDE = '[[,] one (in|on) each (seat|chair|space|space used|seat used) [,]]';

/** A row with more places than there are to fill them. */
const SEATS: Rule[] = [
  ...rule<{ m: string }>('seats', `a (row|line) of {m:num} [empty] ${SEAT}`, ({ m }) => m),
  ...rule<{ m: string }>('seats', `{m:num} [empty] ${SEAT} ${ROW}`, ({ m }) => m),
  ...rule<{ m: string }>('facts', '(a|the) {g:noun} (has|contains|consists of) {m:seats}', ({ m }) => [
    fact('seats', m),
  ]),
  ...rule<{ m: string }>('facts', '(there are|there is) {m:seats} [in (a|the) {g:noun}]', ({ m }) => [
    fact('seats', m),
  ]),
  ...rule<{ p: RawFact[]; m: string }>(
    'deed',
    `{p:pool} (sit|are to sit|are seated|are to be seated|are placed|are to be placed|are parked|are to be parked|are hung|are to be hung) (in|on) {m:seats} ${ASIDE}`,
    ({ p, m }) => [...p, fact('seats', m), fact('arranged')],
  ),
  ...rule<{ p: RawFact[] }>(
    'deed',
    `{p:pool} (sit|are to sit|are seated|are to be seated|are placed|are to be placed|are parked|are to be parked|are hung|are to be hung) (in|on) (the|this) (row|line|seats|chairs|spaces) ${ASIDE}`,
    ({ p }) => [...p, fact('arranged')],
  ),
  ...rule<{ d: RawFact[]; e: string }>(
    'facts',
    `{d:deed} [,] (so that|leaving) {e:num} ${SEAT} [remain|are|are left] empty`,
    ({ d, e }) => [...d, fact('empty', e)],
  ),
  ...rule<{ e: string }>(
    'who',
    `[all] [of] (the|these) [{e:num}] empty ${SEAT}`,
    ({ e = '' }: { e?: string }) => the('group', e, 'empty'),
  ),
  ...rule<object>('any', `[of the] empty ${SEAT}`, () => the('group', '', 'empty')),
  ...rule<object>('deed', '(the|these) {g:noun} can be (parked|seated|placed)', () => []),
  ...rule<object>('deed', '(this|it) (can|may) be done', () => []),
];

/** Those of whom only some or a single one is meant. */
const SOME: Rule[] = [
  ...rule<{ n: string; g: string; m: string }>(
    'cond',
    `{n:num} of the {g:noun} [, (which|who) are {k:noun} ,] (occupy|are in|are parked in|sit in) {m:num} (consecutive|adjacent|neighbouring) ${SEAT}`,
    ({ n, g, m }) => (n === m ? the('block', the('some', n, g)) : null),
  ),
  ...rule<{ n: string; g: string }>(
    'cond',
    `{n:num} (particular|of the) {g:noun} [, (which|who) are {k:noun} ,] (are|must be|are to be) (together|next to each other|all together|all next to each other)`,
    ({ n, g }) => the('block', the('some', n, g)),
  ),
  ...['youngest', 'oldest', 'eldest', 'tallest', 'shortest', 'heaviest', 'lightest'].flatMap((most) => [
    ...rule<{ g: string }>('single', `the ${most} [{g:noun}]`, ({ g = 'person' }: { g?: string }) =>
      the('extreme', most, g),
    ),
  ]),
];

/** Names with a title, and who is married to whom. */
const NAMES: Rule[] = [
  ...rule<{ t: string; a: string }>('name', '{t:title} {a:name}', ({ t, a }) =>
    a.includes(' ') ? null : `${t} ${a}`,
  ),
  ...rule<{ t: string; u: string; a: string }>('named', '{t:title} and {u:title} {a:name}', ({ t, u, a }) =>
    t === u ? null : { all: [`${t} ${a}`, `${u} ${a}`] },
  ),
  ...rule<{ a: string; b: string }>(
    'named',
    '{a:name} and (his|her) (wife|husband|brother|sister|friend|son|daughter) [,] {b:name} [,]',
    ({ a, b }) => ({ all: [a, b] }),
  ),
  ...rule<{ w: RawTerm }>(
    'facts',
    '(among|amongst) (the|these) [{n:num}] {g:noun} (are|is) {w:named}',
    ({ w }) => [fact('named', w)],
  ),
  ...rule<{ p: RawFact[]; w: RawTerm }>(
    'facts',
    '{p:pool} [, (among|amongst|including) whom are {w:named} ,] (are|is) to be (photographed|seated|chosen from)',
    ({ p, w }: { p: RawFact[]; w?: RawTerm }) => [...p, ...(w ? [fact('named', w)] : [])],
  ),
];

/** Those that were chosen before are all that there are now. */
const ANEW: Rule[] = [
  ...rule<{ n: string; g: string }>(
    'deed',
    `the {n:num} {g:noun} of the {h:noun} [(that|which) is [finally|eventually] chosen|who are chosen|chosen] [now] (stand|sit|line up|are|are to be|are to stand|are to sit) [${ARRANGE}] ${IN_LINE}`,
    ({ n, g }) => [fact('crowd', the('group', n, g), 'anew'), fact('arranged')],
  ),
  ...rule<{ n: string; g: string }>(
    'deed',
    `the {n:num} {g:noun} (who are|that are|who have been|) (chosen|selected) [now|then] (stand|sit|line up|are|are to be|are to stand|are to sit) [${ARRANGE}] ${IN_LINE}`,
    ({ n, g }) => [fact('crowd', the('group', n, g), 'anew'), fact('arranged')],
  ),
];

export const SEAT_RULES: Rule[] = [...SEATS, ...SOME, ...NAMES, ...ANEW];
