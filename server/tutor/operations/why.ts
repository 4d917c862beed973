import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import { type TutorReply, UNCHECKED } from '../rules.ts';
import { SAY } from '../sentences.ts';
import type { Thread } from '../reading/thread.ts';
import { writeCitations, writeStep } from '../write.ts';
import { cite } from './cite.ts';
import type { SolvedPart } from './solve-parts.ts';

/** The reason of one step, of those that were shown, with the card that holds its theory. */
export async function whyReply(
  ctx: Context,
  thread: Thread,
  parts: SolvedPart[],
  asked: number | 'last' | null,
  language: Language,
): Promise<TutorReply> {
  const steps = parts.flatMap(({ worked }) =>
    (worked?.steps ?? []).map((step, at) => ({ step, at, topic: worked!.topic })),
  );
  const shown = thread.whole ? steps.length : Math.min(thread.steps, steps.length);
  const number = typeof asked === 'number' ? asked : shown;
  const found = steps[number - 1];
  const plain = (content: string): TutorReply => ({
    language,
    content,
    about: thread.question,
    solutions: [],
    working: null,
    citations: [],
    verification: UNCHECKED,
  });
  if (!found) return plain(number === 0 ? SAY.notShown[language] : SAY.noStep[language]);
  if (number > shown) return plain(SAY.notShown[language]);

  const { step, at, topic } = found;
  const text = `${step.say.en} ${step.say.zh} ${step.why?.en ?? ''}`;
  const citations = await cite(ctx, { topic, text, limit: 2 });
  const reason = step.why?.[language] ?? SAY.noReason[language];
  const theory = citations.length > 0 ? [writeCitations(citations, language, { whole: !step.why })] : [];
  const beside = [writeStep(step, at, language), `**${SAY.whyStep[language]}** ${reason}`.trim()].join(
    '\n\n',
  );
  return { ...plain([beside, ...theory].join('\n\n')), beside, citations };
}
