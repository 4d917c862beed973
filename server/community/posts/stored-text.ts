import type { Place } from '../../graph/statement/declarations.ts';
import { orNull, quoted } from '../../graph/statement/json.ts';
import { type Sql, sql, UNANSWERED } from '../../graph/statement/sql.ts';

/** The source of a post. */
export function wholeBody({ row, holdsText }: Place): Sql {
  holdsText();
  return row.column('body');
}

/** What was made of a post's text when it was written; whatever is still to be rendered is left to the executor. */
export function storedText({ row, holdsText }: Place, part: 'html' | 'excerpt'): Sql {
  const rendering = row.joined('rendering');
  if (part === 'html') holdsText();
  const text = sql`to_json(${rendering.column(part)})::text`;
  return sql`CASE WHEN ${rendering.column('renderer')} > 0 THEN ${text} ELSE ${quoted(UNANSWERED)} END`;
}

/** The body as pages show it, null until it was rendered. */
export function storedPage({ row, holdsText }: Place): Sql {
  const rendering = row.joined('rendering');
  holdsText();
  return orNull(
    sql`CASE WHEN ${rendering.column('renderer')} > 0 THEN to_json(${rendering.column('page')})::text END`,
  );
}

/** The title as pages show it, null where that is its text; see `storedTitle`. */
export function storedTitlePage({ row, holdsText }: Place): Sql {
  const rendering = row.joined('rendering');
  holdsText();
  const title = rendering.column('title');
  const isMore = sql`${rendering.column('renderer')} > 0 AND ${title} <> ${escaped(row.column('title'))}`;
  return orNull(sql`CASE WHEN ${isMore} THEN to_json(${title})::text END`);
}

/** A text as `escapeHtml` writes it. */
function escaped(text: Sql): Sql {
  return Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }).reduce(
    (before, [character, entity]) => sql`replace(${before}, ${quoted(character)}, ${quoted(entity)})`,
    text,
  );
}
