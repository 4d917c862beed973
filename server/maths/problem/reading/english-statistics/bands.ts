import { type RawFact, type RawGoal, type RawTerm, fact, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const ARE =
  '(is|are) [then] [called|classed as|classified as|described as|known as|graded as|graded|labelled|labelled as|regarded as|considered|considered to be|said to be|deemed|deemed to be|sold as|categorised as|referred to as|counted as]';

/** A name that begins so is not the whole of what is said. */
export const IS_VERB =
  /^(?:called|classed|classified|described|known|graded|labelled|regarded|considered|said|deemed|sold as|categorised|referred|counted|if|when) /;

/** What those are called that are so large: "rods longer than 20 cm are rejected". */
export const BAND_RULES: Rule[] = [
  ...rule<{ w: string; r: RawTerm; c: string }>(
    'facts',
    `[any|each] {w:name} {r:range-of} [{v:name}] ${ARE} {c:open}`,
    ({ w, r, v, c }: { w: string; r: RawTerm; v?: string; c: string }) =>
      IS_VERB.test(c) ? null : [fact('band', v ? `${w} ${v}` : w, r, c, '')],
  ),
  ...rule<{ w: string; r: RawTerm; c: string; d: string }>(
    'facts',
    `[any|each] {w:open} ${ARE} {c:open} (if|when) (it|its|they|their|he|she|his|her|the) {d:name} {r:range-of} [{v:name}]`,
    ({ w, r, c, d, v }: { w: string; r: RawTerm; c: string; d: string; v?: string }) =>
      IS_VERB.test(c) ? null : [fact('band', w, r, c, `${d} ${v ?? ''}`)],
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(given that|it is given that|if) {f:told} , {g:goals}',
    ({ f, g }) => ({
      facts: f,
      goals: g,
    }),
  ),
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string; v: string; c: string }>(
      'goals',
      `(in|out of|of|from) [a random sample of|a sample of|a batch of|a group of|the] {n:${kind}} [of these] {v:name} , how many would you expect to be {c:open}`,
      ({ n, v, c }) => [{ verb: 'find', target: the('expected called', n, v, c) }],
    ),
    ...rule<{ n: string; v: string; c: string }>(
      'value',
      `[the] (expected number|number) of {c:open} in [a random sample of|a sample of|a batch of|a group of|the] {n:${kind}} [of these] {v:name}`,
      ({ n, v, c }) => the('expected called', n, v, c),
    ),
  ]),
];
