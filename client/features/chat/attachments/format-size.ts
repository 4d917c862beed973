const KB = 1024;

/** A size as its reader writes it, such as 1.4 MB; the smallest files have 1 kB. */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= KB * KB;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / KB / KB : Math.max(1, bytes / KB));
}
