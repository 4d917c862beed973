import { asks, fact, type RawFact, type RawGoal, the } from '../meaning.ts';
import { between, CAN_BE, named, UNNAMED } from '../shared/iterations.ts';
import { type Rule, rule } from '../rule.ts';

const ITERATIVE = '[the|this|an|that] iterative formula';
const ONE = '(one|exactly one|only one|just one|a single|a)';
const WITHIN = '[,] (in|in the interval|in the range) {c:condition}';

/** The roots of equations, and between what they lie. */
const ROOTS: Rule[] = [
  ...rule<{ a: string }>('root', '{a:letter}', ({ a }) => a),
  ...rule<object>(
    'root',
    '(this|the|that) [real] root [of (the|this) equation] [(in|from|of) [part] {l:part-label}]',
    () => UNNAMED,
  ),
  ...rule<{ a: string }>('root', '(this|the) root [,] {a:letter}', ({ a }) => a),
  ...rule<{ a: string }>('root', '[the] value of {a:root}', ({ a }) => a),
  ...rule<{ a: string }>('root-named', '[,|denoted by|, denoted by] {a:letter}', ({ a }) => a),
  ...rule<{ e: string; a: string; c?: string }>(
    'facts',
    `{e:an-equation} has ${ONE} [real] (root|solution) {a:root-named} [${WITHIN}]`,
    ({ e, a, c }) => named(a, e, c),
  ),
  ...rule<{ e: string; a: string; c: string }>(
    'facts',
    `{e:an-equation} has ${ONE} [real] (root|solution) ${WITHIN} [,|denoted by|, denoted by] {a:letter}`,
    ({ e, a, c }) => named(a, e, c),
  ),
  ...rule<{ e: string; c: string }>(
    'facts',
    `{e:an-equation} has ${ONE} [real] (root|solution) ${WITHIN}`,
    ({ e, c }) => named(UNNAMED, e, c),
  ),
  ...['positive', 'negative'].flatMap((sign) => [
    ...rule<{ e: string; a?: string }>(
      'facts',
      `{e:an-equation} has ${ONE} (${sign}|${sign} real|real ${sign}) (root|solution) [{a:root-named}]`,
      ({ e, a }) => [...named(a ?? UNNAMED, e), fact(sign, a ?? UNNAMED)],
    ),
    ...rule<object>(
      'signed-root',
      `(this|the|that) ${sign} [real] root [of (the|this) equation] [(in|from|of) [part] {l:part-label}]`,
      () => sign,
    ),
  ]),
  ...['expression', 'end'].flatMap((kind) =>
    rule<{ a: string; b: string; c: string }>(
      'facts',
      `{a:root} (lies|is) between {b:${kind}} and {c:${kind}}`,
      ({ a, b, c }) => between(a, b, c),
    ),
  ),
  ...['expression', 'end'].flatMap((kind) =>
    rule<{ s: string; b: string; c: string }>(
      'sentence',
      `(show|verify|prove|confirm) [by calculation|by a sign change] that {s:signed-root} (lies|is) between {b:${kind}} and {c:${kind}}`,
      ({ s, b, c }) => {
        const held = between(UNNAMED, b, c);
        return (
          held &&
          asks(
            held.map((one) => ({ verb: 'show', target: the('statement:holds', ...one.of) })),
            [fact(s, UNNAMED)],
          )
        );
      },
    ),
  ),
  ...['expression', 'end'].flatMap((kind) =>
    rule<{ e: string; b: string; c: string }>(
      'sentence',
      `(show|verify|prove|confirm) [by calculation|by a sign change] that {e:an-equation} has (a|one|exactly one) [real] (root|solution) (between|lying between|which lies between|that lies between) {b:${kind}} and {c:${kind}}`,
      ({ e, b, c }) => {
        const held = between(UNNAMED, b, c);
        return (
          held &&
          asks(
            held.map((one) => ({ verb: 'show', target: the('statement:holds', ...one.of) })),
            named(UNNAMED, e),
          )
        );
      },
    ),
  ),
  ...['expression', 'end'].flatMap((kind) =>
    rule<{ e: string; a?: string; b: string; c: string }>(
      'facts',
      `{e:an-equation} has ${ONE} [real] (root|solution) [{a:root-named} [,]] [which (lies|is)|lying|that lies] between {b:${kind}} and {c:${kind}}`,
      ({ e, a, b, c }) => {
        const held = between(a ?? UNNAMED, b, c);
        return held && [...named(a ?? UNNAMED, e), ...held];
      },
    ),
  ),
  ...rule<{ e: string }>('end', '{e:equation}', ({ e }) =>
    e.replaceAll('$', '').trim().startsWith('x') ? e : null,
  ),
];

