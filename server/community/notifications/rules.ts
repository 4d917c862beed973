import * as v from 'valibot';
import { fault } from '../../core/validation.ts';
import { DAY_MS } from '../../core/time.ts';
import type { MemberSettings, NotificationKind } from '../../database/client/client.ts';

export const INBOX_PAGE = 10;

/**
 * The kinds that somebody may switch, and whether they come without having been asked for. What moderators say always
 * comes; the digest has a switch of its own.
 */
const BY_DEFAULT: Record<Exclude<NotificationKind, 'DIGEST' | 'MODERATION'>, boolean> = {
  ANSWER: true,
  COMMENT: true,
  MENTION: true,
  ACCEPTED: true,
  CLOSED: true,
  INVITATION: true,
  SUGGESTION: true,
  VOTES: true,
  BADGE: true,
  REPUTATION: true,
  FOLLOWER: true,
  TAG: false,
  AUTHOR: false,
};

export type ChosenKind = keyof typeof BY_DEFAULT;

export const CHOSEN_KINDS = Object.keys(BY_DEFAULT) as ChosenKind[];

/** What the settings of somebody say who has never changed any. */
export const DEFAULT_SETTINGS: NotificationSettings = {
  notificationChoices: {},
  quietFrom: null,
  quietTo: null,
  timeZone: 'UTC',
  weeklyDigest: false,
};

export type NotificationSettings = Pick<
  MemberSettings,
  'notificationChoices' | 'quietFrom' | 'quietTo' | 'timeZone' | 'weeklyDigest'
>;

/** Whether somebody hears of this kind. */
export function hearsOf({ notificationChoices }: NotificationSettings, kind: ChosenKind): boolean {
  const chosen = (notificationChoices as Partial<Record<ChosenKind, boolean>>)[kind];
  return chosen ?? BY_DEFAULT[kind];
}

/** Whether the hours are on, in which nothing rings or pops up. */
export function isQuiet({ quietFrom, quietTo, timeZone }: NotificationSettings, now: Date): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const { hour, minute } = localTime(now, timeZone);
  const minutes = hour * 60 + minute;
  return quietFrom < quietTo
    ? minutes >= quietFrom && minutes < quietTo
    : minutes >= quietFrom || minutes < quietTo;
}

const DIGEST_HOUR = 8;
/** A digest that is so late is dropped. */
export const STALE_DIGEST_MS = DAY_MS;

/** When the next digest is due: on Monday at eight, as the clocks go where somebody lives. */
export function nextDigest(timeZone: string, now: Date): Date {
  const { year, month, day, weekday, hour } = localTime(now, timeZone);
  const isStillToCome = weekday === 0 && hour < DIGEST_HOUR;
  const wanted = Date.UTC(year, month - 1, day + (isStillToCome ? 0 : 7 - weekday), DIGEST_HOUR);
  // Clocks may change between now and then: what they show there is looked at twice.
  let at = wanted;
  for (let look = 0; look < 2; look += 1) at += wanted - asShown(new Date(at), timeZone);
  return new Date(at);
}

function asShown(at: Date, timeZone: string): number {
  const { year, month, day, hour, minute } = localTime(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute);
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function localTime(at: Date, timeZone: string) {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { weekday = '', ...numbers } = parts;
  const numberOf = (name: string) => Number(numbers[name]);
  return {
    year: numberOf('year'),
    month: numberOf('month'),
    day: numberOf('day'),
    weekday: WEEKDAYS.indexOf(weekday),
    hour: numberOf('hour'),
    minute: numberOf('minute'),
  };
}

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });

/** A time of the day in minutes, as it is written. */
export const timeOfDay = (minutes: number): string =>
  [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const TimeOfDay = v.pipe(
  v.string(),
  v.regex(
    /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    fault({
      code: 'MALFORMED',
      text: { en: 'A time is written like 22:30.', zh: '时间请按 22:30 这样的格式填写。' },
    }),
  ),
  v.transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))),
);

const QuietHours = v.pipe(
  v.object({ from: TimeOfDay, to: TimeOfDay }),
  v.check(
    ({ from, to }) => from !== to,
    fault({
      code: 'MALFORMED',
      text: {
        en: 'Quiet hours cannot begin and end at the same time.',
        zh: '免打扰的开始和结束时间不能相同。',
      },
    }),
  ),
);

const LONGEST_ZONE = 64;

/** The name of a time zone, such as `Asia/Shanghai`. */
const TimeZone = v.pipe(
  v.string(),
  v.check(
    isTimeZone,
    fault({
      code: 'UNKNOWN',
      text: {
        en: 'There is no such time zone. Name one such as Asia/Shanghai.',
        zh: '没有这个时区，时区的写法如 Asia/Shanghai。',
      },
    }),
  ),
);

function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_ZONE || !/^[A-Za-z]/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

export const SettingsChange = v.object({
  choices: v.optional(v.array(v.object({ kind: v.picklist(CHOSEN_KINDS), active: v.boolean() }))),
  quietHours: v.optional(v.nullable(QuietHours)),
  timeZone: v.optional(TimeZone),
  weeklyDigest: v.optional(v.boolean()),
});
