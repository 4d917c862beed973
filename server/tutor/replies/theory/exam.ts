import type { Context } from '../../../core/context.ts';
import { type Language, listed } from '../../../core/locale.ts';
import { calculatorsOf } from '../../../curriculum/exam-aids.ts';
import type { Paper, Subject } from '../../../database/client/client.ts';
import type { Intent } from '../../reading/acts/act.ts';
import type { TutorReply } from '../../rules.ts';
import { EXAM } from '../../words/exam.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { topicNamed } from '../../operations/topic-named.ts';
import { topicReply } from './topic-reply.ts';
import { backTo, onwards } from './onwards.ts';
import { reply, type Talk, topicOf } from '../talk.ts';

type Asked = Extract<Intent, { kind: 'exam' }>;
type PaperOf = Paper & { subject: Subject };

/** Facts about the examination, as the curriculum has them. */
export async function examReply(
  ctx: Context,
  talk: Talk,
  asked: Asked,
  parts: SolvedPart[],
): Promise<TutorReply> {
  const subject = subjectIn(talk, parts);
  const all = (
    await ctx.db.paper.findMany({
      where: { marks: { not: null }, ...(subject && { subjectCode: subject }) },
      orderBy: [{ subject: { order: 'asc' } }, { order: 'asc' }],
      include: { subject: true },
    })
  ).filter(({ minutes }) => minutes !== null);
  if (asked.fact === 'calculator')
    return reply(talk, [
      ...calculatorsOf(subject ?? '').map((one) => one[talk.language]),
      await onwards(ctx, talk),
    ]);
  if (asked.fact === 'place') return placeReply(ctx, talk, parts, asked.of);
  const code = asked.paper ?? talk.thread.paper;
  if (asked.fact === 'grades')
    return gradesReply(
      talk,
      all.find((paper) => paper.code === code),
    );
  const isOfProblem = asked.fact === 'marks' && code === null && parts.some(({ worked }) => worked);
  if (isOfProblem) return marksReply(ctx, talk, parts);
  const papers = code === null ? all : all.filter((paper) => paper.code === code);
  if (asked.fact === 'topics')
    return reply(talk, papers.map((paper) => topicsLine(talk, paper)).filter(Boolean));
  const lines = (papers.length > 0 ? papers : all).map((paper) => paperLine(talk, paper));
  if (asked.fact === 'revise') return planReply(ctx, talk, asked, lines);
  const [only] = papers;
  if (papers.length === 0 && only === undefined && code !== null && all.length > 0) {
    const values = { number: code.slice(1), subject: nameOf(all[0]!.subject, talk.language) };
    return reply(talk, [talk.voice.say(EXAM.noPaper, values), lines.map(bullet).join('\n')]);
  }
  const isOne = asked.fact === 'time' || asked.fact === 'marks' ? asked.fact : null;
  const told = only && isOne ? talk.voice.say(EXAM[isOne], valuesOf(only, talk.language)) : lines[0];
  return papers.length === 1
    ? reply(talk, [told!, isOne ? paceOf(talk, only!) : ''])
    : reply(talk, [lines.map(bullet).join('\n'), code === null ? talk.voice.offer(EXAM.whichPaper) : '']);
}

const SCORE = /\b(\d{1,3})\/(\d{2,3})\b/;

/** How grades come about, and what a mark that was reached says. */
function gradesReply(talk: Talk, paper: PaperOf | undefined): TutorReply {
  const { voice, language } = talk;
  const outOf = paper ? filled(EXAM.outOf[language][0]!, valuesOf(paper, language)) : '';
  const [score, reached, of] = SCORE.exec(talk.said) ?? [];
  const isScore = score !== undefined && Number(of) > 0 && Number(reached) <= Number(of);
  const percent = `${Math.round((100 * Number(reached)) / Number(of))}`;
  return reply(talk, [
    isScore ? voice.say(EXAM.score, { score, percent }) : '',
    voice.say(EXAM.grades, { paper: outOf }),
    backTo(talk),
  ]);
}

const bullet = (line: string) => `- ${line}`;