/** Formulas by which a value is made from the one before. */
const FORMULAS: Rule[] = [
  ...rule<{ s: string }>('first-value', '{s:equation}', ({ s }) => s),
  ...rule<{ s: string }>('first-value', '{s:expression}', ({ s }) => s),
  ...rule<{ s: string }>(
    'first-value',
    '[an|the|a] (initial value|starting value|first approximation|initial approximation) [of] {s:first-value}',
    ({ s }) => s,
  ),
  ...rule<{ s: string }>(
    'starting',
    '[,] (with|starting with|starting from|starting at|using|and|beginning with) {s:first-value}',
    ({ s }) => s,
  ),
  ...rule<{ e: string }>('an-iteration', `${ITERATIVE} {e:equation}`, ({ e }) => [e]),
  ...rule<{ i: string[]; s: string }>('an-iteration', '{i:an-iteration} {s:starting}', ({ i: [e, t], s }) =>
    t === undefined ? [e!, s] : null,
  ),
  ...rule<object>('an-iteration', `${ITERATIVE}`, () => ['']),
  ...rule<object>('an-iteration', '(this|the) formula', () => ['']),
  ...rule<object>(
    'an-iteration',
    '(an|the) (iterative formula|iteration|iteration formula) (based on|obtained from|derived from) (the equation (in|from|of) [part] {l:part-label}|(this|that|the) (equation|rearrangement|result|form)|[part] {l:part-label}|the rearrangement in [part] {l:part-label})',
    () => ['rearranged'],
  ),
  ...rule<{ i: string[]; a: string }>(
    'facts',
    '[the|a] sequence [of [positive|real] values] [which is|that is] (given|defined|generated) by {i:an-iteration} [,] converges to {a:letter}',
    ({ i: [e, s], a }) => (e ? [fact('iteration', e, s ?? '', a)] : null),
  ),
  ...rule<{ f: string }>('facts', `(the equation|this equation|it) ${CAN_BE} {f:equation}`, ({ f }) => [
    fact('rearranged', f),
  ]),
  ...rule<{ e: string; f: string }>('facts', `{e:an-equation} ${CAN_BE} {f:equation}`, ({ e, f }) => [
    fact('rearranged', f, e),
  ]),
  ...rule<{ a: string; f: string }>(
    'rearrangement',
    '{a:root} [also] (satisfies|is a root of|is a solution of|is also a root of) [the equation] {f:equation}',
    ({ f }) => [fact('rearranged', f)],
  ),
  ...rule<{ f: RawFact[] }>('goals', '(show|prove|verify) [also] that {f:rearrangement}', ({ f }) =>
    f.map((one) => ({ verb: 'show', target: the('statement:rearranged', ...one.of) })),
  ),
];

const SKETCHING =
  '(by sketching|by drawing) (a suitable pair of graphs|suitable graphs|a suitable graph|two suitable graphs|appropriate graphs|a pair of graphs|an appropriate pair of graphs|the graphs of {a:equation} and {b:equation}|a suitable pair of graphs on the same axes)';

