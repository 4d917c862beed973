import { type RawTerm, the } from '../meaning.ts';
import { fact } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { bareWords } from './told.ts';

const BE = '(is|are|was|were|has been|have been|may be|might be|could be|will be|would be)';
const SURELY = '[now|actually|in fact|really|significantly|still|currently|, in fact ,|now actually|too]';
const TRENDS = [
  [
    '<',
    '(less|lower|fewer|smaller|shorter|lighter|slower|weaker|too high|overstated|an overestimate|too large|exaggerated)',
    '(decreased|reduced|fallen|gone down|dropped|been reduced|become less|been lowered|shortened|got less|declined|been decreased)',
    '(decrease|reduction|fall|drop|decline)',
    '(reduces|reduce|has reduced|have reduced|reduced|decreases|decrease|has decreased|have decreased|lowers|lower|has lowered|have lowered|cut|has cut|decreased|lowered)',
  ],
  [
    '>',
    '(more|greater|higher|larger|longer|heavier|bigger|stronger|too low|understated|an underestimate|too small)',
    '(increased|risen|gone up|been increased|grown|been raised|become greater|got longer|lengthened)',
    '(increase|rise|growth)',
    '(increases|increase|has increased|have increased|increased|raises|raise|has raised|have raised|raised)',
  ],
  [
    '!=',
    '(different|different from what it was|not the same|changed|wrong|incorrect|not correct)',
    '(changed|altered|been changed|been affected|been altered|differed)',
    '(change|difference)',
    '(changes|change|has changed|have changed|changed|affects|affect|has affected|have affected|affected|alters|has altered)',
  ],
] as const;
const BEFORE =
  '(before|previously|it was before|it was|it used to be|in the past|usual|this|that|claimed|stated|expected|last year|this value|this figure|this number|the claimed value|the stated value|that claimed|that stated|the company claims|the manager claims|the previous value|previous years|what it was|the figure claimed|the original value)';

const NP: Rule[] = [
  ...rule<{ w: string }>('subject', '{w:np}', ({ w }) => `${w}`),
  ...rule<{ w: string }>('subject', '{w:pp}', ({ w }) => `share~${w}`),
  ...rule<{ w: string }>('subject', '{w:w}', ({ w }) => `~${bareWords(w)}`),
  ...rule<{ w: string }>('subject', '[the] number {w:w}', ({ w }) => `number~${bareWords(w)}`),
  ...rule<{ m: string }>('subject', '{m:letter}', ({ m }) =>
    /^[$\s]*(?:\\?(?:mu|lambda)|μ|λ|p)[$\s]*$/.test(m) ? `letter~${m}` : null,
  ),
  ...['np', 'pp'].flatMap((kind) =>
    rule<{ w: string; p: string }>('subject', `{w:${kind}} {p:per}`, ({ w }) =>
      kind === 'np' ? w : `share~${w}`,
    ),
  ),
];

const trend = (sign: string, subject: string, amount = ''): RawTerm => the('trend', sign, subject, amount);

const TREND_RULES: Rule[] = TRENDS.flatMap(([sign, adjective, participle, noun, verb]) => {
  const than = sign === '!=' ? 'from' : 'than';
  return [
    ...rule<{ s: string }>(
      'trend',
      `{s:subject} ${BE} ${SURELY} ${adjective} [{z:w}] [[${than}] ${BEFORE}] [{y:w}]`,
      ({ s }) => trend(sign, s),
    ),
    ...rule<{ s: string; v: string }>(
      'trend',
      `{s:subject} ${BE} ${SURELY} ${adjective} ${than} {v:v} [{p:per}] [{y:w}]`,
      ({ s, v }) => trend(sign, s, v),
    ),
    ...rule<{ s: string; v: string }>(
      'trend',
      `{s:subject} (has|have) ${SURELY} ${participle} [since {z:w}|as a result [{z:w}]|{z:w}]`,
      ({ s }) => trend(sign, s),
    ),
    ...rule<{ s: string }>('trend', `{s:subject} (will|may|might|would) ${verb} [{z:w}]`, ({ s }) =>
      trend(sign, s),
    ),
    ...rule<{ s: string; v: string }>(
      'trend',
      `{s:subject} (has|have) ${SURELY} ${participle} from {v:v}`,
      ({ s, v }) => trend(sign, s, v),
    ),
    ...rule<{ s: string }>(
      'trend',
      `[there] [has been|is|was] (a|an|any|some|no) [significant] ${noun} in {s:subject}`,
      ({ s }) => trend(sign, s),
    ),
    ...rule<{ a: string; s: string }>('trend', `{a:w} ${verb} {s:np}`, ({ s }) => trend(sign, s)),
    ...rule<{ a: string; s: string }>('trend', `{a:w} ${verb} {s:pp}`, ({ s }) => trend(sign, `share~${s}`)),
    ...rule<{ a: string; s: string }>('trend', `{a:w} ${verb} [the] number {s:w}`, ({ s }) =>
      trend(sign, `number~${bareWords(s)}`),
    ),
  ];
});

