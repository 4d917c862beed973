import { describe, expect, test, vi } from 'vitest';
import type { WorkingLine } from '../../client/ui/marks-margin/lines.ts';
import { MarksMargin } from '../../client/ui/marks-margin/MarksMargin.tsx';
import { WorkedSolution } from '../../client/ui/marks-margin/WorkedSolution.tsx';
import { click, find, show, text } from './page.tsx';

const SOLUTION: WorkingLine[] = [
  { id: 'given', verdict: 'given', tex: ['x^2-5x+6=0'] },
  {
    id: 'factors',
    verdict: 'checked',
    say: { en: 'Factorise', zh: '因式分解' },
    tex: ['(x-2)(x-3)=0'],
    marks: ['M1'],
    why: { en: 'Two numbers with sum $-5$ and product $6$.', zh: '两数之和为 $-5$，积为 $6$。' },
  },
  { id: 'roots', verdict: 'checked', tex: ['x=2', 'x=3'], marks: ['A1', 'A1'] },
];

const WORKING: WorkingLine[] = [
  { id: 'first', verdict: 'given', tex: ['(x+3)^2=25'] },
  {
    id: 'second',
    verdict: 'wrong',
    tex: ['x^2+9=25'],
    remark: {
      lead: { en: 'The terms were squared one by one.', zh: '逐项平方了。' },
      text: { en: 'The middle term $6x$ is missing.', zh: '漏掉了中间项 $6x$。' },
    },
  },
  { id: 'third', verdict: 'unclear', tex: ['x=\\pm4'] },
];

const spoken = () =>
  [...document.querySelectorAll('li')].map((line) => line.querySelector('.sr-only')?.textContent);
const formulas = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tex]')].map(({ dataset }) => dataset['tex']);

describe('a solution', () => {
  test('reads line by line with its verdict and its marks', async () => {
    await show(<MarksMargin title="Solution" lines={SOLUTION} />);
    expect(spoken()).toEqual(['line 1, given', 'line 2, checked, M1', 'line 3, checked, A1, A1']);
  });

  test('has a legend of the signs and marks that it shows, and says which formula was not checked', async () => {
    const lines: WorkingLine[] = [
      ...SOLUTION,
      { id: 'told', verdict: null, tex: ['x>0'] },
      { id: 'words', verdict: null, say: { en: 'So', zh: '所以' }, tex: [] },
      { id: 'after', verdict: 'carried', tex: ['x=5'] },
    ];
    await show(<MarksMargin title="Solution" lines={lines} />);
    expect([...document.querySelectorAll('dl > div')].map((entry) => entry.textContent)).toEqual([
      '✓checked',
      '↳follows from a mistake',
      '–not checked by itself',
      'Mmark for the method',
      'Amark for an accurate result',
    ]);
    expect(spoken().slice(3)).toEqual([
      'line 4, not checked by itself',
      'line 5',
      'line 6, follows from a mistake',
    ]);
  });

  test('reads so in Chinese', async () => {
    await show(<MarksMargin title="解答" lines={SOLUTION} />, 'zh');
    expect(spoken()).toEqual(['第 1 行，已知', '第 2 行，已核对，M1', '第 3 行，已核对，A1，A1']);
  });

  test('joins its formulas in the language it is read in', async () => {
    const lines: WorkingLine[] = [
      { id: 'roots', verdict: 'checked', tex: [String.raw`x=1 \quad\text{or}\quad x=2`] },
    ];
    await show(<MarksMargin title="Solution" lines={lines} bilingual />);
    expect(formulas()).toEqual([String.raw`x=1 \quad\text{or}\quad x=2`]);
    await click(find('button', '中文'));
    expect(formulas()).toEqual([String.raw`x=1 \quad\text{或}\quad x=2`]);
  });

  test('is shown in the other language by its own switch, and the page stays as it is', async () => {
    await show(
      <MarksMargin title="Solution" lines={SOLUTION} bilingual>
        {(language) => <p>{language}</p>}
      </MarksMargin>,
    );
    expect(text()).toContain('Factorise');
    await click(find('button', '中文'));
    expect(text()).toContain('因式分解');
    expect(text()).not.toContain('Factorise');
    expect(spoken()[1]).toBe('line 2, checked, M1');
    expect(document.querySelector('footer')).toMatchObject({ lang: 'zh-CN', textContent: 'zh' });
    expect(find('button', '中文').getAttribute('aria-pressed')).toBe('true');
  });

  test('begins in the language of the page', async () => {
    await show(<MarksMargin title="解答" lines={SOLUTION} bilingual />, 'zh');
    expect(text()).toContain('因式分解');
    expect(document.querySelector('p[lang="zh-CN"]')?.textContent).toBe('因式分解');
  });

  test('sets each formula of a line, and the formulas of its reason', async () => {
    await show(<MarksMargin title="Solution" lines={SOLUTION} />);
    expect(formulas()).toEqual(['x^2-5x+6=0', '(x-2)(x-3)=0', '-5', '6', 'x=2', 'x=3']);
    expect(document.querySelector('details summary')?.textContent).toBe('Why?');
  });
});

