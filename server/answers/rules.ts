import { z } from 'zod';
import { type Actor, isStaff } from '../context.ts';
import type { Prisma } from '../database/client/client.ts';
import { text } from '../validation.ts';

/** Answers within 24 hours, and the pause between two of them. */
export const ANSWER_LIMITS = {
  fresh: { perDay: 10, pauseSeconds: 30 },
  established: { perDay: 30, pauseSeconds: 0 },
};

export const AnswerDraft = z.object({
  body: text({ min: 6, max: 20_000, label: { en: 'The answer', zh: '回答' } }),
});

/** The answers that this reader may know about, as a filter every query must carry. */
export function visibleTo(_reader: Actor | null): Prisma.AnswerWhereInput {
  return { deletedAt: null, question: { deletedAt: null } };
}

export function canDelete(actor: Actor | null, answer: { authorId: string }): boolean {
  return actor !== null && (answer.authorId === actor.id || isStaff(actor));
}
