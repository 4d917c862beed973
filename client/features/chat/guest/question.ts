import { MAX_MESSAGE, MAX_MESSAGES_SENT } from '../../../lib/graph/limits.gen.ts';
import type { TutorMode } from '../../../lib/graph/schema-types.ts';
import type { TutorRepliesSubscriptionVariables } from '../store/Chat.gen.ts';
import type { About } from '../store/chat.ts';
import type { Message } from '../store/message.ts';
import { pathTo } from './message-tree.ts';

/** Number of earlier messages sent along, from the specification. */
const HISTORY = 5;

/** A question with the last few messages and all earlier questions, from which the tutor derives the topic. */
export function questionFrom(
  all: readonly Message[],
  question: Message,
  { mode, ...about }: Omit<About, 'mode'> & { mode: TutorMode },
): TutorRepliesSubscriptionVariables {
  const earlier = pathTo(all, question.parentId).filter(({ content }) => content);
  const messages = [
    ...earlier.slice(0, -HISTORY).filter(({ role }) => role === 'USER'),
    ...earlier.slice(-HISTORY),
    question,
  ];
  return {
    messages: messages.slice(-MAX_MESSAGES_SENT).map(({ role, content }) => ({
      role,
      content: [...content].slice(0, MAX_MESSAGE).join(''),
    })),
    segments: question.segments.map(({ title, text }) => ({ title, text })),
    mode,
    ...about,
  };
}
