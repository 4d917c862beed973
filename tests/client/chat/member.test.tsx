import { ApolloProvider } from '@apollo/client/react';
import { act, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Subscriber } from 'rxjs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ConversationView } from '../../../client/features/chat/conversation/ConversationView.tsx';
import { useMemberChat } from '../../../client/features/chat/store/use-member-chat.ts';
import { openGraph } from '../../../client/lib/graph/create-client.ts';
import { serveGraph } from '../graph-server.ts';
import { click, find, show, text, until } from '../page.tsx';
import { named, NOTHING_CHECKED, say } from './guest.tsx';

/** The replies that are followed over the socket. */
const followed = vi.hoisted(() => [] as { variables: unknown; reader: Subscriber<{ data: unknown }> }[]);
vi.mock('../../../client/lib/graph/live-link.ts', async () => {
  const { ApolloLink } = await import('@apollo/client/link');
  const { Observable } = await import('rxjs');
  return {
    liveLink: new ApolloLink(
      ({ variables }) =>
        new Observable((reader) => void followed.push({ variables, reader: reader as never })),
    ),
  };
});

const LONG = ' and more'.repeat(10);

const message = (id: string, more: Record<string, unknown> = {}) => ({
  __typename: 'ChatMessage',
  id,
  parentId: null,
  siblings: [id],
  role: 'USER',
  content: id,
  beside: id,
  status: 'DONE',
  segments: [],
  attachments: [],
  solutions: [],
  citations: [],
  verification: NOTHING_CHECKED,
  source: null,
  feedback: 'NONE',
  createdAt: '2026-01-05T10:00:00.000Z',
  ...more,
});
const reply = (id: string, parentId: string, more: Record<string, unknown> = {}) =>
  message(id, { role: 'TUTOR', parentId, source: 'lemma', content: id + LONG, beside: id + LONG, ...more });

const about = {
  __typename: 'Conversation',
  id: 'c1',
  title: 'q1',
  mode: 'ANSWER',
  activeAt: '2026-01-05T10:00:00.000Z',
};
const stored = () => ({ ...about, messages: [message('q1'), reply('a1', 'q1')] });
const sent = (question: object, answer: object) => ({
  __typename: 'SentMessage',
  conversation: about,
  sent: question,
  reply: answer,
});

function Member({ id }: { id: string | null }) {
  const [conversationId, onConversation] = useState(id);
  const chat = useMemberChat({ conversationId, onConversation });
  return <ConversationView place="page" chat={chat} />;
}

/** A conversation as often as it is in sight, such as on the page and in the panel. */
async function open(...ids: (string | null)[]): Promise<void> {
  await show(
    <ApolloProvider client={openGraph()}>
      <MemoryRouter>
        {ids.map((id, i) => (
          <Member key={i} id={id} />
        ))}
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const articles = () => [...document.querySelectorAll('article')].map((one) => one.textContent ?? '');
const lost = () => {
  throw new Error('lost');
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  followed.length = 0;
});

describe('what a member says', () => {
  test('stands at once, and wherever its conversation is in sight once the server has it', async () => {
    let answer: (result: object) => void = () => {};
    const sendMessage = () => new Promise((resolve) => (answer = resolve));
    serveGraph({ conversation: stored, sendMessage });
    await open('c1', 'c1');
    await until(() => articles().length === 4);
    const [first] = [...document.querySelectorAll('section[aria-labelledby]')];
    const field = first!.querySelector('textarea')!;
    await act(async () => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, 'And then?');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => first!.querySelector('form')!.requestSubmit());
    expect(articles().filter((words) => words.includes('And then?'))).toHaveLength(1);
    const question = message('q2', { parentId: 'a1', content: 'And then?' });
    await act(async () => answer(sent(question, reply('a2', 'q2'))));
    await until(() => articles().length === 8);
    expect(articles().filter((words) => words.includes('And then?'))).toHaveLength(2);
  });

  test('that was lost is sent again as the same message', async () => {
    let isLost = true;
    const sendMessage = () => (isLost ? lost() : sent(message('q1'), reply('a1', 'q1')));
    const requests = serveGraph({ sendMessage, conversation: stored });
    await open(null);
    await say('q1');
    await until(() => named('Retry').length === 1);
    isLost = false;
    await click(find('button', 'Retry'));
    await until(() => articles()[1]?.includes('a1'));
    const keys = requests
      .filter(({ name }) => name === 'SendMessage')
      .map(({ variables }) => (variables['input'] as { idempotencyKey: string }).idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  test('in other words is a branch, and the first words lead to it', async () => {
    const conversation = ({ id: _id }: { id: string }) => stored();
    const siblings = ['q1', 'q2'];
    const sendMessage = () => sent(message('q2', { siblings }), reply('a2', 'q2'));
    serveGraph({ conversation, sendMessage });
    await open('c1');
    await until(() => articles().length === 2);
    await click(find('button', 'Edit and send again'));
    await click(find('button', 'Send again'));
    await until(() => articles()[0]?.includes('2/2'));
    expect(articles()[1]).toContain('a2');
    await click(named('Earlier version')[0]!);
    await until(() => articles()[1]?.includes('a1'));
  });
});

describe('a reply under way', () => {
  test('goes on from its last character, what came twice stands once, and is whole at the end', async () => {
    const growing = { status: 'WRITING', content: 'One ', source: null };
    serveGraph({ conversation: () => ({ ...about, messages: [message('q1'), reply('a1', 'q1', growing)] }) });
    await open('c1');
    await until(() => followed.length === 1);
    expect(followed[0]!.variables).toEqual({ id: 'a1', from: 4 });
    const grow = (at: number, added: string, whole: object | null = null) =>
      act(async () => {
        const replyGrew = { __typename: 'ReplyChunk', at, text: added, reply: whole };
        followed[0]!.reader.next({ data: { replyGrew } });
      });
    await grow(4, 'two ');
    await grow(4, 'two three');
    await until(() => articles()[1]?.includes('One two three'));
    expect(named('Stop')).toHaveLength(1);
    const whole = { failure: null, instead: null, about: null, working: null, feedbackNote: null };
    await grow(13, '.', reply('a1', 'q1', { ...whole, content: 'One two three.', beside: 'One two three.' }));
    await until(() => named('Stop').length === 0);
    expect(articles()[1]).toContain('One two three.');
  });
});

describe('what a member thinks of a reply', () => {
  test('shows at once, and no longer when it did not arrive', async () => {
    let answer: () => void = () => {};
    const rateReply = () => new Promise((_, reject) => (answer = () => reject(new Error('lost'))));
    serveGraph({ conversation: stored, rateReply });
    await open('c1');
    await until(() => named('Helpful').length === 1);
    const pressed = () => find('button', 'Helpful').getAttribute('aria-pressed');
    await click(find('button', 'Helpful'));
    await until(() => pressed() === 'true');
    await act(async () => answer());
    await until(() => pressed() === 'false');
  });
});

describe('a conversation that is gone', () => {
  test('cannot be shown, and says so', async () => {
    serveGraph({ conversation: () => null });
    await open('c1');
    await until(() => text().includes('This could not be loaded.'));
  });
});