/** A topic that is named is begun with; else there are the papers to choose from. */
async function planReply(ctx: Context, talk: Talk, { of }: Asked, lines: string[]): Promise<TutorReply> {
  const topic = of && (await topicNamed(ctx, of, talk.within?.split('/')[0] ?? ''));
  if (topic) return topicReply(ctx, { kind: 'begin' }, { ...talk, topic, question: talk.thread.question });
  return reply(talk, [talk.voice.say(EXAM.plan), lines.map(bullet).join('\n')]);
}

/** By the conversation, by the problem, by what was said; null is any. */
function subjectIn({ within, said }: Talk, parts: SolvedPart[]): string | null {
  const named = /\b(9709|9231|9702)\b/.exec(said)?.[1];
  if (named) return named;
  if (/physics|物理/i.test(said)) return '9702';
  if (/further|进阶|高等数学/i.test(said)) return '9231';
  return (within ?? topicOf(parts))?.split('/')[0] || null;
}

const nameOf = ({ nameEn, nameZh, code }: Subject, language: Language) =>
  `${language === 'zh' ? nameZh : nameEn} ${code}`;
const titleOf = ({ titleEn, titleZh }: Paper, language: Language) => (language === 'zh' ? titleZh : titleEn);
const numberOf = ({ code }: Paper) => code.replace(/^p/, '');

const valuesOf = (paper: PaperOf, language: Language) => ({
  subject: nameOf(paper.subject, language),
  number: numberOf(paper),
  title: titleOf(paper, language),
  minutes: `${paper.minutes}`,
  marks: `${paper.marks}`,
});

const filled = (way: string, values: ReturnType<typeof valuesOf>): string =>
  way.replaceAll(/\{(\w{1,9})\}/g, (_, name: keyof typeof values) => values[name]);

const paperLine = ({ language }: Talk, paper: PaperOf): string => {
  return filled(EXAM.paper[language][0]!, valuesOf(paper, language));
};

function paceOf({ voice }: Talk, { minutes, marks }: PaperOf): string {
  const pace = minutes! / marks!;
  return voice.offer(EXAM.pace, { pace: pace.toFixed(1), six: `${Math.round(6 * pace)}` });
}

function topicsLine({ language, voice }: Talk, paper: PaperOf): string {
  const sections = paper.sections as unknown as { title: { en: string; zh: string } }[];
  if (sections.length === 0) return '';
  const topics = listed(
    sections.map(({ title }) => title[language]),
    language,
  );
  return voice.say(EXAM.topics, { ...valuesOf(paper, language), topics });
}

async function placeReply(
  ctx: Context,
  talk: Talk,
  parts: SolvedPart[],
  of: string | null,
): Promise<TutorReply> {
  const named = of && (await topicNamed(ctx, of, talk.within?.split('/')[0] ?? ''));
  const [subjectCode, paperCode, slug] = topicOf(parts)?.split('/') ?? [];
  const topic =
    named || slug
      ? await ctx.db.topic.findFirst({
          where: named ? { id: named.id } : { subjectCode: subjectCode!, paperCode: paperCode!, slug: slug! },
          include: { subject: true, paper: true },
        })
      : null;
  if (!topic) return reply(talk, [await onwards(ctx, talk)]);
  const { language } = talk;
  const values = {
    topic: language === 'zh' ? `“${topic.titleZh}”` : topic.titleEn,
    subject: nameOf(topic.subject, language),
    paper: `${topic.paperCode.toUpperCase()} ${titleOf(topic.paper, language)} (${topic.level})`,
  };
  return reply(talk, [
    talk.voice.say(named ? EXAM.placeOf : EXAM.place, { ...values, of: of ?? '' }),
    await onwards(ctx, talk),
  ]);
}

/** How many marks the solution gives, and for which steps. */
async function marksReply(ctx: Context, talk: Talk, parts: SolvedPart[]): Promise<TutorReply> {
  const codes = parts.flatMap(({ worked }) => (worked?.steps ?? []).flatMap(({ marks = [] }) => marks));
  if (codes.length === 0) return reply(talk, [await onwards(ctx, talk)]);
  const { part } = talk.thread;
  const values = { marks: `${codes.length}`, steps: codes.join(' '), part: part ?? '' };
  const ways = part === null ? EXAM.marksHere : EXAM.marksOfPart;
  return reply(talk, [talk.voice.say(ways, values), await onwards(ctx, talk)]);
}
