import type { Actor } from '../../core/context.ts';
import { enforce, NotAllowed, type Refusal } from '../../core/errors.ts';
import type { Transaction } from '../../database/client.ts';
import { FREE_LINKS } from '../../limits/table.ts';
import { hasPrivilege, PRIVILEGES, type Standing } from '../reputation/rules.ts';
import { standingNow } from '../reputation/standing.ts';

/** How many links a reader sees, however they were written. */
export const linksIn = (html: string): number => html.split('<a href="http').length - 1;

/** Many links in one text are a privilege; those that stood there before may stay. */
export function refusalToLink(standing: Standing, links: number, before = 0): Refusal | null {
  if (links <= Math.max(FREE_LINKS, before) || hasPrivilege(standing, 'manyLinks')) return null;
  const required = PRIVILEGES.manyLinks;
  return new NotAllowed(
    'NEED_REPUTATION',
    {
      en: `More than ${FREE_LINKS} links need ${required} reputation. This has ${links}: take some out.`,
      zh: `超过 ${FREE_LINKS} 个链接需要 ${required} 点声望，这里有 ${links} 个，请删去一些。`,
    },
    required,
  );
}

/** Refuses a text with more links than its writer may put into it. */
export async function requireLinks(
  tx: Transaction,
  writer: Actor,
  { html }: { html: string },
  of: { questionId: string } | { answerId: string } | { commentId: string } | null = null,
): Promise<void> {
  const links = linksIn(html);
  if (links <= FREE_LINKS) return;
  const standing = await standingNow(tx, writer);
  if (hasPrivilege(standing, 'manyLinks')) return;
  const before = of && (await tx.rendering.findFirst({ where: of, select: { html: true } }));
  enforce(refusalToLink(standing, links, before ? linksIn(before.html) : 0));
}
