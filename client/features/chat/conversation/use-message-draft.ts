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
  /** Sends the text in the input. */
  send(): Promise<void>;
  /** Sends another text with the selected passages. */
  say(text: string): Promise<boolean>;
  /** Puts the beginning of a message into the input. */
  begin(words: string): void;
  /** Puts unsent text back into the input before the visible branch changes. */
  takeBack(): void;
}

const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n');

/** The next message: text, selected passages and files. */
export function useMessageDraft(
  chat: Chat,
  place: string,
  input: RefObject<HTMLTextAreaElement | null>,
): MessageDraft {
  const { t } = useLingui();
  const unsent = unsentIn(chat.messages);
  // Unsent text is in the input again after a reload.
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
      // Keeps the refused text and what was typed in the meantime.
      else setText(joined(words, input.current?.value.trim()));
    },
    begin(words) {
      const lead = `${words}${t({ message: ':', context: 'after what asks for lines to be typed below' })}\n`;
      // Text that was typed already stays below it.
      if (!text.startsWith(lead)) setText(lead + text);
      input.current?.focus();
    },
    takeBack: () => setText(joined(unsent, text)),
  };
}

const unsentIn = (messages: readonly Message[]): string =>
  joined(...messages.filter(({ role, unsent }) => role === 'USER' && unsent).map(({ content }) => content));
