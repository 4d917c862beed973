import type { Context } from '../../core/context.ts';
import type { Language } from '../../core/locale.ts';
import {
  type Citation,
  MAX_CITATIONS,
  type ShownSolution,
  type TutorReply,
  type Verification,
} from '../rules.ts';
import { BETWEEN, MESSAGES } from '../sentences.ts';
import type { Thread } from '../reading/thread.ts';
import { replyWithTheory, writeCitations, writeSolution } from '../write.ts';
import { cite, citeWithin } from './cite.ts';
import { readText } from './read-text.ts';
import type { SolvedPart } from './solve-parts.ts';

/** The solved parts as far as revealed, with the theory behind them. */
export async function solutionReply(
  ctx: Context,
  thread: Thread,
  parts: SolvedPart[],
  language: Language,
): Promise<TutorReply> {
  const solutions = shownOf(parts, thread.whole ? Infinity : thread.steps);
  const citations = await theoryOf(ctx, parts);
  const beside = [
    ...(thread.whole || thread.steps > 0 ? [] : [hintOf(thread, parts, language)]),
    ...parts.filter(({ worked }) => !worked).map((part) => refusalOf(part, language)),
  ];
  const blocks = [
    ...(thread.whole || thread.steps > 0 ? solutions.map((one) => writeSolution(one, language)) : []),
    ...beside,
    ...(isAllShown(solutions) ? [] : [MESSAGES.ladder[language]]),
    ...(citations.length > 0 ? [`${MESSAGES.rests[language]}\n${writeCitations(citations, language)}`] : []),
  ];
  return {
    language,
    content: blocks.join('\n\n'),
    beside: beside.join('\n\n'),
    about: thread.question,
    solutions,
    working: null,
    citations,
    verification: verificationOf(solutions, parts),
  };
}

/** Steps are counted across parts, so that "next step" leads through all of them. */
function shownOf(parts: SolvedPart[], steps: number): ShownSolution[] {
  let left = steps;
  return parts.flatMap(({ label, text, worked }) => {
    if (!worked || (left <= 0 && steps > 0)) return [];
    const shown = worked.steps.slice(0, Math.max(0, left));
    const isWhole = left >= worked.steps.length;
    left -= worked.steps.length;
    return [
      {
        label,
        question: text,
        method: worked.method,
        title: worked.title,
        topic: worked.topic,
        readings: worked.readings,
        steps: shown,
        stepsTotal: worked.steps.length,
        answer: isWhole ? worked.answer : null,
        checks: isWhole ? worked.checks : [],
      },
    ];
  });
}

/** Solutions with no step revealed, for questions to be tried first. */
export const unshown = (parts: SolvedPart[]): ShownSolution[] => shownOf(parts, 0);

const isAllShown = (solutions: ShownSolution[]) => solutions.every(({ answer }) => answer !== null);

/** First the type of the question, then the next steps in words only. */
function hintOf({ hints }: Thread, parts: SolvedPart[], language: Language): string {
  const solved = parts.filter(({ worked }) => worked);
  if (hints <= 1) {
    const kinds = solved.map(({ label, worked }) => `${label} ${worked!.title[language]}`.trim());
    const kind = MESSAGES.hintMethod[language].replace('{kinds}', () => kinds.join(BETWEEN[language]));
    return `**${MESSAGES.hint[language]}** ${kind}`;
  }
  const says = solved.flatMap(({ worked }) => worked!.steps.map(({ say }) => say[language]));
  const next = says.slice(0, Math.min(hints - 1, says.length));
  return `**${MESSAGES.hint[language]}** ${MESSAGES.hintNext[language]}\n\n${next.map((say, i) => `${i + 1}. ${say}`).join('\n')}`;
}

function refusalOf({ label, why }: SolvedPart, language: Language): string {
  return `${label ? `**${label}** ` : ''}${MESSAGES.unsolved[language]} ${why?.[language] ?? ''}`.trim();
}

async function theoryOf(ctx: Context, parts: SolvedPart[]): Promise<Citation[]> {
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
  const isWhole = parts.every(({ worked }) => worked);
  return {
    status: isWhole ? 'VERIFIED' : 'PARTIAL',
    linesOk: steps.filter(({ checked }) => checked).length,
    linesTotal: steps.length,
    firstWrong: null,
  };
}

/** No answer, why there is none, and the theory that fits best. */
export async function unsolvedReply(
  ctx: Context,
  question: string,
  parts: SolvedPart[],
  { within, language }: { within: string | null; language: Language },
): Promise<TutorReply> {
  const citations = await citeWithin(ctx, { topic: within, text: question, limit: MAX_CITATIONS });
  const isExplained = citations.length > 0 && (await readText(ctx, 'asksToExplain', question));
  const refusals = isExplained ? [] : [...new Set(parts.map((part) => refusalOf(part, language)))];
  const intro = MESSAGES[isExplained ? 'explains' : 'theory'][language];
  const beside = [...refusals, citations.length > 0 ? intro : MESSAGES.nothing[language]].join('\n\n');
  return replyWithTheory(language, question, beside, citations);
}
