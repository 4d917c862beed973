import type { Language } from '../../../core/locale.ts';
import type { TopicIntent } from '../topic-intent.ts';

/** How hard a question like the one on the table is to be. */
export type Level = 'same' | 'harder' | 'easier';

export const EXAM_FACTS = [
  'time',
  'marks',
  'papers',
  'topics',
  'calculator',
  'place',
  'revise',
  'grades',
] as const;
export type ExamFact = (typeof EXAM_FACTS)[number];

export type Feeling = 'lost' | 'hard' | 'tired' | 'thanks' | 'understood' | 'bye' | 'careless';

/** The label of the part behind the one that is spoken of. */
export const NEXT = 'next';

/** What a student wants with a message. */
export type Intent =
  | { kind: 'question' }
  | { kind: 'hint' }
  | { kind: 'step' }
  | { kind: 'solution' }
  /** Step number from 1; null is the step shown last, unless `of` names something in it. */
  | { kind: 'why'; step: number | 'last' | null; of: string | null }
  /** Where something in the solution comes from. */
  | { kind: 'where'; what: string }
  | { kind: 'another'; quicker: boolean; by?: string }
  /** A new question, like the one on the table, or about what is named. */
  | { kind: 'like'; level: Level; about: string | null }
  | { kind: 'check'; lines: string[] }
  /** What was wrong with what the student sent last. */
  | { kind: 'mistake' }
  /** An answer to the current question, and what was asked with it. */
  | { kind: 'answer'; typed: string; along?: Intent }
  /** A question that goes on from the one on the table. */
  | { kind: 'instead'; question: string; typed: string | null }
  | { kind: 'part'; label: string }
  | { kind: 'language'; language: Language }
  | { kind: 'term'; term: string }
  /** More about the term that was explained last. */
  | { kind: 'use' }
  | { kind: 'formula'; of: string | null }
  /** Whether something is printed on the formula sheet. */
  | { kind: 'given'; what: string | null }
  | { kind: 'exam'; fact: ExamFact; paper: string | null; of: string | null }
  | { kind: 'feeling'; feeling: Feeling }
  | { kind: 'yes' }
  | { kind: 'no' }
  /** The unit of the answer. */
  | { kind: 'unit' }
  | { kind: 'who' }
  /** A graph or a diagram is wanted. */
  | { kind: 'draw' }
  | { kind: 'greeting' }
  /** No problem and no request: something about the subject, or about nothing of it. */
  | { kind: 'words' }
  | TopicIntent;

/** What of a plain message means what; null where what it holds is no such request after all. */
export type Phrase = [words: RegExp, meaning: (match: RegExpExecArray) => Intent | null];

export function meaningOf(phrases: readonly Phrase[], words: string): Intent | null {
  for (const [phrase, meaning] of phrases) {
    const match = phrase.exec(words);
    const intent = match && meaning(match);
    if (intent) return intent;
  }
  return null;
}
