import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { MAX_CITATIONS, type TutorReply } from '../rules.ts';
import { SAY } from '../sentences.ts';
import { replyWithTheory } from '../write.ts';
import { citeWithin } from './cite.ts';

/** What the cards say of a passage that somebody selected; a question on the table stays there. */
export async function explainPassage(
  ctx: Context,
  passage: string,
  question: string | null,
  { within, language }: { within: string | null; language: Language },
): Promise<TutorReply> {
  const citations = await citeWithin(ctx, { topic: within, text: passage, limit: MAX_CITATIONS });
  const beside = SAY[citations.length > 0 ? 'passage' : 'nothing'][language];
  return replyWithTheory(language, question, beside, citations);
}
