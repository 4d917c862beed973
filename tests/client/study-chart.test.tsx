import { expect, test, vi } from 'vitest';
import { StudyChart } from '../../client/features/progress/tracking/StudyChart.tsx';
import type { TopicProgress } from '../../client/lib/progress/study-events.ts';
import { all, click, show, until } from './page.tsx';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const topic = (more: Partial<TopicProgress>): TopicProgress => ({
  completed: false,
  score: null,
  timeSpent: 60,
  lastStudied: ago(0),
  attempts: 0,
  mastery: 0,
  ...more,
});

test('study over time counts each topic from the day on which it was begun, with the figures as a table', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  await show(
    <StudyChart
      progress={{
        old: topic({ firstStudied: ago(400) }),
        begun: topic({ firstStudied: ago(2) }),
        kept: topic({ lastStudied: ago(1) }),
      }}
    />,
  );
  await until(() => document.querySelector('[role=slider]'));
  await click(all('button').find((button) => button.textContent === 'As a table')!);
  const counts = [...document.querySelectorAll('tbody tr')].map((row) => row.lastElementChild!.textContent);
  expect(counts.slice(0, 4)).toEqual(['3', '3', '2', '1']);
  expect(counts.at(-1)).toBe('1');
});
