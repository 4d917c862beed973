const FORMATS = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A UTC day in the reader's language, as the same day wherever they are. */
export function formatDay(day: string, language: string, length: keyof typeof FORMATS = 'long'): string {
  const key = `${language} ${length}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { ...FORMATS[length], timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
