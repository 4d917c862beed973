import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Message } from '../store/message.ts';
import type { Talk } from '../store/store.ts';
import { SentFiles } from '../attachments/SentFiles.tsx';
import { Branches } from '../replies/BranchSwitcher.tsx';

interface OwnMessageProps {
  message: Message;
  talk: Talk;
  busy: boolean;
  /** How it is being said in other words; kept by the list, which stays while messages come and go. */
  edited: string | null;
  onEdited: (text: string | null) => void;
}

/** What the person said, with what of a page came with it; it can be said again in other words. */
export function OwnMessage({ message, talk, busy, edited, onEdited }: OwnMessageProps) {
  const { t } = useLingui();
  const id = useId();
  const [leftAsItWas, setLeftAsItWas] = useState(false);
  const { content, segments, attachments, unsent } = message;

  const leave = () => {
    onEdited(null);
    setLeftAsItWas(true);
  };
  const send = async () => {
    if (edited === null || !edited.trim() || busy) return;
    onEdited(null);
    if (!(await talk.edit(message.id, edited.trim()))) onEdited(edited);
  };

  if (edited !== null)
    return (
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <textarea
          autoFocus
          aria-label={t`Your message in other words`}
          aria-describedby={id}
          value={edited}
          onChange={(event) => onEdited(event.target.value)}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            if (event.key !== 'Escape' && (event.key !== 'Enter' || event.shiftKey)) return;
            event.preventDefault();
            if (event.key === 'Escape') leave();
            else void send();
          }}
          className="field-sizing-content max-h-[40dvh] w-full rounded-card border border-edge bg-card px-4 py-2.5"
        />
        <p id={id} role="status" className="text-sm text-soft empty:hidden">
          {busy ? (
            <Trans>The tutor is still answering. Wait until it has finished, or stop it, then send.</Trans>
          ) : (
            !edited.trim() && <Trans>There is nothing to send yet: type a question first.</Trans>
          )}
        </p>
        <div className="flex justify-end gap-2">
          <Button size="small" onClick={leave}>
            <Trans>Cancel</Trans>
          </Button>
          <Button size="small" look="primary" type="submit" disabled={busy || !edited.trim()}>
            <Trans>Send again</Trans>
          </Button>
        </div>
      </form>
    );

  return (
    <div className="group flex flex-col items-end gap-1">
      {segments.map(({ title, text }, i) => (
        <blockquote key={i} className="max-w-[85%] border-l-2 border-line-strong pl-3 text-sm text-soft">
          {title && <cite className="block text-xs not-italic">{title}</cite>}
          <span className="line-clamp-3 whitespace-pre-line">
            <InlineProse text={text} />
          </span>
        </blockquote>
      ))}
      <SentFiles files={attachments} />
      {content && (
        <div className="max-w-[85%] min-w-0 rounded-card rounded-br-sm bg-brand-wash px-4 py-2.5">
          {content.includes('$') || content.includes('\\') ? (
            <Prose text={content} />
          ) : (
            <p className="text-[1.0625rem] leading-relaxed whitespace-pre-wrap wrap-anywhere">{content}</p>
          )}
        </div>
      )}
      <div className="flex items-center text-soft">
        <Branches message={message} disabled={busy} onShow={talk.show} />
        {!unsent && (
          <IconButton
            label={t`Edit and send again`}
            className="size-8"
            // What had the focus is gone.
            autoFocus={leftAsItWas}
            disabled={busy}
            onClick={() => onEdited(content)}
          >
            <Icon name="edit" className="size-4" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
