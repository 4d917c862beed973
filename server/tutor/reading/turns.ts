import type { Language } from '../../core/locale.ts';
import { languageOf, type Rung } from '../rules.ts';
import { typedAnswer } from '../marking/typed-answer.ts';
import { typedLines } from '../marking/typed-lines.ts';
import { type Want, wantOf } from './intent.ts';
import { normalized } from '../../core/normalized.ts';

/** Something that somebody said to the tutor. */
export interface Turn {
  text: string;
  /** What was chosen beside the text, if anything. */
  rung?: Rung | null | undefined;
  /** Text of a page that came with it, the newest last. */
  segments?: string[] | undefined;
}

export interface ReadTurn extends Turn {
  want: Want;
  /** What it offers, where it is an answer to a question on the table. */
  answer: string | null;
  /** What it shows of working on it. */
  lines: string[] | null;
  language: Language | null;
  /** What is typed, with what of the page it points at. */
  question: string;
  /** The same without what makes no difference. */
  plain: string;
}

/** What each turn of a conversation says; `hasTopic` where there is a topic that can be asked about. */
export function readTurns(turns: Turn[], hasTopic: boolean): ReadTurn[] {
  let isChinese = false;
  return turns.map((turn) => {
    const question = questionIn(turn);
    const [want, answer, detected] = [
      wantOf(turn.text, hasTopic),
      typedAnswer(turn.text),
      languageOf(turn.text),
    ];
    // Whoever writes Chinese may still say "hint" or "2 cos 2x".
    const tells =
      detected !== 'en' ||
      !isChinese ||
      want.kind === 'language' ||
      (want.kind === 'question' && answer === null);
    const language = tells ? detected : null;
    isChinese = language === 'zh' || (isChinese && language === null);
    const lines = want.kind === 'question' ? typedLines(turn.text) : null;
    return { ...turn, want, answer, lines, language, question, plain: plain(question) };
  });
}

const questionIn = ({ text, segments = [] }: Turn) => [text.trim(), ...segments.slice(-1)].join('\n');

/** Two texts that are the same here ask the same. */
export const plain = (text: string): string =>
  normalized(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[\s.?。？!！]+/gu, '');
