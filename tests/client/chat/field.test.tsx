import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Composer } from '../../../client/features/chat/composer/Composer.tsx';
import { find, show, type, until } from '../page.tsx';
import { field, finish, named, open, refuse, requests, say, sendButton } from './guest.tsx';

const key = (init: KeyboardEventInit & { keyCode?: number }) =>
  act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  });

/** What the field is said to be blocked by, as a screen reader finds it. */
const reason = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the field', () => {
  test('has its placeholder and its labels', async () => {
    await open();
    expect(field().placeholder).toBe('Enter your question...');
    await say('Solve x^2 = 9');
    const sign = (name: string) => document.querySelector(`[role="img"][aria-label="${name}"]`);
    expect(sign('Loading...')).not.toBeNull();
    await act(async () => requests[0]!.reader.error(new Error('gone')));
    expect(named('Send message')).toHaveLength(1);
    expect(named('Clear chat')).toHaveLength(1);
    expect(named('Retry')).toHaveLength(1);
    expect(sign('Error')).not.toBeNull();
  });

  test('sends with Enter, and begins a line with Shift and Enter', async () => {
    await open();
    await type(field(), 'Solve x^2 = 9');
    await key({ key: 'Enter', shiftKey: true });
    expect(requests).toHaveLength(0);
    await key({ key: 'Enter' });
    expect(requests[0]!.variables.messages).toEqual([{ role: 'USER', content: 'Solve x^2 = 9' }]);
    expect(field().value).toBe('');
  });

  test('sends nothing with an Enter that belongs to an input method', async () => {
    await open();
    await type(field(), '解方程');
    await key({ key: 'Enter', isComposing: true });
    await key({ key: 'Enter', keyCode: 229 });
    expect(requests).toHaveLength(0);
  });

  test.each(['', '   \n '])('with nothing but "%s" in it only warns', async (blank) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open();
    await say(blank);
    expect(requests).toHaveLength(0);
    expect(warn.mock.calls).toEqual([['Please enter a message or add an attachment.']]);
    expect(reason()).toBe('There is nothing to send yet: type a question first.');
  });

  test('sends nothing while a reply is being written', async () => {
    await open();
    await say('Solve x^2 = 9');
    expect(sendButton().disabled).toBe(true);
    await type(field(), 'And then?');
    await key({ key: 'Enter' });
    expect(requests).toHaveLength(1);
    expect(reason()).toMatch(/^The tutor is still answering/);
    expect(field().value).toBe('And then?');
    await finish('Done.');
    expect(reason()).toBe('');
    expect(sendButton().disabled).toBe(false);
  });

  test.each(['uploading', 'not-allowed'] as const)('sends nothing that waits: %s', async (wait) => {
    const onSend = vi.fn();
    await show(
      <Composer
        text="Solve x^2 = 9"
        onText={() => {}}
        inputRef={{ current: null }}
        canSend
        wait={wait}
        onSend={onSend}
        onStop={() => {}}
        refusal={null}
      />,
    );
    expect(sendButton().disabled).toBe(true);
    await key({ key: 'Enter' });
    expect(onSend).not.toHaveBeenCalled();
    expect(reason()).not.toBe('');
  });

  test('keeps on the device what was not sent', async () => {
    await open();
    await type(field(), 'Half a question');
    expect(localStorage.getItem('lemma-draft:chat:page')).toBe('Half a question');
  });

  test('gets back what was refused, with the reason in the server’s words', async () => {
    await open();
    await say('Solve x^2 = 9');
    await refuse('Too many questions. Try again in 3 minutes.', 'RATE_LIMITED');
    await until(() => field().value);
    expect(field().value).toBe('Solve x^2 = 9');
    expect(find('alert', 'Too many questions. Try again in 3 minutes.')).toBeDefined();
    expect(document.querySelectorAll('article')).toHaveLength(0);
  });
});
