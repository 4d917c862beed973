import { useRef, useState } from 'react';
import { valuesToConfirm } from './values-to-confirm.ts';

/** What is to be compared with the photo before a question is solved; of a question that was typed, nothing. */
export function useConfirmation(question: string, wasRead: boolean) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const items = wasRead ? valuesToConfirm(question) : [];
  const isComplete = items.every(({ text }) => confirmed.has(text));
  return {
    list,
    items,
    confirmed,
    isMissing: isMissing && !isComplete,
    confirm(next: ReadonlySet<string>) {
      setConfirmed(next);
      setMissing(false);
    },
    /** Whether all of it is confirmed; otherwise leads to the first that is not. */
    require(): boolean {
      setMissing(!isComplete);
      if (!isComplete) list.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
      return isComplete;
    },
  };
}
