import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { plainly } from '../../../lib/markdown/plain-text.ts';
import type { Read } from '../store/message.ts';

/** Announces a reply to screen readers once it is complete. */
export function Announcer({ messages }: { messages: readonly Read[] }) {
  const { t } = useLingui();
  const last = messages.at(-1);
  const [waiting, setWaiting] = useState(false);
  const [words, setWords] = useState('');
  const isWriting = last?.status === 'WRITING';

  if (waiting !== isWriting) {
    setWaiting(isWriting);
    setWords(
      last?.role === 'TUTOR' && ['DONE', 'STOPPED'].includes(last.status)
        ? inWords(last.content).slice(0, 2000)
        : '',
    );
  }
  return (
    <p role="status" className="sr-only">
      {isWriting ? t`AI is thinking...` : words}
    </p>
  );
}

/** Without link targets and emphasis marks. */
const inWords = (text: string) =>
  plainly(
    text
      .replaceAll(/\[([^[\]]{1,300})\]\((?:https?:\/\/|[/#])[^()\s]{0,500}\)/g, '$1')
      .replaceAll(/(?<![\p{L}\d)*])\*{1,2}(?=\S)|(?<=\S)\*{1,2}(?![\p{L}\d(*])/gu, ''),
  );
