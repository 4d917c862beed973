import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A question that comes with the address takes the place of what stands in the field, once: what is typed over it
 * outlives a reload. Returns what it replaced.
 */
export function useGivenQuestion(question: string, setQuestion: (question: string) => void) {
  const [address, setAddress] = useSearchParams();
  const [replaced, setReplaced] = useState('');
  const [taken, setTaken] = useState<string | null>(null);
  const given = address.get('question');
  if (given !== taken) {
    setTaken(given);
    if (given !== null && given !== question) {
      setReplaced(question);
      setQuestion(given);
    }
  }

  const clear = useEffectEvent(() => given !== null && setAddress({}, { replace: true }));
  useEffect(() => void clear(), [given]);

  return {
    replaced: replaced.trim(),
    putBack: () => {
      setQuestion(replaced);
      setReplaced(question);
    },
  };
}
