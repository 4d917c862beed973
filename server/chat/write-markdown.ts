import type { ChatMessage, Conversation } from '../database/client/client.ts';
import type { Language } from '../core/locale.ts';

const ATTACHED = { en: 'Attached:', zh: '附件：' };
const NAMES = { USER: { en: 'Question', zh: '提问' }, TUTOR: { en: 'Answer', zh: '回答' } };

interface Named {
  name: string;
}

/** A conversation as a file to keep. */
export function writeMarkdown(
  { title, createdAt }: Conversation,
  messages: (Pick<ChatMessage, 'role' | 'content'> & { attachments: Named[] })[],
  language: Language,
): string {
  const parts = messages.flatMap(({ role, content, attachments }) => [
    `## ${NAMES[role][language]}`,
    ...(content ? [content] : []),
    ...(attachments.length > 0 ? [attached(attachments, language)] : []),
  ]);
  return `${[`# ${title}`, createdAt.toISOString().slice(0, 10), ...parts].join('\n\n')}\n`;
}

/** The files themselves are not in it. */
function attached(files: Named[], language: Language): string {
  const names = files.map(({ name }) => `- \`${name.replaceAll('`', "'")}\``);
  return [ATTACHED[language], '', ...names].join('\n');
}
