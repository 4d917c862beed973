import type { ChatMessage, Conversation } from '../database/client/client.ts';
import type { Language } from '../language.ts';

const NAMES = { USER: { en: 'Question', zh: '提问' }, TUTOR: { en: 'Answer', zh: '回答' } };

/** A conversation as a file to keep. */
export function writeMarkdown(
  { title, createdAt }: Conversation,
  messages: Pick<ChatMessage, 'role' | 'content'>[],
  language: Language,
): string {
  const parts = messages.map(({ role, content }) => `## ${NAMES[role][language]}\n\n${content}`);
  return `${[`# ${title}`, createdAt.toISOString().slice(0, 10), ...parts].join('\n\n')}\n`;
}
