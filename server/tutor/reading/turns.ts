import type { Language } from '../../core/locale.ts';
import { languageOf, type Rung } from '../rules.ts';
import { typedAnswer } from '../marking/typed-answer.ts';
import { typedLines } from '../marking/typed-lines.ts';
import type { Intent } from './acts/act.ts';
import { givenInstead } from './instead.ts';
import { intentOf } from './intent.ts';
import { problemLike } from './problem-like.ts';
import { normalized } from '../../core/normalized.ts';

/** A message to the tutor. */
export interface Turn {
  text: string;
  /** The level of help chosen with it, if any. */
  rung?: Rung | null | undefined;
  /** Quoted text of pages, the newest last. */
  segments?: string[] | undefined;
  /** What the tutor said before it. */
  heard?: string | null | undefined;
}

export interface ReadTurn extends Turn {
  intent: Intent;
  /** The answer that it gives, if it is one. */
  answer: string | null;
  /** The lines of working in it, if any. */
  lines: string[] | null;
  /** A formula that is to take the place of the one in the question on the table, if it is one. */
  instead: string | null;
  isProblem: ReturnType<typeof problemLike>;
  language: Language | null;
  /** The text with the last quoted segment. */
  question: string;
  /** The question normalised for comparison. */
  plain: string;
}

/** Reads each turn of a conversation; `hasTopic` allows questions about the topic. */
export function readTurns(turns: Turn[], hasTopic: boolean): ReadTurn[] {
  let isChinese = false;
  return turns.map((turn) => {
    const question = questionIn(turn);
    const [intent, answer, detected] = [
      intentOf(turn.text, hasTopic),
      typedAnswer(turn.text),
      languageOf(turn.text),
    ];
    // In a Chinese conversation, "hint" or "2 cos 2x" does not switch the language.
    const tells =
      detected !== 'en' ||
      !isChinese ||
      intent.kind === 'language' ||
      (intent.kind === 'question' && answer === null) ||
      (IN_OWN_WORDS.has(intent.kind) && turn.text.trim().split(/\s+/).length > 3);
    const language = tells ? detected : null;
    isChinese = language === 'zh' || (isChinese && language === null);
    const isOpen = intent.kind === 'question';
    return {
      ...turn,
      intent,
      answer,
      lines: isOpen ? typedLines(turn.text) : null,
      instead: isOpen ? givenInstead(turn.text) : null,
      isProblem: problemLike(turn.text),
      language,
      question,
      plain: plain(question),
    };
  });
}

/** What nobody says by pressing a button. */
const IN_OWN_WORDS: ReadonlySet<Intent['kind']> = new Set([
  'term',
  'formula',
  'given',
  'exam',
  'where',
  'who',
]);

const questionIn = ({ text, segments = [] }: Turn) => [text.trim(), ...segments.slice(-1)].join('\n');

/** Texts with the same value ask the same question. */
export const plain = (text: string): string =>
  normalized(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[\s.?。？!！]+/gu, '');
