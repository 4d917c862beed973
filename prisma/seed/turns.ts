import type { Action } from './action.ts';
import { LATE } from './late-questions.ts';
import type { WrittenQuestion } from './written-question.ts';

const HOUR = 3_600_000;

const [ALEX, MODERATOR] = [0, 1];

type Act = Action extends infer One ? (One extends Action ? Omit<One, 'at'> : never) : never;

/**
 * What happens once in the last days, with its days before the end: questions that are closed or asked anonymously, edits
 * that are suggested, reports, and what the first account has on its own desk.
 */
export function turns(
  drafts: readonly WrittenQuestion[],
  askerOf: (question: number) => number,
  until: Date,
): Action[] {
  const late = (index: number) => drafts.length + index;
  const titled = (beginning: string) => {
    const question = drafts.findIndex(({ title }) => title.startsWith(beginning));
    if (question < 0) throw new Error(`There is no question that begins with ${beginning}`);
    return question;
  };
  const [segment, voltmeter, parallel] = [
    titled('Area of a segment'),
    titled('电压表为什么要用'),
    titled('Resistance of 2 Ω and 12 Ω'),
  ];
  const [median, substitution, lami] = [titled('Median of'), titled('用换元'), titled('三个力平衡时')];
  const asked = LATE.map(({ daysAgo, who, anonymous, draft }, index): [number, Act] => [
    daysAgo,
    { who, do: 'ask', question: late(index), draft, anonymous },
  ]);

  const sessionOf = (year: number) => `${until.getUTCFullYear() + year}-06`;
  const acts: [daysAgo: number, act: Act][] = [
    ...asked,
    [11.9, { who: 8, do: 'answer', question: late(0), answer: 0, body: RADIANS }],
    [11.7, { who: 24, do: 'vote', question: late(0), answer: 0, type: 'UP' }],
    [9.8, { who: MODERATOR, do: 'close', question: late(1), reason: 'DUPLICATE', original: segment }],
    [8.8, { who: MODERATOR, do: 'close', question: late(2), reason: 'UNCLEAR', original: null }],
    [7.9, { who: MODERATOR, do: 'close', question: late(3), reason: 'TOO_BROAD', original: null }],
    [6.9, { who: 2, do: 'close', question: late(4), reason: 'OFF_TOPIC', original: null }],

    [
      6.5,
      {
        who: askerOf(parallel),
        do: 'edit',
        question: parallel,
        add: 'I need it to three significant figures.',
      },
    ],
    [6, { who: 9, do: 'suggest', question: parallel, ...PARALLEL }],
    [5.8, { who: MODERATOR, do: 'accept-suggestion', question: parallel }],
    [1.2, { who: 7, do: 'suggest', question: voltmeter, ...VOLTMETER }],

    [5, { who: 29, do: 'answer', question: substitution, answer: 9, body: ADVERTISEMENT }],
    [4.9, { who: ALEX, do: 'report', question: substitution, answer: 9, reason: 'SPAM', text: '' }],
    [
      4.7,
      { who: MODERATOR, do: 'uphold', question: substitution, answer: 9, reason: '广告内容，与问题无关。' },
    ],
    [2, { who: 26, do: 'answer', question: lami, answer: 9, body: UNCHECKED }],
    [1.5, { who: 11, do: 'report', question: lami, answer: 9, reason: 'AI_UNCHECKED', text: '' }],
    [1, { who: 6, do: 'report', question: late(3), answer: null, reason: 'OTHER', text: NO_QUESTION }],

    [
      50,
      {
        who: ALEX,
        do: 'profile',
        subjects: ['9709', '9702'],
        examSession: sessionOf(1),
        links: ['https://www.geogebra.org', 'https://en.wikipedia.org/wiki/Calculus'],
      },
    ],
    [48, { who: MODERATOR, do: 'profile', subjects: ['9709', '9231'], examSession: null, links: [] }],
    [45, { who: 4, do: 'profile', subjects: ['9709', '9231'], examSession: sessionOf(1), links: [] }],
    [40, { who: 5, do: 'profile', bio: BIO, subjects: ['9702'], examSession: sessionOf(1), links: [] }],
    [5.5, { who: 12, do: 'view', question: parallel, sharedBy: ALEX }],
    [5.2, { who: 15, do: 'view', question: voltmeter, sharedBy: 9 }],
    [3.5, { who: MODERATOR, do: 'lock', question: late(4) }],

    [4, { who: ALEX, do: 'follow-tag', tag: 'differentiation' }],
    [4, { who: ALEX, do: 'follow-tag', tag: '微分' }],
    [3, { who: 4, do: 'follow-tag', tag: '二次函数' }],
    [2.5, { who: 4, do: 'follow-person', person: ALEX }],
    [2, { who: MODERATOR, do: 'invite', question: median, person: ALEX }],
    [1.8, { who: ALEX, do: 'draft', question: median, body: MEDIAN }],
    ...ERRORS.map((error, index): [number, Act] => [3 - index, { who: ALEX, do: 'error', ...error }]),
  ];
  return acts.map(([daysAgo, act]) => ({ at: new Date(until.getTime() - daysAgo * 24 * HOUR), ...act }));
}

const BIO = 'Physics first, then the mathematics that it needs.';
const RADIANS = String.raw`Think of the angle as a length measured in radii: one radian cuts off an arc as long as the radius. All the way round is $2\pi$ radii, so $180^\circ = \pi$ radians. To change degrees into radians, multiply by $\frac{\pi}{180}$: for example $60^\circ = \frac{\pi}{3}$.`;
const PARALLEL = {
  title: 'Total resistance of 2 Ω and 12 Ω in parallel',
  comment: 'Says which resistance is asked for.',
};
const VOLTMETER = { title: '电压表的内阻为什么要很大？', comment: '标题更通顺一些。' };
const ADVERTISEMENT = '代写作业，历年真题全套答案，加我好友。';
const UNCHECKED = '一般来说，三力平衡问题都可以用拉密定理，直接套公式就行。';
const NO_QUESTION = 'This is a wish list, not a question.';
const MEDIAN = String.raw`Not quite: the median $m$ has half of the area to its left, $\int_0^m \frac38 x^2\,dx = \frac12$, so`;

/** What stands in the error book of the first account. */
const ERRORS = [
  {
    id: 1,
    questionText: 'Differentiate $y = (3x + 1)^4$.',
    source: 'TOPIC',
    userAnswer: String.raw`$4(3x + 1)^3$`,
    correctAnswer: String.raw`$12(3x + 1)^3$`,
    errorType: 'METHOD',
    topicId: '9709-p1-differentiation',
    note: 'The derivative of the inside is missing.',
    reviewed: true,
  },
  {
    id: 2,
    questionText: 'Solve $x^2 = 5x$.',
    source: 'CHECK',
    errorLine: 2,
    userAnswer: String.raw`$x^2 = 5x$
$x = 5$`,
    correctAnswer: '$x = 0$ or $x = 5$',
    errorType: 'ALGEBRA_SLIP',
    topicId: '9709-p1-quadratics',
    note: 'Dividing by $x$ loses the root $0$.',
    reviewed: false,
  },
  {
    id: 3,
    questionText: 'A car travels 150 m in 12 s. Find its average speed.',
    userAnswer: '12.5',
    correctAnswer: String.raw`$12.5\ \text{m s}^{-1}$`,
    errorType: 'UNITS',
    topicId: null,
    note: '',
    reviewed: false,
  },
] as const;
