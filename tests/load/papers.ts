import { writeFileSync } from 'node:fs';
import { gradePapers, type Graded, keyOf, textOf } from '../maths/papers/papers.ts';
import { COMPUTED, paperOf } from '../maths/papers/question.ts';
import type { Verdict } from '../maths/papers/grade.ts';
import { quantile, table } from './figures.ts';

const VERDICTS: Verdict[] = ['right', 'half', 'wrong', 'refused', 'ungraded'];
const RECORD = new URL('../maths/papers/right-parts.json', import.meta.url);

/** The development set of printed questions: what of it is answered, by paper and language. */
export function measurePapers({ explain, raise }: { explain: boolean; raise: boolean }): string {
  const { graded, times } = gradePapers();
  if (raise) writeFileSync(RECORD, `${JSON.stringify(rightByPaper(graded), null, 2)}\n`);
  const [half, most] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(0));
  return [
    table([['', 'parts', ...VERDICTS, 'computed', 'right of these'], ...rowsOf(graded)]),
    table([['asks', 'parts', ...VERDICTS], ...rowsByAsks(graded)]),
    `A question takes ${half} ms, nineteen of twenty take less than ${most} ms (${times.length} questions).`,
    ...(explain ? [explained(graded)] : []),
  ].join('\n\n');
}

function rowsOf(graded: Graded[]): string[][] {
  const papers = [...new Set(graded.map(({ question }) => paperOf(question)))];
  const groups = [...papers, null].flatMap((paper) =>
    (['en', 'zh', null] as const).map((language) => ({
      name: `${paper ?? 'all'} ${language ?? 'both'}`,
      of: graded.filter(
        ({ question }) =>
          (paper === null || paperOf(question) === paper) &&
          (language === null || question.language === language),
      ),
    })),
  );
  return groups.map(({ name, of }) => {
    const computed = of.filter(({ part }) => COMPUTED.has(part.asks));
    const right = computed.filter(({ verdict }) => verdict === 'right').length;
    const share = `${((100 * right) / Math.max(1, computed.length)).toFixed(1)} %`;
    return [name, ...countsOf(of), `${computed.length}`, share];
  });
}

function rowsByAsks(graded: Graded[]): string[][] {
  const kinds = [...new Set(graded.map(({ part }) => part.asks))];
  return kinds.map((asks) => [asks, ...countsOf(graded.filter(({ part }) => part.asks === asks))]);
}

const countsOf = (graded: Graded[]) => [
  `${graded.length}`,
  ...VERDICTS.map((verdict) => `${graded.filter((one) => one.verdict === verdict).length}`),
];

function rightByPaper(graded: Graded[]): Record<string, number> {
  const papers = [...new Set(graded.map(({ question }) => paperOf(question)))].sort();
  return Object.fromEntries(
    papers.map((paper) => [
      paper,
      graded.filter(({ question, verdict }) => verdict === 'right' && paperOf(question) === paper).length,
    ]),
  );
}

/** What has to be looked at, each with its question; `ungraded` as it goes into judged.json. */
function explained(graded: Graded[]): string {
  const open = graded.filter(({ verdict }) => verdict !== 'right' && verdict !== 'refused');
  const said = graded.filter(({ shown, verdict }) => verdict === 'right' && shown?.say);
  return [
    ...(open.length === 0 ? ['Nothing is wrong, half right or for a person to judge.'] : open.map(entryOf)),
    ...said.map(({ id, shown }) => `right, with words that nobody graded  ${id}  ${textOf(shown!)}`),
  ].join('\n\n');
}

function entryOf({ id, question, part, shown, verdict }: Graded): string {
  const entry = { [id]: { shown: textOf(shown!), verdict: 'right' } };
  return [
    `${verdict}  ${id}  ${part.asks}, ${part.marks} marks`,
    ...question.text.map((line) => `  | ${line}`),
    `  shown  ${textOf(shown!)}`,
    `  key    ${keyOf(part)}`,
    ...(verdict === 'ungraded' ? [`  judged.json if it is right: ${JSON.stringify(entry)}`] : []),
  ].join('\n');
}
