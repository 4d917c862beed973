import type { AtSize } from './at-size.ts';
import type { Sample, Samples } from './rounds.ts';

/** The figures as a table for each operation: the middle of the rounds, with the least and the most. */
export function reportSamples(samples: Samples): string {
  return [...samples]
    .map(([operation, byName]) => {
      const lemma = byName.get('Lemma')!;
      const rows = [...byName].map(([name, rounds]) => [
        name,
        spread(
          rounds.map((round) => round.perSecond),
          0,
        ),
        middle(rounds, 'p50', 0),
        middle(rounds, 'p99', 0),
        middle(rounds, 'serverCpu', 2),
        middle(rounds, 'postgresCpu', 2),
        name === 'Lemma' ? '' : spread(ratios(lemma, rounds), 2),
      ]);
      const head = [operation, 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'of Postgres', 'Lemma is … times'];
      return table([head, ...rows]);
    })
    .join('\n\n');
}

export function reportAtSize(size: AtSize, scanned: string[]): string {
  const { list, search, firstPage, thousandthPage } = size;
  return [
    `95 of 100 lists within ${list.toFixed(0)} ms, searches within ${search.toFixed(0)} ms.`,
    `The first page of the list takes ${firstPage.toFixed(1)} ms, the thousandth ${thousandthPage.toFixed(1)} ms.`,
    scanned.length === 0
      ? 'No table was read from end to end.'
      : `Read from end to end: ${scanned.join(', ')}.`,
  ].join('\n');
}

/** Of the same round each: what disturbed the machine then disturbed both. */
function ratios(lemma: Sample[], other: Sample[]): number[] {
  return lemma.map((sample, round) => sample.perSecond / other[round]!.perSecond);
}

function middle(rounds: Sample[], figure: keyof Sample, digits: number): string {
  const value = quantile(
    rounds.map((round) => round[figure]),
    0.5,
  );
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
}

function spread(values: number[], digits: number): string {
  const [least, half, most] = [0, 0.5, 1].map((share) => quantile(values, share).toFixed(digits));
  return `${half} (${least}–${most})`;
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))]!;
}

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
