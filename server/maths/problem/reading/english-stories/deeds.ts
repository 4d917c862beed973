import { fact, type RawFact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

export const IN_LINE =
  '(in a line|in a row|in a straight line|in a single line|in a queue|on a shelf|on a bench|in a single row|in order in a line|in a line on a shelf|in a row on a shelf|along a shelf|for a photograph|in a line for a photograph|in a row for a photograph|in a line to have their photograph taken|to have their photograph taken|)';
export const ARRANGE =
  '(arranged|rearranged|lined up|placed|seated|put|ordered|set out|positioned|displayed|hung)';
const RANDOM = '(at random|randomly|in random order|in a random order)';

/** What is done with what there is. */
export const DEEDS: Rule[] = [
  ...rule<{ p: RawFact[] }>(
    'deed',
    `{p:pool} (are|are to be|is|can be|be|may be|will be|have to be|must be|) ${ARRANGE} ${IN_LINE}`,
    ({ p }) => [...p, fact('arranged')],
  ),
  ...rule<{ p: RawFact[] }>(
    'deed',
    `{p:pool} (stand|sit|line up|are standing|are sitting|can stand|can sit|can line up|are to stand|are to sit|are waiting|queue up|are to line up|can queue) ${IN_LINE}`,
    ({ p }) => [...p, fact('arranged')],
  ),
  ...rule<{ n: string }>(
    'deed',
    `{n:same} (are|are to be|can be|may be|be|are now|are now to be) ${ARRANGE} ${IN_LINE}`,
    ({ n }) => [fact('arranged', ...(n ? [n] : []))],
  ),
  ...rule<{ n: string }>(
    'deed',
    `{n:same} (stand|sit|line up|can stand|can sit|can line up|are to stand|are to sit) ${IN_LINE}`,
    ({ n }) => [fact('arranged', ...(n ? [n] : []))],
  ),
  ...rule<{ n: string; p: RawFact[] }>(
    'deed',
    '{t:team-of} (is|is to be|can be|may be|be|are|are to be|has to be|must be|will be) (chosen|selected|formed|made|picked|made up|appointed) from {p:pool}',
    ({ p, t }: { p: RawFact[]; t?: string }) => [...p, fact('chosen', t!)],
  ),
  ...rule<{ t: string; p: RawFact[] }>(
    'random-deeds',
    `{t:team-of} (is|is to be|are|are to be) ((chosen|selected|picked) ${RANDOM}|randomly (chosen|selected|picked)) from {p:pool}`,
    ({ p, t }) => [...p, fact('chosen', t), fact('at random')],
  ),
  ...rule<{ t: string; p: RawFact[] }>(
    'deed',
    'from {p:pool} [,] {t:team-of} (is|is to be|are|are to be|has to be|must be|will be) (chosen|selected|formed|made|picked|appointed)',
    ({ p, t }) => [...p, fact('chosen', t)],
  ),
  ...rule<{ t: string }>(
    'deed',
    '{t:team-of} (is|is to be|can be|may be|be|are|are to be|has to be|must be|will be) (chosen|selected|formed|made|picked|appointed)',
    ({ t }) => (/^1(?:\||$)/.test(t) ? null : [fact('chosen', t)]),
  ),
  ...rule<{ g: string }>(
    'deed',
    '(the|this|a) {g:noun} (can be|may be|be) (chosen|selected|formed|picked|made|made up)',
    ({ g }) => [fact('chosen', `|${g}`)],
  ),
  ...rule<{ t: string; p: RawFact[] }>(
    'deed',
    '(he|she|they|{w:name}|the {w:noun}|a {w:noun}) (chooses|selects|choose|select|wants to choose|picks|takes|is choosing|wishes to choose|is to choose|has to choose|wants to select|wishes to select|can choose|can select) {t:team-of} from {p:pool}',
    ({ p, t }) => [...p, fact('chosen', t)],
  ),
  ...rule<{ t: string; p: RawFact[] }>(
    'deed',
    '(a|the) {w:noun} (chooses|selects|picks|has to choose|is to choose|is choosing) {t:team-of} from {p:pool}',
    ({ p, t }) => [...p, fact('chosen', t)],
  ),
  ...rule<{ t: string }>(
    'deed',
    '(a|the) {w:noun} (is choosing|is selecting|is to choose|is forming) {t:team-of}',
    ({ t }) => (/^1(?:\||$)/.test(t) ? null : [fact('chosen', t)]),
  ),
  ...rule<{ t: string; g: string; p: string }>(
    'team-of',
    '(a|the) {g:noun} of {t:num} [{p:noun}]',
    ({ t, g, p }: { t: string; g: string; p?: string }) => `${t}|${g}|${p ?? ''}`,
  ),
  ...rule<{ t: string; g: string }>(
    'team-of',
    '{t:num} [of them|of these|{g:noun}|of the {g:noun}]',
    ({ t, g }: { t: string; g?: string }) => `${t}|${g ?? ''}`,
  ),
  ...rule<{ t: string }>('team-of', '{t:num} letters', ({ t }) => t),
  ...rule<{ t: string; n: string }>(
    'team-of',
    '{t:num} of the {n:num} letters',
    ({ t, n }) => `${t} of ${n}`,
  ),
  ...rule<{ t: string; n: string; g: string }>(
    'team-of',
    '{t:num} of the {n:num} {g:noun}',
    ({ t, n, g }) => `${t} of ${n}|${g}`,
  ),
  ...rule<{ d: RawFact[] }>('deeds', '{d:deed}', ({ d }) => d),
  ...rule<{ d: RawFact[] }>('random-deeds', `{d:deed} ${RANDOM}`, ({ d }) => [...d, fact('at random')]),
];
