import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { plainly } from '../../../../lib/markdown/plainly.ts';
import type { Message } from '../talk/message.ts';

/** Reads a reply out when it is whole, not piece by piece. */
export function Announcer({ messages }: { messages: readonly Message[] }) {
  const { t } = useLingui();
  const last = messages.at(-1);
  const [waiting, setWaiting] = useState(false);
  const [words, setWords] = useState('');
  const isWriting = last?.status === 'WRITING';

  if (waiting !== isWriting) {
    setWaiting(isWriting);
    setWords(!isWriting && last?.type === 'ai' && !last.isError ? plainly(last.content).slice(0, 2000) : '');
  }
  return (
    <p role="status" className="sr-only">
      {isWriting ? t`AI is thinking...` : words}
    </p>
  );
}
