import * as v from 'valibot';
import type { ChatStatus } from '../database/client/client.ts';
import type { Text } from '../core/locale.ts';
import { fault, required, text, valid } from '../core/validation.ts';
import type { About } from '../tutor/rules.ts';
import { MAX_ATTACHMENTS } from '../uploads/rules.ts';

export const MAX_MESSAGE = 8000;
/** The title of a conversation. */
export const MAX_TITLE = 120;
export const MAX_GOAL = 500;
/** The note of a rating. */
export const MAX_NOTE = 1000;
/** Messages of one request without a stored conversation. */
export const MAX_MESSAGES_SENT = 50;
/** Messages of a conversation, all branches together. */
export const MAX_MESSAGES = 400;
export const MAX_SEGMENTS = 8;
export const MIN_SEGMENT = 10;
export const MAX_SEGMENT = 4000;
export const MAX_SEGMENTS_SENT = 50;
export const HISTORY_PAGE = 50;
/** After this time without a heartbeat a reply counts as interrupted. */
export const SILENCE_MS = 60_000;

const MESSAGE = { en: 'A message', zh: '消息' };

const segmentsSchema = v.pipe(
  v.array(
    v.object({
      title: v.nullish(text({ min: 0, max: 300, label: { en: 'A title', zh: '标题' } }), ''),
      text: text({ min: 0, max: MAX_SEGMENT, label: { en: 'A selection', zh: '选中的文字' } }),
    }),
  ),
  v.maxLength(
    MAX_SEGMENTS_SENT,
    fault({
      code: 'TOO_MANY',
      max: MAX_SEGMENTS_SENT,
      text: {
        en: `At most ${MAX_SEGMENTS_SENT} selections can be sent at once.`,
        zh: `一次最多发送 ${MAX_SEGMENTS_SENT} 段选中的文字。`,
      },
    }),
  ),
  // Very short ones are ignored, and all but the newest.
  v.transform((segments) =>
    segments.filter((segment) => [...segment.text].length >= MIN_SEGMENT).slice(-MAX_SEGMENTS),
  ),
);

export type Segment = v.InferOutput<typeof segmentsSchema>[number];
export type SegmentSent = v.InferInput<typeof segmentsSchema>[number];

const attachmentIds = v.pipe(
  v.array(v.string()),
  v.maxLength(
    MAX_ATTACHMENTS,
    fault({
      code: 'TOO_MANY',
      max: MAX_ATTACHMENTS,
      text: {
        en: `At most ${MAX_ATTACHMENTS} files can come with a message.`,
        zh: `一条消息最多添加 ${MAX_ATTACHMENTS} 个文件。`,
      },
    }),
  ),
);

export const MessageDraft = v.pipe(
  v.object({
    text: text({ min: 0, max: MAX_MESSAGE, label: MESSAGE }),
    segments: segmentsSchema,
    attachmentIds,
  }),
  v.forward(
    v.partialCheck(
      [['text'], ['attachmentIds']],
      (draft) => draft.text !== '' || draft.attachmentIds.length > 0,
      fault(required(MESSAGE)),
    ),
    ['text'],
  ),
);

const TITLE = text({ min: 1, max: MAX_TITLE, label: { en: 'The title', zh: '标题' } });
export const ConversationNamed = v.object({ title: TITLE });

const optional = (max: number, label: Text) => v.nullish(text({ min: 0, max, label }));

/** Descriptions in the graph. */
export const TOPIC =
  'Slug of a topic of the subject, prefixed with its paper if several papers have one of that name: `vectors`, `p3/vectors`.';
export const GOAL = `Study goal, free text of at most ${MAX_GOAL} characters.`;
export const SEGMENTS = `Text of pages, the newest last; the newest ${MAX_SEGMENTS} count.`;

const ConversationAbout = v.object({
  subjectCode: optional(20, { en: 'The subject', zh: '科目' }),
  topic: optional(120, { en: 'The topic', zh: '知识点' }),
  goal: optional(MAX_GOAL, { en: 'The goal', zh: '目标' }),
});

export type AboutSent = Partial<v.InferInput<typeof ConversationAbout>>;

/** The subject, topic and goal of a conversation, if any was given. */
export function aboutOf(sent: AboutSent): About | null {
  const { subjectCode, topic, goal } = valid(ConversationAbout, sent);
  if (!subjectCode && !topic && !goal) return null;
  return { subjectCode: subjectCode || null, topic: topic || null, goal: goal || null };
}

export type Rating = 'UP' | 'DOWN' | 'NONE';

/** The ratings as the column `feedback` stores them. */
export const FEEDBACK_COLUMN: Record<Rating, number | null> = { UP: 1, DOWN: -1, NONE: null };

export const ratingOf = (feedback: number | null): Rating =>
  feedback === FEEDBACK_COLUMN.UP ? 'UP' : feedback === FEEDBACK_COLUMN.DOWN ? 'DOWN' : 'NONE';

export const FeedbackGiven = v.object({
  note: v.nullish(text({ min: 0, max: MAX_NOTE, label: { en: 'The note', zh: '说明' } })),
});

export const MessagesSent = v.object({
  messages: v.pipe(
    v.array(
      v.object({
        role: v.picklist(['USER', 'TUTOR']),
        content: text({ min: 0, max: MAX_MESSAGE, label: MESSAGE }),
      }),
    ),
    v.maxLength(
      MAX_MESSAGES_SENT,
      fault({
        code: 'TOO_MANY',
        max: MAX_MESSAGES_SENT,
        text: {
          en: `At most ${MAX_MESSAGES_SENT} messages can be sent at once.`,
          zh: `一次最多发送 ${MAX_MESSAGES_SENT} 条消息。`,
        },
      }),
    ),
    v.check(
      (messages) => {
        const last = messages.at(-1);
        return last?.role === 'USER' && last.content !== '';
      },
      fault({
        code: 'REQUIRED',
        text: {
          en: 'The last message must be a question of the user.',
          zh: '最后一条消息必须是用户的提问。',
        },
      }),
    ),
  ),
  segments: segmentsSchema,
});

/** The current status: the process that wrote the reply may have died. */
export function statusOf(
  message: { status: ChatStatus; beatAt: Date | null; createdAt: Date },
  now: Date,
): ChatStatus {
  if (message.status !== 'WRITING') return message.status;
  const silence = now.getTime() - (message.beatAt ?? message.createdAt).getTime();
  return silence > SILENCE_MS ? 'FAILED' : 'WRITING';
}

interface TreeNode {
  id: string;
  number: bigint;
  parentId: string | null;
}

/** The messages from the first to this one, by default the newest. */
export function pathTo<Row extends TreeNode>(rows: Row[], leafId: string | null): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const newest = rows.reduce<Row | undefined>(
    (last, row) => (!last || row.number > last.number ? row : last),
    undefined,
  );
  const path: Row[] = [];
  let row = leafId === null ? newest : byId.get(leafId);
  while (row) {
    path.unshift(row);
    row = row.parentId === null ? undefined : byId.get(row.parentId);
  }
  return path;
}

/** The end of the branch that always takes the newest reply. */
export function leafBelow(rows: TreeNode[], id: string): string {
  let at = id;
  for (;;) {
    const next = rows
      .filter(({ parentId }) => parentId === at)
      .toSorted((a, b) => (a.number < b.number ? 1 : -1))[0];
    if (!next) return at;
    at = next.id;
  }
}

/** The first words of a question as the title of its conversation. */
export function titleFrom(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= 60 ? line : `${characters.slice(0, 59).join('').trimEnd()}…`;
}
