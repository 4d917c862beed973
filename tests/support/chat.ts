import { expect } from 'vitest';
import type { Visitor } from './world.ts';

const MESSAGE =
  'id role content beside status source solutions { answer { text } } attachments { id url name contentType size }';
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
  ... on SentMessage { conversation { id title } sent { ${MESSAGE} } reply { id } }
  ... on Problem { code message fields { field code } } } }`;
const READ = `query ($id: ID!, $through: ID) { conversation(id: $id) { messages(through: $through) { ${MESSAGE} } } }`;

export interface ChatLine {
  id: string;
  content: string;
  /** What is said beside the solutions. */
  beside: string;
  status: string;
  source: string | null;
  solutions: { answer: { text: string } | null }[];
  attachments: { id: string; url: string; name: string; contentType: string; size: number }[];
}

export interface Sent {
  code?: string;
  message?: string;
  fields?: { field: string; code: string }[];
  conversation: { id: string; title: string };
  sent: ChatLine;
  reply: { id: string };
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

/** Says something and waits until the reply is whole. */
export async function say(
  who: Visitor,
  input: Record<string, unknown>,
): Promise<Sent & { answer: ChatLine }> {
  const sent = await send(who, input);
  for (;;) {
    const lines = await linesOf(who, sent.conversation.id, sent.reply.id);
    const answer = lines.find(({ id }) => id === sent.reply.id)!;
    if (answer.status !== 'WRITING') return { ...sent, answer };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
