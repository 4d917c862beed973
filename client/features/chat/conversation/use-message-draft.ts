import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useDraft } from '../../../lib/device/drafts.ts';
import { clearPassages, usePassages } from '../../../lib/tutor/passages.ts';
import { type Attachments, useAttachments } from '../attachments/use-attachments.ts';
import type { Chat } from '../store/chat.ts';
import type { Message } from '../store/message.ts';

interface MessageDraft {
  text: string;
  setText: (text: string) => void;
  files: Attachments;
  /** Sends what is in the field. */
  send(): Promise<void>;
  /** Sends other words, with the passages that are chosen. */
  say(text: string): Promise<boolean>;
  /** Puts the beginning of a message into the field. */
  begin(words: string): void;
  /** Puts what did not reach the server back into the field, before something else takes its place. */
  takeBack(): void;
}

const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n');

/** What is about to be said: the words in the field, the passages they are about, the files. */
export function useMessageDraft(
  chat: Chat,
  place: string,
  input: RefObject<HTMLTextAreaElement | null>,
): MessageDraft {
  const { t } = useLingui();
  const unsent = unsentIn(chat.messages);
  // What did not reach the server stands in the field again after a reload.
  const [text, setText] = useDraft(`chat:${place}`, unsent);
  const passages = usePassages();
  const files = useAttachments();

  const say = async (words: string, attachmentIds: string[] = []): Promise<boolean> => {
    const segments = passages.map(({ title, text: quoted }) => ({ title: title ?? '', text: quoted }));
    const isSent = await chat.send(words, { segments, ...(attachmentIds.length > 0 && { attachmentIds }) });
    if (isSent) clearPassages();
    return isSent;
  };

  return {
    text,
    setText,
    files,
    say,
    async send() {
      const words = text.trim();
      setText(unsent);
      if (await say(words, files.ids)) files.clear();
      // What was refused is not lost, nor what was typed meanwhile.
      else setText(joined(words, input.current?.value.trim()));
    },
    begin(words) {
      const lead = `${words}${t({ message: ':', context: 'after what asks for lines to be typed below' })}\n`;
      // What was typed already stands below it.
      if (!text.startsWith(lead)) setText(lead + text);
      input.current?.focus();
    },
    takeBack: () => setText(joined(unsent, text)),
  };
}

const unsentIn = (messages: readonly Message[]): string =>
  joined(...messages.filter(({ role, unsent }) => role === 'USER' && unsent).map(({ content }) => content));
