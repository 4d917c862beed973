import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { suggestionsFor } from '../../../client/features/chat/tutoring/suggestions.ts';
import { clearPage } from '../clear-page.ts';
import { click, find, text, type, until } from '../page.tsx';
import { field, finish, grow, named, NOTHING_CHECKED, open, openGraph, requests, say } from './guest.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

const both = (en: string, zh: string) => ({ __typename: 'BilingualText', en, zh });

describe('a reply', () => {
  test('is awaited in sight, and grows', async () => {
    await open();
    await say('Solve x^2 = 9');
    const waiting = () => document.querySelector('article:last-of-type')!.textContent;
    expect(waiting()).toContain('AI is thinking...');
    await grow('First ');
    await grow('second.');
    await until(() => waiting()?.includes('First second.'));
    expect(waiting()).not.toContain('AI is thinking...');
  });

  test('is read out when it is whole, not piece by piece', async () => {
    await open();
    await say('Solve x^2 = 9');
    await grow('First ');
    const read = () => document.querySelector('p[role="status"]')!.textContent;
    expect(read()).toBe('AI is thinking...');
    await finish('First second.');
    expect(read()).toBe('First second.');
  });

  test('is read out without what is there for the eye alone', async () => {
    await open();
    await say('Solve x^2 = 9');
    await finish(
      '**So** 2*3*x = $x^2$.\n\n*Checked.* See [1] [Roots](/topic/mathematics/p1/quadratics#roots).',
    );
    expect(document.querySelector('p[role="status"]')!.textContent).toBe(
      'So 2*3*x = x². Checked. See [1] Roots.',
    );
  });

  test.each([
    ['a'.repeat(50), 0],
    ['a'.repeat(51), 1],
  ])('of %s can be judged or not by its length', async (content, controls) => {
    await open();
    await say('Explain');
    await finish(content);
    expect(named('Helpful')).toHaveLength(controls);
  });
});

describe('a hint', () => {
  const solution = {
    __typename: 'ShownSolution',
    label: '',
    question: 'Solve x^2 = 9',
    title: both('Quadratic equation', '二次方程'),
    steps: [],
    stepsTotal: 2,
    answer: null,
    checks: [],
  };

  test.each(['VERIFIED', 'UNCHECKED'])(
    'that was %s claims a check of the solution that it leads to, not of itself',
    async (status) => {
      await open();
      await say('Hint: solve x^2 = 9');
      const verification = { ...NOTHING_CHECKED, status };
      await finish('Take roots.', { solutions: [solution], verification });
      expect(text()).toContain('Its final answer is checked by machine');
      expect(text()).not.toMatch(/Checked by machine|Not checked/);
    },
  );
});

describe('questions to begin with', () => {
  test('are asked at once, but for one that needs lines of one’s own', async () => {
    await open({ suggestions: suggestionsFor('mistake', 'en') });
    await type(field(), 'x = 4');
    for (let press = 0; press < 2; press += 1) await click(find('button', 'Check my working'));
    expect([field().value, requests]).toEqual(['Check my working:\nx = 4', []]);
    expect(document.activeElement).toBe(field());
    await click(find('button', 'Which mistakes are common here?'));
    expect(requests[0]!.variables.messages.at(-1)!.content).toBe('Which mistakes are common here?');
  });
});

describe('a failure', () => {
  test('stands as an error of the tutor in a red bubble; Retry drops it and asks again', async () => {
    await open();
    await say('Solve x^2 = 9');
    await act(async () => requests[0]!.reader.error(new Error('gone')));
    const bubble = document.querySelector('[data-error]')!;
    expect(bubble.className).toContain('bg-wrong-wash');
    expect(text()).toContain('Network connection problem, check network');
    await click(find('button', 'Retry'));
    expect(document.querySelector('[data-error]')).toBeNull();
    expect(requests[1]!.variables.messages).toEqual([{ role: 'USER', content: 'Solve x^2 = 9' }]);
    expect(document.querySelectorAll('article')).toHaveLength(2);
  });
});

