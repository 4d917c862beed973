import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Observable, type Subscriber } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Composer } from '../../client/features/chat/conversation/composer/Composer.tsx';
import { Conversation } from '../../client/features/chat/conversation/Conversation.tsx';
import { all, click, find, show, text, type, until } from './page.tsx';

type Reader = Subscriber<ApolloLink.Result>;

interface Asked {
  variables: { messages: { role: string; content: string }[]; mode: string };
  reader: Reader;
  left: boolean;
}

let asked: Asked[];

/** A graph that answers guests when a test says so. */
function openGraph(): ApolloClient {
  asked = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((reader: Reader) => {
        const one: Asked = { variables: variables as Asked['variables'], reader, left: false };
        asked.push(one);
        return () => {
          one.left = true;
        };
      }),
  );
  return new ApolloClient({ link, cache: new InMemoryCache(), dataMasking: true });
}

const tell = (piece: Record<string, unknown>) =>
  act(async () => {
    asked.at(-1)!.reader.next({ data: { tutorReplies: { __typename: 'TutorPiece', ...piece } } });
  });
const grow = (words: string) => tell({ text: words, reply: null });

const reply = (content: string, more: Record<string, unknown> = {}) => ({
  __typename: 'TutorReply',
  content,
  beside: content,
  about: null,
  source: 'lemma',
  failure: null,
  solutions: [],
  working: null,
  citations: [],
  verification: {
    __typename: 'Verification',
    status: 'UNCHECKED',
    linesOk: 0,
    linesTotal: 0,
    firstWrong: null,
    lines: [],
  },
  ...more,
});
const finish = (content: string, more: Record<string, unknown> = {}) =>
  tell({ text: null, reply: reply(content, more) });
const refuse = (message: string, code: string) =>
  act(async () => {
    asked.at(-1)!.reader.next({ errors: [{ message, extensions: { code } }] });
  });

async function open(): Promise<void> {
  await show(
    <ApolloProvider client={openGraph()}>
      <MemoryRouter>
        <Conversation conversationId={null} onConversation={() => {}} place="page" />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const field = () => find('field', 'Your question') as HTMLTextAreaElement;
const sendButton = () => find('button', 'Send message') as HTMLButtonElement;
const named = (name: string) =>
  all('button').filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);

async function say(words: string): Promise<void> {
  await type(field(), words);
  await click(sendButton());
}

const key = (init: KeyboardEventInit & { keyCode?: number }) =>
  act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the field', () => {
  test('has its placeholder and its labels [rows 161, 162]', async () => {
    await open();
    expect(field().placeholder).toBe('Enter your question...');
    await say('Solve x^2 = 9');
    const sign = (name: string) => document.querySelector(`[role="img"][aria-label="${name}"]`);
    expect(sign('Loading...')).not.toBeNull();
    await act(async () => asked[0]!.reader.error(new Error('gone')));
    expect(named('Send message')).toHaveLength(1);
    expect(named('Clear chat')).toHaveLength(1);
    expect(named('Retry')).toHaveLength(1);
    expect(sign('Error')).not.toBeNull();
  });

  test('sends with Enter, and begins a line with Shift and Enter [rows 188, 189]', async () => {
    await open();
    await type(field(), 'Solve x^2 = 9');
    await key({ key: 'Enter', shiftKey: true });
    expect(asked).toHaveLength(0);
    await key({ key: 'Enter' });
    expect(asked[0]!.variables.messages).toEqual([{ role: 'USER', content: 'Solve x^2 = 9' }]);
    expect(field().value).toBe('');
  });

  test('sends nothing with an Enter that belongs to an input method [row 190]', async () => {
    await open();
    await type(field(), '解方程');
    await key({ key: 'Enter', isComposing: true });
    await key({ key: 'Enter', keyCode: 229 });
    expect(asked).toHaveLength(0);
  });

  test.each(['', '   \n '])('with nothing but "%s" in it only warns [rows 184, 185, 187]', async (blank) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open();
    await say(blank);
    expect(asked).toHaveLength(0);
    expect(warn.mock.calls).toEqual([['Please enter a message or add an attachment.']]);
  });

  test('sends nothing while a reply is being written [row 192]', async () => {
    await open();
    await say('Solve x^2 = 9');
    expect(sendButton().disabled).toBe(true);
    await type(field(), 'And then?');
    await key({ key: 'Enter' });
    expect(asked).toHaveLength(1);
    await finish('Done.');
    expect(sendButton().disabled).toBe(false);
  });

  test.each(['uploading', 'not-allowed'] as const)(
    'sends nothing that waits: %s [rows 191, 193]',
    async (wait) => {
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
    },
  );

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

