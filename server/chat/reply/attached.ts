import type { Upload } from '../../database/client/client.ts';
import { type Language, listed, type Text } from '../../core/locale.ts';
import { MAX_QUESTION } from '../../text/limits.ts';
import type { Turn } from '../../tutor/reading/turns.ts';
import { intentOf } from '../../tutor/reading/intent.ts';
import { isDocument, isImage, MAX_ATTACHMENTS, MAX_TEXT } from '../../uploads/rules.ts';
import type { Excerpt } from '../provider/prompt.ts';

/** An attached file as a reply reads it. */
export type AttachedFile = Pick<Upload, 'name' | 'contentType' | 'text' | 'fileId'>;

/** The columns of a file that a reply needs. */
export const ATTACHED = {
  select: { name: true, contentType: true, text: true, fileId: true },
  orderBy: { position: 'asc' },
} as const;

export interface TurnWithFiles extends Turn {
  attached?: AttachedFile[];
}

const filesOf = ({ attached = [] }: TurnWithFiles) => attached;
const textOf = ({ text }: AttachedFile) => text ?? '';
const isQuestion = (file: AttachedFile) => textOf(file) !== '' && textOf(file).length <= MAX_QUESTION;

/** For the engine: a short document is context, or the question itself if the message only points to it. */
export function withDocuments({ attached = [], ...turn }: TurnWithFiles): Turn {
  const texts = attached.filter(isQuestion).map(textOf);
  if (texts.length === 0) return turn;
  if (onlyPoints(turn.text)) return { ...turn, text: texts.join('\n') };
  return { ...turn, segments: [...texts, ...(turn.segments ?? [])] };
}

const MAX_POINTING = 40;
const ASKING = new Set(['question', 'solution', 'greeting']);

/** Such as "Solve this, please": a few words that only refer to the attachment. */
function onlyPoints(text: string): boolean {
  const words = text.trim();
  return words.length <= MAX_POINTING && !/[\d=^$\\+]/.test(words) && ASKING.has(intentOf(words).kind);
}

/** The documents of a conversation, the newest first, up to MAX_TEXT characters in all. */
export function documentsIn(turns: TurnWithFiles[]): Excerpt[] {
  let room = MAX_TEXT;
  const documents: Excerpt[] = [];
  for (const file of turns.toReversed().flatMap(filesOf)) {
    const text = textOf(file).slice(0, room);
    if (text) documents.push({ title: file.name, text });
    room -= text.length;
  }
  return documents;
}

/** The pictures of a conversation, the newest first. */
export function picturesIn(turns: TurnWithFiles[]): AttachedFile[] {
  return turns
    .toReversed()
    .flatMap(filesOf)
    .filter(({ contentType }) => isImage(contentType))
    .slice(0, MAX_ATTACHMENTS);
}

const NOTICES = {
  noVision: {
    en: 'I cannot see pictures here. Under Smart Function, Photo questions (/tools/image-solver) reads the text of one, and you correct it before it is solved.',
    zh: '我在这里看不到图片。请打开“智能功能”中的“拍照解题”（/tools/image-solver）：它会识别图中的文字，你核对后再解答。',
  },
  noPlayback: {
    en: 'I cannot watch videos or listen to recordings. They stay with your message; please type the question they contain.',
    zh: '我无法观看视频或收听录音，它们会随消息保存；请用文字输入其中的问题。',
  },
  noText: {
    en: 'I found no text in this document; it may be a scan:',
    zh: '我在该文档中没有读到文字，它可能是扫描件：',
  },
  tooLong: {
    en: 'This document holds more than one question. Please type or paste the one you mean:',
    zh: '该文档不止一道题，请输入或粘贴你要问的那一道：',
  },
  truncated: { en: 'I could only read the beginning of this document:', zh: '该文档我只读了开头部分：' },
} satisfies Record<string, Text>;

interface ModelAbilities {
  /** Whether a model answers, and whether it sees pictures. */
  byModel: boolean;
  sees: boolean;
}

const quoted = ({ name }: AttachedFile) => `\`${name.replaceAll('`', "'")}\``;

/** A notice about files that could not be read, or only in part; empty if there are none. */
export function noticeOf(
  files: AttachedFile[],
  { byModel, sees }: ModelAbilities,
  language: Language,
): string {
  const documents = files.filter(({ contentType }) => isDocument(contentType));
  const others = files.filter(({ contentType }) => !isDocument(contentType) && !isImage(contentType));
  const named = (notice: Text, group: AttachedFile[]) =>
    group.length > 0 ? [`${notice[language]} ${listed(group.map(quoted), language)}`] : [];
  const isBlind = !sees && files.some(({ contentType }) => isImage(contentType));
  return [
    ...(isBlind ? [NOTICES.noVision[language]] : []),
    ...(others.length > 0 ? [NOTICES.noPlayback[language]] : []),
    ...named(
      NOTICES.noText,
      documents.filter((file) => !textOf(file)),
    ),
    ...named(
      byModel ? NOTICES.truncated : NOTICES.tooLong,
      documents.filter((file) => textOf(file).length > (byModel ? MAX_TEXT - 1 : MAX_QUESTION)),
    ),
  ].join('\n\n');
}
