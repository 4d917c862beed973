import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useRef, useState } from 'react';
import { readDraft } from '../../../lib/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { Empty, Failure, Refusal, Skeleton, Waiting } from '../../../ui/states.tsx';
import { useEverTrue } from '../../../ui/use-ever-true.ts';
import { PassageChips } from '../context/PassageChips.tsx';
import { clearPassages, usePassages } from '../../../lib/passages.ts';
import { Composer } from './Composer.tsx';
import type { ConversationProps } from './Conversation.tsx';
import { FollowUps } from './FollowUps.tsx';
import type { Thread } from './message.ts';
import { Said } from './Said.tsx';
import { TutorMessage } from './TutorMessage.tsx';
import { useStick } from './use-stick.ts';

interface Props extends ConversationProps {
  thread: Thread;
}

/** The messages, and under them the field in which the next one is typed. */
export function ConversationView({ thread, place, inputRef, greeting, suggestions = [] }: Props) {
  const { t } = useLingui();
  const draftKey = `chat-${place}`;
  const [text, setText] = useState(() => readDraft(draftKey) ?? '');
  const own = useRef<HTMLTextAreaElement>(null);
  const input = inputRef ?? own;
  const list = useRef<HTMLDivElement>(null);
  const passages = usePassages();
  const { messages, writing, state } = thread;
  const { isAtEnd, toEnd } = useStick(list, messages);
  const finished = useFinished(thread);

  const say = async (words: string) => {
    const typed = words.trim();
    if (!typed) {
      console.warn('Please enter a message or add an attachment.');
      return;
    }
    if (writing || state !== 'ready') return;
    const isField = words === text;
    if (isField) setText('');
    toEnd();
    const about = passages.map(({ title, text: passage }) => ({ title, text: passage }));
    const taken = await thread.send(typed, { segments: about });
    if (taken) clearPassages();
    // What was refused is there again, unless something new was typed meanwhile.
    else if (isField) setText((now) => now || words);
  };

  const begin = (words: string) => {
    setText((now) => (now.startsWith(words) ? now : words + now));
    input.current?.focus();
  };

  const last = messages.at(-1);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4" tabIndex={-1}>
        <div className="mx-auto flex max-w-reading flex-col gap-5">
          <div className="flex flex-col gap-3">
            {greeting ?? (
              <p>
                <Trans>
                  Hello! Type a question in words or formulas. I solve it line by line, and a machine checks
                  the answer.
                </Trans>
              </p>
            )}
            {messages.length === 0 && state === 'ready' && suggestions.length > 0 && (
              <ul aria-label={t`Questions to begin with`} className="flex flex-wrap gap-2">
                {suggestions.map((one) => (
                  <li key={one}>
                    <Button size="small" onClick={() => void say(one)}>
                      {one}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {state === 'loading' && (
            <Waiting>
              <div className="flex flex-col gap-4">
                <Skeleton className="h-10 w-3/5 self-end rounded-card" />
                <Skeleton className="h-40 w-full rounded-card" />
              </div>
            </Waiting>
          )}
          {state === 'failed' && <Failure onRetry={thread.reload} />}
          {state === 'missing' && (
            <Empty
              title={<Trans>This conversation is not here</Trans>}
              action={
                <Button onClick={thread.clear}>
                  <Trans>Begin a new one</Trans>
                </Button>
              }
            >
              <Trans>It was deleted, or it belongs to somebody else or to another device.</Trans>
            </Empty>
          )}
          {messages.map((message) =>
            message.role === 'USER' ? (
              <Said key={message.id} message={message} thread={thread} />
            ) : (
              <Fragment key={message.id}>
                <TutorMessage message={message} thread={thread} />
                {message === last && message.status === 'DONE' && (
                  <FollowUps message={message} onSay={(words) => void say(words)} onBegin={begin} />
                )}
              </Fragment>
            ),
          )}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {finished}
      </p>
      {!isAtEnd && (
        <div className="relative">
          <Button size="small" className="absolute bottom-2 left-1/2 -translate-x-1/2 shadow" onClick={toEnd}>
            <Trans>Jump to the latest</Trans>
          </Button>
        </div>
      )}
      <Composer
        text={text}
        onText={setText}
        onSend={() => void say(text)}
        onStop={thread.stop}
        writing={writing}
        disabled={state !== 'ready'}
        draftKey={draftKey}
        inputRef={input}
        above={
          <>
            {thread.refusal && <Refusal>{thread.refusal}</Refusal>}
            <PassageChips />
          </>
        }
        note={
          <span className="flex items-center gap-3">
            {messages.length > 1 && (
              <Button look="quiet" size="small" onClick={thread.clear}>
                <Trans>Clear chat</Trans>
              </Button>
            )}
            <Switch
              on={thread.mode === 'STUDY'}
              onChange={(on) => thread.setMode(on ? 'STUDY' : 'ANSWER')}
              label={<Trans>Hints first</Trans>}
            />
          </span>
        }
      />
    </div>
  );
}

/** What is read out when a reply has ended: that it has, not its formulas letter by letter. */
function useFinished({ writing, messages }: Thread): string {
  const { t } = useLingui();
  const ever = useEverTrue(writing);
  if (!ever || writing) return '';
  return messages.at(-1)?.status === 'FAILED' ? t`Error` : t`The answer is there.`;
}
