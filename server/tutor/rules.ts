import type { Language, Text } from '../core/locale.ts';
import type { ReadSolution } from '../maths/solving/read-solution.ts';
import type { ReadWorking } from '../maths/solving/read-working.ts';

/** The requested level of help. */
export const RUNGS = ['HINT', 'STEP', 'SOLUTION'] as const;
export type Rung = (typeof RUNGS)[number];

/** Answers at once, or step by step: a hint, the next step, the solution. */
export const MODES = ['ANSWER', 'STUDY'] as const;
export type Mode = (typeof MODES)[number];

export const MAX_CITATIONS = 4;

/** What a conversation was started about, as the user gave it. */
export interface About {
  subjectCode: string | null;
  /** Slug of a topic, or that of its paper, a stroke, and the topic’s. */
  topic: string | null;
  goal: string | null;
}

/** The subject, paper and topic that it names; what it leaves open is empty. */
export function placeOf(about: About | null): { subjectCode: string; paper: string; slug: string } {
  const [slug = '', paper = ''] = (about?.topic ?? '').split('/').toReversed();
  return { subjectCode: about?.subjectCode ?? '', paper, slug };
}

/** Where theory is searched first: subject/paper/slug. */
export function withinOf(about: About | null): string | null {
  const { subjectCode, paper, slug } = placeOf(about);
  return subjectCode ? `${subjectCode}/${paper}/${slug}` : null;
}

/** The result of checking a reply's mathematics. */
export type VerificationStatus = 'VERIFIED' | 'PARTIAL' | 'MISMATCH' | 'UNCHECKED';

export interface Verification {
  status: VerificationStatus;
  linesOk: number;
  linesTotal: number;
  /** The first line that does not hold. */
  firstWrong: string | null;
  /** Of a model’s reply: its formulas, and whether they hold where that can be told. */
  lines?: { text: string; holds: boolean | null }[];
}

export const UNCHECKED: Verification = { status: 'UNCHECKED', linesOk: 0, linesTotal: 0, firstWrong: null };

/** A card of the curriculum that a reply cites. */
export interface Citation {
  cardId: string;
  title: Text;
  topicTitle: Text;
  excerpt: Text;
  subjectCode: string;
  paper: string;
  topic: string;
  path: string;
}

/** The revealed part of a solution. */
export interface ShownSolution extends Pick<ReadSolution, 'method' | 'title' | 'topic' | 'steps'> {
  /** Such as (a); empty where there is one question alone. */
  label: string;
  question: string;
  /** Missing in replies stored by older versions. */
  readings?: ReadSolution['readings'];
  stepsTotal: number;
  /** Null until fully revealed. */
  answer: ReadSolution['answer'] | null;
  checks: ReadSolution['checks'];
}

export interface TutorReply {
  language: Language;
  /** Markdown with LaTeX. */
  content: string;
  /** The content without solutions, working and citations, if there are any. */
  beside?: string;
  /** The question that a follow-up would be about. */
  about: string | null;
  solutions: ShownSolution[];
  working: ReadWorking | null;
  citations: Citation[];
  verification: Verification;
}

const HAN = /\p{Script=Han}/u;
const WORDS = /(?<![\\a-z])[a-z]{3,}/i;

/** The language of a text; null for mathematics alone. */
export function languageOf(text: string): Language | null {
  if (/\bin chinese\b|用中文/i.test(text)) return 'zh';
  if (/\bin english\b|用英[文语]/i.test(text)) return 'en';
  if (HAN.test(text)) return 'zh';
  return WORDS.test(text.replaceAll(/\b(?:sin|cos|tan|sec|cot|log|sinh|cosh|tanh|sqrt|frac|int)\b/gi, ''))
    ? 'en'
    : null;
}
