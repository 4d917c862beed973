import { unshown } from '../shown.ts';
import type { Context } from '../../../core/context.ts';
import { ended } from '../../words/voice.ts';
import type { Mark } from '../../marking/mark-typed.ts';
import { withLabel } from '../../marking/part-label.ts';
import type { TutorReply } from '../../rules.ts';
import { MESSAGES } from '../../sentences.ts';
import { BESIDE } from '../../words/attempts/beside.ts';
import { OFFERS } from '../../words/offers.ts';
import { VERDICTS } from '../../words/verdicts.ts';
import { readText } from '../../operations/read-text.ts';
import type { SolvedPart } from '../../operations/solve-parts.ts';
import { HINT_WORDS } from '../../words/hints.ts';
import { ideasOf } from './hint.ts';
import { heldReply } from '../held.ts';
import { ATTEMPTS } from '../../words/attempts/slips.ts';
import { attemptReply, rangeReply } from '../attempts/attempt.ts';
import { byItselfReply } from '../attempts/by-itself.ts';
import { reasonBeside } from '../doubt.ts';
import { besideStepReply, lettersReply, unequalReply } from '../attempts/beside-step.ts';
import { claimsReply } from '../attempts/claims.ts';
import { otherNumberReply } from '../attempts/other-number.ts';
import { otherQuantityReply } from '../attempts/other-quantity.ts';
import { placeReply, withoutName } from '../attempts/place.ts';
import { isRightWithOtherG, namedReply, naturesReply, nearReply, piecesReply } from '../attempts/slips.ts';
import { brief, type ProblemTalk, quoted, reply } from '../talk.ts';

/** Marks a student's answer against the engine's; the question stays current. */
export async function verdictReply(ctx: Context, talk: ProblemTalk, given: string): Promise<TutorReply> {
  const typed = withoutChain(asComplex(given, talk.parts));
  const { parts: all, question, thread } = talk;
  const own = all.some(({ worked }) => worked) ? null : await byItselfReply(ctx, talk);
  if (own) return replied(talk, [own], false);
  const unequal = await unequalReply(ctx, talk);
  if (unequal?.isOfMode) return replied(talk, [unequal.say], false);
  const alone = await unitReply(ctx, talk, typed);
  if (alone) return replied(talk, [alone], false);
  const natures = await naturesReply(ctx, talk, typed);
  if (natures) return replied(talk, [natures], false);
  const asTyped = await marksOf(ctx, typed, all, question);
  const bare = withoutName(typed);
  const named = bare === typed || bestOf(asTyped.marks) ? null : await marksOf(ctx, bare, all, question);
  const { marks, isOfAll } = named && bestOf(named.marks) ? named : asTyped;
  if (isOfAll) return replied(talk, [verdictPerPart(talk, marks, typed)], isDone(marks, all));
  const joined = await withEarlier(ctx, talk, typed, marks);
  const best = bestOf(joined ?? marks);
  const ofUnit = marks.filter(({ part }) => unitOf(part.worked?.answer.text) === unitOf(typed));
  const isWrong = [marks, ofUnit].some(
    (all) => all.length > 0 && all.every((marked) => marked.mark === 'wrong'),
  );
  const judged = best?.mark ?? (isWrong ? 'wrong' : null);
  const mark = judged ?? ((await isOtherNumber(ctx, talk, typed)) ? 'wrong' : null);
  const label = best && all.length > 1 && best.part.label ? `**${best.part.label}** ` : '';
  const isOpen = mark === 'wrong' || mark === null;
  if (mark !== 'right' && (await isRightWithOtherG(ctx, talk, typed)))
    return replied(talk, [talk.voice.say(VERDICTS.otherG, { typed: quoted(typed) })], all.length === 1);
  const other = mark === 'wrong' ? otherQuantityReply(talk, typed) : null;
  if (other) return replied(talk, [reasonBeside(talk, all) ?? other], false);
  const range = isOpen ? await rangeReply(ctx, talk, typed) : null;
  if (range) return replied(talk, [range], false);
  const letters = isOpen ? lettersReply(talk) : null;
  if (letters) return replied(talk, [letters, await besideStepReply(ctx, talk, true)], false);
  const close = isOpen ? await closeReply(ctx, talk, typed) : null;
  if (close) return replied(talk, [close], false);
  const near = mark === 'wrong' ? await nearReply(ctx, talk, typed) : null;
  const pieces = isOpen && near === null ? await piecesReply(ctx, talk, typed) : null;
  const ways = near !== null ? VERDICTS.almost : VERDICTS[messageKey(pieces ? 'wrong' : mark, all)];
  const isOfLine = mark === 'wrong' && near === null && pieces === null && isLineAfter(talk);
  const verdict = isOfLine
    ? talk.voice.say(VERDICTS.wrongFor, { typed: quoted(typed), question: brief(question) })
    : `${label}${talk.voice.say(ways, { typed: quoted(typed) })}`;
  if (mark === 'right') return replied(talk, [verdict], isDone(joined ?? marks, all));
  const onTheWay = isOpen ? await placeReply(ctx, talk, typed) : null;
  if (onTheWay) return replied(talk, [onTheWay, pieces], false);
  const attempt =
    isOpen && near === null && pieces === null ? await attemptReply(ctx, talk, typed, mark) : null;
  if (attempt) return replied(talk, [attempt], false);
  const otherwise = isOpen && near === null && pieces === null ? await namedReply(ctx, talk, typed) : null;
  const claims = isOpen && near === null ? await claimsReply(ctx, talk) : null;
  if (claims) {
    const step = pieces === null && otherwise === null ? await besideStepReply(ctx, talk, false) : null;
    return replied(talk, [mark === null ? null : verdict, pieces, claims, otherwise, step], false);
  }
  if (isOpen && thread.isLoose && near === null && pieces === null)
    return replied(talk, [talk.voice.say(ATTEMPTS.loose)], false);
  const number = isOpen && near === null ? await otherNumberReply(ctx, talk, typed) : null;
  if (number) return replied(talk, mark === 'wrong' ? [verdict, number] : [number], false);
  if (otherwise) return replied(talk, [otherwise, onwardsFrom(talk, 'wrong')], false);
  const held = isOpen && near === null && pieces === null ? await heldReply(ctx, talk.voice, given) : null;
  if (held) {
    const step = (await besideStepReply(ctx, talk, mark === 'wrong')) ?? onwardsFrom(talk, mark);
    return replied(talk, [unequal?.say ?? held, verdict, step], false);
  }
  const isSaid = near !== null || pieces !== null || (thread.intent.kind === 'answer' && thread.intent.along);
  const beside = isOpen ? await besideStepReply(ctx, talk, mark === 'wrong') : null;
  const behind = isSaid && beside === null ? '' : (beside ?? onwardsFrom(talk, mark));
  const told = mark === null && beside !== null ? null : verdict;
  return replied(talk, [unequal?.say ?? null, told, near ?? pieces, behind], false);
}

