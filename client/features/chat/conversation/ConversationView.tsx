import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../../../ui/Button.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { AttachButton } from '../attachments/AttachButton.tsx';
import { AttachmentChips } from '../attachments/AttachmentChips.tsx';
import { DropArea } from '../attachments/DropArea.tsx';
import { Composer } from '../composer/Composer.tsx';
import { PassageChips } from '../composer/PassageChips.tsx';
import { StudySwitch } from '../composer/StudySwitch.tsx';
import { Announcer } from '../messages/Announcer.tsx';
import { Greeting } from '../messages/Greeting.tsx';
import { MessageList } from '../messages/MessageList.tsx';
import type { Suggestion } from '../messages/StarterSuggestions.tsx';
import { type Chat, isWriting } from '../store/chat.ts';
import { useMessageDraft } from './use-message-draft.ts';

export interface ConversationViewProps {
  chat: Chat;
  /** The panel beside a page, or a page of its own; each has its own drafts and guest conversation. */
  place: 'panel' | 'page';
  inputRef?: RefObject<HTMLTextAreaElement | null>;
  greeting?: ReactNode;
  /** Questions to start with. */
  suggestions?: readonly Suggestion[];
}

/** A conversation with the tutor, and the input for the next message. */
export function ConversationView({
  chat,
  place,
  inputRef,
  greeting,
  suggestions = [],
}: ConversationViewProps) {
  const id = useId();
  const ownInput = useRef<HTMLTextAreaElement>(null);
  const input = inputRef ?? ownInput;
  const { messages, status, refusal } = chat;
  const { text, setText, files, say, send, begin, takeBack } = useMessageDraft(chat, place, input);
  const busy = isWriting(messages);
  const wait = busy ? 'writing' : files.pending ? 'uploading' : status === 'ready' ? null : 'not-allowed';

  return (
    <DropArea onFiles={files.add} className="flex min-h-0 flex-1 flex-col">
      <section aria-labelledby={id} className="flex min-h-0 flex-1 flex-col">
        <h2 id={id} className="sr-only">
          <Trans>Conversation with the tutor</Trans>
        </h2>
        <Announcer messages={messages} />
        {status === 'ready' ? (
          <MessageList
            chat={takingBack(chat, takeBack)}
            busy={busy}
            greeting={greeting ?? <Greeting />}
            suggestions={suggestions}
            onSay={(words) => void say(words)}
            onBegin={begin}
          />
        ) : (
          <EarlierMessages isFailed={status === 'failed'} onRetry={chat.reload} />
        )}
        <div className="border-t border-line bg-card">
          <Composer
            text={text}
            onText={setText}
            inputRef={input}
            // On the page a file alone may be sent, in the panel not.
            canSend={text.trim() !== '' || (place === 'page' && files.ids.length > 0)}
            wait={wait}
            onSend={() => void send()}
            onStop={chat.stop}
            refusal={refusal}
            chips={
              <>
                <PassageChips />
                <AttachmentChips {...files} />
              </>
            }
            buttons={<AttachButton onFiles={files.add} />}
            footer={<Settings chat={chat} />}
          />
        </div>
      </section>
    </DropArea>
  );
}

/** Actions that change the visible branch put unsent text back into the input. */
const takingBack = (chat: Chat, takeBack: () => void): Chat => ({
  ...chat,
  edit: (...args) => (takeBack(), chat.edit(...args)),
  regenerate: (...args) => (takeBack(), chat.regenerate(...args)),
  showBranch: (...args) => (takeBack(), chat.showBranch(...args)),
});

function EarlierMessages({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-4 py-5">
      {isFailed ? (
        <Failure onRetry={onRetry} />
      ) : (
        <Waiting>
          <div className="flex flex-col gap-5">
            <Skeleton className="ml-auto h-12 w-2/3" />
            <Skeleton className="h-40 w-full rounded-card" />
          </div>
        </Waiting>
      )}
    </div>
  );
}

function Settings({ chat: { messages, mode, setMode, clear } }: { chat: Chat }) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
      <StudySwitch mode={mode} onMode={setMode} />
      {messages.length > 0 && (
        <IconButton label={t`Clear chat`} onClick={clear}>
          <RareIcon name="trash" className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
