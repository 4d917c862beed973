import { writeFileSync } from 'node:fs';
import { marksOf, paperOf } from '../maths/marking/chains.ts';
import { type Measured, measureChains, sharesOf } from '../maths/marking/measure.ts';
import { table } from './figures.ts';

const RECORD = new URL('../maths/marking/shares.json', import.meta.url);

/** Working as students write it: what of it is decided, placed and marked as an examiner would, by paper. */
export function measureMarking({ explain, raise }: { explain: boolean; raise: boolean }): string {
  const measured = measureChains();
  if (raise) writeFileSync(RECORD, `${JSON.stringify(sharesOf(measured), null, 2)}\n`);
  const papers = [...new Set(measured.map(({ chain }) => paperOf(chain)))].sort();
  const groups = [
    ...papers.map((paper) => ({ name: paper, of: measured.filter(({ chain }) => paperOf(chain) === paper) })),
    { name: 'Chinese', of: measured.filter(({ chain }) => chain.language === 'zh') },
    { name: 'all', of: measured },
  ];
  const rows = groups.map(({ name, of }) => {
    const { decided, placed, marked } = sharesOf(of);
    const accused = of.reduce((total, one) => total + one.accused.length, 0);
    return [name, `${of.length}`, `${decided} %`, `${placed} %`, `${accused}`, `${marked} %`];
  });
  return [
    table([['', 'chains', 'decided', 'placed', 'accused', 'marked'], ...rows]),
    ...(explain ? measured.filter(isShort).map(entryOf) : []),
  ].join('\n\n');
}

const isShort = ({ said, decided, isPlaced, accused, isMarked }: Measured) =>
  decided < said || isPlaced === false || accused.length > 0 || !isMarked;

function entryOf({ chain, working }: Measured): string {
  const lines = chain.lines.map(({ text, is = '', marks = [] }, at) => {
    const line = working.lines[at]!;
    const found = `${line.verdict.padEnd(10)} ${(line.marks ?? []).join(' ')}`;
    return `  ${is.padEnd(7)} ${marks.join(' ').padEnd(9)} ${found.padEnd(22)} ${text}`;
  });
  const { earned = '?', total = '?' } = working.marks ?? {};
  return [`${chain.id}  ${earned} of ${total} marks, the examiner gives ${marksOf(chain)}`, ...lines].join(
    '\n',
  );
}
