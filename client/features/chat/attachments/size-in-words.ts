const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** A size as its reader writes it, such as 1.4 MB. */
export function sizeInWords(bytes: number, locale: string): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step]!,
    unitDisplay: 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}
