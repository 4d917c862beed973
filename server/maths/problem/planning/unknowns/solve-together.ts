import { solveReading, type Solved } from '../goals/solve-reading.ts';
import type { AnswerLine } from '../goals/solved-part.ts';
import type { Reading } from '../../reading/read-problem.ts';
import { solveUnknowns } from './solve-unknowns.ts';

/**
 * What a part asks for, goal by goal, or all of it at once from equations between letters. Where several letters have
 * several values each, those that belong together stand together.
 */
export function solveTogether(reading: Reading, answerLine: AnswerLine): Solved {
  const apart = solveReading(reading, answerLine);
  const isPaired = reading.goals.length > 1 && apart.part?.answer.text.includes(' or ');
  if (apart.part && !isPaired) return apart;
  const together = solveUnknowns(reading);
  if (together) return { ...apart, part: together.checks.every(({ passed }) => passed) ? together : null };
  return isPaired && reading.goals.every(({ verb, target }) => verb === 'find' && typeof target === 'string')
    ? { ...apart, part: null }
    : apart;
}
