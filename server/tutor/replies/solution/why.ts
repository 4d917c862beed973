import type { Context } from '../../../core/context.ts';
import { ended } from '../../words/voice.ts';
import { type TutorReply } from '../../rules.ts';
import { MESSAGES } from '../../sentences.ts';
import { HINT_WORDS } from '../../words/hints.ts';
import { OFFERS } from '../../words/offers.ts';
import { REASONS } from '../../words/reasons.ts';
import { writeStep } from '../../write.ts';
import { readText } from '../../operations/read-text.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { doubtReply, reasonOf } from '../doubt.ts';
import { askedAbout } from '../theory/asked-about.ts';
import { notFound } from '../theory/theory.ts';
import { cardsAbout, isQuoted } from '../theory/cards-about.ts';
import { cite } from '../../operations/cite.ts';
import { type ProblemTalk, quoted, brief, reply, replyWithCards } from '../talk.ts';

type Step = NonNullable<SolvedPart['worked']>['steps'][number];

interface Placed {
  step: Step;
  /** Within its part. */
  at: number;
  /** Of all steps, from 1. */
  number: number;
  topic: string;
}

const stepsOf = (parts: SolvedPart[]): Placed[] =>
  parts
    .flatMap(({ worked }) => (worked?.steps ?? []).map((step, at) => ({ step, at, topic: worked!.topic })))
    .map((placed, i) => ({ ...placed, number: i + 1 }));

const shownOf = ({ thread, state }: ProblemTalk, steps: Placed[]) =>
  thread.whole || state === 'done' ? steps.length : Math.min(thread.steps, steps.length);

/** The reason for a step, by its number or by what is asked about it. */
export async function whyReply(
  ctx: Context,
  talk: ProblemTalk,
  { step: asked, of }: { step: number | 'last' | null; of: string | null },
): Promise<TutorReply> {
  const steps = stepsOf(talk.parts);
  const shown = shownOf(talk, steps);
  if (of !== null) return whyAbout(ctx, talk, steps, of);
  const number = typeof asked === 'number' ? asked : shown;
  const values = { number: `${number}`, shown: `${shown}`, count: `${steps.length}` };
  if (number > steps.length) return reply(talk, [talk.voice.say(REASONS.noStep, values)]);
  // Of a hint that was given last, that is asked.
  if (number === 0) return explainIdea(ctx, talk, steps);
  if (number > shown)
    return reply(talk, [talk.voice.say(REASONS.notShown, values), talk.voice.offer(OFFERS.step)]);
  const isOfAll = asked === null && shown === steps.length;
  return explainStep(ctx, talk, isOfAll ? keyStep(talk, steps) : steps[number - 1]!);
}

/** Of a whole solution the step that carries it: the last with a reason that was not given yet, or where the method begins. */
function keyStep({ voice, language }: ProblemTalk, steps: Placed[]): Placed {
  const isMethod = ({ step: { marks } }: Placed) => marks?.includes('M1') ?? false;
  const withReason = steps.filter(({ step: { why } }) => why && !voice.said(why[language]));
  return withReason.findLast(isMethod) ?? steps.find(isMethod) ?? withReason.at(-1) ?? steps.at(-1)!;
}

async function explainStep(ctx: Context, talk: ProblemTalk, placed: Placed, intro = ''): Promise<TutorReply> {
  const { voice, language } = talk;
  const { step, at, number, topic } = placed;
  const line = writeStep(step, at, language);
  const reason = step.why?.[language] ?? reasonOf(talk, talk.parts);
  const text = `${step.say.en} ${step.say.zh} ${step.why?.en ?? ''}`;
  if (reason && !voice.said(reason))
    return reply(talk, [intro, line, `**${voice.say(REASONS.why)}** ${reason}`]);
  const near = await cardsAbout(ctx, talk, text, { topic, limit: 1, mentions: step.say.en });
  const citations = near.length > 0 ? near : await cardsOfMethod(ctx, talk, topic);
  const values = { number: `${number}` };
  const said = reason ? voice.say(REASONS.already) : '';
  if (citations.length === 0) return reply(talk, [intro, said, line, voice.say(REASONS.ask, values)]);
  return replyWithCards(talk, [intro, said, line, voice.say(REASONS.rests, values)], citations);
}

/** A card of the topic that is called as the method is, where it was not quoted yet. */
async function cardsOfMethod(ctx: Context, { parts, voice }: ProblemTalk, topic: string) {
  const method = parts.find(({ worked }) => worked?.topic === topic)?.worked?.title.en ?? '';
  const names = (method.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, STEM));
  const found = names.length === 0 ? [] : await cite(ctx, { text: method, topic, limit: 6 });
  const isOfMethod = (title: string) => names.every((name) => title.toLowerCase().includes(name));
  return found.filter((card) => isOfMethod(card.title.en) && !isQuoted(voice, card)).slice(0, 1);
}

const STEM = 7;

