import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { writtenAt } from '../lib/hydration/rendered-at.ts';

interface RelativeTimeProps {
  /** ISO 8601. */
  at: string;
  /** As few letters as the language allows, for dense rows. */
  short?: boolean;
}

/** How long ago, in the reader's language; the full date on hover. */
export function RelativeTime({ at, short = false }: RelativeTimeProps) {
  const { i18n } = useLingui();
  const now = useSyncExternalStore(subscribeToMinutes, currentMinute, minuteWritten);
  // Only the reader's own device knows in which zone to name a date, and few of many are asked for.
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
  const [unit, size] = UNITS.find(([, length]) => past >= length) ?? ['second', MINUTE];
  return (short ? shortFormat : longFormat)(language).format(-Math.floor(past / size), unit);
}

const minuteOf = (time: number) => Math.floor(time / MINUTE) * MINUTE;
const currentMinute = () => minuteOf(Date.now());

/** A page that wakes up begins with the minute in which the server wrote it. */
const minuteWritten = () => minuteOf(writtenAt());

const fullDate = (date: Date, language: string) => dateFormat(language).format(date);

// To make one takes far longer than to use it, and a list needs many.
const dateFormat = once(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' }),
);
const longFormat = once((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
const shortFormat = once(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'narrow' }),
);

function once<Format>(make: (language: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>();
  return (language) => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all that are on the page. */
function subscribeToMinutes(onChange: () => void): () => void {
  listeners.add(onChange);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, MINUTE / 2);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
