import { Invalid } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { Reading } from '../../../database/client.ts';
import type { Question } from '../../../database/client/client.ts';
import { question } from '../../posts/find.ts';

export const ORIGINAL = { field: 'duplicateOfId', code: 'UNKNOWN' } as const;

/** The question that another one repeats, where there is such a one. */
export async function findOriginal(
  ctx: Reading,
  id: string,
  originalId: string | null | undefined,
): Promise<Question> {
  const isOther = originalId && originalId !== id && isId('question', originalId);
  const original = isOther ? await question(ctx, { id: originalId }) : null;
  if (original) return original;
  const text = { en: 'Name the question that this one repeats.', zh: '请指明与之重复的问题。' };
  throw new Invalid([{ ...ORIGINAL, text }]);
}
