import { useState } from 'react';
import { useDraft } from '../../../lib/device/drafts.ts';
import type { OcrResult } from '../photo-reading/assemble-text.ts';

/** The text of the question: typed, or read from a photo, which replaces what stood there before. */
export function usePhotoQuestion() {
  const [question, setQuestion] = useDraft('photo-question');
  const [reading, setReading] = useState<OcrResult | null>(null);
  const [replaced, setReplaced] = useState('');
  return {
    question,
    setQuestion,
    reading,
    replaced,
    replaceBy(next: OcrResult) {
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
