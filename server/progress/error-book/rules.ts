import * as v from 'valibot';
import { isId } from '../../core/ids.ts';
import { fault, faultless, text } from '../../core/validation.ts';
import { normalized } from '../../core/normalized.ts';
import { MAX_LINES } from '../../text/limits.ts';

/** Entries of one error book, without those that were removed. */
export const MAX_ENTRIES = 1000;
/** Removed entries of one error book that are kept, to be put back and not to come again from another device. */
export const MAX_REMOVED = 1000;
/** Entries that one call brings from a device. */
export const MAX_MERGED = 50;
export const MAX_ERROR_QUESTION = 5000;
export const MAX_ERROR_ANSWER = 5000;
export const MAX_ERROR_NOTE = 2000;
export const MAX_ERROR_TAGS = 5;
export const MAX_ERROR_TAG = 35;
const MAX_SOURCE_ID = 200;

export const ERROR_TYPES = [
  'UNKNOWN',
  'CONCEPT',
  'METHOD',
  'ALGEBRA_SLIP',
  'SIGN',
  'ARITHMETIC',
  'UNITS',
  'SIGNIFICANT_FIGURES',
  'MISREAD',
  'INCOMPLETE',
  'TIME',
] as const;

/** Where an entry came from. Practice has its place in the database and comes with practice. */
export const ERROR_SOURCES = ['CHAT', 'PHOTO', 'COMMUNITY', 'MANUAL', 'TOPIC', 'CHECK'] as const;

export type ErrorTypeName = (typeof ERROR_TYPES)[number];
export type ErrorSourceName = (typeof ERROR_SOURCES)[number];

const entryId = v.pipe(
  v.string(),
  v.check(
    (id) => isId('errorEntry', id),
    fault({
      code: 'MALFORMED',
      text: {
        en: 'The id of an entry is a UUID of version 7 that ends in 12.',
        zh: '错题的编号必须是以 12 结尾的第 7 版 UUID。',
      },
    }),
  ),
);

const QUESTION = text({ min: 1, max: MAX_ERROR_QUESTION, label: { en: 'The question', zh: '题目' } });
const LATEX = text({ min: 0, max: MAX_ERROR_QUESTION, label: { en: 'The formula', zh: '公式' } });
const USER_ANSWER = text({ min: 0, max: MAX_ERROR_ANSWER, label: { en: 'Your answer', zh: '你的答案' } });
const CORRECT = text({
  min: 0,
  max: MAX_ERROR_ANSWER,
  label: { en: 'The correct answer', zh: '正确答案' },
});
const NOTE = text({ min: 0, max: MAX_ERROR_NOTE, label: { en: 'The note', zh: '笔记' } });
const SOURCE_ID = text({ min: 0, max: MAX_SOURCE_ID, label: { en: 'The source', zh: '来源' } });

const TAGS = v.pipe(
  v.array(v.string()),
  v.transform((tags) => [
    ...new Set(tags.map((tag) => normalized(tag.replaceAll('\0', '').toWellFormed(), 'NFC').trim())),
  ]),
  v.transform((tags) => tags.filter(Boolean)),
  v.maxLength(
    MAX_ERROR_TAGS,
    fault({
      code: 'TOO_MANY',
      max: MAX_ERROR_TAGS,
      text: {
        en: `An entry can have at most ${MAX_ERROR_TAGS} tags.`,
        zh: `每条错题最多 ${MAX_ERROR_TAGS} 个标签。`,
      },
    }),
  ),
  faultless((tags) =>
    tags.every((tag) => [...tag].length <= MAX_ERROR_TAG)
      ? null
      : {
          code: 'TOO_LONG',
          max: MAX_ERROR_TAG,
          text: {
            en: `A tag can have at most ${MAX_ERROR_TAG} characters.`,
            zh: `每个标签最多 ${MAX_ERROR_TAG} 个字符。`,
          },
        },
  ),
);

const LINE = v.pipe(
  v.number(),
  v.check(
    (line) => Number.isInteger(line) && line >= 1 && line <= MAX_LINES,
    fault({
      code: 'MALFORMED',
      min: 1,
      max: MAX_LINES,
      text: {
        en: `The wrong line is a whole number from 1 to ${MAX_LINES}.`,
        zh: `出错的行号必须是 1 到 ${MAX_LINES} 之间的整数。`,
      },
    }),
  ),
);

const content = {
  questionText: QUESTION,
  questionLatex: v.nullish(LATEX, ''),
  userAnswer: v.nullish(USER_ANSWER, ''),
  correctAnswer: v.nullish(CORRECT, ''),
  errorType: v.nullish(v.picklist(ERROR_TYPES), 'UNKNOWN'),
  errorLine: v.nullish(LINE, null),
  subjectCode: v.nullish(v.string(), null),
  paper: v.nullish(v.string(), null),
  topicId: v.nullish(v.string(), null),
  source: v.nullish(v.picklist(ERROR_SOURCES), 'MANUAL'),
  sourceId: v.nullish(SOURCE_ID, null),
  note: v.nullish(NOTE, ''),
  tags: v.nullish(TAGS, []),
};

export const EntryAdded = v.object({ id: v.nullish(entryId), ...content });

export const EntryEdited = v.object({
  note: v.nullish(NOTE),
  errorType: v.nullish(v.picklist(ERROR_TYPES)),
  tags: v.nullish(TAGS),
  userAnswer: v.nullish(USER_ANSWER),
  correctAnswer: v.nullish(CORRECT),
});

const atMost = (max: number) =>
  fault({
    code: 'TOO_MANY',
    max,
    text: { en: `At most ${max} entries can be sent at once.`, zh: `一次最多发送 ${max} 条错题。` },
  });

export const EntriesMerged = v.object({
  entries: v.pipe(
    v.array(
      v.object({
        id: entryId,
        ...content,
        reviewed: v.nullish(v.boolean(), false),
        createdAt: v.date(),
        updatedAt: v.nullish(v.date()),
      }),
    ),
    v.maxLength(MAX_MERGED, atMost(MAX_MERGED)),
  ),
  removed: v.nullish(v.pipe(v.array(entryId), v.maxLength(MAX_MERGED, atMost(MAX_MERGED))), []),
});

export type MergedEntry = v.InferOutput<typeof EntriesMerged>['entries'][number];
