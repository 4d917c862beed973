import { useEffect, useState } from 'react';
import { forget, isOnPageOnly, readStored, store } from './storage.ts';

const PREFIX = 'lemma-draft:';

/** Under which the text of a question to the community is kept. */
export const QUESTION_BODY = 'ask-body';
export const QUESTION_TITLE = 'ask-title';
/** The next message to the tutor on its own page. */
export const TUTOR_MESSAGE = 'chat:page';

/** A draft in this device's storage; text that is being sent is stored before it. */
export function useDraft(key: string, onItsWay = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key) ?? '');
  useEffect(() => keepDraft(key, [onItsWay, text].filter(Boolean).join('\n\n')), [key, onItsWay, text]);
  return [text, setText];
}

/** The same of a tick. */
export function useDraftTick(key: string): [boolean, (isTicked: boolean) => void] {
  const [text, setText] = useDraft(key);
  return [text !== '', (isTicked) => setText(isTicked ? 'yes' : '')];
}

/** The unposted draft on this device. */
export function readDraft(key: string): string | null {
  return readStored(PREFIX + key);
}

/** Whether the draft is lost when the page closes. */
export const isDraftStorageBlocked = (key: string): boolean => isOnPageOnly(PREFIX + key);

export function keepDraft(key: string, text: string): void {
  if (text) store(PREFIX + key, text);
  else clearDraft(key);
}

/** Puts words into a draft, below what somebody has begun to write there. */
export function addToDraft(key: string, words: string): void {
  const begun = readDraft(key);
  if (!begun?.includes(words)) keepDraft(key, [begun, words].filter(Boolean).join('\n\n'));
}

export function clearDraft(key: string): void {
  forget(PREFIX + key);
}

const posted = new EventTarget();

/** What was written at this place is posted: its draft goes from the account, and from other devices with it. */
export function draftIsPosted(place: string): void {
  posted.dispatchEvent(new Event(place));
}

export function onDraftPosted(place: string, listener: () => void): () => void {
  posted.addEventListener(place, listener);
  return () => posted.removeEventListener(place, listener);
}
