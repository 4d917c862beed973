import { Trans } from '@lingui/react/macro';
import type { LineVerdict } from '../../../schema-types.ts';
import type { Text, Verdict, WorkingLine } from '../../../ui/marks-margin/lines.ts';
import { MarksMargin } from '../../../ui/marks-margin/MarksMargin.tsx';
import type { Message } from '../conversation/message.ts';

type Working = NonNullable<Message['working']>;

const VERDICTS: Record<LineVerdict, Verdict> = {
  START: 'given',
  EQUAL: 'checked',
  EQUIVALENT: 'checked',
  FOLLOWS: 'checked',
  ROUNDED: 'checked',
  GAINED: 'unclear',
  LOST: 'wrong',
  WRONG: 'wrong',
  UNCHECKED: 'unclear',
  UNREADABLE: 'unclear',
};

/** Lines that somebody typed, in the marks margin, with the first wrong one named. */
export function ReplyWorking({ working: { lines, linesOk, linesTotal, firstWrong } }: { working: Working }) {
  const end = firstWrong ? 'wrong' : linesOk === linesTotal ? 'whole' : 'part';
  const colour = { wrong: 'text-wrong', whole: 'text-(color:--right)', part: 'text-soft' }[end];
  return (
    <MarksMargin heading="h4" title={<Trans>Your working</Trans>} lines={lines.map(asLine)} bilingual>
      {(language) => <p className={colour}>{END[end][language](firstWrong ?? 0)}</p>}
    </MarksMargin>
  );
}

function asLine(
  { text, tex, verdict, say, mistake, place }: Working['lines'][number],
  i: number,
): WorkingLine {
  const isRead = tex !== null && !place;
  return {
    id: `line-${i + 1}`,
    verdict: VERDICTS[verdict],
    tex: isRead ? [tex!] : [],
    typed: isRead ? null : { text, at: place?.at ?? text.length, length: place?.length ?? 0 },
    remark: mistake ? { lead: mistake.wrong, text: mistake.right } : say ? { text: say } : null,
  };
}

const END: Record<'wrong' | 'whole' | 'part', { [Name in keyof Text]: (line: number) => string }> = {
  wrong: {
    en: (line) => `✗ Line ${line} is the first that is wrong.`,
    zh: (line) => `✗ 第 ${line} 行是第一处错误。`,
  },
  whole: { en: () => '✓ Every line follows from the one before.', zh: () => '✓ 每一行都由上一行得出。' },
  part: {
    en: () => '? No line is wrong as far as the machine can tell, but not every one could be checked.',
    zh: () => '? 机器没有发现错误，但并非每一行都能核对。',
  },
};
