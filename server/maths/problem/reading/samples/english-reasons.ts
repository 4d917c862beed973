import { fact, type RawGoal, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { find } from './english-asked.ts';

const NEEDED =
  '[that (is|are)|which (is|are)|you|which you|that you] [necessary|needed|required|must be made|have made|made|must make|need to make|are needed]';
const COUNTS = ['(an|any|one|the|what)', 'two'];

/** What is taken to be so, and why a test is chosen. */
const REASONS: Rule[] = [
  ...COUNTS.flatMap((count, at) => [
    ...rule<{ n: string }>(
      'goals',
      `(state|give|write down|what) [${count}] (assumption|assumptions|assumption (is|are)) [about {w:w}] ${NEEDED} [for|in|in order for|in order to carry out|to carry out|in order to use|to use|when carrying out|when using] (a {u:t-name} [to find a confidence interval for the population mean]|{n:test-name}|this test|the test in {q:w}|your test|{n:test-name} in {q:w}) [to be (valid|carried out|used|appropriate)] [in {r:w}]`,
      ({ n }: { n?: string }) => find(the('assumption', assumptionOf(n ?? ''), String(at + 1))),
    ),
  ]),
  ...rule<{ n: string; m: string }>(
    'goals',
    '(explain|state|give a reason|suggest a reason) [briefly|, briefly ,] (why|for) {w:w} (might|may|could|would|should) [prefer|use|choose|choose to use] {n:test-name} [in this situation] (to|rather than|instead of|and not|in preference to) {m:test-name} [in this situation|here|in this case]',
    ({ n, m }) => whyNot(n, m),
  ),
  ...rule<{ n: string; m: string }>(
    'goals',
    '(explain|state|give a reason|suggest a reason) [briefly|, briefly ,] why {n:test-name} (might be|may be|is|would be|could be|was) (preferred|used|chosen|more appropriate|appropriate|preferable|better|more suitable) [here|in this case|in this situation] (to|rather than|instead of|than) {m:test-name} [in this situation|here|in this case|, when both are valid]',
    ({ n, m }) => whyNot(n, m),
  ),
  ...rule<{ m: string }>(
    'goals',
    '(explain|state|give a reason|suggest a reason) [briefly|, briefly ,] why {m:test-name} (might|may|would|is|could) (not be|not) (appropriate|suitable|valid|used) [in this situation|here|in this case]',
    ({ m }) => (m.endsWith('t') ? find(the('assumption', 'why ranks')) : null),
  ),
  ...rule<object>(
    'goals',
    '(explain|state|comment on) [, with a reason ,] (whether|if) (it is|it was) necessary [, for your answers to be valid ,] [for {v:w}] to assume (that|) {w:w} (are|is|have|has) (normally distributed|normal distributions|normal|a normal distribution) [for (this|your) {u:w} [to be valid]] [, giving a reason]',
    () => find(the('assumption', 'need normal')),
  ),
];

const assumptionOf = (name: string): string =>
  name === '' ? 'this' : name === 'signed ranks' || name === 'paired ranks' ? 'signed ranks' : name;

const QUESTIONS: Rule[] = [
  ...rule<object>(
    'facts',
    '{w:w} (asks|wonders) (whether|if) it (is|was) necessary to assume that {v:w} (are|is|have|has) (normally distributed|normal distributions|normal|a normal distribution)',
    () => [fact('question', 'need normal')],
  ),
  ...rule<object>('goals', '(give a reasoned answer to|answer) (her|his|their|this|the) question', () =>
    find(the('assumption', 'question')),
  ),
];

function whyNot(chosen: string, other: string): RawGoal[] | null {
  if (chosen === 'this' && other.endsWith('t')) return find(the('assumption', 'why this'));
  if (/rank/.test(chosen) && other.endsWith('t')) return find(the('assumption', 'why ranks'));
  return /signed|ranks/.test(chosen) && other === 'signs' ? find(the('assumption', 'why not signs')) : null;
}

export const ENGLISH_REASONS: Rule[] = [...REASONS, ...QUESTIONS];
