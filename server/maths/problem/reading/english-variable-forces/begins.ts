import { fact, type RawFact, type RawTerm, SELF } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const areOf = (facts: RawFact[], ...relations: string[]): boolean =>
  facts.every(({ relation }) => relations.includes(relation));

// x = 0, v = 3: of a start.
const begun = (one: RawFact): RawFact | null => {
  const [left, right, more] =
    one.relation === 'holds'
      ? String(one.of[0])
          .split('=')
          .map((each) => each.trim())
      : one.relation === 'equal'
        ? [one.of[0], one.of[1]]
        : [];
  if (right === undefined || more !== undefined) return null;
  return left === 'v' ? fact('begins', '', right) : left === 'x' ? fact('begins at', '', right) : null;
};

/** How it is where nothing has happened yet. */
const START_STATES: Rule[] = [
  ...rule<{ o: string }>(
    'start-state',
    '(is|being) at [the (point|origin)|a [fixed] point] {o:label} [on the line]',
    ({ o }) => [fact('begins at', '', '0'), fact('origin', o)],
  ),
  ...rule<{ v: RawTerm }>(
    'start-state',
    '(has|is moving with|moves with|is moving at|is travelling with) [a] (speed|velocity) [of] {v:amount}',
    ({ v }) => [fact('begins', '', v)],
  ),
  ...rule<object>('start-state', 'is at rest', () => [fact('begins', '', '0')]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'start-state',
    '{f:start-state} (and|, and) {g:start-state}',
    ({ f, g }) => [...f, ...g],
  ),
  ...rule<{ f: RawFact[]; e: string }>(
    'say',
    '(initially|(when|at|at time) {e:equation}) [,] {x:who} {f:start-state}',
    ({ f, e }: { f: RawFact[]; e?: string }) => (e === undefined || /^t\s*=\s*0$/.test(e) ? f : null),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(opens (his|her) parachute|is released|enters (a|the) (liquid|water)) when (he|she|it) is (moving|falling|travelling) vertically downwards with [a] (speed|velocity) [of] {v:amount}',
    ({ v }) => [fact('begins', SELF, v), fact('vertical', 'down')],
  ),
  ...rule<object>('does', '(starts|starts moving|starts to move|begins to move) from rest', () => [
    fact('begins', SELF, '0'),
  ]),
];

const AT_START = ['begins', 'begins at', 'origin', 'starts'];
const BEGINS: Rule[] = [
  ...rule<{ e: string; n: RawFact[] }>('say', '(when|at|at time) {e:equation} , {n:note}', ({ e, n }) => {
    const all = n.map(begun);
    return /^t\s*=\s*0$/.test(e) && n.length > 1 && all.every((one) => one !== null) ? all : null;
  }),
  ...rule<{ e: string; n: RawFact[]; f: RawFact[] }>(
    'say',
    '(when|at|at time) {e:equation} , {f:say} and {n:note}',
    ({ e, n, f }) => {
      const all = n.map(begun);
      return /^t\s*=\s*0$/.test(e) && areOf(f, ...AT_START) && all.every((one) => one !== null)
        ? [...f, ...all]
        : null;
    },
  ),
  ...rule<{ o: string }>('say', '{x:who} is at [the (point|origin)] {o:label}', ({ o }) => [
    fact('begins at', '', '0'),
    fact('origin', o),
  ]),
  ...rule<{ v: RawTerm; o: string }>(
    'does',
    '(is projected|is set in motion) with [a] (speed|velocity) [of] {v:amount} from (a point|the point|a fixed point|) {o:label} (along|across|on) a [smooth|rough] horizontal (table|surface|plane|floor)',
    ({ v, o }) => [fact('begins', SELF, v), fact('origin', o), fact('along', SELF)],
  ),
  ...rule<object>(
    'does',
    '(comes|is brought) to rest before (reaching|it reaches) the edge [of the (table|surface)]',
    () => [fact('goes on', SELF)],
  ),
  ...rule<object>(
    'does',
    '(is|) released from rest [at|from] [a point|a great height|rest] [high above the ground|{o:label}] and falls [vertically] [downwards|through the air|under gravity|]',
    () => [fact('starts', SELF, 'rest', '0'), fact('vertical', 'down')],
  ),
  ...rule<{ w: RawFact[] }>(
    'does',
    'falls [vertically] from rest [under gravity|through (the air|a liquid)] [in a [resisting] medium|against air resistance|]',
    () => [fact('starts', SELF, 'rest', '0'), fact('vertical', 'down')],
  ),
  ...[
    ['downwards', 'down'],
    ['upwards', 'up'],
  ].flatMap(([word, way]) =>
    rule<{ v: RawTerm; o: string }>(
      'does',
      `(is|) projected vertically ${word} [with (speed|velocity) {v:amount}] [from (a point|) {o:label}|through (a|the) (liquid|fluid)|from the surface of the ground|from ground level] [with (speed|velocity) {v:amount}]`,
      ({ v, o }: { v?: RawTerm; o?: string }) =>
        v === undefined
          ? null
          : [
              fact('begins', SELF, v),
              fact('vertical', way!),
              ...(o === undefined ? [] : [fact('origin', o)]),
            ],
    ),
  ),
];

export const BEGIN_RULES: Rule[] = [...START_STATES, ...BEGINS];
