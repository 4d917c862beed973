import { useState } from 'react';
import { useDraft } from '../../../lib/device/drafts.ts';
import type { Reading } from '../photo-reading/assemble-text.ts';

/** The text of the question: typed, or read from a photo, which replaces what stood there before. */
export function usePhotoQuestion() {
  const [question, setQuestion] = useDraft('photo-question');
  const [reading, setReading] = useState<Reading | null>(null);
  const [replaced, setReplaced] = useState('');
  return {
    question,
    setQuestion,
    reading,
    replaced,
    replaceBy(next: Reading) {
      setReplaced(question);
      setReading(next);
      setQuestion(next.text);
    },
    putBack() {
      setReading(null);
      setQuestion(replaced);
      setReplaced('');
    },
  };
}
