import { fact, type RawFact, type RawGoal, type Said, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { factorTold, isDifferential, tellsDifferential, variableTold } from '../shared/further.ts';

const SHOW = '(show|verify|prove|confirm)';
const ARTICLE = '[the|this|the given|the above|the original|a given]';
const ACTIVE = '(reduces|transforms|changes|converts|turns|reduce|transform|change|convert)';
const PASSIVE =
  '(becomes|reduces to|simplifies to|transforms to|can be written as|may be written as|can be expressed as|can be reduced to|can be transformed into|is transformed into|is transformed to|is reduced to|is equivalent to|can be written in the form|may be expressed as)';
const WITH = '(with|using|by using|under|by means of|by|by making|on making|applying|by applying)';

/** A linear equation by its factor, and an equation with another unknown or another variable put in. */
export const DIFFERENTIAL_RULES: Rule[] = [
  ...rule<{ e?: string }>(
    'told-de',
    `${ARTICLE} [differential] equation [{e:equation}]`,
    ({ e }) => e ?? 'own',
  ),
  ...rule<{ e: string }>('told-de', '{e:equation}', ({ e }) => (isDifferential(e) ? e : null)),
  ...rule<{ e: string }>(
    'factor-of',
    '[an appropriate|the|a suitable|an|a possible] integrating factor [(for|of) {e:told-de}]',
    ({ e }: { e?: string }) => e ?? 'own',
  ),
  ...[
    `${SHOW} that {f:factor-of} is [given by] {v:expression}`,
    `${SHOW} that {v:expression} is {f:factor-of}`,
  ].flatMap((pattern) => [
    ...rule<{ f: string; v: string }>('sentence', pattern, ({ f, v }) => factorTold(f, v)),
    ...rule<{ f: string; v: string; g: RawGoal[] }>(
      'sentence',
      `${pattern} [,] (and|and hence|hence|and then|and use it to|and use this to) {g:goals}`,
      ({ f, v, g }) => alsoAsked(factorTold(f, v), g),
    ),
  ]),
  ...rule<{ e: string }>('put-in', '[the] substitution {e:equation}', ({ e }) => e),
  ...[
    `${SHOW} that [,] {s:put-in} ${ACTIVE} {d:told-de} (to|into) [the [differential] equation] {f:equation}`,
    `${SHOW} that [,] {s:put-in} can be used to ${ACTIVE} {d:told-de} (to|into) [the [differential] equation] {f:equation}`,
    `${SHOW} that [,] ${WITH} {s:put-in} [,] {d:told-de} ${PASSIVE} [the [differential] equation] {f:equation}`,
    `(use|using|by using|by means of) {s:put-in} [to|,] ${SHOW} that {d:told-de} ${PASSIVE} [the [differential] equation] {f:equation}`,
    `(use|using|by using|by means of) {s:put-in} [to|,] (reduce|transform|change|convert) {d:told-de} (to|into) [the [differential] equation] {f:equation}`,
    `${SHOW} that {d:told-de} ${PASSIVE} [the [differential] equation] {f:equation} ${WITH} {s:put-in}`,
    `${SHOW} that , (if|when|given that) {s:equation} , [then] {d:told-de} ${PASSIVE} [the [differential] equation] {f:equation}`,
    `(given that|it is given that|if|let) {s:equation} [,] ${SHOW} that {d:told-de} ${PASSIVE} [the [differential] equation] {f:equation}`,
    `${SHOW} that {d:told-de} ${PASSIVE} [the [differential] equation] {f:equation}`,
  ].flatMap((pattern) => [
    ...rule<{ s?: string; d: string; f: string }>('sentence', pattern, ({ s, d, f }) =>
      variableTold(s, d, f),
    ),
    ...rule<{ s?: string; d: string; f: string; g: RawGoal[] }>(
      'sentence',
      `${pattern} [,] (and|and hence|hence|and then) {g:goals}`,
      ({ s, d, f, g }) => alsoAsked(variableTold(s, d, f), g),
    ),
  ]),
  ...rule<{ f: RawFact[]; s: RawFact[] }>(
    'facts',
    '{f:facts} [,] [and|where|with|for which|given that|such that|it is given that] {s:initially}',
    ({ f, s }) => (tellsDifferential(f) ? [...f, ...s] : null),
  ),
  ...rule<{ f: RawFact[]; s: RawFact[] }>(
    'facts',
    '[the] variables {x:letter} and {y:letter} are such that {s:initially} and {e:equation}',
    ({ s, e }: { s: RawFact[]; f: RawFact[]; e?: string }) =>
      e && isDifferential(e) ? [fact('differential', e), ...s] : null,
  ),
  ...rule<{ e: string; s: RawFact[] }>(
    'goals',
    '(find|determine|obtain|state|write down) the [particular] solution of {d:told-de} [,] (for which|given that|such that|that satisfies|which satisfies|satisfying|where|if|with|subject to) [the] [initial] [condition|conditions] [that] [,] {s:initially}',
    ({ d, s }: { d?: string; e: string; s: RawFact[] }) =>
      d === undefined
        ? null
        : [{ verb: 'find', target: the('particular solution', ...(d === 'own' ? [] : [d])), where: s }],
  ),
  ...rule<{ d: string; g: RawGoal[] }>(
    'sentence',
    '(given|for|consider|you are given) [the] [differential] equation {d:equation} , {g:goals}',
    ({ d, g }) => (isDifferential(d) ? { facts: [fact('differential', d)], goals: g } : null),
  ),
  ...['complementary function', 'particular integral'].flatMap((name) =>
    rule<{ d?: string }>('wanted', `[a|the|any] ${name} [(of|for) {d:told-de}]`, ({ d }) =>
      the(name, ...(d === undefined || d === 'own' ? [] : [d])),
    ),
  ),
  ...rule<{ d?: string }>(
    'wanted',
    '[the] complementary function and (a|the) particular integral [(of|for) {d:told-de}]',
    ({ d }) => {
      const of = d === undefined || d === 'own' ? [] : [d];
      return { all: [the('complementary function', ...of), the('particular integral', ...of)] };
    },
  ),
];

const alsoAsked = (said: Said | null, goals: RawGoal[]): Said | null =>
  said && { facts: said.facts, goals: [...said.goals, ...goals] };
