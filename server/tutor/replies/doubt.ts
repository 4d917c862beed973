import { doubtsIn } from '../doubts/doubts.ts';
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

function allOf({ thread, language, said }: Talk, parts: SolvedPart[]): string[] {
  const topics = parts.flatMap(({ worked }) =>
    worked ? [worked.topic, worked.title.en, worked.title.zh] : [],
  );
  const about = [thread.question ?? '', thread.origin ?? '', ...topics].join(' ');
  return doubtsIn(said, about).map((one) => one[language]);
}