/** 8.58 for 8.57: a value on the way was rounded too early. */
async function closeReply(
  ctx: Context,
  { parts, voice }: ProblemTalk,
  typed: string,
): Promise<string | null> {
  const [only, ...others] = parts;
  if (!only?.worked || others.length > 0) return null;
  const isClose = await readText(ctx, 'isRoundedEarly', typed, only.worked.answer.text);
  return isClose ? voice.say(BESIDE.rounded, { typed: quoted(typed) }) : null;
}

const unitOf = (answer: string | undefined): string =>
  /\d ?([a-zΩ°%][a-z\d^ /°-]{0,20})$/iu.exec(answer ?? '')?.[1] ?? '';

/** "6/2.5 = 2.4 A" as 2.4 A. */
const withoutChain = (typed: string): string =>
  /^[^a-zα-ω=<>]{1,80}(?:=[^a-zα-ω=<>]{1,80}){0,2}= ?(-?\d[^=<>]{0,40})$/iu.exec(typed)?.[1]?.trim() ?? typed;

const PARTS_OF_COMPLEX = /^[ax] ?= ?(-?[\d.]{1,9})(?:,| and) ?[by] ?= ?(-?)([\d.]{1,9})$/;

/** "a = 3, b = -2" as 3 - 2i, where the answer is complex. */
function asComplex(typed: string, parts: SolvedPart[]): string {
  const [, real, sign, imaginary] = PARTS_OF_COMPLEX.exec(typed) ?? [];
  const isComplex = parts.some(({ worked }) => worked && /\di\b|\bi\b/.test(worked.answer.text));
  return real && isComplex ? `${real} ${sign === '-' ? '-' : '+'} ${imaginary}i` : typed;
}

function replied(talk: ProblemTalk, blocks: (string | null)[], isEnd: boolean): TutorReply {
  const { voice, thread, parts } = talk;
  const isFirstTry = thread.tries.length <= 1;
  const offer = isEnd ? voice.offer(isFirstTry && thread.hints <= 1 ? OFFERS.harder : OFFERS.like) : '';
  const content = [...blocks, offer];
  return { ...reply(talk, content), beside: content.filter(Boolean).join('\n\n'), solutions: unshown(parts) };
}

/** Without its unit a number may still be told from ours. */
async function isOtherNumber(ctx: Context, { parts }: ProblemTalk, typed: string): Promise<boolean> {
  const [only, ...others] = parts;
  if (!only?.worked || others.length > 0) return false;
  return readText(ctx, 'isOtherNumber', typed, only.worked.answer.text);
}

/** A unit alone answers what unit it is in. */
async function unitReply(ctx: Context, { parts, voice }: ProblemTalk, typed: string): Promise<string | null> {
  const named = withLabel(typed);
  for (const { label, worked } of parts) {
    if (named.label !== null && named.label !== label) continue;
    const isRight = worked && (await readText(ctx, 'unitAlone', named.rest, worked.answer.text));
    if (typeof isRight === 'boolean')
      return voice.say(isRight ? VERDICTS.unitRight : VERDICTS.unitWrong, { typed: quoted(typed) });
  }
  return null;
}

