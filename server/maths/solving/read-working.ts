import { statementLatex } from '../algebra-system/parsing/print-statement.ts';
import { withDoubtfulUnchecked } from './doubtful-claims.ts';
import type { Text } from '../../core/locale.ts';
import type { MarkCode } from '../writing/method.ts';
import { type CheckedLine, type CheckedWorking, checkWorking } from '../checking/working/check-working.ts';
import { formulasOf } from '../reading/working/working-lines.ts';

/** A checked line as it is shown: set as LaTeX where it can be, and its verdict in words where it needs any. */
export interface ReadLine extends CheckedLine {
  tex: string | null;
  say: Text | null;
  /** What it earns; null where nobody marked it. */
  marks: MarkCode[] | null;
}

export interface ReadWorking extends CheckedWorking {
  lines: ReadLine[];
  /** Of those that the part is worth; null where it could not be marked. */
  marks: { earned: number; total: number; confirmed: boolean } | null;
}

export function readWorking(lines: string[]): ReadWorking {
  const checked = withDoubtfulUnchecked(checkWorking(lines));
  return {
    ...checked,
    marks: null,
    lines: checked.lines.map((line) => ({
      ...line,
      tex: line.readAs ?? texOf(line.text),
      say: verdictText(line),
      marks: null,
    })),
  };
}

/** "= 3x" goes on from the line above and keeps its sign. */
export function texOf(typed: string): string | null {
  const [, sign, rest] = /^\s*(=?)([^]*)$/.exec(typed)!;
  const formulas = formulasOf(rest!);
  return formulas && `${sign}${formulas.map(statementLatex).join(' \\;\\Rightarrow\\; ')}`;
}

export function verdictText({ verdict, lost, gained, fault, mistake }: CheckedLine): Text | null {
  switch (verdict) {
    case 'wrong':
      if (mistake) return null;
      return lost.length > 0 || gained.length > 0
        ? {
            en: `This does not have the same solutions as the line before${changedSolutions(lost, gained, 'en')}.`,
            zh: `解集与上一行不同${changedSolutions(lost, gained, 'zh')}。`,
          }
        : { en: 'This does not follow from the line before.', zh: '这一行不能由上一行得出。' };
    case 'lost':
      return {
        en: `A solution has been lost: ${listSolutions(lost)}.`,
        zh: `漏解：${listSolutions(lost)}。`,
      };
    case 'gained':
      return {
        en: `This step introduces ${listSolutions(gained)}, which was not a solution before: check it at the end.`,
        zh: `这一步引入了 ${listSolutions(gained)}，它原来不是解，最后需要检验。`,
      };
    case 'rounded':
      return { en: 'Equal after rounding.', zh: '四舍五入后相等。' };
    case 'unreadable':
      return fault?.say ?? null;
    case 'unchecked':
      return {
        en: 'This cannot be compared reliably with the lines before.',
        zh: '无法可靠地与前面的行比较。',
      };
    default:
      return null;
  }
}

const listSolutions = (roots: string[]) => roots.map((root) => `$${root}$`).join(', ');

function changedSolutions(lost: string[], gained: string[], language: 'en' | 'zh'): string {
  const words = { en: [': it loses ', ': it gains '], zh: ['：缺少 ', '：多出 '] }[language];
  if (lost.length > 0 && gained.length > 0)
    return language === 'en'
      ? `: ${listSolutions(gained)} instead of ${listSolutions(lost)}`
      : `：得到 ${listSolutions(gained)}，而应为 ${listSolutions(lost)}`;
  return lost.length > 0 ? `${words[0]}${listSolutions(lost)}` : `${words[1]}${listSolutions(gained)}`;
}
