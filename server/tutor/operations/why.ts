import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import type { TutorReply } from '../rules.ts';
import { MESSAGES } from '../sentences.ts';
import type { Thread } from '../reading/thread.ts';
import { plainReply, replyWithTheory, writeStep } from '../write.ts';
import { cite } from './cite.ts';
import type { SolvedPart } from './solve-parts.ts';

/** The reason for one of the shown steps, with the card for its theory. */
export async function whyReply(
  ctx: Context,
  thread: Thread,
  parts: SolvedPart[],
  stepNumber: number | 'last' | null,
  language: Language,
): Promise<TutorReply> {
  const steps = parts.flatMap(({ worked }) =>
    (worked?.steps ?? []).map((step, at) => ({ step, at, topic: worked!.topic })),
  );
  const shown = thread.whole ? steps.length : Math.min(thread.steps, steps.length);
  const number = typeof stepNumber === 'number' ? stepNumber : shown;
  const chosen = steps[number - 1];
  const refuse = (reason: string) => plainReply(language, thread.question, reason);
  if (!chosen) return refuse(number === 0 ? MESSAGES.notShown[language] : MESSAGES.noStep[language]);
  if (number > shown) return refuse(MESSAGES.notShown[language]);

  const { step, at, topic } = chosen;
  const text = `${step.say.en} ${step.say.zh} ${step.why?.en ?? ''}`;
  const citations = await cite(ctx, { topic, text, limit: 2 });
  const reason = step.why?.[language] ?? MESSAGES.noReason[language];
  const beside = [writeStep(step, at, language), `**${MESSAGES.whyStep[language]}** ${reason}`.trim()].join(
    '\n\n',
  );
  return replyWithTheory(language, thread.question, beside, citations, { whole: !step.why });
}
