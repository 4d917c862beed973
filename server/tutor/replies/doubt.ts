import { doubtsIn, examFactIn } from '../doubts/doubts.ts';
import type { SolvedPart } from '../operations/solve-parts.ts';
import type { TutorReply } from '../rules.ts';
import { REASONS } from '../words/reasons.ts';
import { reply, type Talk } from './talk.ts';
import { backTo } from './theory/onwards.ts';

/** The reason that answers a doubt which many have, where it was not given yet. */
export function doubtReply(talk: Talk, parts: SolvedPart[]): TutorReply | null {
  const reason = reasonOf(talk, parts);
  if (reason !== undefined) return reply(talk, [reason, backTo(talk)]);
  const [told] = allOf(talk, parts);
  const begin = told && `${[...told].slice(0, 40).join('')}…`;
  return begin ? reply(talk, [talk.voice.say(REASONS.told, { begin }), backTo(talk)]) : null;
}

export const reasonOf = (talk: Talk, parts: SolvedPart[]): string | undefined =>
  allOf(talk, parts).find((one) => !talk.voice.said(one));

/** Two words of its own and the thing that it is about: less may belong to another line. */
const SURELY = 2.5;

/** The reason that belongs to a wrong line, as if it had been asked for. */
export const reasonBeside = (talk: Talk, parts: SolvedPart[]): string | undefined =>
  doubtsIn(`why 为什么 ${talk.said}`, aboutOf(talk, parts), SURELY)
    .map((one) => one[talk.language])
    .find((one) => !talk.voice.said(one));

/** What is known of the examination about what is named or on the table. */
export function factReply(talk: Talk, parts: SolvedPart[]): TutorReply | null {
  const fact = examFactIn(talk.said, aboutOf(talk, parts))?.[talk.language];
  return fact === undefined || talk.voice.said(fact) ? null : reply(talk, [fact, backTo(talk)]);
}

function aboutOf({ thread }: Talk, parts: SolvedPart[]): string {
  const topics = parts.flatMap(({ worked }) =>
    worked ? [worked.topic, worked.title.en, worked.title.zh] : [],
  );
  return [thread.question ?? '', thread.origin ?? '', thread.term ?? '', ...topics].join(' ');
}

function allOf(talk: Talk, parts: SolvedPart[]): string[] {
  return doubtsIn(talk.said, aboutOf(talk, parts)).map((one) => one[talk.language]);
}
