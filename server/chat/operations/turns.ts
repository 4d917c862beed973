import type { ChatMessage } from '../../database/client/client.ts';
import type { Rung } from '../../tutor/rules.ts';
import type { Turn } from '../../tutor/thread.ts';
import type { Segment } from '../rules.ts';

/** What the person said on a branch; the last may be asked again with another rung. */
export function turnsOf(path: ChatMessage[], rung: Rung | null): Turn[] {
  const turns = path.filter(({ role }) => role === 'USER').map(turnOf);
  const last = turns.at(-1);
  return last && rung ? [...turns.slice(0, -1), { ...last, rung }] : turns;
}

function turnOf({ content, rung, segments }: ChatMessage): Turn {
  return { text: content, rung, segments: (segments as Segment[]).map(({ text }) => text) };
}