const MORE_TRENDS: Rule[] = [
  ...rule<{ s: string; v: string }>(
    'trend',
    `{s:subject} ${BE} ${SURELY} (not|not equal to|no longer|not now) {v:v} [{p:per}]`,
    ({ s, v }) => trend('!=', s, v),
  ),
  ...['np', 'pp'].flatMap((kind) =>
    (
      [
        ['<', 'overestimated|overstated|exaggerated'],
        ['>', 'underestimated|understated'],
      ] as const
    ).flatMap(([sign, verb]) =>
      rule<{ s: string }>('trend', `{a:w} (has|have|is|are) (${verb}) {s:${kind}}`, ({ s }) =>
        trend(sign, kind === 'np' ? s : `share~${s}`),
      ),
    ),
  ),
  ...rule<{ s: string }>('trend', `{s:w} ${BE} (biased towards|biased in favour of) {w:w}`, ({ s }) =>
    trend('>', `bias~${s}`),
  ),
  ...rule<{ s: string }>('trend', `{s:w} ${BE} biased against {w:w}`, ({ s }) => trend('<', `bias~${s}`)),
  ...rule<{ s: string }>('trend', `{s:w} ${BE} (biased|fair|unfair|not fair)`, ({ s }) =>
    trend('!=', `bias~${s}`),
  ),
];

const WHO = '[it|{z:w}]';
const OPENING = '(whether|if|that|whether or not)';
const BELIEF = '(claim|belief|suspicion|claims|theory|hypothesis|suggestion)';

/** What somebody claims or wants to find out. */
const CLAIMS: Rule[] = [
  ...rule<{ t: RawTerm }>(
    'piece',
    `{z:w} (claims|claim|believes|believe|suspects|suspect|thinks|think|suggests|is suspected|is believed|is claimed|is thought|claimed|suspected|believed|is convinced|hope|hopes|expects|expect|hoped|fears) that [, {y:w} ,] {t:trend}`,
    ({ t }) => told(t),
  ),
  ...rule<{ t: RawTerm }>(
    'piece',
    `${WHO} (wishes|wish|wants|want|would like|decides|decide|intends|needs|hopes|tests|test|carries out {c:a-test}|in order|in an attempt|uses {c:a-test}|is|are|was|were) (to (test|find out|determine|investigate|see|check|decide|show|know|discover|look for evidence)|) ${OPENING} {t:trend}`,
    ({ t }) => told(t),
  ),
  ...rule<{ t: RawTerm }>(
    'piece',
    `(in order to|to) (test|find out|determine|investigate|see|check|decide|show) ${OPENING} {t:trend}`,
    ({ t }) => told(t),
  ),
  ...rule<{ t: RawTerm }>('piece', `for (evidence|an indication|signs) that {t:trend}`, ({ t }) => told(t)),
  ...rule<{ t: RawTerm }>(
    'piece',
    '{z:w} tests {c:told-claim} against the alternative hypothesis that {t:trend}',
    ({ t }) => told(t),
  ),
  ...rule<{ t: RawTerm }>('piece', '{z:w} (tests|test|wishes to test|wants to test) {c:told-claim}', () => [
    fact('scene'),
  ]),
  ...rule<object>(
    'a-test',
    '(a|the|this|another) [suitable|appropriate|similar] [significance|hypothesis] test [of {w:w}]',
    () => 'test',
  ),
  ...rule<object>('told-claim', `[the|this|his|her|their|that] [{w:w}] ${BELIEF}`, () => 'claim'),
];

const told = (t: RawTerm) => (typeof t === 'object' && 'the' in t ? [fact('told trend', ...t.of)] : null);

export const CLAIMED: Rule[] = [...NP, ...TREND_RULES, ...MORE_TRENDS, ...CLAIMS];
