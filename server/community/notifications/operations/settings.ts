import type * as v from 'valibot';
import { type Context, requireActor } from '../../../core/context.ts';
import { valid } from '../../../core/validation.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { prepared } from '../../../database/prepared.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { DEFAULT_SETTINGS, nextDigest, type NotificationSettings, SettingsChange } from '../rules.ts';

/** What the reader wants to hear of, and when. */
export async function notificationSettings(ctx: Context): Promise<NotificationSettings> {
  const { id } = requireActor(ctx);
  return (await ctx.db.memberSettings.findUnique({ where: { userId: id } })) ?? DEFAULT_SETTINGS;
}

/** Changes what is given, and leaves the rest. */
export async function changeNotificationSettings(
  ctx: Context,
  input: v.InferInput<typeof SettingsChange>,
): Promise<NotificationSettings> {
  const actor = requireActor(ctx);
  const change = valid(SettingsChange, input);
  payForWriting(ctx, WRITE_PRICES.row);

  return ctx.db.$transaction(async (tx) => {
    // First, as whoever changes their profile does: the first row of settings asks for it too.
    await lockUsers(tx, [actor.id]);
    await begin.within(tx, [actor.id, ctx.now()]);
    const [before] = await tx.$queryRaw<[NotificationSettings]>`
      SELECT notification_choices AS "notificationChoices", quiet_from AS "quietFrom", quiet_to AS "quietTo",
        time_zone AS "timeZone", weekly_digest AS "weeklyDigest"
      FROM member_settings WHERE user_id = ${actor.id}::uuid FOR UPDATE`;
    const after = changed(before, change);
    await tx.memberSettings.update({
      where: { userId: actor.id },
      data: {
        ...after,
        notificationChoices: after.notificationChoices as object,
        nextDigestAt: after.weeklyDigest ? nextDigest(after.timeZone, ctx.now()) : null,
      },
    });
    return after;
  });
}

/** The row that the change is made to, also of somebody who has none yet. */
const begin = prepared<object, [userId: string, now: Date]>(
  `INSERT INTO member_settings (user_id, updated_at) VALUES ($1::uuid, $2::timestamptz) ON CONFLICT DO NOTHING`,
);

function changed(
  before: NotificationSettings,
  { choices = [], quietHours, timeZone, weeklyDigest }: v.InferOutput<typeof SettingsChange>,
): NotificationSettings {
  return {
    notificationChoices: {
      ...(before.notificationChoices as object),
      ...Object.fromEntries(choices.map(({ kind, active }) => [kind, active])),
    },
    quietFrom: quietHours === undefined ? before.quietFrom : (quietHours?.from ?? null),
    quietTo: quietHours === undefined ? before.quietTo : (quietHours?.to ?? null),
    timeZone: timeZone ?? before.timeZone,
    weeklyDigest: weeklyDigest ?? before.weeklyDigest,
  };
}
