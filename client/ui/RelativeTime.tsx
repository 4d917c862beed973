import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { polledStore, useExternalStore } from '../lib/device/external-store.ts';
import { renderedAt } from '../lib/hydration/rendered-at.ts';

interface RelativeTimeProps {
  /** ISO 8601. */
  at: string;
  /** Abbreviated, for dense rows. */
  short?: boolean;
}

/** How long ago, in the user's language; the full date on hover. */
export function RelativeTime({ at, short = false }: RelativeTimeProps) {
  const { i18n } = useLingui();
  const now = useExternalStore(minute);
  // Only the device knows the time zone, and few dates are ever hovered.
  const [hovered, setHovered] = useState(false);
  const date = new Date(at);
  return (
    <time
      dateTime={at}
      title={hovered ? fullDate(date, i18n.locale) : undefined}
      onPointerEnter={() => setHovered(true)}
      className="whitespace-nowrap"
    >
      {timeAgo(date, now, i18n.locale, short)}
    </time>
  );
}

const MINUTE = 60_000;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

export function timeAgo(date: Date, now: number, language: string, short: boolean): string {
  const past = Math.max(0, now - date.getTime());
  const found = UNITS.find(([, length]) => past >= length);
  // What Intl has for it, 现在 and “now”, is not said of what is past.
  if (!found) return language === 'zh' ? '刚刚' : 'just now';
  const [unit, size] = found;
  return (short ? shortFormat : longFormat)(language).format(-Math.floor(past / size), unit);
}

const minuteOf = (time: number) => Math.floor(time / MINUTE) * MINUTE;

/** One clock for the whole page, which starts with the minute that the server rendered. */
const minute = polledStore(
  () => minuteOf(Date.now()),
  MINUTE / 2,
  () => minuteOf(renderedAt()),
);

const fullDate = (date: Date, language: string) => dateFormat(language).format(date);

// Making a format takes far longer than using it, and a list needs many.
const dateFormat = once(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }),
);
const longFormat = once((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
const shortFormat = once(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'narrow' }),
);

function once<Format>(make: (language: string) => Format): (language: string) => Format {
  const formats = new Map<string, Format>();
  return (language) => {
    const format = formats.get(language) ?? make(language);
    formats.set(language, format);
    return format;
  };
}
