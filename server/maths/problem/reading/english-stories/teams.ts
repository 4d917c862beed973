import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { ARRANGE } from './deeds.ts';

const NEAR =
  '(together|next to each other|next to one another|adjacent|side by side|in a block|in one block|kept together|grouped together)';
/** By what things that look alike are told apart. */
const SORT = /^(?:colou?r|type|kind|sort|variety)$/;

/** Groups that were chosen, things that look alike, and blocks of each kind. */
export const TEAM_RULES: Rule[] = [
  ...rule<{ w: RawTerm }>(
    'facts',
    '(a|the) (selection|group|{h:noun}) of {w:groups} (has been|is|was|have been) (chosen|selected|made|formed|picked)',
    ({ w }) => [fact('people', '', w)],
  ),
  ...rule<{ t: string }>(
    'facts',
    '(the|a) {w:noun} (wants to|wishes to|has to) (put|{v:noun}) {t:num} of (these|the) {g:noun} (in|on|at) (the|a) {h:noun}',
    ({ t }) => [fact('chosen', t)],
  ),
  ...rule<{ p: RawFact[] }>(
    'deed',
    `{p:pool} (are|are to be) ${ARRANGE} in (a|one) (line|row) (on|along|against|in) (a|the) {h:noun}`,
    ({ p }) => [...p, fact('arranged')],
  ),
  ...rule<{ s: string }>(
    'facts',
    '({g:noun}|the {g:noun}) of the same {s:noun} are (identical|indistinguishable|alike)',
    ({ s }) => (SORT.test(s) ? [fact('alike')] : null),
  ),
  ...rule<{ s: string }>(
    'cond',
    `[all] [the] {g:noun} of (each|the same) {s:noun} (are|must be|must all be|must stay|are to be|have to be|are all|stay) ${NEAR}`,
    ({ s }) => (SORT.test(s) ? the('each block') : null),
  ),
  ...rule<{ s: string }>('with', `[all] [the] {g:noun} of (each|the same) {s:noun} ${NEAR}`, ({ s }) =>
    SORT.test(s) ? the('each block') : null,
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    '{w:who} (are|must be|are all|must all be) separated [from (each other|one another)] by at least one {g:noun} [of another {s:noun}]',
    ({ w }) => the('apart', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    'there (is|must be) {w:one} at the (left-hand|left|front) end [of the (line|row)]',
    ({ w }) => the('place', 'first', w),
  ),
  ...rule<{ w: RawTerm }>(
    'cond',
    'there (is|must be) {w:one} at the (right-hand|right|back) end [of the (line|row)]',
    ({ w }) => the('place', 'last', w),
  ),
];
