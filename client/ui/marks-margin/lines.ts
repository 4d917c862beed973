export type Language = 'en' | 'zh';

/** As pages name them. */
export const TAGS: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

/** Text in both languages, with formulas between dollar signs. */
export interface Text {
  en: string;
  zh: string;
}

/** The verdict on a line: right, right but for a mistake before it, uncheckable, wrong, or given. */
export type Verdict = 'checked' | 'carried' | 'unclear' | 'wrong' | 'given';

/** One line of working between its two margins. */
export interface WorkingLine {
  id: string;
  verdict: Verdict | null;
  /** What is done in this line. */
  say?: Text | null;
  /** LaTeX, each formula on a line of its own. */
  tex: readonly string[];
  /** Mark codes that the line earns or loses, such as M1 or A0. */
  marks?: readonly string[];
  /** Why it may be done, for those who ask. */
  why?: Text | null;
  /** What could not be set as a formula: as it was typed, and the place where it stops making sense. */
  typed?: { text: string; at: number; length: number } | null;
  /** What is to be said about the verdict: first the mistake, then what is right. */
  remark?: { lead?: Text | null; text: Text } | null;
}

const JOINTS: Record<string, string> = { or: '或', and: '和' };

/** A formula with the words between its parts in the language of the lines around it. */
export function joinedIn(language: Language, tex: string): string {
  if (language === 'en') return tex;
  return tex.replaceAll(/\\text\{(or|and)\}/g, (_, word: string) => `\\text{${JOINTS[word]!}}`);
}
