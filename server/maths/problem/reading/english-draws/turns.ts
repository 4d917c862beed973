import { fact, type RawFact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const BE = '(is|are|was|were)';
const TAKEN = '(chosen|drawn|selected|taken|removed|picked|taken out|withdrawn)';
const TAKES = '(takes|draws|chooses|selects|picks|removes|takes out)';
const RANDOM = '[{r:random}]';
const WITHOUT = 'without replacement';
const PUT =
  '(replaced|returned|put back|replaced in the bag|replaced in the box|returned to the bag|returned to the box|put back in the bag|put back in the box|put back into the bag|put back into the box)';

interface Slots {
  n?: string;
  k?: string;
  b?: string;
  c?: string;
  m?: string;
  r?: string;
}

const turn = ({ n = '1', k = '', b = '', m = '', c = '', r = '' }: Slots, more = ''): RawFact[] => [
  fact('turn', n, k, b, `${m || r} ${more}`.trim(), c),
];

/** How things are taken. */
const MANNERS: Rule[] = [
  ...rule<object>('random', '(at random|randomly)', () => 'at random'),
  ...rule<object>(
    'turn-manner',
    `(${WITHOUT}|one after the other without replacement|one at a time without replacement|, ${WITHOUT}|one after another without replacement|one by one without replacement|, one after the other , without replacement|one at a time and without replacement|in succession without replacement|together|at the same time|simultaneously|one after the other , without replacement)`,
    () => 'without replacement',
  ),
  ...rule<object>(
    'turn-manner',
    '[,] and (eats it|keeps it|does not replace it|does not put it back|gives it away|puts it in (his|her) pocket)',
    () => 'without replacement',
  ),
  ...rule<object>(
    'turn-manner',
    '[,] and (replaces it|puts it back|returns it to the (bag|box))',
    () => 'with replacement',
  ),
  ...rule<object>(
    'turn-manner',
    '(with replacement|, with replacement|one after the other with replacement|one at a time with replacement|one at a time , with replacement)',
    () => 'with replacement',
  ),
  ...rule<object>(
    'turn-manner',
    `[,] [its colour (is|) (noted|recorded)|the colour (is|) (noted|recorded)|its number is (noted|recorded)] [,] and [it] [is] [then] ${PUT}`,
    () => 'with replacement',
  ),
  ...rule<object>('turn-manner', `[,] (and|but) [it] [is] not ${PUT}`, () => 'without replacement'),
];

const FROM = '[(from|out of) {b:the-box}]';

/** Balls that are taken. */
const TURNS: Rule[] = [
  ...[
    ['{n:num} {k:kind}', ''],
    ['{n:num} of the [{w:num}] {k:kind}', ''],
    ['(a|an|one) {k:kind}', ''],
    ['one of the [{w:num}] {k:kind}', ''],
    ['(a|the) (second|third|fourth) {k:kind}', 'next'],
    ['another {k:kind}', 'next'],
  ].flatMap(([what, next]) => [
    ...rule<Slots>(
      'deed',
      `${what} ${BE} [now] ${TAKEN} ${RANDOM} ${FROM} ${RANDOM} [{m:turn-manner}]`,
      (slots) => turn(slots, next),
    ),
    ...rule<Slots>('deed', `${what} ${BE} [now] ${RANDOM} ${TAKEN} ${FROM} [{m:turn-manner}]`, (slots) =>
      turn(slots, next),
    ),
    ...rule<Slots>(
      'deed',
      `${what} ${BE} then ${TAKEN} ${RANDOM} ${FROM} ${RANDOM} [{m:turn-manner}]`,
      (slots) => turn(slots, 'next'),
    ),
    ...rule<Slots>(
      'deed',
      `{w:person} ${TAKES} ${what} ${RANDOM} ${FROM} ${RANDOM} [{m:turn-manner}]`,
      (slots) => turn(slots, next),
    ),
    ...rule<Slots>(
      'deed',
      `{w:person} then ${TAKES} ${what} ${RANDOM} ${FROM} ${RANDOM} [{m:turn-manner}]`,
      (slots) => turn(slots, 'next'),
    ),
    ...rule<Slots>(
      'deed',
      `${what} ${BE} ${TAKEN} ${RANDOM} ${FROM} ${RANDOM} [,] and [is] (placed|put|transferred|moved) (in|into|to) {c:the-box}`,
      (slots) => turn(slots, next),
    ),
    ...rule<Slots>(
      'deed',
      `${what} ${BE} (transferred|moved) ${RANDOM} ${FROM} to {c:the-box} ${RANDOM}`,
      (slots) => turn(slots, next),
    ),
    ...rule<Slots>(
      'deed',
      `{w:person} ${TAKES} ${what} ${RANDOM} ${FROM} ${RANDOM} [,] and (places|puts|transfers) it (in|into|to) {c:the-box}`,
      (slots) => turn(slots, next),
    ),
  ]),
  ...rule<{ k: string; b: string; c: string }>(
    'deed',
    `(a|one) {k:kind} ${BE} ${TAKEN} ${RANDOM} from each (bag|box|jar|tin)`,
    ({ k }) => [fact('turn', '1', k, 'each', '')],
  ),
  ...rule<{ k: string; b: string; c: string }>(
    'deed',
    `(a|one) {k:kind} ${BE} ${TAKEN} ${RANDOM} from {b:the-box} ${RANDOM} and (a|one) {k:kind} ${BE} ${TAKEN} ${RANDOM} from {c:the-box} ${RANDOM}`,
    ({ k, b, c }) => [...turn({ k, b }), ...turn({ k, b: c })],
  ),
  ...rule<{ n: string; k: string; f: RawFact[] }>(
    'deed',
    `({n:num}|a|an) {k:kind} ${BE} ${TAKEN} ${RANDOM} [{m:turn-manner} ,] from {f:box-told} ${RANDOM} [{m:turn-manner}]`,
    ({ n = '1', k, m = '', r = '', f }: { n?: string; k: string; m?: string; r?: string; f: RawFact[] }) => [
      ...f,
      fact('turn', n, k, '', m || r, ''),
    ],
  ),
  ...rule<object>('deed', `(the {k:kind}|it|this {k:kind}) is [then] ${PUT}`, () => [
    fact('put back', 'yes'),
  ]),
  ...rule<object>('deed', `(the {k:kind}|it|this {k:kind}) is not ${PUT}`, () => [fact('put back', 'no')]),
  ...rule<object>(
    'deed',
    `its (colour|number) is (noted|recorded) [,] and [the {k:kind}|it] is [then] ${PUT}`,
    () => [fact('put back', 'yes')],
  ),
  ...rule<{ d: RawFact[]; e: RawFact[] }>(
    'deed',
    '{d:deed} [,] (and|and then|; |, and) {e:deed}',
    ({ d, e }) => [...d, ...e],
  ),
  ...rule<{ d: RawFact[] }>('facts', '{d:deed}', ({ d }) => d),
  ...['he', 'she', 'they'].flatMap((word) => rule<object>('person', word, () => word)),
  ...rule<{ w: string }>('person', '{w:name}', ({ w }) => w),
  ...rule<{ w: string }>('person', '(a|the) (child|player|student|boy|girl|teacher|man|woman)', () => ''),
];

export const TURN_RULES: Rule[] = [...MANNERS, ...TURNS];
