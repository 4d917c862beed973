import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx';
import { useCopy } from '../../../ui/overlays/use-copy.ts';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import type { Message, Read } from '../store/message.ts';
import type { Chat } from '../store/chat.ts';
import { AddToErrorBook } from '../../../lib/progress/AddToErrorBook.tsx';
import { foundIn } from './found-error.ts';
import { BranchSwitcher } from './BranchSwitcher.tsx';
import type { ReplyActionsFragment } from './Replies.gen.ts';
import { Feedback, FeedbackNote, mayBeRated } from './Feedback.tsx';

interface ReplyActionsProps {
  message: Read<ReplyActionsFragment> & Pick<Message, 'unsent'>;
  chat: Chat;
  /** While a reply is being written, nothing else is begun. */
  busy: boolean;
}

export function ReplyActions({ message, chat, busy }: ReplyActionsProps) {
  const { t } = useLingui();
  const { language } = useBilingual();
  const copyText = useCopy();
  const [asksForNote, setAsksForNote] = useState(false);
  const { id, content, feedback, unsent } = message;
  const isFailed = message.status === 'FAILED';

  const copy = async (as: 'markdown' | 'latex') => {
    const { asLatex, asMarkdown } = await import('../latex/copy-reply.ts');
    const text = as === 'latex' ? asLatex(message, language) : asMarkdown(message);
    await copyText(text);
  };

  return (
    <div className="flex flex-col gap-2">
      <div className="-ml-2 flex flex-wrap items-center gap-0.5 text-soft">
        {content && !isFailed && (
          <MenuButton
            label={t`Copy`}
            className="size-8"
            items={[
              { key: 'markdown', label: t`Copy as Markdown`, onSelect: () => void copy('markdown') },
              { key: 'latex', label: t`Copy as LaTeX`, onSelect: () => void copy('latex') },
            ]}
          >
            <RareIcon name="copy" className="size-4" />
          </MenuButton>
        )}
        {!unsent && !isFailed && (
          <IconButton
            label={t`Regenerate`}
            className="size-8"
            disabled={busy}
            onClick={() => chat.regenerate(id)}
          >
            <RareIcon name="again" className="size-4" />
          </IconButton>
        )}
        {mayBeRated(message) && (
          <Feedback
            rating={feedback}
            onRate={(rating) => {
              void chat.rate(id, rating);
              setAsksForNote(rating !== 'NONE');
            }}
          />
        )}
        {content && !isFailed && <AddToErrorBook found={() => foundIn(chat, id)} />}
        <BranchSwitcher message={message} disabled={busy} onShow={chat.showBranch} />
      </div>
      {asksForNote && feedback !== 'NONE' && (
        <FeedbackNote key={feedback} onNote={(note) => chat.rate(id, feedback, note)} />
      )}
    </div>
  );
}
