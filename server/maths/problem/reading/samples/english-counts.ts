import { fact, type RawFact, type RawGoal, type RawProperty, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { find, ownerIn } from './english-asked.ts';

const LEVEL = '(at|using) (the|a) {p:percent} [significance] level [of significance]';
const OUT = '(carry out|conduct|perform|use|using|by using|by carrying out|apply)';
const WHETHER =
  '(of|to (test|determine|investigate|decide|find out|see|check)|and (test|determine|decide)) (whether|if)';
const FOLLOWS =
  '(has|have|follow|follows|is distributed as|are distributed as|(can|may|could|is|are) [be] modelled by|(can|may|could) be well modelled by|comes from|has the form of)';
const GOOD = '(suitable|good|satisfactory|appropriate|reasonable|valid|adequate)';
const BELIEF = '(claim|belief|suggestion|model|hypothesis|theory|assertion|suspicion|assumption)';

/** The laws that counts follow. */
const LAWS: Rule[] = [
  ...(['poisson', 'geometric'] as const).flatMap((name) => [
    ...rule<{ v: string }>(
      'law-name',
      `(the|a) ${name} distribution with (mean|parameter|probability|{k:letter} =) {v:amount}`,
      ({ v }) => (/^\d+(?:\.\d+)?$/.test(v) ? the('law', name, v) : null),
    ),
    ...rule<object>('law-name', `(the|a) ${name} distribution`, () => the('law', name, '')),
  ]),
  ...rule<{ d: string }>(
    'law-name',
    '[the|a] [poisson|binomial|geometric] [distribution|random variable] {d:law}',
    ({ d }) => (/N\s*\(/.test(d) ? null : the('law', 'formula', d)),
  ),
  ...rule<{ c: string }>(
    'law-name',
    '(the|a) [random variable with] probability density function [f] [,|which is|that is] [given by|where] {c:cases}',
    ({ c }) => the('law', 'formula', c),
  ),
];

const lawFact = (law: RawTerm): RawFact => fact('law', ...(law as RawProperty).of);

const TOLD: Rule[] = [
  ...rule<{ l: RawTerm }>(
    'facts',
    `{w:w} (claims|believes|suspects|thinks|states|suggests|asserts|assumes) that {v:measured} ${FOLLOWS} {l:law-name}`,
    ({ l }) => [lawFact(l)],
  ),
  ...rule<{ l: RawTerm }>(
    'facts',
    `it is (claimed|believed|suspected|thought|suggested|stated|asserted|assumed) that {v:measured} ${FOLLOWS} {l:law-name}`,
    ({ l }) => [lawFact(l)],
  ),
  ...rule<{ l: RawTerm }>(
    'facts',
    `({w:w} (claims|believes|suspects|thinks|suggests)|it is (claimed|believed|suggested|thought)) that {l:law-name} (is|would be|may be|might be|could be) (a|an) ${GOOD} (model|fit) [(for|to) {v:w}]`,
    ({ l }) => [lawFact(l)],
  ),
  ...rule<{ l: RawTerm }>('facts', `{v:measured} ${FOLLOWS} {l:law-name}`, ({ l }) => [lawFact(l)]),
  ...rule<object>(
    'facts',
    '{w:w} uses (the|this) sample mean to calculate [the] expected frequencies [,] [some of which are {v:w}]',
    () => [fact('scene')],
  ),
  ...rule<object>('measured', '{w:w}', () => 'measured'),
  ...rule<object>('measured', '{w:w} , {x:label} [{u:measure}] , {v:w}', () => 'measured'),
  ...rule<object>('measured', '{w:w} , {x:measured-label} , {v:w}', () => 'measured'),
];

const fit = (percent: string, law?: RawTerm, owner = ''): RawGoal[] =>
  find(owner === '' ? the('fit', percent) : the('fit', percent, owner)).map((goal) =>
    law === undefined ? goal : { ...goal, where: [lawFact(law)] },
  );

/** Whether a law goes with what was counted. */
const FITS: Rule[] = [
  ...rule<object>(
    'fit-test',
    '(a|the) [chi-squared|{e:expression} -|{e:expression}] [goodness of fit|goodness-of-fit] test',
    () => 'fit',
  ),
  ...rule<{ l: RawTerm }>(
    'fits',
    `{l:law-name} (is|provides|gives|would be) (a|an) ${GOOD} (model|fit) [(for|to) {w:w}]`,
    ({ l }) => the('fits', l),
  ),
  ...rule<{ l: RawTerm }>('fits', '{l:law-name} fits {w:w} [well]', ({ l }) => the('fits', l)),
  ...rule<{ l: RawTerm }>('fits', `{w:w} ${FOLLOWS} {l:law-name}`, ({ l }) => the('fits', l)),
  ...rule<{ w: string }>(
    'fits',
    `[the|this|his|her|their] [{w:w}] ${BELIEF} (is|fits) [a|an] [${GOOD}|acceptable|justified|correct|supported|true] [fit|model|one] [(by|for|to|with) {v:w}]`,
    ({ w = '' }: { w?: string }) => the('fits', 'told', ownerIn(w)),
  ),
  ...rule<object>('fits', `f is (a|an) ${GOOD} (model|fit) [(for|to) {w:w}]`, () => the('fits', 'told')),
  ...rule<{ p: string; f: RawProperty }>(
    'goals',
    `${OUT} {n:fit-test} [,] ${LEVEL} [,] ${WHETHER} {f:fits}`,
    ({ p, f }) => fit(p, lawOf(f), ownerOf(f)),
  ),
  ...rule<{ p: string; f: RawProperty }>(
    'goals',
    `${OUT} {n:fit-test} ${WHETHER} {f:fits} [,] ${LEVEL}`,
    ({ p, f }) => fit(p, lawOf(f), ownerOf(f)),
  ),
  ...rule<{ p: string; f: RawProperty }>('goals', `test [,] ${LEVEL} [,] (whether|if) {f:fits}`, ({ p, f }) =>
    fit(p, lawOf(f), ownerOf(f)),
  ),
  ...rule<{ p: string; w: string }>(
    'goals',
    `${OUT} {n:fit-test} [,] ${LEVEL} [,] (of|to test|for) [the|this|his|her|their] [{w:w}] ${BELIEF}`,
    ({ p, w = '' }: { p: string; w?: string }) => fit(p, undefined, ownerIn(w)),
  ),
];

const ownerOf = ({ of: [law, owner] }: RawProperty): string => (law === 'told' ? String(owner ?? '') : '');
const lawOf = ({ of: [law] }: RawProperty): RawTerm | undefined => (law === 'told' ? undefined : law);

const ASSUMED =
  '((assuming|under the assumption of) independence|(on the assumption that|under the assumption that|assuming that|assuming) {q:association})';

/** Two ways to tell things apart, and whether one has to do with the other. */
const ASSOCIATED: Rule[] = [
  ...rule<object>('association', '{a:w} (is|are) independent of {b:w}', () => 'association'),
  ...rule<object>('association', '{a:w} and {b:w} are independent', () => 'association'),
  ...rule<object>(
    'association',
    '[there is] [sufficient|any|some] [evidence of] (an|any|some|a|no) (association|relationship|dependence|link|connection) between {a:w} and {b:w}',
    () => 'association',
  ),
  ...rule<object>('association', '{a:w} (depends|depend) on {b:w}', () => 'association'),
  ...rule<object>('association', '{a:w} (is|are) (associated with|related to) {b:w}', () => 'association'),
  ...rule<{ p: string }>('goals', `test [,] ${LEVEL} [,] (whether|if) {a:association}`, ({ p }) =>
    find(the('association', p)),
  ),
  ...rule<{ p: string }>('goals', `test (whether|if) {a:association} [,] ${LEVEL}`, ({ p }) =>
    find(the('association', p)),
  ),
  ...rule<{ p: string }>(
    'goals',
    `${OUT} {n:fit-test} [,] ${LEVEL} [,] ${WHETHER} {a:association}`,
    ({ p }) => find(the('association', p)),
  ),
  ...rule<{ p: string }>('goals', `${OUT} {n:fit-test} ${WHETHER} {a:association} [,] ${LEVEL}`, ({ p }) =>
    find(the('association', p)),
  ),
  ...rule<object>(
    'facts',
    '{w:w} (wishes|wish|wants|want|would like) to (test|investigate|know|find out|determine|see|check) (if|whether) {a:association}',
    () => [fact('scene')],
  ),
  ...rule<{ w: string }>(
    'goals',
    `(find|calculate|determine|state|write down) the expected frequency [, ${ASSUMED} ,|${ASSUMED}] (for|of) {w:wn} [, ${ASSUMED}]`,
    ({ w }) => find(the('expected cell', w)),
  ),
  ...rule<{ w: string; v: string }>(
    'wanted',
    'the number of {w:wn} (who|that|which) would be expected to {v:wn} if {a:w} were independent of {b:w}',
    ({ w, v }) => the('expected cell', `${w} ${v}`),
  ),
  ...rule<{ w: string; v: string }>(
    'goals',
    `show that [, ${ASSUMED} ,] the expected frequency (for|of) {w:wn} [, ${ASSUMED} ,|, ${ASSUMED}] is {v:number}`,
    ({ w, v }) => find(the('expected cell', w, v)),
  ),
];

const OTHER = '(be different|change|be the same|be affected|differ)';
const STATE =
  '(state|explain|determine) [, (with|giving) (a reason|reasons) ,] [, without further calculation ,]';

/** The same test at another level. */
const LEVELS: Rule[] = [
  ...rule<{ p: string }>(
    'goals',
    `(given that|if|when) the [same] test is [instead] (carried out|repeated|conducted) [again] at the {p:percent} [significance] level [of significance] , ${STATE} whether (your|the) conclusion would ${OTHER} [, (with|giving) a reason]`,
    ({ p }) => find(the('other level', p)),
  ),
  ...rule<{ p: string }>(
    'goals',
    `[without further calculation [of the test statistic] ,] ${STATE} whether (your|the) conclusion would ${OTHER} if (a|the) {p:percent} [significance] level [of significance] (was|were) used [instead]`,
    ({ p }) => find(the('other level', p)),
  ),
  ...rule<{ p: string }>(
    'goals',
    `[without further calculation [of the test statistic] ,] ${STATE} whether (your|the) conclusion would ${OTHER} if the [same] test (was|were) (carried out|conducted) at the {p:percent} [significance] level [instead]`,
    ({ p }) => find(the('other level', p)),
  ),
  ...rule<object>('sentence', '(justify|give a reason for) your answer', () => ({
    facts: [fact('scene')],
    goals: [],
  })),
];

/** The mean of what was counted. */
const MEANS: Rule[] = [
  ...rule<{ v: string }>('goals', 'show that the [sample] mean [number] [{w:w}] is {v:number}', ({ v }) =>
    find(the('count mean', v)),
  ),
  ...rule<object>('goals', '(find|calculate) the [sample] mean number {w:w}', () => find(the('count mean'))),
];

export const ENGLISH_COUNTS: Rule[] = [...LAWS, ...TOLD, ...FITS, ...ASSOCIATED, ...LEVELS, ...MEANS];
