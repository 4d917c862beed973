import { z } from 'zod';
import { type Actor, isStaff } from '../../core/context.ts';
import type { Prisma, Question } from '../../database/client/client.ts';
import { LANGUAGES } from '../../core/locale.ts';
import { hasPrivilege } from '../reputation/rules.ts';
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

/** The questions that this reader may know about, as a filter every query must carry. */
export function visibleTo(_reader: Actor | null): Prisma.QuestionWhereInput {
  return { deletedAt: null };
}

/** The subject's own tag always stands first. */
export function withSubjectTag(tags: string[], subjectCode: string): string[] {
  return [subjectCode, ...tags.filter((name) => name !== subjectCode)].slice(0, MAX_TAGS);
}

type Post = { authorId: string };

export function canEdit(actor: Actor | null, post: Post): boolean {
  return actor !== null && (post.authorId === actor.id || hasPrivilege(actor, 'editOthers'));
}

/** What the author may take back: a question that nobody has been thanked for answering. */
export function canDelete(actor: Actor | null, question: Pick<Question, 'authorId'>): boolean {
  return actor !== null && (question.authorId === actor.id || isStaff(actor));
}

export function canClose(actor: Actor | null): boolean {
  return actor !== null && hasPrivilege(actor, 'close');
}

const MODERATOR_ACCEPTS_AFTER_DAYS = 30;
const OWN_ANSWER_AFTER_HOURS = 24;

/** The asker, at any time; staff once the question has been silent for a month. */
export function canAccept(
  actor: Actor | null,
  question: Pick<Question, 'authorId' | 'activeAt'>,
  now: Date,
): boolean {
  if (!actor) return false;
  if (question.authorId === actor.id) return true;
  return isStaff(actor) && daysSince(question.activeAt, now) >= MODERATOR_ACCEPTS_AFTER_DAYS;
}

/** One's own answer can be accepted a day after it was written. */
export function mustWaitForOwn(
  answer: { authorId: string; createdAt: Date },
  askerId: string,
  now: Date,
): boolean {
  return answer.authorId === askerId && daysSince(answer.createdAt, now) * 24 < OWN_ANSWER_AFTER_HOURS;
}

function daysSince(then: Date, now: Date): number {
  return (now.getTime() - then.getTime()) / 86_400_000;
}
