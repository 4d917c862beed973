import type { Language } from '../graph/schema-types.ts';

/** What is being written at a place, and what was chosen with it. */
export interface DraftText {
  title: string;
  body: string;
  tags: readonly string[];
  subjectCode: string | null;
  paper: string | null;
  topic: string | null;
  language: Language | null;
  anonymous: boolean;
  aiGenerated: boolean;
}

/** Another text that was written at the same place, and when. */
export interface OtherText extends DraftText {
  at: string;
}

/** Of any text the words and choices of a draft; what it does not say was not chosen. */
export const textOf = (draft: Partial<DraftText>): DraftText => ({
  title: draft.title ?? '',
  body: draft.body ?? '',
  tags: draft.tags ?? [],
  subjectCode: draft.subjectCode ?? null,
  paper: draft.paper ?? null,
  topic: draft.topic ?? null,
  language: draft.language ?? null,
  anonymous: draft.anonymous ?? false,
  aiGenerated: draft.aiGenerated ?? false,
});

export const NO_TEXT = textOf({});

/** Choices alone are nothing to be offered to another device. */
export const isEmpty = ({ title, body, tags }: DraftText) => !title && !body && tags.length === 0;

/** What the server takes off at the ends is no difference. */
export const isSame = (one: DraftText, other: DraftText) =>
  saysSame(one, other) && choicesOf(one) === choicesOf(other);

/** Whether the words are the same, whatever was chosen with them. */
export const saysSame = (one: DraftText, other: DraftText) =>
  isSameText(one, other) && one.tags.join(' ') === other.tags.join(' ');

type Words = Pick<DraftText, 'title' | 'body'>;

const isSameText = (one: Words, other: Words) => wordsOf(one) === wordsOf(other);
const wordsOf = ({ title, body }: Words) => JSON.stringify([title.trim(), body.trim()]).normalize();

const choicesOf = (draft: DraftText) => {
  const { subjectCode, paper, topic, language, anonymous, aiGenerated } = textOf(draft);
  return JSON.stringify([subjectCode, paper, topic, language, anonymous, aiGenerated]);
};

export interface PostedText extends Words {
  createdAt: string;
}

/** Clocks differ, and a save may have been on its way when the text was posted. */
const TOLERANCE_MS = 30_000;

/** Whether a text is what was posted last, and was not written anew since. */
export function isPosted(text: Words, at: string | null, posted: PostedText | null): boolean {
  if (!posted || !isSameText(text, posted)) return false;
  return at === null || Date.parse(at) < Date.parse(posted.createdAt) + TOLERANCE_MS;
}
