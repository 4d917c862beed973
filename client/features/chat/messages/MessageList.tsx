import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import type { Chat } from '../store/chat.ts';
import { StarterSuggestions, type Suggestion } from './StarterSuggestions.tsx';
import { ErrorBubble } from '../replies/ErrorBubble.tsx';
import { OwnMessage } from './OwnMessage.tsx';
import { Reply } from '../replies/Reply.tsx';
import { ReplyActions } from '../replies/ReplyActions.tsx';
import { Suggestions } from '../replies/Suggestions.tsx';
import { useStickToBottom } from './use-stick-to-bottom.ts';

interface MessageListProps {
  chat: Chat;
  busy: boolean;
  /** Shown before the messages. */
  greeting: ReactNode;
  /** Questions to start with. */
  suggestions: readonly Suggestion[];
  onSay: (words: string) => void;
  onBegin: (words: string) => void;
}

/** The messages, the oldest first. */
export function MessageList({ chat, busy, greeting, suggestions, onSay, onBegin }: MessageListProps) {
  const { t } = useLingui();
  const { messages } = chat;
  const newest = messages.findLast(({ role }) => role === 'USER')?.id;
  const { box, content, isAtEnd, onScroll, leave, toEnd } = useStickToBottom(newest);
  const last = messages.at(-1);
  const [edits, setEdits] = useState<Readonly<Record<string, string | null>>>({});

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="region"
        aria-label={t`Messages`}
        tabIndex={0}
        onScroll={onScroll}
        onWheel={leave}
        onTouchMove={leave}
        onPointerDown={leave}
        onKeyDown={leave}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div ref={content} className="mx-auto flex max-w-3xl flex-col gap-5 px-4 py-5">
          <div className="flex flex-col gap-3">
            {greeting}
            {messages.length === 0 && suggestions.length > 0 && (
              <StarterSuggestions suggestions={suggestions} onSay={onSay} onBegin={onBegin} />
            )}
          </div>
          {messages.map((message) => (
            <article
              key={message.id}
              data-own={message.role === 'USER' || undefined}
              className="flex flex-col gap-3"
            >
              <h3 className="sr-only">
                {message.role === 'USER' ? <Trans>You said</Trans> : <Trans>The tutor said</Trans>}
              </h3>
              <Section>
                {message.role === 'USER' ? (
                  <OwnMessage
                    message={message}
                    chat={chat}
                    busy={busy}
                    edited={edits[message.id] ?? null}
                    onEdited={(text) => setEdits((now) => ({ ...now, [message.id]: text }))}
                  />
                ) : message.status === 'FAILED' ? (
                  <>
                    <ErrorBubble message={message} onRetry={message === last && !busy ? chat.retry : null} />
                    <ReplyActions message={message} chat={chat} busy={busy} />
                  </>
                ) : (
                  <>
                    <Reply message={message} />
                    {message.status !== 'WRITING' && (
                      <ReplyActions message={message} chat={chat} busy={busy} />
                    )}
                    {message === last && !busy && (
                      <Suggestions message={message} onSay={onSay} onBegin={onBegin} />
                    )}
                  </>
                )}
              </Section>
            </article>
          ))}
        </div>
      </div>
      {!isAtEnd && (
        <Button size="small" onClick={toEnd} className="my-1.5 self-center rounded-full">
          <Icon name="chevron" className="size-4" />
          <Trans>Jump to latest</Trans>
        </Button>
      )}
    </div>
  );
}
