import type { Context } from '../../core/context.ts';
import type { Feeling } from '../reading/acts/act.ts';
import type { TutorReply } from '../rules.ts';
import { FEELINGS } from '../words/feelings.ts';
import { OFFERS } from '../words/offers.ts';
import type { SolvedPart } from '../operations/solve-parts.ts';
import { helpWithout } from './solution/unsolved.ts';
import { hintReply } from './solution/hint.ts';
import { backTo, onwards } from './theory/onwards.ts';
import { brief, reply, replyWithCards, type Talk, topicOf } from './talk.ts';
import { cite } from '../operations/cite.ts';
import { topicIn } from '../operations/topic-named.ts';

/** What is said to a feeling, and how it goes on from there. */
export async function feelingReply(
  ctx: Context,
  talk: Talk,
  feeling: Feeling,
  parts: SolvedPart[],
): Promise<TutorReply> {
  const { thread, voice } = talk;
  const { question } = thread;
  const kind = voice.say(FEELINGS[feeling]);
  const isSolved = parts.some(({ worked }) => worked);
  if ((feeling === 'lost' || feeling === 'hard') && question !== null && isSolved)
    return hintReply({ ...talk, question, parts }, kind);
  const count = parts.flatMap(({ worked }) => worked?.steps ?? []).length;
  const isShown = thread.whole || talk.state === 'done';
  if (feeling === 'tired' && question !== null && isShown && count > 1)
    return reply(talk, [
      `${kind} ${voice.say(FEELINGS.small, { count: `${count}`, question: brief(question) })}`,
    ]);
  if (feeling === 'tired' && question !== null && isSolved)
    return hintReply({ ...talk, question, parts }, kind);
  if (feeling === 'tired' && question === null) {
    const begin = await beginning(ctx, talk, kind);
    if (begin) return begin;
  }
  if (feeling === 'careless') return reply(talk, [kind, backTo(talk)]);
  if (feeling !== 'thanks' && feeling !== 'bye' && feeling !== 'understood' && question !== null) {
    const help = await helpWithout(ctx, { ...talk, question, parts });
    return {
      ...help,
      content: `${kind}\n\n${help.content}`,
      beside: `${kind}\n\n${help.beside ?? help.content}`,
    };
  }
  const next =
    feeling === 'understood' && /\bnext\b|接下来|下一步|之后/.test(talk.said)
      ? await nextTopic(ctx, talk, parts)
      : null;
  if (next) return reply(talk, [`${kind} ${next}`]);
  if (feeling === 'understood' && question !== null && !thread.whole)
    return reply(talk, [`${kind} ${voice.say(FEELINGS.tryIt, { question: brief(question) })}`]);
  if (feeling === 'bye') return reply(talk, [kind]);
  const offer = question !== null && isSolved && feeling !== 'tired' ? voice.offer(OFFERS.like) : '';
  if (feeling === 'thanks' && question !== null) return reply(talk, [`${kind} ${offer}`.trim()]);
  return reply(talk, [`${kind} ${offer || (await onwards(ctx, talk))}`]);
}

/** What comes behind the topic of the problem in its paper. */
async function nextTopic(
  ctx: Context,
  { voice, language }: Talk,
  parts: SolvedPart[],
): Promise<string | null> {
  const [subjectCode, paperCode, slug] = topicOf(parts)?.split('/') ?? [];
  if (!slug) return null;
  const where = { subjectCode: subjectCode!, paperCode: paperCode! };
  const own = await ctx.db.topic.findFirst({ where: { ...where, slug } });
  const next =
    own &&
    (await ctx.db.topic.findFirst({
      where: { ...where, order: { gt: own.order } },
      orderBy: { order: 'asc' },
    }));
  if (!own || !next) return null;
  const [topic, behind] = [own, next].map(({ titleEn, titleZh }) => (language === 'zh' ? titleZh : titleEn));
  return voice.say(FEELINGS.next, { topic: topic!, next: behind! });
}

/** A whole topic that is named: where it begins. */
async function beginning(ctx: Context, talk: Talk, kind: string): Promise<TutorReply | null> {
  const { voice, language } = talk;
  const place = await topicIn(ctx, talk.said, talk.within);
  if (place === null) return null;
  const cards = [
    ...(await cite(ctx, { text: talk.said, topic: place, limit: 1, kind: 'METHOD' })),
    ...(await cite(ctx, { text: talk.said, topic: place, limit: 1 })),
  ].slice(0, 1);
  const topic = cards[0]?.topicTitle[language];
  return topic === undefined
    ? null
    : replyWithCards(talk, [`${kind} ${voice.say(FEELINGS.begin, { topic })}`], cards);
}

/** An answer to what was asked, or to who one is. */
export async function plainWordsReply(
  ctx: Context,
  talk: Talk,
  kind: 'no' | 'who' | 'hello',
): Promise<TutorReply> {
  return reply(talk, [talk.voice.say(FEELINGS[kind]), await onwards(ctx, talk)]);
}
