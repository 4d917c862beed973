import type { Context } from '../../../core/context.ts';
import type { Language } from '../../../core/locale.ts';
import { MAX_CITATIONS, type TutorReply } from '../../rules.ts';
import { MESSAGES } from '../../sentences.ts';
import { replyWithTheory } from '../../write.ts';
import { citeWithin } from '../../operations/cite.ts';

/** What the cards say about a selected passage; the current question stays current. */
export async function explainPassage(
  ctx: Context,
  passage: string,
  question: string | null,
  { within, language }: { within: string | null; language: Language },
): Promise<TutorReply> {
  const citations = await citeWithin(ctx, { topic: within, text: passage, limit: MAX_CITATIONS });
  const beside = MESSAGES[citations.length > 0 ? 'passage' : 'nothing'][language];
  return replyWithTheory(language, question, beside, citations);
}
