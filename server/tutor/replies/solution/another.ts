import type { Context } from '../../../core/context.ts';
import type { TutorReply } from '../../rules.ts';
import { ANOTHER } from '../../words/another.ts';
import { readText } from '../../operations/read-text.ts';
import { solutionReply } from './solution-reply.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { cardsAbout } from '../theory/cards-about.ts';
import { type ProblemTalk, replyWithCards, topicOf } from '../talk.ts';

/** The same question in another way, or what the notes say where there is none. */
export async function anotherReply(
  ctx: Context,
  talk: ProblemTalk,
  { quicker: isQuicker, by }: { quicker: boolean; by?: string },
): Promise<TutorReply> {
  const { question, voice, parts, thread } = talk;
  const plain = await readText(ctx, 'plainQuestion', question);
  const named = by ? await solvedBy(ctx, `${plain} using the ${by}`, parts) : null;
  const worked = named ?? (await otherWay(ctx, plain));
  const isNew =
    worked && !worked.steps.flatMap(({ tex = [] }) => tex).every((line) => voice.said(`$$${line}$$`));
  if (!worked || !isNew) return noOther(ctx, talk);
  const [from, to] = [countOf(parts), worked.steps.length];
  const way = isQuicker ? (to < from ? ANOTHER.quicker : ANOTHER.notQuicker) : ANOTHER.other;
  const intro = voice.say(way, { from: `${from}`, to: `${to}` });
  const whole: SolvedPart[] = [{ label: '', text: question, worked, why: null, sentences: [] }];
  return solutionReply(ctx, { ...talk, thread: { ...thread, whole: true }, parts: whole }, intro);
}

async function otherWay(ctx: Context, plain: string): Promise<SolvedPart['worked']> {
  const ran = await ctx.engine.another(plain);
  return ran.ran ? ran.answer : null;
}

/** By the method that is named, with the same answer. */
async function solvedBy(ctx: Context, asked: string, parts: SolvedPart[]): Promise<SolvedPart['worked']> {
  const ran = await ctx.engine.solve(asked);
  const worked = ran.ran && ran.answer.solved ? ran.answer.worked : null;
  return worked && worked.answer.text === parts[0]?.worked?.answer.text ? worked : null;
}

const countOf = (parts: SolvedPart[]) => parts.flatMap(({ worked }) => worked?.steps ?? []).length;

async function noOther(ctx: Context, talk: ProblemTalk): Promise<TutorReply> {
  const { question, voice, parts } = talk;
  const topic = topicOf(parts);
  const citations = await cardsAbout(ctx, talk, question, { topic, limit: 1, kind: 'METHOD' });
  const check = citations.length > 0 ? voice.say(ANOTHER.check) : '';
  return replyWithCards(talk, [voice.say(ANOTHER.none), check], citations);
}
