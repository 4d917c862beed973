import type { SentReading } from '../../maths/problem/sent/shape.ts';

/** Questions with what a good reader writes for them. */
export const EXAMPLES: { text: string; reading: Partial<SentReading> }[] = [
  {
    text: 'The circle $C$ has centre $(1, 2)$ and radius 5.\n(a) Find the equation of $C$. [2]\n(b) Find the equation of the tangent to $C$ at the point $(4, 6)$. [3]',
    reading: {
      things: [
        { id: 'C', kind: 'circle', name: 'C', quote: 'The circle $C$' },
        { id: 'point1', kind: 'point', name: null, quote: 'the point $(4, 6)$' },
        { id: 'tangent1', kind: 'tangent', name: null, quote: 'the tangent to $C$' },
      ],
      facts: [
        {
          relation: 'equal',
          of: [{ the: 'centre', of: [{ thing: 'C' }] }, '(1, 2)'],
          quote: 'The circle $C$ has centre $(1, 2)$',
        },
        { relation: 'equal', of: [{ the: 'radius', of: [{ thing: 'C' }] }, '5'], quote: 'radius 5' },
        {
          relation: 'equal',
          of: [{ the: 'coordinates', of: [{ thing: 'point1' }] }, '(4, 6)'],
          quote: 'the point $(4, 6)$',
        },
        {
          relation: 'is',
          of: [{ thing: 'tangent1' }, { the: 'tangent', of: [{ thing: 'C' }, { thing: 'point1' }] }],
          quote: 'the tangent to $C$ at the point',
        },
      ],
      goals: [
        {
          verb: 'find',
          target: { the: 'equation', of: [{ thing: 'C' }] },
          quote: 'Find the equation of $C$',
          part: '(a)',
        },
        {
          verb: 'find',
          target: { the: 'equation', of: [{ thing: 'tangent1' }] },
          quote: 'Find the equation of the tangent to $C$',
          part: '(b)',
        },
      ],
    },
  },
  {
    text: 'Two brothers buy pens. Twice the number $a$ of the first and the number $b$ of the second come to 17, and $a$ is 4 more than $b$. Work out $a$.',
    reading: {
      facts: [
        {
          relation: 'holds',
          of: ['2a + b = 17'],
          quote: 'Twice the number $a$ of the first and the number $b$ of the second come to 17',
        },
        { relation: 'holds', of: ['a = b + 4'], quote: '$a$ is 4 more than $b$' },
      ],
      goals: [{ verb: 'find', target: 'a', quote: 'Work out $a$' }],
      context: ['Two brothers buy pens.'],
    },
  },
];
