import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { ReadByModelDocument, type ReadByModelSubscription } from './ModelReading.gen.ts';

export type ModelReading = ReadByModelSubscription['modelReading'];

/** Asks the model to read a question; what comes when its reader has left is not waited for. */
export function useModelReading(question: string) {
  const client = useApolloClient();
  const [reading, setReading] = useState<ModelReading | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const left = useRef<() => void>(() => {});
  useEffect(() => () => left.current(), []);

  const read = () => {
    setState('reading');
    setRefusal(null);
    const asked = client.subscribe({ query: ReadByModelDocument, variables: { question } }).subscribe({
      next: ({ data, error }) => {
        setState(error || !data ? 'failed' : 'idle');
        setRefusal(error ? error.message : null);
        setReading(data?.modelReading ?? null);
      },
      error: (error: unknown) => {
        setState('failed');
        setRefusal(error instanceof Error ? error.message : null);
      },
      complete: () => setState((now) => (now === 'reading' ? 'failed' : now)),
    });
    left.current = () => asked.unsubscribe();
  };

  return { reading, isReading: state === 'reading', hasFailed: state === 'failed', refusal, read };
}
