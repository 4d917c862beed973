import { describe, expect, test, vi } from 'vitest';
import { SteppedSolution } from '../../client/features/tools/question/SteppedSolution.tsx';
import { asMarkdown } from '../../client/features/tools/question/solution-text.ts';
import type { Solution } from '../../client/ui/marks-margin/solution.ts';
import { all, click, find, show, text } from './page.tsx';

const SOLUTION: Solution = {
  title: { en: 'Quadratic equation', zh: '一元二次方程' },
  steps: [
    {
      say: { en: 'Factorise.', zh: '因式分解。' },
      tex: ['(x-2)(x-3)=0'],
      marks: ['M1'],
      checked: true,
      why: null,
    },
    {
      say: { en: 'Set each factor to zero.', zh: '令各因式为零。' },
      tex: ['x=2 \\text{or} x=3'],
      marks: ['A1'],
      checked: true,
      why: null,
    },
  ],
  answer: { text: 'x = 2 or x = 3', tex: 'x=2 \\text{or} x=3', say: null },
  checks: [{ name: { en: 'Each root satisfies the equation', zh: '各根满足方程' } }],
};

const lines = () => document.querySelectorAll('.marks-line').length;

describe('a solution', () => {
  test('is shown whole, and again step by step with a hint before each, up to its answer', async () => {
    await show(<SteppedSolution solution={SOLUTION} />);
    expect(lines()).toBe(2);
    expect(text()).toContain('Answer');

    await click(find('button', 'One step at a time'));
    expect(lines()).toBe(0);
    expect(text()).toContain('0 of 2 steps shown');
    expect(text()).not.toContain('Answer');
    expect(text()).not.toContain('Factorise.');

    await click(find('button', 'Hint'));
    expect(text()).toContain('Hint: Factorise.');
    expect(lines()).toBe(0);

    await click(find('button', 'Next step'));
    expect(lines()).toBe(1);
    expect(text()).not.toContain('Hint:');

    await click(find('button', 'Next step'));
    expect(lines()).toBe(2);
    expect(text()).toContain('Answer');
    expect(all('button').map((button) => button.textContent)).not.toContain('Next step');
  });

  test('of one step is not opened step by step', async () => {
    await show(<SteppedSolution solution={{ ...SOLUTION, steps: SOLUTION.steps.slice(0, 1) }} />);
    expect(all('button').map((button) => button.textContent)).not.toContain('One step at a time');
  });

  test('is copied in the language of the page', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (one: string) => void copied.push(one) },
    });
    await show(<SteppedSolution solution={SOLUTION} />);
    await click(find('button', 'Copy'));
    expect(copied).toEqual([asMarkdown(SOLUTION, 'en')]);
    vi.unstubAllGlobals();
  });

  test('is written with its formulas, marks and answer', () => {
    expect(asMarkdown(SOLUTION, 'zh')).toBe(
      '1. 因式分解。 **M1**\n   $$(x-2)(x-3)=0$$\n\n2. 令各因式为零。 **A1**\n   $$x=2 \\text{或} x=3$$\n\n**答案：** $x=2 \\text{或} x=3$\n',
    );
  });
});
