import { compareAll, type Comparison } from './value-sets.ts';

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

export const asksForRange = (question: string) =>
  /\bvalid|\b(?:set|range) of values\b|\bconverge|收敛|有效|成立|取值范围/i.test(question);

export const isDeceleration = (question: string) => /decelerat|retard|减速/i.test(question);

/** That there is no real solution says nothing of complex ones. */
export const isOfAnotherKind = (typed: string, ours: string) =>
  ours === 'none' && /(?<![a-z])[ij](?![a-z])/i.test(typed);

/** "1, -18x, 135x^2" where the first terms were asked for. */
export function sumOfTerms(typed: string, ours: string, question: string): string | null {
  const terms = typed.split(',').map((one) => one.trim());
  if (terms.length < 2 || !/\bterms\b|项/i.test(question) || /[=<>,]/.test(ours)) return null;
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

/** "50,400" as one number, which it may also be two of. */
export const withoutThousands = (answer: string) =>
  /^[^\d]{0,20}-?\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,9})?\D{0,20}$/.test(answer)
    ? answer.replaceAll(',', '')
    : null;

/** "t = 1 s and t = 3 s" where the letters of the question stand for numbers. */
export const withoutUnits = (answer: string) =>
  answer.replace(/(\d)\s{0,3}(?:seconds?|secs?|s|metres?|meters?|m)(?![a-z\d^/⁻²])/gi, '$1');

/** "28.6 to 31.4" where ours is an interval in brackets. */
export function asInterval(typed: string, ours: string): string {
  const [, from, to] =
    /^(?:between |from |从|在)?\s{0,3}(-?\d[\d.]{0,15})\s{0,3}(?:to|and|,|[–到至和])\s{0,3}(-?\d[\d.]{0,15})(?:之间)?$/i.exec(
      typed.trim(),
    ) ?? [];
  return from && /^\(-?\d[^(),]{0,30}, -?\d[^(),]{0,30}\)$/.test(ours) ? `(${from}, ${to})` : typed;
}

/** "v = 3t^2 - 12t + 9" where times are asked for is a step, and no answer. */
export function isFormulaOfAnother(answer: string, known: string): boolean {
  const [, letter, rest] = /^\s{0,9}([a-z])\s{0,9}=([^=]{1,100})$/i.exec(answer) ?? [];
  const names = [...known.matchAll(/(?<![a-z])([a-z])\s{0,9}=/gi)].map(([, name]) => name);
  return (
    letter !== undefined &&
    names.length > 0 &&
    !names.includes(letter) &&
    names.some((name) => rest!.includes(name!))
  );
}

const RADIAN = 180 / Math.PI;
const bare = (text: string) => text.replaceAll('°', '');

/** Angles by their numbers; undefined where they are something else, null where they are in radians and that was not asked for. */
export function compareDegrees(ours: string, typed: string): Comparison | undefined {
  if (/π|pi\b/i.test(typed)) return undefined;
  const comparison = compareAll(bare(ours), bare(typed));
  if (comparison !== 'wrong' || typed.includes('°')) return comparison;
  const turned = compareAll(bare(ours), typed, RADIAN);
  if (turned === 'wrong' || turned === undefined) return comparison;
  return turned && !ours.includes(' or ') ? turned : null;
}
