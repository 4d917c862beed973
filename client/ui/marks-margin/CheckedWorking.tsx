import { type ReactNode, useId } from 'react';
import { asTex } from '../../lib/typed/typed-to-latex.ts';
import type { LineVerdict } from '../../lib/graph/schema-types.ts';
import type { Text, Verdict, WorkingLine } from './lines.ts';
import { MarksMargin } from './MarksMargin.tsx';
import type { Earned, Working } from './solution.ts';

interface CheckedWorkingProps {
  working: Working;
  title: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
}

const VERDICTS: Record<LineVerdict, Verdict> = {
  START: 'given',
  EQUAL: 'checked',
  EQUIVALENT: 'checked',
  FOLLOWS: 'checked',
  ROUNDED: 'checked',
  GAINED: 'unclear',
  LOST: 'wrong',
  WRONG: 'wrong',
  CARRIED: 'carried',
  WORDS: 'given',
  UNCHECKED: 'unclear',
  UNREADABLE: 'unclear',
};

/** A student's lines in the marks margin, each with its verdict. */
export function CheckedWorking({
  working: { lines, linesOk, linesTotal, firstWrong, marks },
  title,
  heading = 'h2',
}: CheckedWorkingProps) {
  const id = useId();
  return (
    <MarksMargin
      title={title}
      heading={heading}
      lines={lines.map((line, i) => ({ id: `${id}-line-${i + 1}`, ...asLine(line) }))}
      bilingual
      note={(language) => HOW_FAR[language](linesOk, linesTotal)}
    >
      {(language) => (
        <p
          className={
            firstWrong ? 'text-wrong' : linesOk === linesTotal ? 'text-(color:--right)' : 'text-soft'
          }
        >
          {END[firstWrong ? 'wrong' : linesOk === linesTotal ? 'whole' : 'part'][language](firstWrong ?? 0)}
          {marks && <strong className="ms-3 whitespace-nowrap">{MARKS[language](marks)}</strong>}
        </p>
      )}
    </MarksMargin>
  );
}

type CheckedLine = Working['lines'][number];

function asLine({ text, tex, verdict, marks, say, mistake, place }: CheckedLine): Omit<WorkingLine, 'id'> {
  return {
    verdict: VERDICTS[verdict],
    marks: marks ?? [],
    tex: place ? [] : [tex ?? asTex(text)],
    typed: place ? { text, ...place } : null,
    remark: mistake ? { lead: mistake.wrong, text: mistake.right } : say ? { text: say } : null,
  };
}

/** These are words of the working, which has a language of its own. */
const HOW_FAR = {
  en: (ok: number, total: number) => `checked to line ${ok} of ${total}`,
  zh: (ok: number, total: number) => `已核对到第 ${ok} 行，共 ${total} 行`,
};
const MARKS: { [Name in keyof Text]: (marks: Earned) => string } = {
  en: ({ earned, total, confirmed }) => `${confirmed ? '' : 'at most '}${earned} of ${total} marks`,
  zh: ({ earned, total, confirmed }) => `${confirmed ? '得' : '最多'} ${earned} 分，满分 ${total} 分`,
};
const END: Record<'wrong' | 'whole' | 'part', { [Name in keyof Text]: (line: number) => string }> = {
  wrong: {
    en: (line) => `✗ Line ${line} is the first that is wrong.`,
    zh: (line) => `✗ 第 ${line} 行是第一处错误。`,
  },
  whole: { en: () => '✓ Every line is right.', zh: () => '✓ 每一行都正确。' },
  part: {
    en: () => '? No line is wrong as far as the machine can tell, but not every one could be checked.',
    zh: () => '? 机器没有发现错误，但并非每一行都能核对。',
  },
};
