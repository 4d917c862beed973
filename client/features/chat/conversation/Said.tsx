import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Prose } from '../../../lib/markdown/LazyProse.tsx';
import { Branches } from './ReplyActions.tsx';
import type { Message, Thread } from './message.ts';

/** What the person said, and a way to say it in other words. */
export function Said({ message, thread }: { message: Message; thread: Thread }) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<string | null>(null);
  if (edited !== null)
    return (
      <form
        className="flex flex-col gap-2 rounded-card border border-brand-text bg-card p-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!edited.trim()) return;
          void thread
            .send(edited, {
              edits: message,
              segments: message.segments.map(({ title, text }) => ({ title, text })),
            })
            .then((taken) => taken && setEdited(null));
        }}
      >
        <textarea
          aria-label={t`Your question in other words`}
          value={edited}
          rows={Math.min(8, edited.split('\n').length + 1)}
          autoFocus
          onChange={({ target }) => setEdited(target.value)}
          className="w-full resize-none bg-transparent outline-none"
        />
        <div className="flex justify-end gap-2">
          <Button size="small" onClick={() => setEdited(null)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button size="small" look="primary" type="submit">
            <Trans>Send</Trans>
          </Button>
        </div>
      </form>
    );
  return (
    <div className="group flex flex-col items-end gap-1">
      <div className="max-w-[85%] rounded-card rounded-br-none bg-brand-wash px-4 py-2.5 wrap-anywhere">
        {message.segments.length > 0 && (
          <ul className="mb-2 flex flex-col gap-1 text-sm text-soft">
            {message.segments.map(({ title, text }, i) => (
              <li key={i} className="line-clamp-2 border-l-2 border-edge pl-2" title={title}>
                {text}
              </li>
            ))}
          </ul>
        )}
        <Prose text={message.content} />
      </div>
      <div className="flex items-center">
        {message.siblings.length > 1 && thread.choose && (
          <Branches message={message} choose={thread.choose} />
        )}
        <IconButton
          label={t`Say it in other words`}
          disabled={thread.writing}
          className="!size-8 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
          onClick={() => setEdited(message.content)}
        >
          <Icon name="edit" className="size-4" />
        </IconButton>
      </div>
    </div>
  );
}