describe('a checked working', () => {
  test('marks the wrong line, names the mistake and says what it is', async () => {
    await show(<MarksMargin title="Your working" lines={WORKING} />);
    expect(spoken()).toEqual(['line 1, given', 'line 2, wrong', 'line 3, not checkable']);
    const wrong = document.querySelector('[data-verdict="wrong"]')!;
    expect(wrong.textContent).toMatch(/✗.*The terms were squared one by one\.The middle term/);
    expect(document.querySelectorAll('[data-verdict="wrong"]')).toHaveLength(1);
  });

  test('shows a line that cannot be read as it was typed, with the place', async () => {
    const line: WorkingLine = {
      id: 'x',
      verdict: 'unclear',
      tex: [],
      typed: { text: '2x = 6 +', at: 7, length: 1 },
    };
    await show(<MarksMargin title="Your working" lines={[line]} />);
    expect(document.querySelector('code')?.textContent).toBe('2x = 6 +');
    expect(document.querySelector('code mark')?.textContent).toBe('+');
  });

  test('has no margin for marks where there are none', async () => {
    await show(<MarksMargin title="Your working" lines={WORKING} />);
    expect(document.querySelector('.marks-codes')).toBeNull();
  });

  test('shows lost marks as lost', async () => {
    const lines: WorkingLine[] = [{ ...WORKING[1]!, marks: ['A0'] }];
    await show(<MarksMargin title="Your working" lines={lines} />);
    expect(document.querySelector('.marks-codes')).toMatchObject({
      textContent: 'A0',
      dataset: { lost: 'true' },
    });
  });
});

describe('worked solutions', () => {
  const solution = {
    title: { en: 'Quadratic equation', zh: '二次方程' },
    steps: [
      {
        __typename: 'SolutionStep' as const,
        say: { __typename: 'BilingualText' as const, en: 'Take roots', zh: '开方' },
        tex: ['x=\\pm3'],
        marks: ['M1' as const, 'A1' as const],
        checked: true,
        why: null,
      },
    ],
    answer: { __typename: 'SolutionAnswer' as const, text: 'x = 3 or x = -3', tex: 'x=\\pm3', say: null },
    checks: [
      {
        __typename: 'SolutionCheck' as const,
        name: { __typename: 'BilingualText' as const, en: 'Each root fits', zh: '各根成立' },
      },
    ],
  };

  test('end with their answer and their marks, in their own language', async () => {
    await show(<WorkedSolution solution={solution} />);
    const end = () => document.querySelector('footer')!.textContent;
    expect(end()).toMatch(/^Answer.*2 marks✓ Each root fits$/s);
    await click(find('button', '中文'));
    expect(end()).toMatch(/^答案.*2 分✓ 各根成立$/s);
  });

  test('say of what no machine checked where it is from', async () => {
    await show(<WorkedSolution solution={{ ...solution, checks: [] }} />);
    expect(document.querySelector('footer')!.textContent).toMatch(/No machine checks words\.$/);
  });

  test('say how much there is to come where there is no answer yet', async () => {
    await show(
      <WorkedSolution
        solution={{ ...solution, answer: null }}
        unfinished={() => <p>1 of 2 steps shown</p>}
      />,
    );
    expect(document.querySelector('footer')!.textContent).toBe('1 of 2 steps shown');
  });

  test('have unique line names, however many are on a page', async () => {
    await show(
      <>
        <WorkedSolution solution={solution} />
        <WorkedSolution solution={solution} />
      </>,
    );
    const ids = [...document.querySelectorAll('li[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a long line', () => {
  test('scrolls in its place and is reached by the keyboard; a short one is no stop', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return (this.textContent ?? '').length > 100 ? 900 : 300;
    });
    const lines: WorkingLine[] = [
      { id: 'long', verdict: 'checked', tex: ['x+'.repeat(80)] },
      { id: 'short', verdict: 'checked', tex: ['x'] },
    ];
    await show(<MarksMargin title="Solution" lines={lines} />);
    const stops = [...document.querySelectorAll('.marks-formulas')].map((one) =>
      one.getAttribute('tabindex'),
    );
    expect(stops).toEqual(['0', null]);
  });
});
