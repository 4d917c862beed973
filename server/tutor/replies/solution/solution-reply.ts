import type { Context } from '../../../core/context.ts';
import {
  type Citation,
  MAX_CITATIONS,
  type ShownSolution,
  type TutorReply,
  type Verification,
} from '../../rules.ts';
import { MESSAGES } from '../../sentences.ts';
import { HINT_WORDS } from '../../words/hints.ts';
import { OFFERS } from '../../words/offers.ts';
import { VERDICTS } from '../../words/verdicts.ts';
import { UNSOLVED } from '../../words/unsolved.ts';
import { writeAnswer, writeCitations, writeSolution, writeStep } from '../../write.ts';
import { answerWithOtherG } from '../attempts/slips.ts';
import { shownOf } from '../shown.ts';
import { cite } from '../../operations/cite.ts';
import type { ProblemTalk, Talk } from '../talk.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';

/** The solved parts as far as revealed, with the theory behind them. */
export async function solutionReply(ctx: Context, talk: ProblemTalk, intro = ''): Promise<TutorReply> {
  const { thread, parts, voice, language } = talk;
  const solutions = shownOf(parts, thread.whole ? Infinity : thread.steps);
  const isFirst = thread.intent.kind === 'question' || thread.intent.kind === 'instead';
  const fitting = isFirst ? await theoryOf(ctx, parts) : [];
  const citations = fitting.filter(({ path }) => !voice.said(`](${path})`));
  const refusals = refusalsOf(
    talk,
    parts.filter(({ worked }) => !worked),
  );
  const isEnd = isAllShown(solutions) && solutions.length > 0;
  const offer = isEnd
    ? thread.likes > 0 || thread.tries.length > 0
      ? voice.offer(OFFERS.like)
      : ''
    : voice.offer(OFFERS.step);
  const otherG =
    thread.whole && isFirst && !/^(?:9709|9231)/.test(talk.within ?? '')
      ? await answerWithOtherG(ctx, talk)
      : null;
  const withG = otherG === null ? '' : voice.offer(VERDICTS.inPhysics, { answer: otherG });
  const last = isEnd && !thread.whole ? voice.offer(HINT_WORDS.last) : '';
  const lines = thread.whole
    ? solutions.map((one) => writeSolution(one, language, voice.said))
    : newestOf(parts, thread.steps, talk);
  const beside = [intro, withG, ...refusals, last, offer].filter(Boolean);
  const blocks = [
    intro,
    ...lines,
    withG,
    ...refusals,
    last,
    offer,
    ...(citations.length > 0 ? [`${MESSAGES.rests[language]}\n${writeCitations(citations, language)}`] : []),
  ];
  return {
    language,
    content: blocks.filter(Boolean).join('\n\n'),
    beside: beside.join('\n\n'),
    about: thread.question,
    solutions,
    working: null,
    citations,
    verification: verificationOf(solutions, parts),
  };
}

/** The line that is shown now, with the answer behind the last one; those before it stand above. */
function newestOf(parts: SolvedPart[], shown: number, { language, voice }: Talk): string[] {
  let before = 0;
  for (const { label, worked } of parts) {
    const count = worked?.steps.length ?? 0;
    if (worked && shown > before && shown <= before + count) {
      const at = shown - before - 1;
      const step = writeStep(worked.steps[at]!, at, language);
      const named = label && at === 0 ? [`**${label}**`] : [];
      return [...named, step, ...(at === count - 1 ? [writeAnswer(worked, language, voice.said)] : [])];
    }
    before += count;
  }
  return [];
}

const isAllShown = (solutions: ShownSolution[]) => solutions.every(({ answer }) => answer !== null);

/** Why there is no answer to some parts; the sentence about it comes once. */
export function refusalsOf({ voice, language }: Talk, parts: SolvedPart[]): string[] {
  const [first] = parts;
  if (!first) return [];
  const no = voice.say(UNSOLVED.no);
  const { said } = voice;
  return parts.map(({ label, why }, at) => {
    const reason =
      why && !(parts.length > 1 && at > 0 && why.en === first.why?.en) && !said(why[language])
        ? why[language]
        : '';
    return `${label ? `**${label}** ` : ''}${at === 0 || label ? no : ''} ${reason}`.trim();
  });
}

/** The cards of the topics of its parts that fit it best. */
export async function theoryOf(ctx: Context, parts: SolvedPart[]): Promise<Citation[]> {
  const byTopic = new Map(
    parts.flatMap(({ text, worked }) =>
      worked ? [[worked.topic, `${worked.title.en} ${worked.title.zh} ${text}`] as const] : [],
    ),
  );
  const limit = Math.max(1, Math.floor(MAX_CITATIONS / Math.max(byTopic.size, 1)));
  const citations = await Promise.all([...byTopic].map(([topic, text]) => cite(ctx, { topic, text, limit })));
  return citations.flat().slice(0, MAX_CITATIONS);
}

function verificationOf(solutions: ShownSolution[], parts: SolvedPart[]): Verification {
  const steps = solutions.flatMap((one) => one.steps);
  // What is stated from a card has no check.
  const isChecked = parts.every(({ worked }) => worked && worked.checks.length > 0);
  const isStated = steps.length > 0 && parts.every(({ worked }) => worked?.checks.length === 0);
  return {
    status: isChecked ? 'VERIFIED' : isStated ? 'UNCHECKED' : 'PARTIAL',
    linesOk: steps.filter(({ checked }) => checked).length,
    linesTotal: steps.length,
    firstWrong: null,
  };
}
