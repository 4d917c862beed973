import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A question that comes with the address takes the place of what stands in the field and is solved, once: what is typed
 * over it outlives a reload. Returns what it replaced, and whether the address asks for how it was read.
 */
export function useGivenQuestion(
  question: string,
  setQuestion: (question: string) => void,
  solve: (question: string) => void,
) {
  const [address, setAddress] = useSearchParams();
  const [replaced, setReplaced] = useState('');
  const [taken, setTaken] = useState<string | null>(null);
  const [asksForReading, setAsksForReading] = useState(false);
  const given = address.get('question');
  if (given !== taken) {
    setTaken(given);
    if (given !== null) setAsksForReading(address.get('view') === 'reading');
    if (given !== null && given !== question) {
      setReplaced(question);
      setQuestion(given);
    }
  }

  const takeIn = useEffectEvent(() => {
    if (given === null) return;
    setAddress({}, { replace: true });
    if (given.trim()) solve(given);
  });
  useEffect(() => takeIn(), [given]);

  return {
    asksForReading,
    replaced: replaced.trim(),
    putBack: () => {
      setQuestion(replaced);
      setReplaced(question);
    },
  };
}
