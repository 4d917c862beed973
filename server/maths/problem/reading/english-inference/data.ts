import { fact, type RawFact, type RawProperty, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const SAID = '(such that|so that|given by|summarised by|recorded as)';
const NAMES = '{x:open} and {y:open}';

const sizeOf = (group: RawTerm): string[] => (group as RawProperty).of as string[];

/** Behind a change, those that there are now. */
function ofAll(moment: string, words: string, group: RawTerm): RawTerm {
  const [n, called] = sizeOf(group);
  return the('of data', moment, called === 'now' ? 'now' : words, n!);
}

/** Data of one group beside those of another. */
const TOLD: Rule[] = [
  ...rule<{ d: RawFact[]; f: RawFact[] }>(
    'facts',
    `{d:data} (is|are|was|were) ${SAID} [:] {f:facts}`,
    ({ d, f }) => [...d, ...f],
  ),
  ...rule<{ d: RawFact[]; f: RawFact[] }>('facts', '[for] {d:data} , {f:facts}', ({ d, f }) =>
    f.every(({ relation }) => relation === 'holds') ? [...d, ...f] : null,
  ),
  ...(['mean', 'standard deviation', 'variance'] as const).flatMap((name) =>
    rule<{ w: string; v: string }>(
      'facts',
      `[the|their] ${name} [[of] {w:tale}] (is|was) [found to be|given as|equal to] {v:amount}`,
      ({ w, v }: { w?: string; v: string }) => [fact('data moment', name, w ?? '', v)],
    ),
  ),
  ...rule<{ d: RawFact[] }>(
    'facts',
    `{d:data} (is|are|was|were) (measured|recorded|noted|weighed|timed|found|taken|observed) [,] and [the|their] {w:open} (is|are|was|were) (summarised|summarized|shown|given|recorded|listed) [by|as follows|below|in the table|in the following table|in the table below] [:]`,
    ({ d }) => d,
  ),
  // Nobody is in both groups: what they are of, added up.
  ...rule<object>(
    'sentence',
    '(no|none of the) {w:open} (belongs to|belong to|is in|are in|is a member of|are members of|was in|were in|appears in|attends) both [of the|of these|the] {v:open}',
    () => ({ facts: [fact('scene', 'the results are shown')], goals: [] }),
  ),
  ...rule<object>(
    'sentence',
    '(no one|nobody|nothing) (belongs to|is in|is a member of|was in|appears in|attends) both [of the|of these|the] {v:open}',
    () => ({ facts: [fact('scene', 'the results are shown')], goals: [] }),
  ),
  // Rows of numbers, a group each.
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ n: string; a: string }>(
      'facts',
      `{a:tales} (of|by|for|from|in) {n:${kind}} {w:open} (of|from|in) each of (two|the two|three|the) {v:open} [, ${NAMES} ,] [{z:tales}] (are|were) [as follows|shown below|given below|shown in the table|given in the table|recorded below] [:]`,
      ({ a, z }: { n: string; a: string; z?: string }) => [fact('rows of', `${a} ${z ?? ''}`)],
    ),
    ...rule<{ a: string }>(
      'facts',
      `{a:tales} (of|by|for|from|in) (two|the two|both) {v:open} [, ${NAMES} ,] [{z:tales}] (are|were) [as follows|shown below|given below|shown in the table|given in the table|recorded below] [:]`,
      ({ a, z }: { a: string; z?: string }) => [fact('rows of', `${a} ${z ?? ''}`)],
    ),
  ]),
];

/** What is asked of all of them, or of one of the groups. */
const ASKED: Rule[] = [
  ...['number', 'count'].flatMap((kind) => [
    ...rule<{ m: string; w: string; g: RawTerm }>(
      'value',
      `{m:moment} [{w:tale}] (of|for|by|taken by) the {g:joined-${kind}}`,
      ({ m, w, g }: { m: string; w?: string; g: RawTerm }) => ofAll(m, w ?? '', g),
    ),
    ...rule<{ m: string; n: string; w: string; g: RawTerm }>(
      'wanted',
      `{m:moment} and {n:moment} [of {w:tale}] (of|for|by|taken by) the {g:joined-${kind}}`,
      ({ m, n, g }) => ({ all: [ofAll(m, '', g), ofAll(n, '', g)] }),
    ),
    ...rule<{ n: string; w: string }>(
      `joined-${kind}`,
      `{n:${kind}} {w:open} [(in|of|from) (the|both|all) [two|three|of the] {u:open}] [combined|together|altogether|in total]`,
      ({ n, w }) => the('group', n, w),
    ),
  ]),
  ...rule<{ m: string }>(
    'value',
    '{m:moment} (of|for) (the (combined|whole|complete) {w:open}|all {w:open} (together|combined))',
    ({ m }) => the('of data', m, '', 'all'),
  ),
];

export const GROUPED_RULES: Rule[] = [...TOLD, ...ASKED];
