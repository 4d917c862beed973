import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import type { Message, Read } from '../store/message.ts';
import type { Chat } from '../store/chat.ts';
import { SentFiles } from '../attachments/SentFiles.tsx';
import { BranchSwitcher } from '../replies/BranchSwitcher.tsx';
import { EditMessage } from './EditMessage.tsx';
import type { OwnMessageFragment } from './Messages.gen.ts';

interface OwnMessageProps {
  message: Read<OwnMessageFragment> & Pick<Message, 'unsent'>;
  chat: Chat;
  busy: boolean;
  /** The text being edited; held by the list, which stays mounted while messages come and go. */
  edited: string | null;
  onEdited: (text: string | null) => void;
}

/** A message of the user with its quotes and files; it can be edited. */
export function OwnMessage({ message, chat, busy, edited, onEdited }: OwnMessageProps) {
  const { t } = useLingui();
  const [isCancelled, setCancelled] = useState(false);
  const { content, segments, attachments, unsent } = message;

  const leave = () => {
    onEdited(null);
    setCancelled(true);
  };
  const send = async () => {
    if (edited === null || !edited.trim() || busy) return;
    onEdited(null);
    if (!(await chat.edit(message.id, edited.trim()))) onEdited(edited);
  };

  if (edited !== null)
    return (
      <EditMessage text={edited} busy={busy} onText={onEdited} onSend={() => void send()} onCancel={leave} />
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
        <BranchSwitcher message={message} disabled={busy} onShow={chat.showBranch} />
        {!unsent && (
          <IconButton
            label={t`Edit and send again`}
            className="size-8"
            // The focused element was removed.
            autoFocus={isCancelled}
            disabled={busy}
            onClick={() => onEdited(content)}
          >
            <RareIcon name="edit" className="size-4" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
