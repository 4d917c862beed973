import { fact, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const FIND = '(find|calculate|determine|state|write down|work out|obtain|give|evaluate)';
const HENCE = '[hence|hence ,|now|then|also|and|and hence]';
const LEVEL = '(at|using|use|with) (the|a) {p:percent} [significance] level [of significance]';
const SUITABLE = '[suitable|appropriate|the|his|her|their|your|a|, suitable|any]';
const FOR_TEST = '[for (this|the|his|her|their|a|your) [hypothesis|significance] (test|situation)|for {f:w}]';
const OPENING =
  '(whether|if|that|whether or not|for evidence that|the hypothesis that|the claim that|the suspicion that)';
const REASON =
  '[, (giving|with) (a reason|reasons|your reason|a justification) ,|, giving a reason for your answer|giving a reason|with a reason|and justify your answer|, justifying your answer|, stating your reasons|[and] give a reason [for your answer]|[and] give your reason]';
const EVIDENCE =
  '([there is|that there is] [sufficient|significant|enough|any|evidence|some] evidence [at this level|, at this level ,|from {e:w}] (that|to suggest that|to support the claim that|to support the suspicion that|to show that|to conclude that|for)|{z:w} (provides|provide|gives|give) [sufficient|significant|enough|any] evidence (that|to suggest that|to support the claim that))';
const OUT = '(carry out|conduct|perform|complete)';
const TESTNAME =
  '(the|a|this|his|her|their|an) [suitable|appropriate|hypothesis|significance] [hypothesis|significance|one-tailed|two-tailed] test';
const WHY = '(to (test|determine|investigate|decide|find out|see|check)|of|for|and (determine|state|decide))';

const find = (target: RawTerm, where: RawFact[] = []): RawGoal[] => [
  { verb: 'find', target, ...(where.length > 0 && { where }) },
];
const level = (p: string): RawFact => fact('told level', p);
const trendIn = (t: RawTerm): RawFact[] =>
  typeof t === 'object' && 'the' in t ? [fact('told trend', ...t.of)] : [];

/** What is to be tested. */
const TESTED: Rule[] = [
  ...rule<{ t: RawTerm }>('tested', `${OPENING} {t:trend}`, ({ t }) => trendIn(t)),
  ...rule<{ t: RawTerm }>('tested', `[whether|if] ${EVIDENCE} {t:trend}`, ({ t }) => trendIn(t)),
  ...rule<object>('tested', '{c:told-claim}', () => []),
  ...rule<object>(
    'tested',
    '(whether|if) {c:told-claim} (is|are) [justified|supported|correct|true|valid|likely to be true|likely to be correct|well founded|right] [by {w:w}]',
    () => [],
  ),
  ...rule<object>(
    'tested',
    '(whether|if) [there is] [sufficient|enough|significant|any] evidence (to support|for|in support of) {c:told-claim}',
    () => [],
  ),
  ...rule<object>('tested', '(whether|if) {z:w} (supports|support) {c:told-claim}', () => []),
];

const TESTS: Rule[] = [
  ...rule<{ p: string; c: RawFact[] }>('ask', `test [,] ${LEVEL} [,] {c:tested}`, ({ p, c }) =>
    find(the('decide'), [level(p), ...c]),
  ),
  ...rule<{ p: string; c: RawFact[] }>('ask', `test {c:tested} [,] ${LEVEL}`, ({ p, c }) =>
    find(the('decide'), [level(p), ...c]),
  ),
  ...rule<{ c: RawFact[] }>('ask', 'test {c:tested}', ({ c }) => find(the('decide'), c)),
  ...rule<{ p: string; c: RawFact[] }>(
    'ask',
    `${OUT} ${TESTNAME} [,] ${LEVEL} [,] ${WHY} {c:tested}`,
    ({ p, c }) => find(the('decide'), [level(p), ...c]),
  ),
  ...rule<{ p: string; c: RawFact[] }>(
    'ask',
    `${OUT} ${TESTNAME} ${WHY} {c:tested} [,] ${LEVEL}`,
    ({ p, c }) => find(the('decide'), [level(p), ...c]),
  ),
  ...rule<{ c: RawFact[] }>('ask', `${OUT} ${TESTNAME} ${WHY} {c:tested}`, ({ c }) => find(the('decide'), c)),
  ...rule<{ p: string }>('ask', `${OUT} ${TESTNAME} [,] ${LEVEL}`, ({ p }) =>
    find(the('decide'), [level(p)]),
  ),
  ...rule<object>('ask', `${OUT} ${TESTNAME}`, () => find(the('decide'))),
  ...rule<{ c: RawFact[]; p: string }>(
    'ask',
    `(determine|decide|find out|investigate) [, ${LEVEL} ,] {c:tested}`,
    ({ c, p }: { c: RawFact[]; p?: string }) =>
      find(the('decide'), [...(p === undefined ? [] : [level(p)]), ...c]),
  ),
  ...rule<object>(
    'ask',
    `(state|draw|find|give|what is|determine|write down) ${SUITABLE} [the] (conclusion|result|outcome) [of|from|for|to] [the|this|his|her] [{w:w}] [test] ${REASON}`,
    () => find(the('decide')),
  ),
  ...rule<object>(
    'ask',
    `(state|explain|determine) [, (with|giving) (a reason|reasons) ,] what {w:w} should conclude`,
    () => find(the('decide')),
  ),
  ...rule<object>(
    'ask',
    `(state|explain|determine) [, (with|giving) (a reason|reasons) ,] (whether|if) [the|{w:w} should] [null hypothesis] [should be] (reject|rejected|accepted|not rejected) [the null hypothesis]`,
    () => find(the('decide')),
  ),
];

/** Hypotheses, regions and the chances of errors. */
const VALUES: Rule[] = [
  ...rule<object>(
    'ask',
    `(state|write down|give|set up|what are) ${SUITABLE} [null and alternative|two] hypotheses ${FOR_TEST}`,
    () => find(the('hypotheses')),
  ),
  ...rule<object>(
    'ask',
    `(state|write down|give) ${SUITABLE} null hypothesis and [the|an] alternative hypothesis ${FOR_TEST}`,
    () => find(the('hypotheses')),
  ),
  ...rule<{ p: string }>(
    'ask',
    `${HENCE} ${FIND} the (critical|rejection) region ${FOR_TEST} [,] [${LEVEL}]`,
    ({ p }: { p?: string }) => find(the('region'), p === undefined ? [] : [level(p)]),
  ),
  ...rule<object>('ask', `${HENCE} ${FIND} the acceptance region ${FOR_TEST}`, () => find(the('acceptance'))),
  ...rule<{ k: string; w: string }>('error', '(a|the) type {k:type-sign} error', ({ k }) => k),
  ...rule<{ k: string }>('error', '(a|the) {k:type-word} error', ({ k }) => k),
  ...rule<{ k: string }>(
    'ask',
    `${HENCE} ${FIND} the {c:chance-noun} of [making] {k:error} ${FOR_TEST}`,
    ({ k }) => find(the('error chance', k)),
  ),
  ...rule<{ k: string }>(
    'ask',
    `${HENCE} ${FIND} the {c:chance-noun} that {k:error} (is made|will be made|is being made|occurs|will occur)`,
    ({ k }) => find(the('error chance', k)),
  ),
  ...rule<{ k: string }>(
    'ask',
    `${HENCE} ${FIND} the {c:chance-noun} that [the|this|his|her] test (results in|will result in|leads to) {k:error}`,
    ({ k }) => find(the('error chance', k)),
  ),
  ...rule<{ k: string }>(
    'ask',
    `${HENCE} ${FIND} the {c:chance-noun} that {z:w} (makes|will make|would make) {k:error}`,
    ({ k }) => find(the('error chance', k)),
  ),
  ...rule<object>('chance-noun', '(probability|chance)', () => 'chance'),
];

/** What is said of errors and of what the test rests on. */
const WORDS: Rule[] = [
  ...rule<object>(
    'two-errors',
    '[a] type {a:type-sign} [error] or [a] type {b:type-sign} [error|errors]',
    () => 'two',
  ),
  ...rule<object>('two-errors', '[a] {a:type-word} [error] or [a] {b:type-word} [error|errors]', () => 'two'),
  ...rule<object>(
    'which-error',
    '(of the errors|of these errors|of the two types of error|type of error|error|of these types of error) [[,] {a:two-errors} [,]]',
    () => 'which',
  ),
  ...rule<object>('which-error', '[of] {a:two-errors}', () => 'which'),
  ...rule<object>(
    'ask',
    `(state|explain|determine) ${REASON} which {w:which-error} (might|could|may) [possibly] have (been made|occurred) [in|when|by] [carrying out the test|carrying out this test|{z:w}] ${REASON}`,
    () => find(the('which error')),
  ),
  ...rule<object>(
    'ask',
    `(state|explain|determine) ${REASON} which {w:which-error} (it is possible that|{z:w}) (might|could|may) [possibly] have made ${REASON}`,
    () => find(the('which error')),
  ),
  ...rule<object>(
    'ask',
    `(state|explain|determine) ${REASON} whether {w:two-errors} (might|could|may|was|has) [possibly] [have] [been] (made|occurred) [in|when|by] [{z:w}] ${REASON}`,
    () => find(the('which error')),
  ),
  ...rule<{ k: string }>(
    'ask',
    `(explain|state) ${REASON} whether [or not] [it is possible that] {k:error} (might|could|may|was|has) [possibly] [have] [been] [made|occurred] ${REASON}`,
    ({ k }) => find(the('could be', k)),
  ),
  ...rule<{ k: string }>(
    'ask',
    `(explain|state|describe) [briefly] what [is|would be] [meant by] {k:error} [would mean|means|is|would be] [in (this|the) (context|situation|case)|in the context of {c:w}|, in this context|in this question]`,
    ({ k }) => find(the('meant', k)),
  ),
  ...rule<{ k: string }>(
    'ask',
    `(explain|state|describe) [, in this context ,|in this context|in context] [what is] meant by {k:error} [in (this|the) (context|situation|case)|in the context of {c:w}]`,
    ({ k }) => find(the('meant', k)),
  ),
  ...rule<object>(
    'ask',
    `(explain|state) [, (with|giving) (a reason|reasons) ,] (whether|if) [it is|it was] [(this|the) (test|manager|student) (is|should be|should use|should carry out)] [a] (one-tailed|one-tail) [test] or [a] (two-tailed|two-tail) [test] [should be used] ${REASON}`,
    () => find(the('tails')),
  ),
  ...rule<object>(
    'ask',
    '(explain|state|give a reason) why (a|this is a|the test is a) (one-tailed|one-tail) test (is|was|should be) (appropriate|used|suitable)',
    () => find(the('tails', 'one')),
  ),
  ...rule<object>(
    'ask',
    '(explain|state|give a reason) why (a|this is a|the test is a) (two-tailed|two-tail) test (is|was|should be) (appropriate|used|suitable)',
    () => find(the('tails', 'two')),
  ),
  ...rule<object>(
    'ask',
    `(explain|state) ${REASON} [why|whether|if] [it was|it is|was it] (necessary|needed) [or not] [for {z:w}] to use the {t:limit-name} [in {y:w}] ${REASON}`,
    () => find(the('limit theorem')),
  ),
  ...rule<object>(
    'ask',
    `(explain|state) ${REASON} (whether|if) the {t:limit-name} (was|is) (needed|necessary|required|used) [in {y:w}] ${REASON}`,
    () => find(the('limit theorem')),
  ),
  ...rule<object>('limit-name', 'central limit theorem', () => 'limit'),
  ...rule<object>(
    'ask',
    '(state|stating|give|write down) (a|any|one|an) [necessary] assumption [necessary|needed|required|that is needed|you need to make|you have made|that you have made] [for {z:w}]',
    () => find(the('assumption')),
  ),
  ...rule<object>(
    'piece',
    '[,] (stating|state) (your|the|suitable) [null and alternative] hypotheses [clearly]',
    () => [fact('scene')],
  ),
  ...rule<object>(
    'piece',
    '(stating your conclusion|giving your conclusion|state your conclusion) [clearly|in context|{w:w}]',
    () => [fact('scene')],
  ),
];

export const ASKED: Rule[] = [...TESTED, ...TESTS, ...VALUES, ...WORDS];