describe('a reply', () => {
  test('is awaited in sight, and grows [rows 164, 179]', async () => {
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

  test.each([
    ['a'.repeat(50), 0],
    ['a'.repeat(51), 1],
  ])('of %s can be judged or not by its length [row 170]', async (content, controls) => {
    await open();
    await say('Explain');
    await finish(content);
    expect(named('Of use')).toHaveLength(controls);
  });
});

describe('a failure', () => {
  test('stands as an error of the tutor in a red bubble; Retry drops it and asks again [rows 180, 181, 202]', async () => {
    await open();
    await say('Solve x^2 = 9');
    await act(async () => asked[0]!.reader.error(new Error('gone')));
    const bubble = document.querySelector('[data-error]')!;
    expect(bubble.className).toContain('bg-wrong-wash');
    expect(text()).toContain('Network connection problem, check network');
    await click(find('button', 'Retry'));
    expect(document.querySelector('[data-error]')).toBeNull();
    expect(asked[1]!.variables.messages).toEqual([{ role: 'USER', content: 'Solve x^2 = 9' }]);
    expect(document.querySelectorAll('article')).toHaveLength(2);
  });
});

const both = (en: string, zh: string) => ({ __typename: 'BilingualText', en, zh });

describe('where a model failed', () => {
  test.each([
    ['UNAVAILABLE', 'AI service temporarily unavailable, retry later'],
    ['MALFORMED_REPLY', 'AI answer format abnormal, ask again'],
    ['EMPTY', 'Sorry, cannot generate an answer, ask again'],
    ['NETWORK', 'Network connection problem, check network'],
    ['OTHER', 'AI service met a problem, retry later'],
  ])('%s is said as: %s [rows 197–201]', async (code, sentence) => {
    await open();
    await say('Solve x^2 = 9');
    const failure = { __typename: 'ChatFailure', code, text: both('Words of the server.', '服务器的话。') };
    await finish('Own answer of the tutor.', { failure });
    expect(document.querySelector('[data-error]')!.textContent).toContain(sentence);
    await until(() => text().includes('Own answer of the tutor.'));
    expect(text()).toContain('What the built-in tutor answers instead');
  });

  test('the words of the service itself are shown as they are [rows 196, 197]', async () => {
    await open();
    await say('Solve x^2 = 9');
    const said = both('Quota used up until Monday.', 'Quota used up until Monday.');
    await finish('', { failure: { __typename: 'ChatFailure', code: 'UNAVAILABLE', text: said } });
    expect(document.querySelector('[data-error]')!.textContent).toContain('Quota used up until Monday.');
  });
});

describe('Clear chat', () => {
  test('shows when something was said, and leads back to the greeting [rows 163, 182]', async () => {
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
  test('is kept on the device, with the fields of a message [row 178]', async () => {
    await open();
    await say('Solve x^2 = 9');
    await finish('x = 3 or x = -3');
    const kept = JSON.parse(localStorage.getItem('lemma-conversation:page')!) as {
      messages: Record<string, unknown>[];
    };
    expect(kept.messages).toMatchObject([
      { id: expect.any(String), type: 'user', content: 'Solve x^2 = 9', isError: false },
      { id: expect.any(String), type: 'ai', content: 'x = 3 or x = -3', timestamp: expect.any(String) },
    ]);
    await open();
    expect(text()).toContain('Solve x^2 = 9');
  });

  test('goes along: the last five messages, and of those before what was asked [row 183]', async () => {
    await open();
    for (const question of ['one', 'two', 'three', 'four', 'five']) {
      await say(question);
      await finish(`About ${question}.`);
    }
    expect(asked.at(-1)!.variables.messages.map(({ content }) => content)).toEqual([
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
