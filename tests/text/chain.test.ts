import { describe, expect, test } from 'vitest';
import { chainOf } from '../../server/text/markdown/chain.ts';

const CHAINS: Record<string, [post: string, lines: string[]]> = {
  'displayed formulas, with words between them': [
    'First factorise:\n\n$$x^2-5x+6=0$$\n\nso\n\n$$(x-2)(x-3)=0$$\n\n$$x=2 \\text{ or } x=3$$',
    ['x^2-5x+6=0', '(x-2)(x-3)=0', 'x=2 \\text{ or } x=3'],
  ],
  'the rows of an aligned formula': [
    '$$\\begin{aligned} 2x+1 &= 7 \\\\ 2x &= 6 \\\\[2pt] x &= 3. \\end{aligned}$$',
    ['2x+1 = 7', '2x = 6', 'x = 3'],
  ],
  'lines that are a formula alone, with their "so"': [
    '$2x+1=7$\nso $2x=6$,\n所以 $x=3$。',
    ['2x+1=7', '2x=6', 'x=3'],
  ],
  'formulas of a list': ['1. $2x=6$\n2. $x=3$', ['2x=6', 'x=3']],
  'what an arrow joins': ['\\[ 2x=6 \\Rightarrow x=3 \\]', ['2x=6', 'x=3']],
  'a matrix with its rows together': [
    '$$A=\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}$$\n\n$$\\det A=-2$$',
    ['A=\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '\\det A=-2'],
  ],
  'values without their units': [
    '$$1500 - 750 = 1200a$$\n\n$$a = 0.625\\ \\text{m s}^{-2}$$\n\n$$R = 2\\,\\Omega \\approx 2.0\\ \\text{（2 位有效数字）}$$',
    ['1500 - 750 = 1200a', 'a = 0.625', 'R = 2 \\approx 2.0'],
  ],
  'a row without its number and its comment': [
    '$$2x=6 \\tag{1}$$\n\n$$x=3 \\quad \\text{(dividing by 2)}$$',
    ['2x=6', 'x=3'],
  ],
};

describe('a chain of working', () => {
  test.each(Object.entries(CHAINS))('is %s', (_name, [post, lines]) => {
    expect(chainOf(post)).toEqual(lines);
  });
});

const NONE: Record<string, string> = {
  'words with formulas in them': 'For $ax^2+bx+c=0$ we look at $b^2-4ac$, because $x$ is real.',
  'one formula': '$$x^2=4$$',
  'what somebody else wrote, quoted': '> $$2x=6$$\n>\n> $$x=3$$',
  'a table of values': '| a | b |\n|---|---|\n| $x=1$ | $y=2$ |',
  code: '```\n$$2x=6$$\n$$x=3$$\n```',
  'a line too long to be typed': `$$x=1$$\n\n$$${'x+'.repeat(300)}1$$`,
};

describe('no chain of working', () => {
  test.each(Object.entries(NONE))('is %s', (_name, post) => {
    expect(chainOf(post)).toEqual([]);
  });
});
