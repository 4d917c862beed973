import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Chart } from '../../client/ui/chart/Chart.tsx';
import { LazyChart } from '../../client/ui/chart/LazyChart.tsx';
import { show } from './page.tsx';

const words = { title: 'Reputation over time', table: 'Figures', day: 'Day' };
const days = ['2030-02-27', '2030-02-28', '2030-03-01'];
const series = [{ name: 'Reputation', values: [1, 11, 1234] }];

const draw = async (language: 'en' | 'zh' = 'en') => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  await show(<Chart words={words} days={days} series={series} />, language);
};
const plot = () => document.querySelector<HTMLElement>('[role=slider]')!;
const press = (key: string) =>
  act(async () => void plot().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('a chart is named, and says the newest day first', async () => {
  await draw();
  expect(plot().getAttribute('aria-label')).toBe('Reputation over time');
  expect(plot().getAttribute('aria-valuetext')).toBe('March 1, 2030: 1,234');
});

test('what draws a chart comes when one is first shown, and its place is kept meanwhile', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  await show(<LazyChart words={words} days={days} series={series} />);
  await vi.waitFor(() => expect(plot()).not.toBeNull());
  expect(document.querySelector('figcaption')!.textContent).toBe('Reputation over time');
});

test('arrow keys walk along the days of a chart and stop at its ends', async () => {
  await draw();
  await press('ArrowLeft');
  expect(plot().getAttribute('aria-valuetext')).toBe('February 28, 2030: 11');
  await press('Home');
  await press('ArrowLeft');
  expect(plot().getAttribute('aria-valuetext')).toBe('February 27, 2030: 1');
  await press('End');
  await press('ArrowRight');
  expect(plot().getAttribute('aria-valuenow')).toBe('2');
});

test('the figures of a chart are a table behind a button, the newest first', async () => {
  await draw('zh');
  await act(async () => document.querySelector('button')!.click());
  expect(plot()).toBeNull();
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows).toEqual(['2030年3月1日1,234', '2030年2月28日11', '2030年2月27日1']);
});

test('the lines of several series are named at their ends, and no name stands on another', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const both = [
    { name: 'Questions', values: [1, 2, 3] },
    { name: 'Answers', values: [1, 2, 3] },
  ];
  await show(<Chart words={words} days={days} series={both} />);
  const labels = [...document.querySelectorAll<SVGTextElement>('text')].filter(({ textContent }) =>
    /^(Questions|Answers) 3$/.test(textContent),
  );
  expect(labels).toHaveLength(2);
  const [first, second] = labels.map((label) => Number(label.getAttribute('y')));
  expect(Math.abs(first! - second!)).toBeGreaterThanOrEqual(15);
});
