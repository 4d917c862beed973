import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { graph } from '../../client/app/graph/apollo-client.ts';
import { MAX_ENTRIES } from '../../client/lib/graph/limits.gen.ts';
import { errorsOnDevice, keepErrors } from '../../client/lib/progress/device-errors.ts';
import { serveGraph } from './graph-server.ts';
import { syllabus } from './syllabus.ts';
import { click, find, show, submit, text, type, until, visit } from './page.tsx';

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  serveGraph(syllabus());
  await graph.clearStore();
});

describe('the error book of a guest', () => {
  test('takes a question by hand, of an unknown kind, and keeps it on the device', async () => {
    await visit('/tools/error-book');
    await until(() => text().includes('No errors yet'));
    await click(document.querySelector<HTMLElement>('main header button[aria-expanded]')!);
    await until(() => document.querySelector('form textarea'));
    await type(document.querySelector<HTMLElement>('form textarea')!, 'Solve it.');
    await submit(document.querySelector<HTMLFormElement>('form[aria-label="Add a question"]')!);
    await until(() => document.querySelector('article'));
    expect(errorsOnDevice()).toMatchObject([
      {
        id: expect.any(String),
        question: 'Solve it.',
        userAnswer: '',
        correctAnswer: '',
        topicId: null,
        errorType: 'unknown',
        timestamp: expect.any(Number),
        reviewed: false,
      },
    ]);

    await click(find('button', 'Mark as reviewed'));
    expect(errorsOnDevice()).toMatchObject([{ reviewed: true, reviewCount: 1 }]);
    keepErrors([
      { ...errorsOnDevice()[0]!, id: 'before', question: 'Older.', timestamp: 1 },
      ...errorsOnDevice(),
    ]);
    await until(() => document.querySelectorAll('article').length === 2);
    expect(text().indexOf('Solve it.')).toBeLessThan(text().indexOf('Older.'));
    keepErrors(errorsOnDevice().slice(1));
    await until(() => document.querySelectorAll('article').length === 1);
    await click(find('button', 'Remove'));
    expect(errorsOnDevice()).toEqual([]);
    await click(find('button', 'Undo'));
    expect(errorsOnDevice()).toMatchObject([{ question: 'Solve it.', reviewed: true }]);
  });
});

describe('the button that adds to it', () => {
  test('says Add, then Added! for three seconds, then Add again', async () => {
    const { AddErrorButton } = await import('../../client/features/progress/AddErrorButton.tsx');
    const { MemoryRouter } = await import('react-router-dom');
    await show(
      <MemoryRouter>
        <AddErrorButton found={() => ({ question: 'Why?', source: 'MANUAL' })} />
      </MemoryRouter>,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const button = () => document.querySelector('button')!.textContent;
    expect(button()).toBe('Add to error book');
    const after = (milliseconds: number, doing = () => {}) =>
      act(async () => {
        doing();
        await vi.advanceTimersByTimeAsync(milliseconds);
      });
    await after(0, () => document.querySelector('button')!.click());
    expect(button()).toBe('Added!');
    await after(2999);
    expect(button()).toBe('Added!');
    await after(1);
    expect(button()).toBe('Add to error book');
    vi.useRealTimers();
  });

  test('keeps a thousand questions on a device, and says why it takes no more', async () => {
    const entry = (at: number) =>
      ({ id: `${at}`, question: 'Why?', timestamp: at, reviewed: false }) as never;
    keepErrors(Array.from({ length: MAX_ENTRIES - 1 }, (_, at) => entry(at)));
    const { addError } = await import('../../client/features/progress/add-error.ts');
    const found = { question: 'Why not?', source: 'MANUAL' } as const;
    expect(await addError(found)).toBeNull();
    expect(await addError(found)).toContain('keeps no more entries');
    expect(errorsOnDevice()).toHaveLength(MAX_ENTRIES);
    keepErrors([]);
  });
});