const isDone = (marks: Marked[], all: SolvedPart[]) =>
  marks.filter(({ mark }) => mark === 'right').length === all.length;

/** What helps after a wrong answer: more, the more were tried. */
function onwardsFrom({ voice, thread, parts, language, said }: ProblemTalk, mark: Mark): string {
  // Whoever has just sent lines is not asked for them.
  const isOpen = parts.every(({ worked }) => !worked);
  if (mark === null && isOpen && (said.includes('=') || thread.tries.length > 1)) return '';
  if (mark === null) {
    const ways = parts.some(({ worked }) => worked) ? VERDICTS.otherForm : VERDICTS.howToGoOn;
    return voice.offer(ways);
  }
  if (mark !== 'wrong' || thread.whole) return mark === 'wrong' ? voice.offer(VERDICTS.compare) : '';
  const [first] = ideasOf(parts).filter(
    ({ step, number }) => number > thread.steps && !voice.said(step.say[language]),
  );
  if (thread.tries.length >= 3) return voice.offer(OFFERS.solution);
  if (thread.tries.length === 2 && first)
    return `**${MESSAGES.hint[language]}** ${voice.say(HINT_WORDS.idea, { say: ended(first.step.say[language]) })} ${voice.offer(HINT_WORDS.goOn)}`.trim();
  return voice.offer(OFFERS.hint);
}

/** An equation alone that came later may have been a line for the question before it. */
const isLineAfter = ({ thread, question }: ProblemTalk): boolean =>
  thread.since > 0 &&
  thread.likes === 0 &&
  thread.whole &&
  question.length <= 60 &&
  !/[a-z]{4}|\p{Script=Han}/iu.test(question);

const JOINTS = [' or ', ', ', ' and '];
const MOST_EARLIER = 3;

/** "And 4" after "x = 3": the marks of both together, where they are right. */
async function withEarlier(
  ctx: Context,
  { thread, parts, question }: ProblemTalk,
  typed: string,
  marks: Marked[],
): Promise<Marked[] | null> {
  const earlier = thread.tries.slice(0, -1).slice(-MOST_EARLIER);
  if (earlier.length === 0 || bestOf(marks)?.mark === 'right') return null;
  for (const given of [earlier.slice(-1), ...(earlier.length > 1 ? [earlier] : [])])
    for (const joint of JOINTS) {
      const { marks: together } = await marksOf(ctx, [...given, typed].join(joint), parts, question);
      if (bestOf(together)?.mark === 'right') return together;
    }
  return null;
}

interface Marked {
  part: SolvedPart;
  mark: Mark;
}

/** Marks each part by the answer labelled for it, or else the whole text against every part. */
async function marksOf(
  ctx: Context,
  typed: string,
  all: SolvedPart[],
  question: string,
): Promise<{ marks: Marked[]; isOfAll: boolean }> {
  const markPart = async (part: SolvedPart, answer: string): Promise<Marked> => ({
    part,
    // Words that are stated from a card are not compared.
    mark: part.worked?.checks.length
      ? await readText(ctx, 'markTyped', answer, part.worked.answer.text, question)
      : null,
  });
  const byPart = await readText(
    ctx,
    'offeredOf',
    typed,
    all.map(({ label }) => label),
  );
  const each: Marked[] = [];
  for (const { label, rest } of byPart?.offered ?? [])
    each.push(
      await markPart(
        all.find((part) => part.label === label)!,
        rest,
      ),
    );
  if (byPart?.isNamed) return { marks: each, isOfAll: true };

  const named = withLabel(typed);
  const own = all.filter(({ label }) => label === named.label);
  const marks: Marked[] = [];
  for (const part of own.length > 0 ? own : all)
    marks.push(await markPart(part, own.length > 0 ? named.rest : typed));
  if (each.length === 0 || marks.some(isHit)) return { marks, isOfAll: false };
  // In the order of the parts if one of them agrees; otherwise the order is unknown.
  return each.some(isHit)
    ? { marks: each, isOfAll: true }
    : { marks: each.map(({ part }) => ({ part, mark: null })), isOfAll: false };
}

const ACCEPTED_MARKS: Mark[] = ['right', 'tooCoarse', 'notExact', 'unfinished', 'part', 'overPrecise'];

const isHit = ({ mark }: Marked) => ACCEPTED_MARKS.includes(mark);

const bestOf = (marks: Marked[]) =>
  ACCEPTED_MARKS.map((accepted) => marks.find(({ mark }) => mark === accepted)).find(Boolean);

const verdictPerPart = ({ voice }: ProblemTalk, marks: Marked[], typed: string): string =>
  marks
    .map(
      ({ part, mark }) =>
        `**${part.label}** ${voice.say(VERDICTS[messageKey(mark, [part])], { typed: quoted(typed) })}`,
    )
    .join('\n\n');

const messageKey = (mark: Mark, parts: SolvedPart[]) =>
  mark ?? (parts.some(({ worked }) => worked) ? 'notCompared' : 'notMarked');