/** What the hint that was given last rests on. */
async function explainIdea(ctx: Context, talk: ProblemTalk, steps: Placed[]): Promise<TutorReply> {
  const { voice, language, parts } = talk;
  const first = steps.find(({ step }) => step.why) ?? steps[0];
  if (!first) return reply(talk, [voice.say(HINT_WORDS.goOn)]);
  const why = first.step.why?.[language];
  const text = `${parts[0]!.worked?.title.en ?? ''} ${first.step.say.en}`;
  const citations = await cardsAbout(ctx, talk, text, { topic: first.topic, limit: 1 });
  const idea = `**${MESSAGES.hint[language]}** ${voice.say(HINT_WORDS.idea, { say: ended(first.step.say[language]) })}`;
  const reason = why && !voice.said(why) ? voice.say(HINT_WORDS.reason, { why }) : '';
  const card = citations.length > 0 ? voice.say(REASONS.card) : '';
  return replyWithCards(talk, [idea, reason, card], citations);
}

/** "Why do you factorise": the step that speaks of it, or the cards. */
async function whyAbout(ctx: Context, talk: ProblemTalk, steps: Placed[], of: string): Promise<TutorReply> {
  const { voice, language } = talk;
  const words = steps.map(
    ({ step }) => `${step.say.en} ${step.say.zh} ${step.why?.en ?? ''} ${step.why?.zh ?? ''}`,
  );
  const at = await readText(ctx, 'stepAbout', of, words);
  const placed = at === null ? null : steps[at]!;
  if (placed && placed.number <= shownOf(talk, steps)) return explainStep(ctx, talk, placed);
  const inTheLines = placed ? null : await stepWith(ctx, talk, steps, of);
  if (inTheLines) return whereReply(ctx, talk, inTheLines);
  const topic = placed?.topic ?? steps[0]?.topic ?? null;
  const text = placed ? `${of} ${placed.step.say.en} ${placed.step.say.zh}` : of;
  const about = askedAbout(of);
  const citations = !/[a-z]{3}|\p{Script=Han}{2}/iu.test(about)
    ? []
    : await cardsAbout(ctx, talk, placed ? text : about, { topic, limit: 1, mentions: about });
  if (placed) {
    const { step, number } = placed;
    const ahead = voice.say(REASONS.ahead, { number: `${number}`, say: ended(step.say[language]) });
    const isNew = step.why && !voice.said(step.why[language]);
    const why = isNew ? voice.say(HINT_WORDS.reason, { why: step.why![language] }) : '';
    return replyWithCards(talk, [ahead, why], step.why ? [] : citations);
  }
  if (citations.length > 0) return replyWithCards(talk, [voice.say(REASONS.card)], citations);
  const last = steps[shownOf(talk, steps) - 1];
  const several = TWO.test(of) ? steps.find(({ step }) => (step.tex ?? []).some(hasTwoValues)) : undefined;
  if (several && several.number <= shownOf(talk, steps)) return explainStep(ctx, talk, several);
  if (/[a-z]{3}|\p{Script=Han}{2}/iu.test(about)) return notFound(ctx, talk);
  return last ? explainStep(ctx, talk, last) : explainIdea(ctx, talk, steps);
}

const TWO = /\b(?:two|2|both|several)\b|两个|多个/i;
const hasTwoValues = (tex: string) =>
  /=[^=]{1,60}(?:,|\\quad|\\text)[^=]{1,40}=|=[^=]{0,40}\d[^=]{0,20},[^=]{0,20}\d/.test(tex.slice(0, 300));

/** The first number or signed letter of what is asked that is in a line. */
async function stepWith(
  ctx: Context,
  { question }: ProblemTalk,
  steps: Placed[],
  of: string,
): Promise<string | null> {
  const tex = steps.map(({ step }) => step.tex ?? []);
  const half = /\bhalf\b|一半|二分之一/.test(of) ? '1/2' : null;
  for (const token of [
    ...(half ? [half] : []),
    ...(of.match(/\bpi ?\/ ?\d{1,2}/g) ?? []),
    ...(of.match(/(?<![\d.])(?![01](?![\d.]))\d{1,9}(?:\.\d{1,9})?|[-+] ?[a-z](?![a-z])/g) ?? []),
  ].slice(0, 3)) {
    const where = await readText(ctx, 'whereInSteps', token, question, tex);
    if (typeof where === 'number') return token;
  }
  return null;
}

/** Where a number or a formula of the solution comes from. */
export async function whereReply(ctx: Context, talk: ProblemTalk, what: string): Promise<TutorReply> {
  const { voice, question } = talk;
  const steps = stepsOf(talk.parts);
  const tex = steps.map(({ step }) => step.tex ?? []);
  const where = await readText(ctx, 'whereInSteps', what, question, tex);
  const named = quoted(what);
  if (where === 'question')
    return reply(talk, [voice.say(REASONS.given, { what: named, question: brief(question) })]);
  if (where === null) {
    const words = steps.map(({ step }) => `${step.say.en} ${step.say.zh}`);
    if (/\p{L}{3}|\p{Script=Han}{2}/u.test(what) && (await readText(ctx, 'stepAbout', what, words)) !== null)
      return whyAbout(ctx, talk, steps, what);
    const doubt = doubtReply(talk, talk.parts);
    if (doubt) return doubt;
    return reply(talk, [voice.say(REASONS.nowhere, { what: named, count: `${steps.length}` })]);
  }
  const placed = steps[where]!;
  const number = `${placed.number}`;
  if (placed.number > shownOf(talk, steps)) {
    const ahead = voice.say(REASONS.ahead, { number, say: ended(placed.step.say[talk.language]) });
    return reply(talk, [ahead, voice.offer(OFFERS.step)]);
  }
  return explainStep(ctx, talk, placed, voice.say(REASONS.comesIn, { what: named, number }));
}
