import type { Place } from '../../../graph/statement/declarations.ts';
import { orNull, quoted } from '../../../graph/statement/json.ts';
import { type Sql, sql, UNANSWERED } from '../../../graph/statement/sql.ts';

/** The source of a post. */
export const wholeBody = ({ row, text }: Place): Sql => text(row.column('body'));

/** What was made of a post's text when it was written; whatever is still to be rendered is left to the executor. */
export function storedText({ row, text }: Place, part: 'html' | 'excerpt'): Sql {
  const rendering = row.joined('rendering');
  const stored = rendering.column(part);
  const json = part === 'html' ? text(stored) : sql`to_json(${stored})::text`;
  return sql`CASE WHEN ${rendering.column('renderer')} > 0 THEN ${json} ELSE ${quoted(UNANSWERED)} END`;
}

/** The body as pages show it, null until it was rendered. */
export function storedPage({ row, text }: Place): Sql {
  const rendering = row.joined('rendering');
  return orNull(
    sql`CASE WHEN ${rendering.column('renderer')} > 0 THEN ${text(rendering.column('page'))} END`,
  );
}

/** The title as pages show it, null where that is its text; see `storedTitle`. */
export function storedTitlePage({ row, text }: Place): Sql {
  const rendering = row.joined('rendering');
  const title = rendering.column('title');
  const isMore = sql`${rendering.column('renderer')} > 0 AND ${title} <> ${escaped(row.column('title'))}`;
  return orNull(sql`CASE WHEN ${isMore} THEN ${text(title, false)} END`);
}

/** A text as `escapeHtml` writes it. */
function escaped(text: Sql): Sql {
  return Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }).reduce(
    (before, [character, entity]) => sql`replace(${before}, ${quoted(character)}, ${quoted(entity)})`,
    text,
  );
}
