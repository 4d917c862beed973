import { fact, type RawFact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { SHOWN } from './words.ts';

const CHOSEN =
  '(chosen|selected|taken|picked|tested|inspected|examined|questioned|surveyed|interviewed|asked|planted|checked|bought|made|observed)';
const AT_RANDOM = '(at random|randomly)';
const EACH =
  '((on|for|in|at|with) (any|each|every|a|any given|each of (his|her|their|the)|a given|a particular|a randomly chosen) [randomly chosen|particular|given|single] {z:w}|(each|every) {y:w})';
const KNOWN =
  '[has [a] [constant] (value|probability) [of]|has the value|is constant and equal to|is always|remains constant at|equals|is equal to|is known to be|is estimated to be|was found to be]';
const INDEPENDENT =
  '(independent|independently) [of|from] [each other|one another|(all|any|the|every) [the] (other|others) [{z:w}]|{y:w}]';

/** How likely what is told of is. */
const CHANCES: Rule[] = [
  ...rule<{ v: string; f: string }>('piece', '[on average] [,] {v:percent} of [all] {f:f}', ({ v, f }) => [
    fact('share', v, f),
  ]),
  ...rule<{ v: string; f: string }>('piece', '{v:percent} {f:f}', ({ v, f }) =>
    f.startsWith('of ') ? null : [fact('share', v, f)],
  ),
  ...rule<{ k: string; n: string; w: string; f: string }>(
    'piece',
    '[on average] [,] {k:n} [{w:w}] (in|out of|in every|out of every) {n:n} {f:f}',
    ({ k, n, w = '', f }: { k: string; n: string; w?: string; f: string }) =>
      Number(k) < Number(n) ? [fact('share', `${k}/${n}`, `${w} ${f}`.trim())] : null,
  ),
  ...rule<{ f: string }>(
    'piece',
    '(the rest|the remainder|the others|the remaining {z:w}|all the others|all the rest) [of {y:w}] {f:f}',
    ({ f }) => [fact('rest', f)],
  ),
  ...rule<{ f: string; v: string }>(
    'piece',
    `[the] probability (that|of) [,] [{e:each} ,] {f:f} (is|was) {v:chance}`,
    ({ f, v }) => [fact('share', v, f)],
  ),
  ...rule<{ f: string; v: string }>(
    'piece',
    `[the] probability (that|of) {f:f} ${KNOWN} {v:chance} [{e:each}]`,
    ({ f, v }) => [fact('share', v, f)],
  ),
  ...rule<{ f: string; v: string }>(
    'piece',
    `[the] probability (that|of) {f:f} {e:each} (is|was) {v:chance}`,
    ({ f, v }) => [fact('share', v, f)],
  ),
  ...rule<{ f: string; v: string }>(
    'piece',
    '{f:f} with [a] [constant] probability [of] {v:chance} [{e:each}]',
    ({ f, v }) => [fact('share', v, f)],
  ),
  ...rule<object>('each', EACH, () => 'each'),
  ...rule<{ f: string }>('piece', '(each|every) {f:f}', ({ f }) =>
    / #1-1 /.test(f) ? [fact('scene')] : null,
  ),
  ...rule<object>('piece', '{e:each}', () => [fact('scene')]),
  ...rule<object>('piece', `[,] [{z:w}] [is|are] ${INDEPENDENT}`, () => [fact('independent')]),
  ...rule<object>('piece', '[with|using] (a|the|this) biased (coin|die|dice|spinner)', () => [fact('scene')]),
  ...rule<object>(
    'piece',
    '(it is known that|it is found that|it is given that|records show that|past records show that|it has been found that|research shows that|it may be assumed that|assume that|you may assume that)',
    () => [fact('scene')],
  ),
];

/** How many there are, and until when it goes on. */
const TAKEN: Rule[] = [
  ...rule<{ n: string; w: string }>(
    'taken',
    '[now] [a|another|the] [larger|further|second|new|different|single] [random] sample (of|of size) {n:n} [of [these]] {w:noun}',
    ({ n, w }) => `${n}~${w}`,
  ),
  ...rule<{ n: string; w: string }>(
    'taken',
    '{n:n} (randomly chosen|randomly selected) {w:noun}',
    ({ n, w }) => `${n}~${w}`,
  ),
  ...rule<{ n: string; w: string }>(
    'taken',
    '{n:n} [of these|of the|such] {w:noun}',
    ({ n, w }) => `${n}~${w}`,
  ),
  ...rule<{ n: string; w: string }>('taken', '{n:timed}', ({ n }) => n.replace(' ', '~')),
  ...rule<{ t: string }>('piece', `{t:taken} ${SHOWN} [now|then] ${CHOSEN} [${AT_RANDOM}]`, ({ t }) =>
    sample(t),
  ),
  ...rule<{ t: string }>('piece', `{t:taken} ${SHOWN} [now|then] ${AT_RANDOM} ${CHOSEN}`, ({ t }) =>
    sample(t),
  ),
  ...rule<{ t: string }>(
    'piece',
    '[now] [{z:w}] (selects|chooses|takes|picks|throws|makes|has|plays|buys|plants|tests|inspects|takes part in|attempts|rolls|spins|tosses|there are|contains|contain) {t:taken} [at random]',
    ({ t }) => sample(t),
  ),
  ...rule<{ w: string; f: string }>('piece', '{w:w} until {f:f}', ({ w, f }) => [fact('until', f, w)]),
];

const sample = (taken: string): RawFact[] => [fact('taken', ...taken.split('~'))];

export const REPEAT_TOLD: Rule[] = [...CHANCES, ...TAKEN];
