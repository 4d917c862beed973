import { DAY_MS } from '../../core/time.ts';

/** At such a score moderators look at a post. */
export const LOW_SCORE = -5;

/** The weeks in which each series is sat: first and last day as month and day. */
const SERIES = {
  m: { from: [2, 10], to: [4, 5] },
  s: { from: [4, 15], to: [6, 25] },
  w: { from: [9, 25], to: [11, 25] },
} as const;

/** How papers are quoted, such as 9709/12/M/J/26, 9702/21/O/N/2026, 9709/12 May/June 2026 and 9709_s26_qp_12. */
const QUOTES = [
  /\b(?<syllabus>\d{4})\/(?<paper>\d{1,2})\/(?<series>F\/?M|M\/?J|O\/?N)\/(?<year>\d{2}|\d{4})\b/giu,
  /\b(?<syllabus>\d{4})\/(?<paper>\d{1,2})[ ,]{1,2}(?<series>Feb\/Mar|May\/June|Oct\/Nov) (?<year>\d{4})\b/giu,
  /\b(?<syllabus>\d{4})_(?<series>[msw])(?<year>\d{2})_(?:qp|in|ms)_(?<paper>\d{1,2})\b/giu,
];

function seriesOf(written: string): keyof typeof SERIES {
  const first = written[0]!.toLowerCase();
  if (written.length === 1) return first as keyof typeof SERIES;
  return first === 'f' ? 'm' : first === 'm' ? 's' : 'w';
}

/** Whether the text quotes a paper whose series is being sat, or is within so many days of it; 0 days hold nothing. */
export function quotesLivePaper(text: string, now: Date, days: number): boolean {
  if (days === 0) return false;
  return QUOTES.flatMap((quote) => [...text.matchAll(quote)]).some(({ groups }) => {
    const { series, year } = groups as { series: string; year: string };
    const { from, to } = SERIES[seriesOf(series)];
    const sat = Number(year.length === 2 ? `20${year}` : year);
    const time = now.getTime();
    return (
      time >= Date.UTC(sat, from[0] - 1, from[1]) - days * DAY_MS &&
      time < Date.UTC(sat, to[0] - 1, to[1] + 1) + days * DAY_MS
    );
  });
}