const EACH = '[the] [(result|results|value|values) of] (each|every) iteration';
const AS_WRITTEN = '[correct] [to] {n:digits} decimal places';
const USE = '(use|using|by using|hence use|hence , using)';
const FIND = '(find|determine|calculate|obtain|evaluate)';
const FROM = '(starting from|starting with|beginning with|with|taking|using|from)';

/** What is asked of an iteration. */
const GOALS: Rule[] = [
  ...rule<{ g: RawGoal[] }>('goals', `${SKETCHING} [,] {g:goals}`, ({ g }) => [
    ...g,
    { verb: 'sketch', target: '' },
  ]),
  ...rule<{ i: string[]; a: string; m: Partial<RawGoal> }>(
    'goals',
    `${USE} {i:an-iteration} [,] [to] ${FIND} {a:root} {m:manner}`,
    ({ i: [e, s], a, m }) => [{ verb: 'find', target: the('limit', e ?? '', s ?? '', a), ...m }],
  ),
  ...rule<{ i: string[]; a: string; m: Partial<RawGoal> }>(
    'goals',
    `${USE} {i:an-iteration} [,] [to] ${FIND} [the value of] {a:signed-root} {m:manner}`,
    ({ i: [e, s], a, m }) => [
      {
        verb: 'find',
        target: the('limit', e ?? '', s ?? '', UNNAMED),
        where: [fact(a, UNNAMED)],
        ...m,
      },
    ],
  ),
  ...rule<{ i: string[]; s: string; a: string; m: Partial<RawGoal> }>(
    'goals',
    `${FROM} {s:first-value} [,|and] [and] ${USE} {i:an-iteration} [,] [to] ${FIND} {a:root} {m:manner}`,
    ({ i: [e, t], s, a, m }) =>
      t === undefined ? [{ verb: 'find', target: the('limit', e ?? '', s, a), ...m }] : null,
  ),
  ...rule<{ i: string[]; s: string; a: string; m: Partial<RawGoal> }>(
    'goals',
    `${FIND} {a:root} {m:manner} [,] (using|by using|by means of) {i:an-iteration}`,
    ({ i: [e, s], a, m }) => [{ verb: 'find', target: the('limit', e ?? '', s ?? '', a), ...m }],
  ),
  ...rule<{ g: RawGoal[]; n: string }>(
    'goals',
    `{g:goals} [,|and] (giving|showing|give|show|writing down|stating|recording|write down) ${EACH} ${AS_WRITTEN}`,
    ({ g, n }) => g.map((one) => ({ ...one, each: Number(n) })),
  ),
  ...[
    `(give|show|giving|showing|write down|state|record) ${EACH} ${AS_WRITTEN}`,
    `${EACH} (should|must|is to|are to) be (given|shown|written|written down|stated|recorded|rounded) ${AS_WRITTEN}`,
  ].flatMap((pattern) =>
    rule<{ n: string }>('sentence', pattern, ({ n }) =>
      asks([{ verb: 'manner', target: '', each: Number(n) }]),
    ),
  ),
  ...rule<{ i: string[]; a: string }>(
    'sentence',
    '(show|prove) that [,] if [a|the] sequence [of [positive|real] values] (given|defined|generated) by {i:an-iteration} converges [,] then it converges to {a:root}',
    ({ i: [e, s], a }) => ({
      facts: e ? [fact('iteration', e, s ?? '', a)] : [],
      goals: [{ verb: 'show', target: the('limit', a) }],
    }),
  ),
  ...rule<{ a: string; b: string }>(
    'goals',
    `(state|write down) an equation [that is|which is] satisfied by {a:letter} [,] and [hence] ${FIND} [the] [exact] value of {b:letter}`,
    ({ a, b }) => (a === b ? [{ verb: 'find', target: the('exact limit', a), exact: true as const }] : null),
  ),
];

export const NUMERICAL_RULES: Rule[] = [...ROOTS, ...FORMULAS, ...GOALS];
