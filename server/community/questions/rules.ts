import { z } from 'zod';
import { LANGUAGES } from '../../core/locale.ts';
import { complain, text } from '../../core/validation.ts';
import { normalized } from '../../core/normalized.ts';

export const MAX_BODY = 20_000;
export const MAX_TAGS = 5;
const TAG = /^[\p{Script=Han}a-z0-9-]{1,35}$/u;

const tagName = (typed: string) => normalized(typed, 'NFKC').trim().toLowerCase();

const tag = z
  .string()
  .transform(tagName)
  .refine((name) => TAG.test(name));

const Title = text({ min: 6, max: 150, label: { en: 'The title', zh: '标题' } });
const Body = text({ min: 0, max: MAX_BODY, label: { en: 'The question', zh: '问题内容' } });
const Tags = z
  .array(z.string())
  .transform((names) => [...new Set(names.map(tagName).filter(Boolean))])
  .superRefine((names, issues) => {
    if (names.length > MAX_TAGS)
      issues.addIssue(
        complain({
          code: 'TOO_MANY',
          max: MAX_TAGS,
          text: { en: `At most ${MAX_TAGS} tags, please.`, zh: `最多 ${MAX_TAGS} 个标签。` },
        }),
      );
    const odd = names.find((name) => !tag.safeParse(name).success);
    if (odd !== undefined)
      issues.addIssue(
        complain({
          code: 'MALFORMED',
          text: {
            en: `“${odd}” cannot be a tag: use up to 35 letters, digits, Chinese characters and hyphens.`,
            zh: `“${odd}”不能作为标签：请使用不超过 35 个字母、数字、汉字或连字符。`,
          },
        }),
      );
  });

export const QuestionDraft = z.object({
  subjectCode: z.string(),
  paper: z.string().nullish(),
  topic: z.string().nullish(),
  title: Title,
  body: Body,
  language: z.enum(LANGUAGES),
  tags: Tags,
});

export const QuestionChange = QuestionDraft.partial();

/** The subject's own tag always stands first. */
export function withSubjectTag(tags: string[], subjectCode: string): string[] {
  return [subjectCode, ...tags.filter((name) => name !== subjectCode)].slice(0, MAX_TAGS);
}
