import { describe, expect, test } from 'vitest';
import { openWorld } from '../../support/world.ts';
import { CONVERSATIONS } from './conversations.ts';
import { ASK, type Ask, hold, type HeldTurn, type Replied } from './hold.ts';
import { transcriptOf } from './transcript.ts';
import least from './least-useful.json' with { type: 'json' };

const world = openWorld();

/** Somebody who asks; each has a budget of their own. */
async function asker(): Promise<Ask> {
  const person = await world.person();
  return async (variables) => {
    // What a busy machine did not finish in time it remembers the second time.
    let answer = await person.graph(ASK, variables);
    for (let again = 0; again < 2 && answer['errors']; again += 1)
      answer = await person.graph(ASK, variables);
    expect(answer['errors']).toBeUndefined();
    return answer['data']!['askTutor'] as unknown as Replied;
  };
}

describe('of the turns of the written conversations', () => {
  const turns: HeldTurn[] = [];

  test.each(CONVERSATIONS)('each of $id gets a reply', async (conversation) => {
    const held = await hold(conversation, await asker(), await asker());
    expect(held.map(({ reply }) => reply.content.trim()).filter(Boolean)).toHaveLength(
      conversation.turns.length,
    );
    turns.push(...held);
  });

  test('as many as before get a useful reply', () => {
    const useless = turns.filter(({ faults }) => faults.length > 0);
    const useful = turns.length - useless.length;
    expect(useful, useless.map(transcriptOf).join('\n\n')).toBeGreaterThanOrEqual(least.useful);
  });
});
