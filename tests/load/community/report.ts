import { quantile, spread, table } from '../figures.ts';
import type { Operation } from '../servers/contestants.ts';
import type { AtSize } from './at-size.ts';
import type { Sample, Samples } from './rounds.ts';
import type { Bytes } from './same-answers.ts';

const HEAD = [
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  'of Postgres',
  'bytes',
  'Lemma is … times',
  'its CPU',
];

/** The figures as a table for each operation: the middle of the rounds, with the least and the most. */
export function reportSamples(samples: Samples, bytes: Bytes): string {
  return [...samples]
    .map(([operation, byName]) => {
      const lemma = byName.get('Lemma')!;
      const rows = [...byName].map(([name, rounds]) => [
        name,
        spread(of(rounds, 'perSecond'), 0),
        quantile(of(rounds, 'p50'), 0.5).toFixed(0),
        quantile(of(rounds, 'p99'), 0.5).toFixed(0),
        spread(of(rounds, 'serverCpu'), 3),
        spread(of(rounds, 'postgresCpu'), 3),
        size(bytes, operation, name),
        ...(name === 'Lemma'
          ? ['', '']
          : [ratio(lemma, rounds, 'perSecond'), ratio(lemma, rounds, 'serverCpu')]),
      ]);
      return table([[operation, ...HEAD], ...rows]);
    })
    .join('\n\n');
}

export function reportAtSize(size: AtSize, scanned: string[]): string {
  const { list, search, firstPage, thousandthPage, longQuestion } = size;
  return [
    `95 of 100 lists within ${list.toFixed(0)} ms, searches within ${search.toFixed(0)} ms.`,
    `The first page of the list takes ${firstPage.toFixed(1)} ms, the thousandth ${thousandthPage.toFixed(1)} ms.`,
    `A question with 200 answers takes ${longQuestion.map((page) => page.toFixed(1)).join(', ')} ms, fifty answers each.`,
    scanned.length === 0
      ? 'No table was read from end to end.'
      : `Read from end to end: ${scanned.join(', ')}.`,
  ].join('\n');
}

const of = (rounds: Sample[], figure: keyof Sample) => rounds.map((round) => round[figure]);

/** Of the same round each: what disturbed the machine then disturbed both. */
function ratio(lemma: Sample[], other: Sample[], figure: keyof Sample): string {
  return spread(
    lemma.map((sample, round) => sample[figure] / other[round]![figure]),
    2,
  );
}

const size = (bytes: Bytes, operation: Operation, name: string) =>
  bytes.get(operation)?.get(name)?.toFixed(0) ?? '–';
