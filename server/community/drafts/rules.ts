import * as v from 'valibot';
import { type Language, LANGUAGES } from '../../core/locale.ts';
import { fault, text } from '../../core/validation.ts';
import { MAX_POST, MAX_TAG, MAX_TAGS, TITLE_LENGTH } from '../../text/limits.ts';

/** What one person may have begun at the same time. */
export const MAX_DRAFTS = 50;
export const MAX_KEY = 120;
/** Typed, not posted: more than a post may have is kept, so that nothing is lost before it is shortened. */
const MAX_DRAFT = 2 * MAX_POST;

/** A tag as it is typed, which may be longer than one that is posted. */
const MAX_TYPED_TAG = 2 * MAX_TAG;

const field = (label: { en: string; zh: string }, max: number) => v.nullish(text({ min: 0, max, label }));

export const DraftSaved = v.object({
  key: v.pipe(
    v.string(),
    v.regex(
      /^[a-z]{2,12}\/[\w.-]{1,80}$/,
      fault({
        code: 'MALFORMED',
        text: { en: 'This is no place to write at.', zh: '这里不能保存草稿。' },
      }),
    ),
    v.maxLength(
      MAX_KEY,
      fault({
        code: 'TOO_LONG',
        max: MAX_KEY,
        text: { en: 'This is no place to write at.', zh: '这里不能保存草稿。' },
      }),
    ),
  ),
  title: field({ en: 'The title', zh: '标题' }, 2 * TITLE_LENGTH.max),
  body: field({ en: 'The text', zh: '正文' }, MAX_DRAFT),
  tags: v.nullish(
    v.pipe(
      v.array(v.string()),
      v.transform((tags) => tags.slice(0, MAX_TAGS)),
      v.array(text({ min: 0, max: MAX_TYPED_TAG, label: { en: 'A tag', zh: '标签' } })),
    ),
  ),
  paper: field({ en: 'The paper', zh: '试卷' }, 40),
  topic: field({ en: 'The topic', zh: '知识点' }, 80),
  subjectCode: field({ en: 'The subject', zh: '科目' }, 40),
  language: v.nullish(v.picklist(LANGUAGES)),
  anonymous: v.nullish(v.boolean()),
  aiGenerated: v.nullish(v.boolean()),
});

export interface DraftContent {
  title: string;
  body: string;
  tags: string[];
  subjectCode: string | null;
  paper: string | null;
  topic: string | null;
  language: Language | null;
  anonymous: boolean;
  aiGenerated: boolean;
}