describe('where a model failed', () => {
  test.each([
    ['UNAVAILABLE', 'AI service temporarily unavailable, retry later'],
    ['MALFORMED_REPLY', 'AI answer format abnormal, ask again'],
    ['EMPTY', 'Sorry, cannot generate an answer, ask again'],
    ['NETWORK', 'Network connection problem, check network'],
    ['OTHER', 'AI service met a problem, retry later'],
  ])('%s is said as: %s', async (code, sentence) => {
    await open();
    await say('Solve x^2 = 9');
    const failure = { __typename: 'ChatFailure', code, text: both('Words of the server.', '服务器的话。') };
    await finish('Own answer of the tutor.', { failure });
    expect(document.querySelector('[data-error]')!.textContent).toContain(sentence);
    await until(() => text().includes('Own answer of the tutor.'));
    expect(text()).toContain('The built-in tutor’s own answer');
  });

  test('the words of the service itself are shown as they are', async () => {
    await open();
    await say('Solve x^2 = 9');
    const sentence = both('Quota used up until Monday.', 'Quota used up until Monday.');
    await finish('', { failure: { __typename: 'ChatFailure', code: 'UNAVAILABLE', text: sentence } });
    expect(document.querySelector('[data-error]')!.textContent).toContain('Quota used up until Monday.');
  });
});

describe('Clear chat', () => {
  test('shows when something was said, and leads back to the greeting', async () => {
    await open();
    expect(named('Clear chat')).toHaveLength(0);
    await say('Solve x^2 = 9');
    await finish('x = 3 or x = -3');
    await click(find('button', 'Clear chat'));
    expect(document.querySelectorAll('article')).toHaveLength(0);
    expect(text()).toContain('Hello. Type a question');
    expect(named('Clear chat')).toHaveLength(0);
  });
});

describe('what a guest said', () => {
  test('is left as it was by Escape, which does nothing else, and the focus stays with it', async () => {
    await open();
    await say('Solve x^2 = 9');
    await finish('x = 3 or x = -3');
    await click(find('button', 'Edit and send again'));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    await act(async () => find('field', 'Edit your message').dispatchEvent(escape));
    expect(escape.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(find('button', 'Edit and send again'));
    expect(text()).toContain('Solve x^2 = 9');
  });

  test('is kept on the device, with the fields of a message', async () => {
    await open();
    await say('Solve x^2 = 9');
    await finish('x = 3 or x = -3');
    const stored = JSON.parse(localStorage.getItem('lemma-conversation:page')!) as {
      messages: Record<string, unknown>[];
    };
    expect(stored.messages).toMatchObject([
      { id: expect.any(String), type: 'user', content: 'Solve x^2 = 9', isError: false },
      { id: expect.any(String), type: 'ai', content: 'x = 3 or x = -3', timestamp: expect.any(String) },
    ]);
    await open();
    expect(text()).toContain('Solve x^2 = 9');
  });

  test('goes along with the goal that was chosen last', async () => {
    const graph = openGraph();
    const about = { subjectCode: '9709', topic: 'p1/quadratics' };
    await open({ about: { ...about, goal: 'Understand it' } }, graph);
    await say('Solve x^2 = 9');
    await finish('x = 3 or x = -3');
    await clearPage();
    await open({ about: { ...about, goal: 'Practise questions' } }, graph);
    await say('Another one');
    expect(requests.map(({ variables }) => variables.goal)).toEqual(['Understand it', 'Practise questions']);
  });

  test('goes along: the last five messages, and of those before what was asked', async () => {
    await open();
    for (const question of ['one', 'two', 'three', 'four', 'five']) {
      await say(question);
      await finish(`About ${question}.`);
    }
    expect(requests.at(-1)!.variables.messages.map(({ content }) => content)).toEqual([
      'one',
      'two',
      'About two.',
      'three',
      'About three.',
      'four',
      'About four.',
      'five',
    ]);
  });
});
