import type { Place } from '../../graph/statement/declarations.ts';
import { decision, whether } from '../../graph/statement/decision.ts';
import { type Sql, sql } from '../../graph/statement/sql.ts';
import { refusalToEditProfile } from './policy.ts';

const OTHER = 'somebody else';

/** Whether the person in the row is the caller. */
export const isOwnProfile = ({ row, param }: Place): Sql =>
  sql`(${row.column('id')} = ${param('uuid', ({ ctx }) => ctx.actor!.id)})`;

/** Whether the caller may change the profile of the person in the row. */
export const mayEditProfile = (place: Place): Sql =>
  decision(
    place,
    'edit a profile',
    [whether(isOwnProfile(place))] as const,
    ({ actor }, isOwn) => refusalToEditProfile(actor!, isOwn ? actor!.id : OTHER) === null,
  );
