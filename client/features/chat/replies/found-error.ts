import type { FoundError } from '../../../lib/progress/AddToErrorBook.tsx';
import type { Chat } from '../store/chat.ts';

/** A reply for the error book: what was asked, the lines that were checked, and what the tutor said. */
export function foundIn({ messages }: Chat, id: string): FoundError {
  const reply = messages.find((message) => message.id === id);
  const asked = messages.find((message) => message.id === reply?.parentId);
  const { working, content = '' } = reply ?? {};
  return {
    question: asked?.content || content,
    userAnswer: working?.lines.map(({ tex, text }) => (tex ? `$${tex}$` : text)).join('\n') ?? '',
    errorLine: working?.firstWrong ?? null,
    correctAnswer: asked?.content ? content : '',
    source: 'CHAT',
    // Of a conversation with an address of its own.
    sourceId: new URLSearchParams(location.search).get('conversation'),
  };
}
