/** Values over time, one for each day of the chart. */
export interface Series {
  /** Stands beside the line, and heads a column of the table. */
  name: string;
  values: readonly number[];
  tone?: keyof typeof TONES;
}

/** Of the palette, without classes of their own: the style sheet is on every page. */
export const TONES = {
  brand: { line: 'var(--brand)', text: 'var(--brand-text)' },
  right: { line: 'var(--right)', text: 'var(--right)' },
  hint: { line: 'var(--hint)', text: 'var(--hint)' },
  wrong: { line: 'var(--wrong)', text: 'var(--wrong)' },
} as const;

/** What the chart says, in the reader's language. */
export interface ChartWords {
  /** What is shown, such as “Reputation over time”. */
  title: string;
  /** On the switch that shows the figures. */
  table: string;
  /** Heads the column of days. */
  day: string;
}

export interface ChartProps {
  words: ChartWords;
  /** UTC days as 2030-03-01, in order. */
  days: readonly string[];
  series: readonly Series[];
  shape?: 'line' | 'bars';
  /** The scale goes at least so far up. */
  top?: number;
}

/** Of the plot in pixels; its place is kept while the chart loads. */
export const HEIGHT = 220;
/** Of the row above the plot. */
export const HEAD_CLASS = 'mb-2 flex min-h-9 items-center justify-between gap-3 pointer-coarse:min-h-11';
