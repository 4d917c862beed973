import type { Text } from '../../core/locale.ts';
import { checkWorking } from '../checking/working/check-working.ts';
import type { Fault } from '../algebra-system/parsing/syntax-fault.ts';
import type { Problem } from '../problem/schema/problem.ts';
import { GOOD, type Verdict } from '../checking/judging/verdict.ts';
import type { JudgedLine } from './marking/judged-line.ts';
import { markWorking } from './marking/mark-working.ts';
import { unreadableFormula } from './unreadable-formula.ts';
import { type ReadLine, type ReadWorking, texOf, verdictText } from './read-working.ts';

/** A question, as text or as data, and the part of it that somebody answers. */
export interface AnsweredQuestion {
  question: string | Problem;
  part: string | null;
}

/** Lines judged by a problem that was given as data, or the formula in it that cannot be read. */
export function readMarkedBy(
  lines: string[],
  problem: Problem,
  part: string | null,
): ReadWorking | { fault: Fault } {
  const fault = unreadableFormula(problem);
  return fault ? { fault } : readMarked(lines, { question: problem, part });
}

/** Lines judged by the question that they answer, with their marks. */
export function readMarked(lines: string[], { question, part }: AnsweredQuestion): ReadWorking {
  const { judged, marks } = markWorking(lines, question, part);
  const plain = checkWorking(lines).lines;
  const read = lines.map((text, at): ReadLine => {
    const { standing, checked, reason } = judged[at]!;
    const verdict = verdictOf(judged[at]!);
    const isAccused = standing === 'wrong';
    const line = {
      text,
      verdict,
      lost: isAccused ? (checked?.lost ?? []) : [],
      gained: isAccused ? (checked?.gained ?? []) : [],
      fault: verdict === 'unchecked' ? plain[at]!.fault : null,
      mistake: isAccused ? (checked?.mistake ?? null) : null,
      readAs: plain[at]!.readAs,
    };
    const say = isAccused && reason !== 'line' ? REASONS[reason] : (SAYS[standing] ?? verdictText(line));
    return { ...line, tex: line.readAs ?? texOf(text), say, marks: marks?.lines[at] ?? null };
  });
  const firstWrong = read.findIndex(({ verdict }) => verdict === 'wrong' || verdict === 'lost');
  const unsettled = read.findIndex(({ verdict }) => !GOOD.has(verdict) && verdict !== 'words');
  return {
    lines: read,
    firstWrong: firstWrong < 0 ? null : firstWrong,
    mistake: read[firstWrong]?.mistake ?? null,
    checkedTo: unsettled < 0 ? read.length : unsettled,
    marks: marks && { earned: marks.earned, total: marks.total, confirmed: marks.isSure },
  };
}

function verdictOf({ standing, verdict }: JudgedLine): Verdict {
  switch (standing) {
    case 'right':
      return GOOD.has(verdict) ? verdict : 'follows';
    case 'wrong':
      return verdict === 'lost' ? 'lost' : 'wrong';
    case 'carried':
      return 'carried';
    case 'words':
      return 'words';
    case 'law':
    case 'open':
      return 'unchecked';
  }
}

const REASONS: Record<Exclude<JudgedLine['reason'], 'line'>, Text> = {
  sides: {
    en: 'The two sides of this line are not worth the same.',
    zh: '这一行等号两边的值不相等。',
  },
  question: {
    en: 'This does not agree with what the question tells.',
    zh: '这一行与题目的条件不符。',
  },
};

const SAYS: Partial<Record<JudgedLine['standing'], Text>> = {
  carried: {
    en: 'This follows from the line with the mistake, so it is not right as it stands.',
    zh: '这一行由前面有误的一行推出，因此结果也不对。',
  },
  law: {
    en: 'This is a law with known numbers put in; whether it is the law that is needed here was not checked.',
    zh: '这一行是把已知数值代入某条公式；是否应当用这条公式，未能核对。',
  },
  open: {
    en: 'This could not be placed: it is neither confirmed nor marked wrong.',
    zh: '无法判断这一行：既未确认，也不算错。',
  },
};
