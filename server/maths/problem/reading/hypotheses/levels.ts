import { fact, type RawFact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const ASSUMED =
  '(assuming|assume|you may assume|it may be assumed|it can be assumed|it is assumed|you should assume|assumes)';
const WITH_LEVEL = '(at|using|use|with|to) (the|a) {p:percent} [significance] level [of significance]';

/** At which level something is tested. */
export const LEVELS: Rule[] = [
  ...rule<{ p: string }>('piece', `[,] ${WITH_LEVEL} [,]`, ({ p }) => [fact('told level', p)]),
  ...rule<{ p: string }>(
    'piece',
    '(a|the) {p:percent} (significance|level of significance) [level] [is|was] [used]',
    ({ p }) => [fact('told level', p)],
  ),
  ...rule<object>('piece', '[at|using|with] (the|this) same significance level', () => [fact('scene')]),
  ...rule<object>(
    'piece',
    '[a|the|this|another|his|her] [similar|suitable|appropriate|one-tailed|two-tailed|one-tail|two-tail] [hypothesis|significance] test',
    () => [fact('scene')],
  ),
  ...rule<object>(
    'piece',
    '[the|this|a] [same] test (is|was) [then|now] [to be] (repeated|carried out|conducted|performed|done) [again] [(with|on|using)]',
    () => [fact('scene')],
  ),
  ...rule<object>(
    'piece',
    '(repeats|carries out|conducts|performs) (the|this|a) [same|hypothesis|significance] test [again] [with|on|using]',
    () => [fact('scene')],
  ),
  ...rule<object>(
    'piece',
    '(use|using|by using) (a|an) [suitable|appropriate|poisson|normal] (approximation|approximating distribution) [to] [,]',
    () => [fact('told approximation')],
  ),
  ...rule<object>('piece', `${ASSUMED} [that]`, () => [fact('scene')]),
  ...rule<object>(
    'piece',
    '(if|when|where|given that|given [now] that|it is [now] given that|it is known that|it is found that|it was found that)',
    () => [fact('scene')],
  ),
  ...rule<object>(
    'piece',
    '{z:w} (claims|claim|states|believes|believe|says|thinks|reports|suggests|assumes|assume|suspects|found|finds) that',
    () => [fact('scene')],
  ),
  ...rule<object>(
    'piece',
    '(notes|records|counts|noted|recorded|counted|finds|count|record) (how many|the [total] number) {w:w} [{p:period}]',
    ({ p }: { p?: string }) => [p === undefined ? fact('scene') : fact('told period', p)],
  ),
  ...rule<object>(
    'piece',
    'the [total] (number|numbers) {w:w} [{p:period}] [{z:w}] (is|was|are|were) (noted|recorded|counted|found|observed)',
    ({ p }: { p?: string }) => [p === undefined ? fact('scene') : fact('told period', p)],
  ),
  ...rule<object>(
    'piece',
    '[that] (a|the) (poisson|binomial|normal) (model|distribution) (is|was|remains) [still] (appropriate|valid|suitable|used)',
    () => [fact('scene')],
  ),
  ...rule<object>(
    'piece',
    '[in order] to test [,] [at the {p:percent} significance level] [,] whether this is (the case|so|true|correct)',
    ({ p }: { p?: string }) => (p === undefined ? [fact('scene')] : [fact('told level', p)]),
  ),
  ...rule<{ e: string; i: string }>(
    'piece',
    '[{z:w} tests] [the] null hypothesis [that|is|:] [{h:letter} :] {e:equation} [is tested] [,] (against|and) [the|an] alternative [hypothesis] [that|is|:] [{k:letter} :] {i:inequality}',
    ({ e, i }) => hypotheses(e, i),
  ),
  ...rule<object>('piece', '[the] (null hypothesis|alternative hypothesis)', () => [
    fact('named hypothesis'),
  ]),
];

/** p = 0.3 against p < 0.3. */
function hypotheses(equation: string, inequality: string): RawFact[] | null {
  const [, letter, value] = NULL.exec(tidy(equation)) ?? [];
  const [, other, sign, same] = ALTERNATIVE.exec(tidy(inequality)) ?? [];
  if (!letter || letter !== other || value !== same) return null;
  const subject = letter === 'p' ? 'share~' : letter === 'μ' ? 'mean~' : 'rate~';
  return [fact('told trend', /[<>]/.test(sign!) ? sign! : '!=', subject, value!)];
}

const NULL = /^(p|μ|λ)=([\d./]+)$/;
const ALTERNATIVE = /^(p|μ|λ)(<|>|≠|!=|~=)([\d./]+)$/;
const tidy = (source: string): string =>
  source
    .replace(/[$\s]/g, '')
    .replace(/\\mu/, 'μ')
    .replace(/\\lambda/, 'λ')
    .replace(/\\neq?/, '≠');
