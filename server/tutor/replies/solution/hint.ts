import { unshown } from '../shown.ts';
import { HINT_WORDS } from '../../words/hints.ts';
import { ended } from '../../words/voice.ts';
import { OFFERS } from '../../words/offers.ts';
import type { TutorReply } from '../../rules.ts';
import { BETWEEN, MESSAGES } from '../../sentences.ts';
import { writeStep } from '../../write.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { type ProblemTalk, reply } from '../talk.ts';

type Step = NonNullable<SolvedPart['worked']>['steps'][number];

/** What a question only says again is no idea. */
const isRestated = ({ marks = [], why }: Step, at: number, all: Step[]) =>
  at === 0 && all.length > 2 && marks.length === 0 && !why;

/** The steps that are ideas, each with its place among all steps. */
export const ideasOf = (parts: SolvedPart[]): { step: Step; at: number; number: number }[] => {
  let number = 0;
  return parts.flatMap(({ worked }) =>
    (worked?.steps ?? []).flatMap((step, at, all) => {
      number += 1;
      return isRestated(step, at, all) ? [] : [{ step, at, number }];
    }),
  );
};

/** A hint that says more than the one before: the kind of question, the steps in words, then the lines themselves. */
export function hintReply(talk: ProblemTalk, before: string | null = null): TutorReply {
  const { thread, parts, voice } = talk;
  const ideas = ideasOf(parts).filter(({ number }) => number > thread.steps);
  const blocks = thread.whole || ideas.length === 0 ? allShown(talk) : hintBlocks(talk, ideas);
  const shown = thread.whole ? null : voice.offer(OFFERS.step);
  const isLast = thread.hints > ideas.length;
  return {
    ...reply(talk, [before, ...blocks, isLast ? shown : null]),
    solutions: thread.whole ? [] : unshown(parts),
  };
}

function hintBlocks(
  { thread, parts, voice, language }: ProblemTalk,
  ideas: ReturnType<typeof ideasOf>,
): string[] {
  const label = `**${MESSAGES.hint[language]}**`;
  const isNew = ({ step }: (typeof ideas)[number]) => !voice.said(ended(step.say[language]));
  const rung = thread.hints - (thread.steps > 0 ? 0 : 1);
  if (rung <= 0 && thread.steps === 0) {
    const kinds = parts
      .filter(({ worked }) => worked)
      .map(({ label: part, worked }) => `${part} ${worked!.title[language]}`.trim());
    const kind = voice.say(HINT_WORDS.kind, { kinds: kinds.join(BETWEEN[language]) });
    const first = ideas.find(isNew);
    const idea = first ? voice.say(HINT_WORDS.idea, { say: ended(first.step.say[language]) }) : '';
    return [
      `${label} ${kind}`,
      `${idea.charAt(0).toUpperCase()}${idea.slice(1)}`,
      voice.offer(HINT_WORDS.first),
    ].filter(Boolean);
  }
  const from = Math.min(Math.max(rung, 1), ideas.length);
  const next = ideas.findIndex((idea, at) => at >= from - 1 && isNew(idea)) + 1;
  const told = next > 0 && rung <= ideas.length ? next : from;
  // In words all was said: line by line from the first that is not shown.
  const isSaid = rung > ideas.length || next === 0;
  const { step } = ideas[told - 1]!;
  if (isSaid) {
    const line = ideas[Math.min(Math.max(rung - ideas.length, 1), ideas.length) - 1]!;
    const intro = voice.say(HINT_WORDS.line);
    return [voice.say(HINT_WORDS.allIdeas, { line: intro }), writeStep(line.step, line.at, language)];
  }
  const why =
    step.why && !voice.said(step.why[language])
      ? voice.say(HINT_WORDS.reason, { why: step.why[language] })
      : '';
  return [
    `${label} ${voice.say(HINT_WORDS.idea, { say: ended(step.say[language]) })}`,
    why,
    voice.offer(HINT_WORDS.goOn),
  ].filter(Boolean);
}

/** The step that earns most, in one sentence. */
function allShown({ parts, voice, language }: ProblemTalk): string[] {
  const steps = parts.flatMap(({ worked }) => worked?.steps ?? []);
  const explained = steps.filter(({ why }) => why);
  const key = explained.find(({ why }) => !voice.said(why![language])) ?? explained[0] ?? steps[0];
  const why = key?.why && !voice.said(key.why[language]) ? key.why[language] : '';
  const say = key ? [ended(key.say[language]), why].filter(Boolean).join(' ') : '';
  return [voice.say(HINT_WORDS.nothingHidden, { say }), voice.offer(OFFERS.like)];
}
