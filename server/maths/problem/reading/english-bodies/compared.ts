import { fact, type RawFact, type RawProperty, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { asked, factsOf, named, when } from '../shared/bodies.ts';

const isProperty = (one: RawTerm): one is RawProperty => typeof one === 'object' && 'the' in one;
const isPlaced = (one: RawTerm): boolean => isProperty(one) && (one.where ?? []).length > 0;

const isPull = (one: RawTerm): boolean => isProperty(one) && one.the === 'pull';

/** Points of a path, and how something is there. */
const POINTS: Rule[] = [
  ...rule<{ a: string; b: string }>(
    'say',
    '[the] points {a:label} and {b:label} (are|lie) on the (path|circle|circular path) [of {x:who}] (with|and|such that|where|so that) {d:two-labels} [is|being] a diameter [of the (circle|path)]',
    ({ a, b, d }: { a: string; b: string; d?: string }) =>
      d === `${a}${b}` || d === `${b}${a}` ? [fact('diameter', a, b)] : null,
  ),
  ...rule<{ l: string; a: RawTerm }>('say', '{l:two-labels} {a:lies}', ({ l, a }) => [
    fact('point at', l[1]!, a),
  ]),
  ...['below', 'above'].flatMap((word) =>
    rule<{ l: string }>(
      'say',
      `{l:label} (is|lies) ${word} [the [horizontal] level of] {o:label}`,
      ({ l }) => [fact('level side', l, word)],
    ),
  ),
  ...rule<{ l: string }>('state', '{x:who} is at [the point] {l:label}', ({ l }) => the('at point', l)),
  ...rule<{ l: string }>(
    'state',
    '{x:who} (passes through|reaches|arrives at) [the point] {l:label}',
    ({ l }) => the('at point', l),
  ),
  ...rule<{ w: RawTerm; l: string }>('want', '{w:want} at [the point] {l:label}', ({ w, l }) =>
    isProperty(w) && !isPlaced(w) ? asked(w, when(the('at point', l))) : null,
  ),
  ...['least', 'greatest'].flatMap((word) =>
    rule<object>(
      'want',
      `[the] (${word === 'least' ? 'least|minimum|smallest' : 'greatest|maximum|largest'}) [value of the] tension in the (string|rod) [(during|in) the motion]`,
      () => the(`${word} force`),
    ),
  ),
];

/** "Is three times the tension in the string when P is at B." */
const TIMES: Rule[] = [
  ...rule<object>('times', 'twice', () => '2'),
  ...rule<{ n: string }>('times', '{n:count} times', ({ n }) => n),
  ...rule<{ n: RawTerm }>('times', '{n:amount} times', ({ n }) => n),
  ...rule<object>('times', '(equal to|the same as)', () => '1'),
  ...rule<{ n: RawTerm }>('times', '{n:amount} of', ({ n }) => n),
  ...rule<{ a: RawTerm; k: RawTerm; b: RawTerm }>('say', '{a:want} is {k:times} {b:want}', ({ a, k, b }) =>
    (isPlaced(a) && isPlaced(b)) || (isPull(a) && isPull(b)) ? [fact('ratio', a, b, k)] : null,
  ),
  ...rule<{ a: RawTerm; k: RawTerm; s: RawTerm }>(
    'say',
    '{a:want} is {k:times} (that|its value) when {s:state}',
    ({ a, k, s }) => (isPlaced(a) && isProperty(a) ? [fact('ratio', a, { ...a, where: when(s) }, k)] : null),
  ),
  ...rule<{ a: RawTerm; k: RawTerm; l: string }>(
    'say',
    '{a:want} is {k:times} (that|its value) at {l:label}',
    ({ a, k, l }) =>
      isPlaced(a) && isProperty(a) ? [fact('ratio', a, { ...a, where: when(the('at point', l)) }, k)] : null,
  ),
];

const MEETS = '(meets|hits|strikes|comes into contact with|comes against|catches)';
const PEGS: Rule[] = [
  ...rule<{ l: string; d: RawTerm }>(
    'say',
    'a [small] [smooth] (peg|nail|pin) is [fixed|placed] at [the|a] point {l:label} [,] [which is|where {l2:label} is] [at a] [distance {d:amount}] vertically below {o:label}',
    ({ l, d }: { l: string; d?: RawTerm }) => [fact('peg', l, ...(d === undefined ? [] : [d]))],
  ),
  ...rule<{ l: string }>('say', '{f:say} [,] with {g:note} , where {h:note}', (slots) => {
    const { f, g, h } = slots as unknown as Record<'f' | 'g' | 'h', RawFact[]>;
    return [...f, ...g, ...h];
  }),
  ...rule<object>(
    'say',
    `when ({l:two-labels}|the string) (becomes|is|reaches the) vertical [,] (the string|it) ${MEETS} the (peg|nail|pin) [,] and {x:who} (begins|starts) to move in a vertical circle with centre {b:label}`,
    () => [fact('meets peg')],
  ),
  ...rule<object>(
    'say',
    `when ({l:two-labels}|the string) (becomes|is) vertical [,] (the string|it) ${MEETS} the (peg|nail|pin)`,
    () => [fact('meets peg')],
  ),
  ...['before', 'after'].flatMap((word) =>
    rule<{ w: RawTerm }>(
      'want',
      `{w:want} (immediately|just) ${word} [(it|the string) ${MEETS} the (peg|nail|pin)]`,
      ({ w }) =>
        isProperty(w) && !isPlaced(w) && w.the === 'force' ? asked(w, when(the(`${word} peg`))) : null,
    ),
  ),
  ...rule<object>('want', '[the] tension', () => the('force')),
  ...rule<{ o: string }>(
    'want',
    '[the] height of {x:who} above the [horizontal] level of {o:label}',
    ({ o }) => the('height', o),
  ),
];

const TIED = '(attached|fixed|fastened|joined|tied|connected)';
const lengthOf = (cord: RawTerm): RawTerm | null =>
  factsOf(cord).find(({ relation }) => relation === 'length')?.of[0] ?? null;

/** A body between two strings. */
const STRINGS: Rule[] = [
  ...rule<{ a: string; b: string; d: RawTerm }>(
    'say',
    '([the] [two] [fixed] points {c:label} and {e:label} are such that|the [fixed] point|) {a:label} is [a|at a] [distance] {d:amount} vertically above [the [fixed] point] {b:label}',
    ({ a, b, d }) => [fact('apart', a, b, d)],
  ),
  ...rule<{ a: string; b: string; c: RawTerm; d: RawTerm }>(
    'does',
    `[is] ${TIED} to [the [fixed] point] {a:label} by [means of] {c:cord} and to [the [fixed] point] {b:label} by [means of] {d:cord}`,
    ({ a, b, c, d }) => {
      const lengths = [lengthOf(c), lengthOf(d)];
      const isLight = [c, d].every((one) =>
        factsOf(one).some(({ relation, of }) => relation === 'cord' && of[0] === 'inextensible'),
      );
      return isLight && lengths.every((one) => one !== null)
        ? [
            fact('cord', 'inextensible'),
            fact('string to', a, lengths[0]!),
            fact('string to', b, lengths[1]!),
            fact('tied', SELF),
          ]
        : null;
    },
  ),
  ...rule<{ c: RawTerm }>('cord', '(a second|another|a further) light inextensible string', () =>
    named('cord', 'inextensible', [fact('cord', 'inextensible')]),
  ),
  ...rule<{ f: RawFact[] }>('say', '(with|given that) both strings [are] taut [,] {f:say}', ({ f }) => [
    ...f,
    fact('taut'),
  ]),
  ...rule<{ l: string }>('want', '[the] tension in [the] [string] {l:two-labels}', ({ l }) => the('pull', l)),
  ...rule<object>(
    'want',
    '[the] (tension in each [of the] (string|strings)|tensions in the [two] strings)',
    () => the('pulls'),
  ),
];

export const COMPARED_RULES: Rule[] = [...POINTS, ...TIMES, ...PEGS, ...STRINGS];
