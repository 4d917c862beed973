import { expect } from 'vitest';
import { subscribed } from './subscription.ts';
import type { Visitor } from './world.ts';

const MESSAGE = `id parentId siblings role content beside status source instead failure { code text { en } }
  solutions { answer { text } } citations { topic path } verification { status firstWrong lines { text holds } }
  attachments { id url name contentType size }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  ... on SentMessage { conversation { id title mode } sent { ${MESSAGE} } reply { id parentId status } }
  ... on Problem { code message fields { field code } } } }`;
const READ = `query ($id: ID!, $through: ID) { conversation(id: $id) { messages(through: $through) { ${MESSAGE} } } }`;

export interface ChatLine {
  id: string;
  parentId: string | null;
  siblings: string[];
  role: string;
  content: string;
  /** What is said beside the solutions. */
  beside: string;
  status: string;
  source: string | null;
  instead: string | null;
  failure: { code: string; text: { en: string } } | null;
  solutions: { answer: { text: string } | null }[];
  citations: { topic: string; path: string }[];
  verification: {
    status: string;
    firstWrong: string | null;
    lines: { text: string; holds: boolean | null }[];
  };
  attachments: { id: string; url: string; name: string; contentType: string; size: number }[];
}

export interface Sent {
  code?: string;
  message?: string;
  fields?: { field: string; code: string }[];
  conversation: { id: string; title: string; mode: string };
  sent: ChatLine;
  reply: { id: string; parentId: string; status: string };
}

export async function send(who: Visitor, input: Record<string, unknown>): Promise<Sent> {
  const { data, errors } = await who.graph(SEND, { input });
  expect(errors).toBeUndefined();
  return data!['sendMessage'] as unknown as Sent;
}

export async function linesOf(who: Visitor, conversation: string, through?: string): Promise<ChatLine[]> {
  const { data } = await who.graph(READ, { id: conversation, through });
  return (data!['conversation']?.['messages'] ?? []) as unknown as ChatLine[];
}

/** The reply as it is now. */
export async function replyOf(who: Visitor, { conversation, reply }: Pick<Sent, 'conversation' | 'reply'>) {
  const lines = await linesOf(who, conversation.id, reply.id);
  return lines.find(({ id }) => id === reply.id)!;
}

/** What is looked at again and again, once it is good. */
export async function until<Value>(
  look: () => Promise<Value> | Value,
  good: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await look();
    if (good(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The reply once nobody writes on it any more. */
export const written = (who: Visitor, sent: Pick<Sent, 'conversation' | 'reply'>): Promise<ChatLine> =>
  until(
    () => replyOf(who, sent),
    ({ status }) => status !== 'WRITING',
  );

/** Says something and waits until the reply is whole. */
export async function say(
  who: Visitor,
  input: Record<string, unknown>,
): Promise<Sent & { answer: ChatLine }> {
  const sent = await send(who, input);
  return { ...sent, answer: await written(who, sent) };
}

export interface Grown {
  at: number;
  text: string;
  reply: { status: string; content: string } | null;
}

const GREW =
  'subscription ($id: ID!, $from: Int) { replyGrew(id: $id, from: $from) { at text reply { status content } } }';

/** The pieces of a reply from a place on, until it ends. */
export const follow = (who: Visitor, address: string, variables: { id: string; from: number }) =>
  subscribed<Grown>(who, { address, query: GREW, variables });
