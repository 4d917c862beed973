import { beforeEach, describe, expect, test, vi } from 'vitest';
import { text, until, visit } from './page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // These pages are told apart by what they show before the graph has answered.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const heading = () => document.querySelector('main h1')?.textContent;

describe('the community of a subject', () => {
  test.for([
    ['/community/9709', '9709'],
    ['/community/9702', '9702'],
    ['/recommendations/9709', '9709'],
    ['/recommendations/9702', '9702'],
  ] as const)('stands at %s', async ([address, code]) => {
    await visit(address);
    await until(() => heading() === 'Questions');
    expect(document.querySelector('main')!.textContent).toContain(code);
  });

  test('does not swallow a question', async () => {
    await visit('/community/question/abc');
    await until(() => document.querySelector('main [role="status"]'));
    expect(heading()).not.toBe('Questions');
    expect(text()).not.toContain('There is no such subject');
  });
});
