import { compareAll, type Found } from './value-sets.ts';

const GREEK: Record<string, string> = { theta: 'θ', alpha: 'α', beta: 'β', phi: 'φ', lambda: 'λ', mu: 'μ' };

/** "theta = 30" as θ = 30. */
export const withLetters = (text: string) =>
  text.replace(
    /(?<![a-z\\])(?:theta|alpha|beta|phi|lambda|mu)(?![a-z])/gi,
    (name) => GREEK[name.toLowerCase()]!,
  );

/** An expansion, and for which values it holds where our answer says so. */
export function seriesIn(ours: string): { series: string; range: string | null } {
  const [series, range] = ours.split(/, (?=abs\()/) as [string, string | undefined];
  return { series, range: range ?? null };
}

export const asksForRange = (asked: string) =>
  /\bvalid|\b(?:set|range) of values\b|\bconverge|收敛|有效|成立|取值范围/i.test(asked);

export const isDeceleration = (asked: string) => /decelerat|retard|减速/i.test(asked);

/** That there is no real solution says nothing of complex ones. */
export const isOfAnotherKind = (typed: string, ours: string) =>
  ours === 'none' && /(?<![a-z])[ij](?![a-z])/i.test(typed);

/** "1, -18x, 135x^2" where the first terms were asked for. */
export function sumOfTerms(typed: string, ours: string, asked: string): string | null {
  const terms = typed.split(',').map((one) => one.trim());
  if (terms.length < 2 || !/\bterms\b|项/i.test(asked) || /[=<>,]/.test(ours)) return null;
  return terms.map((one) => `(${one})`).join(' + ');
}

/** "5 ± 1 / 2" as (5 ± 1)/2, as the formula is said aloud. */
export function withLongLine(typed: string): string | null {
  const [, lead, above, below] =
    /^(\s{0,9}(?:[a-z]\s{0,9}=)?)([^=/]{1,60}(?:±|\\pm|\+-)[^=/()]{1,60})\/\s{0,9}([\da-z]{1,9})\s{0,9}$/i.exec(
      typed,
    ) ?? [];
  return above ? `${lead} (${above})/${below}` : null;
}

const RADIAN = 180 / Math.PI;
const bare = (text: string) => text.replaceAll('°', '');

/** Angles by their numbers; undefined where they are something else, null where they are in radians and that was not asked for. */
export function compareDegrees(ours: string, typed: string): Found | undefined {
  if (/π|pi\b/i.test(typed)) return undefined;
  const found = compareAll(bare(ours), bare(typed));
  if (found !== 'wrong' || typed.includes('°')) return found;
  const turned = compareAll(bare(ours), typed, RADIAN);
  if (turned === 'wrong' || turned === undefined) return found;
  return turned && !ours.includes(' or ') ? turned : null;
}
