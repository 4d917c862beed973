import type { ChatMessage, Conversation } from '../../database/client/client.ts';
import type { Rung } from '../../tutor/rules.ts';
import type { AskedTurn, AttachedFile } from '../attached.ts';
import type { Spoken } from '../provider/prompt.ts';
import type { Segment } from '../rules.ts';
import type { Asked } from './reply.ts';

/** What is asked at the end of a branch; it may be asked again with another rung. */
export function askedOn(
  path: (ChatMessage & { uploads: AttachedFile[] })[],
  rung: Rung | null,
  { mode, subjectCode, topic, goal }: Conversation,
): Asked {
  const turns = path.filter(({ role }) => role === 'USER').map(turnOf);
  const last = turns.at(-1)!;
  return {
    turns: [...turns.slice(0, -1), rung ? { ...last, rung } : last],
    history: path
      .slice(0, -1)
      .filter(({ content }) => content)
      .map(spokenOf),
    titles: (path.at(-1)!.segments as Segment[]).map(({ title }) => title),
    mode,
    about: subjectCode || topic || goal ? { subjectCode, topic, goal } : null,
  };
}

const spokenOf = ({ role, content }: ChatMessage): Spoken => ({
  role: role === 'USER' ? 'user' : 'assistant',
  content,
});

function turnOf({ content, rung, segments, uploads }: ChatMessage & { uploads: AttachedFile[] }): AskedTurn {
  const texts = (segments as Segment[]).map(({ text }) => text);
  return { text: content, rung, segments: texts, attached: uploads };
}
