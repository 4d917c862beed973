import { unshown } from '../shown.ts';
import type { Context } from '../../../core/context.ts';
import type { CardKind } from '../../../database/client/client.ts';
import { type Language, listed } from '../../../core/locale.ts';
import { type Citation, MAX_CITATIONS, type TutorReply } from '../../rules.ts';
import { MESSAGES, TOPIC_MESSAGES } from '../../sentences.ts';
import type { TopicIntent } from '../../reading/topic-intent.ts';
import { plainReply, writeCitations } from '../../write.ts';
import { cite } from '../../operations/cite.ts';
import { solveParts } from '../../operations/solve-parts.ts';
import { cardsOf, type StudiedTopic } from '../../operations/studied-topic.ts';

interface Studied {
  topic: StudiedTopic;
  goal: string | null;
  /** The question that a follow-up would be about. */
  question: string | null;
  language: Language;
}

/** Answers a request about the topic from its cards. */
export async function topicReply(ctx: Context, intent: TopicIntent, studied: Studied): Promise<TutorReply> {
  return intent.kind === 'begin' ? begin(ctx, studied) : byKind(ctx, intent.of, studied);
}

/** The cards that the goal needs first, and the prerequisites of the topic. */
async function begin(ctx: Context, studied: Studied): Promise<TutorReply> {
  const { topic, goal, language } = studied;
  const kind = kindFor(goal);
  const needed = kind ? await cardsOf(ctx, topic, { kind, limit: MAX_CITATIONS / 2 }) : [];
  const citations = await topicTheory(ctx, topic, goal ?? '', needed);
  const before = topic.before.map(({ title, path }) => `[${title[language]}](${path})`);
  const cards = writeCitations(citations, language, { whole: true });
  const around = [
    introOf(studied),
    before.length > 0 ? `${TOPIC_MESSAGES.before[language]} ${listed(before, language)}` : '',
    TOPIC_MESSAGES.afterwards[language],
    TOPIC_MESSAGES.first[language],
  ];
  return compose(studied, citations, around, [cards]);
}

async function byKind(ctx: Context, kind: CardKind, studied: Studied): Promise<TutorReply> {
  const { topic, language } = studied;
  const ofKind = await cardsOf(ctx, topic, { kind, limit: MAX_CITATIONS });
  const citations = ofKind.length > 0 ? ofKind : await cardsOf(ctx, topic, { limit: MAX_CITATIONS });
  const cards = writeCitations(citations, language, { whole: true });
  return compose(studied, citations, [TOPIC_MESSAGES[ofKind.length > 0 ? kind : 'first'][language]], [cards]);
}

/** Answers a greeting: the current topic and what can be asked about it. */
export function greetInTopic(studied: Studied): TutorReply {
  return compose(studied, [], [introOf(studied), TOPIC_MESSAGES.hello[studied.language]]);
}

/** A question that the tutor set for the topic, with the cards that help with it. */
export async function questionOfTopic(
  ctx: Context,
  studied: Studied & { question: string },
  made: 'topic' | 'example',
): Promise<TutorReply> {
  const { topic, question, language } = studied;
  const citations = (await topicTheory(ctx, topic, question)).slice(0, 2);
  const theory = `${MESSAGES.rests[language]}\n${writeCitations(citations, language)}`;
  const intro = TOPIC_MESSAGES[made === 'topic' ? 'practice' : 'example'][language];
  const words = [intro, `> ${question.replaceAll('\n', '\n> ')}`];
  const parts = await solveParts(ctx, question);
  // Hints and steps are offered only with a solution.
  const ladder = parts.every(({ worked }) => worked) ? [MESSAGES.ladder[language]] : [];
  const reply = compose(studied, citations, words, [...ladder, theory]);
  return { ...reply, solutions: unshown(parts) };
}

/** When no question can be generated: the cards with worked examples. */
export async function noQuestionOfTopic(ctx: Context, studied: Studied): Promise<TutorReply> {
  const citations = await cardsOf(ctx, studied.topic, { limit: MAX_CITATIONS });
  const cards = writeCitations(citations, studied.language);
  return compose(studied, citations, [TOPIC_MESSAGES.noPractice[studied.language]], [cards]);
}

/** What a goal needs first, by how students and the page for goals word it. */
const NEEDS: [RegExp, CardKind][] = [
  [/mistake|wrong|错/i, 'ERROR'],
  [/\b(?:paper|exam)|考试|备考/i, 'TIP'],
  [/practi[sc]e|练习|刷题/i, 'METHOD'],
  [/understand|理解|弄懂|概念/i, 'CONCEPT'],
];

const kindFor = (goal: string | null) => NEEDS.find(([words]) => words.test(goal ?? ''))?.[1] ?? null;

/** After those that are named, the cards of the topic that fit a text best, filled up with the others in their order. */
async function topicTheory(
  ctx: Context,
  topic: StudiedTopic,
  text: string,
  named: Citation[] = [],
): Promise<Citation[]> {
  const all = await cardsOf(ctx, topic, { limit: MAX_CITATIONS });
  const [first] = all;
  const place = first ? `${first.subjectCode}/${first.paper}/${first.topic}` : null;
  const matching = place && text ? await cite(ctx, { text, topic: place, limit: MAX_CITATIONS }) : [];
  const distinct = new Map([...named, ...matching, ...all].map((one) => [one.cardId, one]));
  return [...distinct.values()].slice(0, MAX_CITATIONS);
}

function introOf({ topic, goal, language }: Studied): string {
  const name = `**${topic.title[language]}**`;
  return goal
    ? TOPIC_MESSAGES.studiesFor[language].replace('{topic}', () => name).replace('{goal}', () => quoted(goal))
    : TOPIC_MESSAGES.studies[language].replace('{topic}', () => name);
}

/** The user's text with Markdown escaped. */
const quoted = (goal: string) => goal.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

/** A reply whose cards are shown separately by screens that can. */
function compose(
  { question, language }: Studied,
  citations: Citation[],
  words: string[],
  shown: string[] = [],
): TutorReply {
  const joined = (blocks: string[]) => blocks.filter(Boolean).join('\n\n');
  return {
    ...plainReply(language, question, joined([...words, ...shown])),
    beside: joined(words),
    citations,
  };
}
