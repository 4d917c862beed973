import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { clearPassages, usePassages } from '../../../lib/tutor/passages.ts';
import { useDraft } from '../../../lib/device/drafts.ts';
import { AttachButton } from '../attachments/AttachButton.tsx';
import { AttachmentChips } from '../attachments/AttachmentChips.tsx';
import { DropArea } from '../attachments/DropArea.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
import { PassageChips } from '../composer/PassageChips.tsx';
import { Composer } from '../composer/Composer.tsx';
import { StudySwitch } from '../composer/StudySwitch.tsx';
import { Announcer } from '../messages/Announcer.tsx';
import type { Suggestion } from '../messages/StarterSuggestions.tsx';
import { Greeting } from '../messages/Greeting.tsx';
import { MessageList } from '../messages/MessageList.tsx';
import type { Message } from '../store/message.ts';
import { type About, isTyping } from '../store/store.ts';
import { useTalk } from '../store/use-chat-store.ts';

interface ConversationProps {
  /** That of a member on the server; null for a new one, and for those that a device keeps. */
  conversationId: string | null;
  /** It was started, with its first message, or cleared. */
  onConversation: (id: string | null) => void;
  /** What a new one is about. */
  about?: About;
  /** The narrow one beside a page, or a page of its own; each keeps its own drafts and guest's conversation. */
  place: 'panel' | 'page';
  inputRef?: RefObject<HTMLTextAreaElement | null>;
  greeting?: ReactNode;
  /** Questions to begin with. */
  suggestions?: readonly Suggestion[];
}

/** What somebody and the tutor say to each other, and the field to say more. */
export function Conversation({
  conversationId,
  onConversation,
  about,
  place,
  inputRef,
  greeting,
  suggestions = [],
}: ConversationProps) {
  const { t } = useLingui();
  const id = useId();
  const ownInput = useRef<HTMLTextAreaElement>(null);
  const input = inputRef ?? ownInput;
  const talk = useTalk({ conversationId, onConversation, about, place });
  const { messages, earlier, mode, refusal } = talk.now;
  // What did not reach the server stands in the field again after a reload.
  const unsent = unsentOf(messages);
  const [draft, setDraft] = useDraft(`chat:${place}`, unsent);
  const passages = usePassages();
  const files = useAttachments();
  const busy = isTyping(talk.now);

  const say = async (text: string, attachmentIds: string[] = []): Promise<boolean> => {
    const segments = passages.map(({ title, text: quoted }) => ({ title: title ?? '', text: quoted }));
    const taken = await talk.send(text, { segments, ...(attachmentIds.length > 0 && { attachmentIds }) });
    if (taken) clearPassages();
    return taken;
  };

  const send = async () => {
    const text = draft.trim();
    setDraft('');
    if (await say(text, files.ids)) files.clear();
    // What was refused is not lost, nor what was typed meanwhile.
    else setDraft([text, input.current?.value.trim()].filter(Boolean).join('\n\n'));
  };

  const show = (message: string) => {
    // Another branch takes its place.
    if (unsent) setDraft([unsent, draft].filter(Boolean).join('\n\n'));
    talk.show(message);
  };

  const begin = (words: string) => {
    const lead = `${words}${t({ message: ':', context: 'after what asks for lines to be typed below' })}\n`;
    // What was typed already stands below it.
    if (!draft.startsWith(lead)) setDraft(lead + draft);
    input.current?.focus();
  };

  return (
    <DropArea onFiles={files.add} className="flex min-h-0 flex-1 flex-col">
      <section aria-labelledby={id} className="flex min-h-0 flex-1 flex-col">
        <h2 id={id} className="sr-only">
          <Trans>Conversation with the tutor</Trans>
        </h2>
        <Announcer messages={messages} />
        {earlier === 'here' ? (
          <MessageList
            messages={messages}
            talk={{ ...talk, show }}
            busy={busy}
            greeting={greeting ?? <Greeting />}
            suggestions={suggestions}
            onSay={(words) => void say(words)}
            onBegin={begin}
          />
        ) : (
          <div className="mx-auto w-full max-w-3xl flex-1 px-4 py-5">
            {earlier === 'failed' ? (
              <Failure onRetry={talk.again} />
            ) : (
              <Waiting>
                <div className="flex flex-col gap-5">
                  <Skeleton className="ml-auto h-12 w-2/3" />
                  <Skeleton className="h-40 w-full rounded-card" />
                </div>
              </Waiting>
            )}
          </div>
        )}
        <div className="border-t border-line bg-card">
          <Composer
            text={draft}
            onText={setDraft}
            inputRef={input}
            // Beside a page a file alone is no question; where the conversation is the page, it may be.
            canSend={draft.trim() !== '' || (place === 'page' && files.ids.length > 0)}
            wait={busy ? 'writing' : files.pending ? 'uploading' : earlier === 'here' ? null : 'not-allowed'}
            onSend={() => void send()}
            onStop={talk.stop}
            refusal={refusal}
            chips={
              <>
                <PassageChips />
                <AttachmentChips {...files} />
              </>
            }
            buttons={<AttachButton onFiles={files.add} />}
            footer={
              <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
                <StudySwitch mode={mode} onMode={talk.setMode} />
                {messages.length > 0 && (
                  <IconButton label={t`Clear chat`} onClick={talk.clear}>
                    <Icon name="trash" className="size-4" />
                  </IconButton>
                )}
              </div>
            }
          />
        </div>
      </section>
    </DropArea>
  );
}

const unsentOf = (messages: readonly Message[]) =>
  messages
    .filter(({ type, unsent }) => type === 'user' && unsent)
    .map(({ content }) => content)
    .join('\n\n');
