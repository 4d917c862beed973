import * as v from 'valibot';
import { text } from '../../core/validation.ts';

export const COMMENT_LENGTH = { min: 2, max: 600 };

/** How long its author may change it. */
export const EDIT_MINUTES = 5;

/** People who hear of one comment because it names them. */
const MAX_MENTIONS = 10;

export const CommentDraft = v.object({
  body: text({ ...COMMENT_LENGTH, label: { en: 'The comment', zh: '评论' } }),
});

interface Named {
  id: string;
  name: string;
}

/** Those whom a text calls by @ and their name, which may be written without its spaces. The longest name is meant. */
export function mentionedIn(body: string, people: readonly Named[]): string[] {
  const called = people
    .flatMap(({ id, name }) =>
      [...new Set([name, name.replaceAll(' ', '')])].map((as) => ({ id, as: as.toLowerCase() })),
    )
    .toSorted((one, other) => other.as.length - one.as.length);
  const found = body
    .toLowerCase()
    .split('@')
    .slice(1)
    .flatMap(
      (after) => called.find(({ as }) => after.startsWith(as) && isEnd(after.slice(as.length)))?.id ?? [],
    );
  return [...new Set(found)].slice(0, MAX_MENTIONS);
}

/** Whether a name ends where this goes on: Chinese has no spaces between words. */
const isEnd = (rest: string) => !/^[\p{L}\p{N}]/u.test(rest) || /^\p{Script=Han}/u.test(rest);
