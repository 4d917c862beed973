import type { Expression } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import type { Ask } from './request-words.ts';

/** A piece of mathematics in a question. */
export interface Fragment {
  statement: Statement;
  source: string;
  /** Offset of `source` in the text. */
  at: number;
  /** The words since the fragment before, in lower case. */
  before: string;
}

export interface Interval {
  letter: string;
  from: Expression;
  to: Expression;
  includesFrom: boolean;
  includesTo: boolean;
}

export interface Question {
  /** As it was typed. */
  text: string;
  /** In lower case, with Chinese punctuation and spaces made plain. */
  lower: string;
  language: 'en' | 'zh';
  /** What it asks for, by the words of both languages. */
  asks: ReadonlySet<Ask>;
  /** Every piece that could be read, in order; a two-sided range of a letter stands in `interval` alone. */
  fragments: Fragment[];
  interval: Interval | null;
  /** Digits asked for: significant figures or decimal places. */
  precision: { kind: 'figures' | 'places'; digits: number } | null;
  isExact: boolean;
  inDegrees: boolean;
  /** Pieces that look like mathematics but could not be read. */
  unread: { source: string; at: number }[];
}
