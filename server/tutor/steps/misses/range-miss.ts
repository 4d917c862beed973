import { compareAnswers } from '../../marking/mark-typed.ts';

/** One end of a range alone, or the values outside of it instead of those between. */
export type RangeMiss = 'half' | 'inside' | 'outside';

const BETWEEN = /^(.{1,20}?) ?(<=?|≤) ?([a-zα-ω]) ?(<=?|≤) ?(.{1,20})$/u;
const APART = /^([a-zα-ω]) ?(<=?|≤) ?(.{1,20}?)(?: or |,|或) ?\1 ?(>=?|≥) ?(.{1,20})$/u;

/** What is wrong with a range whose ends are right; null where that is not so. */
export function rangeMiss(typed: string, ours: string): RangeMiss | null {
  if (typed.length > 80 || ours.length > 80 || (typed.match(/[<>≤≥]/g) ?? []).length > 2) return null;
  const given = typed.replaceAll(/\s{1,4}/g, ' ').trim();
  const [known, apart] = [BETWEEN.exec(ours), APART.exec(ours)];
  if (known) {
    const [, from, first, letter, second, to] = known;
    const halves = [`${letter} ${second} ${to}`, `${letter} ${turned(first!)} ${from}`];
    if (isOne(given) && halves.some((half) => compareAnswers(half, given) === 'right')) return 'half';
    const other = `${letter} ${first} ${from} or ${letter} ${turned(second!)} ${to}`;
    return compareAnswers(other, given) === 'right' ? 'outside' : null;
  }
  if (!apart) return null;
  const [, letter, below, low, above, high] = apart;
  const halves = [`${letter} ${below} ${low}`, `${letter} ${above} ${high}`];
  if (isOne(given) && halves.some((half) => compareAnswers(half, given) === 'right')) return 'half';
  const other = `${low} ${below} ${letter} ${turned(above!)} ${high}`;
  return compareAnswers(other, given) === 'right' ? 'inside' : null;
}

const isOne = (typed: string) => !/\b(?:and|or)\b|[,，或且]/.test(typed);

const turned = (sign: string): string =>
  sign.includes('<') || sign === '≤'
    ? sign.replace('<', '>').replace('≤', '≥')
    : sign.replace('>', '<').replace('≥', '≤');
