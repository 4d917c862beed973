import { solveReading, type Solved } from '../goals/solve-reading.ts';
import type { AnswerLine } from '../goals/solved-part.ts';
import type { Reading } from '../../reading/read-problem.ts';
import { solveUnknowns } from './solve-unknowns.ts';

/**
 * What a part asks for, goal by goal, or all of it at once from equations between letters. Where several letters have
 * several values each, those that belong together stand together.
 */
export function solveTogether(reading: Reading, answerLine: AnswerLine): Solved {
  const solved = solveEither(reading, answerLine);
  return solved.part && IS_UNFINISHED.test(solved.part.answer.text) ? { ...solved, part: null } : solved;
}

/** sin(2arctan(4/3)): right, and not worked out. */
const IS_UNFINISHED = /(?:sin|cos|tan|sec|cosec|cot)\([^()]{0,40}arc(?:sin|cos|tan)/;

function solveEither(reading: Reading, answerLine: AnswerLine): Solved {
  const apart = solveReading(reading, answerLine);
  const isPaired = reading.goals.length > 1 && apart.part?.answer.text.includes(' or ');
  if (apart.part && !isPaired) return apart;
  const together = solveUnknowns(reading);
  if (together) return { ...apart, part: together.checks.every(({ passed }) => passed) ? together : null };
  return isPaired && hasLostPairs(apart.part!.answer.text, reading) ? { ...apart, part: null } : apart;
}

/** "48 or 3, −3/4 or 3": nothing says which of them belong together. */
const hasLostPairs = (text: string, { goals }: Reading): boolean =>
  goals.every(({ verb, target }) => verb === 'find' && typeof target === 'string') ||
  text.split(', ').filter((one) => one.includes(' or ')).length > 1;
