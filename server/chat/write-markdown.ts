import type { ChatMessage, Conversation } from '../database/client/client.ts';
import type { Language } from '../core/locale.ts';
import type { Attached } from '../uploads/rules.ts';

const ATTACHED = { en: 'Attached:', zh: '附件：' };
const NAMES = { USER: { en: 'Question', zh: '提问' }, TUTOR: { en: 'Answer', zh: '回答' } };

/** A conversation as a file to keep. */
export function writeMarkdown(
  { title, createdAt }: Conversation,
  messages: (Pick<ChatMessage, 'role' | 'content'> & { uploads: Attached[] })[],
  language: Language,
): string {
  const parts = messages.flatMap(({ role, content, uploads }) => [
    `## ${NAMES[role][language]}`,
    ...(content ? [content] : []),
    ...(uploads.length > 0 ? [attached(uploads, language)] : []),
  ]);
  return `${[`# ${title}`, createdAt.toISOString().slice(0, 10), ...parts].join('\n\n')}\n`;
}

/** The files themselves are not in it. */
function attached(uploads: Attached[], language: Language): string {
  const names = uploads.map(({ name }) => `- \`${name.replaceAll('`', "'")}\``);
  return [ATTACHED[language], '', ...names].join('\n');
}
