import type { LineVerdict, MarkCode } from '../../lib/graph/schema-types.ts';
import type { Figure } from '../figure/figure.ts';
import type { Text } from './lines.ts';

/** What the marks margin shows of a solution, wherever it comes from. */
export interface Solution {
  title: Text;
  readings?: readonly FormulaReading[];
  steps: readonly Step[];
  /** Null while not all of it is shown. */
  answer: { text: string; tex: string; say: Text | null } | null;
  checks: readonly { name: Text }[];
  /** Of a sketch: what it shows. */
  figure?: Figure | null;
}

interface Step {
  say: Text;
  tex: readonly string[];
  marks: readonly MarkCode[];
  checked: boolean;
  why: Text | null;
}

/** How a part of the question that was typed without brackets was read, and how else it may be read. */
export interface FormulaReading {
  typed: string;
  tex: string;
  others: readonly { tex: string; question: string }[];
}

/** A student's lines, each with its verdict. */
export interface Working {
  linesOk: number;
  linesTotal: number;
  firstWrong: number | null;
  /** What they earn by the question that they answer; null where they were not marked. */
  marks?: Earned | null;
  lines: readonly Line[];
}

export interface Earned {
  earned: number;
  total: number;
  /** Without a checked solution to mark by they are the most that the lines may earn. */
  confirmed: boolean;
}

interface Line {
  text: string;
  tex: string | null;
  verdict: LineVerdict;
  marks?: readonly MarkCode[] | null;
  say: Text | null;
  mistake: { wrong: Text; right: Text } | null;
  place: { at: number; length: number } | null;
}
