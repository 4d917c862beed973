import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { act, type ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Observable, type Subscriber } from 'rxjs';
import { Conversation } from '../../../client/features/chat/conversation/Conversation.tsx';
import { all, click, find, show, type } from '../page.tsx';

type Reader = Subscriber<ApolloLink.Result>;

interface GuestRequest {
  variables: { messages: { role: string; content: string }[]; mode: string; goal?: string };
  reader: Reader;
}

/** What the graph was asked since the conversation was opened. */
export let requests: GuestRequest[];

/** A graph that answers guests when a test says so. */
export function openGraph(): ApolloClient {
  requests = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((reader: Reader) => {
        requests.push({ variables: variables as GuestRequest['variables'], reader });
      }),
  );
  return new ApolloClient({ link, cache: new InMemoryCache(), dataMasking: true });
}

const answer = (event: Record<string, unknown>) =>
  act(async () => {
    requests.at(-1)!.reader.next({ data: { tutorReplies: { __typename: 'TutorReplyChunk', ...event } } });
  });
export const grow = (words: string) => answer({ text: words, reply: null });

export const NOTHING_CHECKED = {
  __typename: 'Verification',
  status: 'UNCHECKED',
  linesOk: 0,
  linesTotal: 0,
  firstWrong: null,
  lines: [],
};

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
  verification: NOTHING_CHECKED,
  ...more,
});
export const finish = (content: string, more: Record<string, unknown> = {}) =>
  answer({ text: null, reply: reply(content, more) });
export const refuse = (message: string, code: string) =>
  act(async () => {
    requests.at(-1)!.reader.next({ errors: [{ message, extensions: { code } }] });
  });

/** A guest's conversation on a page of its own. */
export async function open(
  more: Partial<ComponentProps<typeof Conversation>> = {},
  graph = openGraph(),
): Promise<void> {
  await show(
    <ApolloProvider client={graph}>
      <MemoryRouter initialEntries={['/ask-ai']}>
        <Conversation conversationId={null} onConversation={() => {}} place="page" {...more} />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

export const field = () => find('field', 'Your question') as HTMLTextAreaElement;
export const sendButton = () => find('button', 'Send message') as HTMLButtonElement;
export const named = (name: string) =>
  all('button').filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);

export async function say(words: string): Promise<void> {
  await type(field(), words);
  await click(sendButton());
}
