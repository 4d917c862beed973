import { normalized } from '../../core/normalized.ts';
import type { Context } from '../../core/context.ts';
import type { User } from '../../database/client/client.ts';
import { simplified, soundsSpelt } from '../../text/chinese.ts';
import { distance } from '../../text/spelling.ts';
import { visibleTo } from './policy.ts';

/** Among so many people of that name, the best known come first. */
const CANDIDATES = 500;
const LEAST_LETTERS = 2;
/** A name in which more words are misspelt is none that anybody meant. */
const MAX_MISSPELT = 4;
const MISSPELLABLE = /^[a-z]{3,24}$/;

interface Sought {
  query: string;
  limit: number;
  /** Whether names a slip away are meant where nobody is called so. */
  guess: boolean;
}

/** People whose name holds words that begin so, or sounds so in pinyin; who is named exactly so comes first, then by reputation. */
export async function searchPeople(ctx: Context, { query, limit, guess }: Sought): Promise<User[]> {
  const name = simplified(normalized(query, 'NFKC')).trim().toLowerCase();
  if ([...name].length < LEAST_LETTERS) return [];
  const sounds = soundsSpelt(name.split(/\s+/)).join(' & ');
  const hits = await ctx.db.$queryRaw<{ id: string }[]>`
    WITH typed AS MATERIALIZED (
      SELECT to_tsquery('simple', string_agg('''' || word || ''':*', ' & ')) AS beginning,
        to_tsquery('simple', string_agg('''' || word || '''', ' & ')) AS whole
      FROM unnest(string_to_array(search_tokens(${name}), ' ')) AS word WHERE word <> ''
    ), named AS (
      (SELECT id, name, reputation FROM users WHERE ${sounds} <> '' AND name_search @@ to_tsquery('simple', ${sounds}) AND deleted_at IS NULL AND role <> 'SYSTEM' LIMIT ${CANDIDATES})
      UNION
      (SELECT id, name, reputation FROM users, typed WHERE name_search @@ whole AND deleted_at IS NULL AND role <> 'SYSTEM' LIMIT ${CANDIDATES})
      UNION
      (SELECT id, name, reputation FROM users, typed WHERE name_search @@ beginning AND deleted_at IS NULL AND role <> 'SYSTEM' LIMIT ${CANDIDATES})
    )
    SELECT id FROM named ORDER BY (lower(name) = ${name}) DESC, reputation DESC, id LIMIT ${limit}`;
  const ids = (hits.length === 0 && guess ? await misspelt(ctx, name, limit) : hits).map(({ id }) => id);
  const rows = await ctx.db.user.findMany({ where: { id: { in: ids }, ...visibleTo(ctx.actor) } });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** People each word of whose name that was typed holds one slip at most, the fewest slips first. */
async function misspelt(ctx: Context, name: string, limit: number): Promise<{ id: string }[]> {
  const words = name.split(/\s+/);
  if (words.length > MAX_MISSPELT || !words.every((word) => MISSPELLABLE.test(word))) return [];
  const slips = words.map((word) => `(${[word, ...withoutALetter(word)].join(' | ')})`).join(' & ');
  const near = await ctx.db.$queryRaw<{ id: string; name: string; reputation: number }[]>`
    SELECT id, name, reputation FROM users
    WHERE name_slips @@ ${slips}::tsquery AND deleted_at IS NULL AND role <> 'SYSTEM' LIMIT ${CANDIDATES}`;
  return near
    .map((one) => ({ ...one, slips: slipsBetween(words, one.name.toLowerCase().split(/[^a-z]+/)) }))
    .filter((one) => one.slips <= words.length)
    .sort((a, b) => a.slips - b.slips || b.reputation - a.reputation)
    .slice(0, limit);
}

const withoutALetter = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

/** The slips in all words together; more than there are words where one of them holds two. */
function slipsBetween(typed: readonly string[], named: readonly string[]): number {
  const each = typed.map((word) => Math.min(...named.map((one) => distance(word, one, 1))));
  return each.some((slips) => slips > 1) ? Infinity : each.reduce((sum, slips) => sum + slips, 0);
}
