import * as v from 'valibot';
import { LANGUAGES } from '../../core/locale.ts';
import { fault, faultless, text } from '../../core/validation.ts';
import { normalized } from '../../core/normalized.ts';
import { MAX_POST, MAX_TAG, MAX_TAGS, TITLE_LENGTH } from '../../text/limits.ts';

const TAG = /^[\p{Script=Han}a-z0-9-]+$/u;

const tagName = (typed: string) => normalized(typed, 'NFKC').trim().toLowerCase();

const Title = text({ ...TITLE_LENGTH, label: { en: 'The title', zh: '标题' } });
const Body = text({ min: 0, max: MAX_POST, label: { en: 'The question', zh: '问题内容' } });
const Tags = v.pipe(
  v.array(v.string()),
  v.transform((names) => [...new Set(names.map(tagName).filter(Boolean))]),
  v.maxLength(
    MAX_TAGS,
    fault({
      code: 'TOO_MANY',
      max: MAX_TAGS,
      text: { en: `At most ${MAX_TAGS} tags, please.`, zh: `最多 ${MAX_TAGS} 个标签。` },
    }),
  ),
  faultless((names) => {
    const odd = names.find((name) => !TAG.test(name) || [...name].length > MAX_TAG);
    if (odd === undefined) return null;
    return {
      code: 'MALFORMED',
      text: {
        en: `“${odd}” cannot be a tag: use up to ${MAX_TAG} letters, digits, Chinese characters and hyphens.`,
        zh: `“${odd}”不能作为标签：请使用不超过 ${MAX_TAG} 个字母、数字、汉字或连字符。`,
      },
    };
  }),
);

export const QuestionDraft = v.object({
  subjectCode: v.string(),
  paper: v.nullish(v.string()),
  topic: v.nullish(v.string()),
  title: Title,
  body: Body,
  language: v.picklist(LANGUAGES),
  tags: Tags,
  anonymous: v.optional(v.boolean()),
});

export const QuestionChange = v.partial(QuestionDraft);

/** The subject's own tag always stands first. */
export function withSubjectTag(tags: string[], subjectCode: string): string[] {
  return [subjectCode, ...tags.filter((name) => name !== subjectCode)].slice(0, MAX_TAGS);
}
