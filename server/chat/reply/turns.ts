import type { ChatMessage, ChatRole, Conversation } from '../../database/client/client.ts';
import type { Rung } from '../../tutor/rules.ts';
import type { TurnWithFiles, AttachedFile } from './attached.ts';
import type { Segment } from '../rules.ts';
import type { ReplyRequest } from './reply.ts';

/** The request at the end of a branch, with another rung where one is given. */
export function requestAt(
  path: (ChatMessage & { attachments: AttachedFile[] })[],
  rung: Rung | null,
  { mode, subjectCode, topic, goal }: Conversation,
): ReplyRequest {
  const turns = path.flatMap((message, at) =>
    message.role === 'USER' ? [{ ...turnOf(message), heard: heardBefore(path, at) }] : [],
  );
  const last = turns.at(-1)!;
  return {
    turns: [...turns.slice(0, -1), rung ? { ...last, rung } : last],
    history: path
      .slice(0, -1)
      .filter(({ content }) => content)
      .map(({ role, content }) => ({ role, content })),
    titles: (path.at(-1)!.segments as Segment[]).map(({ title }) => title),
    mode,
    about: subjectCode || topic || goal ? { subjectCode, topic, goal } : null,
  };
}

/** What the tutor said between this message of a person and the one before. */
export function heardBefore(messages: { role: ChatRole; content: string }[], at: number): string {
  const before = messages.slice(0, at);
  const from = before.findLastIndex(({ role }) => role === 'USER') + 1;
  return before
    .slice(from)
    .map(({ content }) => content)
    .join('\n');
}

function turnOf({
  content,
  rung,
  segments,
  attachments,
}: ChatMessage & { attachments: AttachedFile[] }): TurnWithFiles {
  const texts = (segments as Segment[]).map(({ text }) => text);
  return { text: content, rung, segments: texts, attached: attachments };
}
