import type { Bucket } from '../table.ts';

const MB = 1024 * 1024;

export const number = (value: number) => value.toLocaleString('en');
export const megabytes = (bytes: number) => `${number(bytes / MB)} MB`;
export const kilobytes = (bytes: number) => `${number(bytes / 1024)} kB`;
export const seconds = (ms: number) => `${number(ms / 1000)} s`;

const UNITS = [
  ['a minute', 60],
  ['an hour', 3600],
  ['a day', 86_400],
] as const;

/** The refill in the first unit that gives a whole number. */
export function bucket({ size, perSecond }: Bucket): string {
  if (size === 0) return '–';
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
  const [unit, length] = UNITS.find(([, s]) => isWhole(perSecond * s)) ?? UNITS[2];
  return `${number(size)}, then ${number(Math.round(perSecond * length))} ${unit}`;
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
