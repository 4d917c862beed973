import { useLingui } from '@lingui/react/macro';

/** A number that shortens above 999 and says itself in full on hover. */
export function Count({ value, className = '' }: { value: number; className?: string }) {
  const { i18n } = useLingui();
  const shortened = shorten(value, i18n.locale);
  // What writes numbers in full takes long to make: none is made for a page without great numbers.
  const full = Math.abs(value) < 1000 ? undefined : i18n.number(value);
  return (
    <span className={`tabular-nums ${className}`} title={full}>
      {shortened}
    </span>
  );
}

const STEPS: Record<string, [number, string][]> = {
  en: [
    [1e9, 'b'],
    [1e6, 'm'],
    [1e3, 'k'],
  ],
  zh: [
    [1e8, '亿'],
    [1e4, '万'],
    [1e3, 'k'],
  ],
};

/** Cut, not rounded: 1,999 people are not yet two thousand. */
export function shorten(value: number, language: string): string {
  const step = (STEPS[language] ?? STEPS.en!).find(([size]) => Math.abs(value) >= size);
  const sign = value < 0 ? '−' : '';
  if (!step) return `${sign}${Math.abs(value)}`;

  const [size, unit] = step;
  return `${sign}${Math.floor((Math.abs(value) / size) * 10) / 10}${unit}`;
}
