import type { WrittenQuestion } from './written-question.ts';

interface LateQuestion {
  daysAgo: number;
  who: number;
  anonymous?: true;
  draft: WrittenQuestion;
}

/** Questions with a turn of their own: one is asked anonymously, the others are closed. */
export const LATE: LateQuestion[] = [
  {
    daysAgo: 12,
    who: 13,
    anonymous: true,
    draft: {
      subject: '9709',
      paper: 'p1',
      topic: 'circular-measure',
      language: 'en',
      title: 'I still do not see what a radian is, and everybody else seems to',
      tags: ['radians'],
      body: String.raw`I can use $s = r\theta$, but why is $180^\circ$ the same as $\pi$? I do not dare to ask this in class any more.`,
      answers: [],
    },
  },
  {
    daysAgo: 10,
    who: 22,
    draft: {
      subject: '9709',
      paper: 'p1',
      topic: 'circular-measure',
      language: 'en',
      title: 'Why is the area of my segment far larger than it should be?',
      tags: ['circular-measure', 'radians'],
      body: String.raw`With $r = 5$ cm and an angle of $0.8$ radians I get about $9.8$ cm² from $\frac12 r^2(\theta - \sin\theta)$, which is nearly the whole sector.`,
      answers: [],
    },
  },
  {
    daysAgo: 9,
    who: 35,
    draft: {
      subject: '9709',
      paper: 'p1',
      topic: 'quadratics',
      language: 'zh',
      title: '这道题到底应该怎么做？',
      tags: ['二次函数'],
      body: '老师说很简单，可是我一点思路都没有。',
      answers: [],
    },
  },
  {
    daysAgo: 8,
    who: 30,
    draft: {
      subject: '9709',
      paper: 'p4',
      topic: 'forces-and-equilibrium',
      language: 'en',
      title: 'Can somebody explain the whole of mechanics to me?',
      tags: ['mechanics'],
      body: 'Forces, energy, momentum, all of it, from the beginning.',
      answers: [],
    },
  },
  {
    daysAgo: 7,
    who: 24,
    draft: {
      subject: '9702',
      paper: 'all',
      topic: 'waves',
      language: 'en',
      title: 'Which pens do you like best for long exams?',
      tags: ['exams'],
      body: 'Mine always run out half-way through the paper.',
      answers: [],
    },
  },
];
