import { decision } from '../../graph/statement/decision.ts';
import type { Place } from '../../graph/statement/declarations.ts';
import type { Sql } from '../../graph/statement/sql.ts';
import { authorId, hasEarned, isOwn, me, statusOf } from '../posts/conditions.ts';
import { refusalToSuggest } from './policy.ts';

/** Whether the caller may suggest an edit of a post. */
export const maySuggest = (place: Place): Sql =>
  decision(
    place,
    'suggest an edit',
    [isOwn(place, place.row), statusOf(place), hasEarned(place, 'suggestEdit')] as const,
    (ctx, isOwnPost, status, isPrivileged) =>
      refusalToSuggest(
        { ...me(ctx.actor!), newSite: isPrivileged },
        { authorId: authorId(isOwnPost, ctx) },
        { status },
      ) === null,
  );
