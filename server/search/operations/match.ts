import type { Language, Text } from '../../core/locale.ts';
import type { TextPart } from '../../text/highlight.ts';
import type { SearchKind } from '../rules.ts';

/** One thing that was found, as every list of results shows it. */
export interface Match {
  /** Unique among its kind. */
  id: string;
  kind: SearchKind;
  title: Text;
  description: Text;
  /** In which somebody wrote it; what is taught is there in both. */
  language: Language | null;
  /** Of a person there is none. */
  subjectCode: string | null;
  subject: Text | null;
  paper: string | null;
  paperTitle: Text | null;
  /** The address of its page. */
  path: string;
  /** What was looked through, in the language that fits. */
  searchableText: string;
  /** The piece of a post that matches. */
  highlights: TextPart[];
  /** Of a question its own id, of an answer that of the question. */
  questionId: string | null;
  answerCount: number | null;
  /** Whether a question has an accepted answer, or an answer is it. */
  isSolved: boolean | null;
  avatarUrl: string | null;
  reputation: number | null;
  score: number;
}

/** What is only said of what people wrote, or of people. */
export const PLAIN = {
  highlights: [],
  questionId: null,
  answerCount: null,
  isSolved: null,
  avatarUrl: null,
  reputation: null,
};

export const NOT_OF_PEOPLE = {
  language: null,
  subjectCode: null,
  subject: null,
  paper: null,
  paperTitle: null,
};
