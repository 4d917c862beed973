import { z } from 'zod';
import { type Actor, isStaff } from '../../core/context.ts';
import type { Prisma } from '../../database/client/client.ts';
import { text } from '../../core/validation.ts';

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
