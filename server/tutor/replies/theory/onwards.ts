import type { Context } from '../../../core/context.ts';
import { listed } from '../../../core/locale.ts';
import { THEORY } from '../../words/theory.ts';
import { brief, type Talk } from '../talk.ts';

const TOPICS = 3;
const CHOICES = {
  none: THEORY.choices,
  open: THEORY.choices,
  done: THEORY.choicesDone,
  unsolved: THEORY.choicesUnsolved,
};

/** What the student can do next, with the problem on the table or without one. */
export async function onwards(ctx: Context, talk: Talk): Promise<string> {
  const { thread, voice, language, state } = talk;
  if (thread.question !== null) return voice.say(CHOICES[state], { question: brief(thread.question) });
  const topics = await ctx.db.topic.findMany({
    where: talk.within ? { subjectCode: talk.within.split('/')[0]! } : {},
    orderBy: [{ subjectCode: 'desc' }, { paperCode: 'asc' }, { order: 'asc' }],
    select: { titleEn: true, titleZh: true },
  });
  // Other ones each time that none was chosen.
  const unsaid = topics.filter(({ titleEn, titleZh }) => !voice.said(language === 'zh' ? titleZh : titleEn));
  const step = Math.max(1, Math.floor(unsaid.length / TOPICS));
  const names = unsaid
    .filter((_, at) => at % step === 0)
    .slice(0, TOPICS)
    .map(({ titleEn, titleZh }) => (language === 'zh' ? titleZh : titleEn));
  return voice.say(THEORY.choicesNone, { topics: listed(names, language) });
}

/** A few words that lead back to a problem that is not solved yet. */
export function backTo({ thread, voice, state }: Talk): string {
  if (thread.question === null || state !== 'open') return '';
  return voice.offer(THEORY.back, { question: brief(thread.question) });
}
