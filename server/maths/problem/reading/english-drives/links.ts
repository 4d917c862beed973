import { type RawFact, type RawTerm, the } from '../meaning.ts';
import { holds } from '../restrictions.ts';
import type { Rule } from '../rule.ts';
import { bit } from '../mechanics/bit.ts';

const told = ({ relation, of }: RawFact): RawTerm => the('fact', relation, ...of);

/** Words that join clauses. */
const LINKS: Rule[] = [
  ...bit<object>('(and|but|,|and then|then|;|and subsequently|also|now|so|so that|with)', () =>
    the('link', 'and'),
  ),
  ...bit<object>(
    '(later|at a later time|on another occasion|later in the journey|on a different occasion)',
    () => the('later'),
  ),
  ...bit<object>('(which|who|that)', () => the('link', 'which')),
  ...bit<object>(
    '(when|once|as|at the instant when|at an instant when|at the instant that|at a moment when|just when|if|at the moment when|as soon as|at the instant at which|immediately before|just before|just as)',
    () => the('frame', 'when'),
  ),
  ...bit<object>('(while|whilst|during the time that|during the time when)', () => the('frame', 'while')),
  ...bit<object>('(until|before|up to the instant when)', () => the('frame', 'until')),
  ...bit<object>('(after|immediately after|just after)', () => the('frame', 'after')),
  ...bit<object>(
    '(given that|it is given that|given also that|assuming that|assuming|assume that|it is now given that|you are given that|where|suppose that|given)',
    () => the('link', 'given'),
  ),
  ...bit<{ f: RawFact[] }>(
    '[you should] [take|use|taking|using|with|given that] {f:note} [throughout [this question]|in this question]',
    ({ f }) => (f.length === 1 ? told(f[0]!) : null),
  ),
  ...bit<{ c: string }>('{c:equation}', ({ c }) => told(holds(c))),
  ...bit<{ c: string }>(
    '[you should] (take|use|taking|using|with) {c:equation} [throughout [this question]|in this question]',
    ({ c }) => told(holds(c)),
  ),
  ...bit<{ q: RawTerm }>(
    '[you should] (take|use|taking|using) (g|the acceleration due to gravity|the value of g) (as|to be) ({q:rate}|{q:number}) [throughout this question]',
    ({ q }) => the('fact', 'equal', 'g', q),
  ),
  ...bit<{ k: string }>('(where) {k:letter} is a [positive] constant', () => the('none')),
];

export const ENGLISH_LINKS: Rule[] = LINKS;
