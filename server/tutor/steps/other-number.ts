const MAX_LENGTH = 120;
const MOST_LINES = 60;
const NUMBERS = /\d{1,9}(?:\.\d{1,9})?/g;

export interface OtherNumber {
  /** The step, from 0. */
  at: number;
  typed: string;
  ours: string;
}

/** The step that has what was typed but for one number: "(x-2)^2 + 11" where it says (x - 2)² + 3. */
export function otherNumberInSteps(typed: string, steps: string[][]): OtherNumber | null {
  if (typed.length > MAX_LENGTH) return null;
  const given = bare(typed);
  if (!/[a-zα-ω]/iu.test(given) || (given.match(NUMBERS) ?? []).length < 2) return null;
  const wanted = [given, ...(given.includes('=') ? [given.slice(given.lastIndexOf('=') + 1)] : [])];
  let lines = 0;
  for (const [at, tex] of steps.entries())
    for (const line of tex) {
      lines += 1;
      if (lines > MOST_LINES) return null;
      const pieces = line
        .slice(0, 300)
        .split(/\\quad|\\Rightarrow|,\\;|:\\;|\\left\[|\\right\]/)
        .map(bare);
      const sides = pieces.flatMap((piece) => [piece, ...piece.split('=')]);
      for (const side of sides)
        for (const one of wanted) {
          const found = oneApart(one, side);
          if (found) return { at, ...found };
        }
    }
  return null;
}

/** Formulas as both are typed: without spaces, brackets of layout and signs of multiplication. */
const bare = (text: string): string =>
  text
    .slice(0, 300)
    .replaceAll(/\^\{(\w{1,3})\}/g, '^$1')
    .replaceAll(/\\d?frac\{([^{}]{1,60})\}\{([^{}]{1,60})\}/g, '($1)/($2)')
    .replaceAll(/\\(?:left|right|mathrm|displaystyle|[,;!])/g, '')
    .replaceAll(/[\s{}*·×\\]/g, '')
    .replaceAll('−', '-')
    .replaceAll(/\(([a-z\d.]{1,9})\)/gi, '$1')
    .replaceAll(/\(((?:\([^()]{1,40}\)|[^()]{1,20})(?:\^\d)?)\)\//g, '$1/')
    .replaceAll(/(?<![\d.])1(?=[a-z(])/gi, '')
    .replace(/\+c$/i, '');

function oneApart(typed: string, ours: string): { typed: string; ours: string } | null {
  // A value alone differs from every other by one number.
  if (!/[a-zα-ω]/iu.test(typed) || !/[-+*/^(]/.test(typed) || (typed.match(NUMBERS) ?? []).length < 2)
    return null;
  if (typed === ours || typed.replaceAll(NUMBERS, '#') !== ours.replaceAll(NUMBERS, '#')) return null;
  const [given, own] = [typed.match(NUMBERS) ?? [], ours.match(NUMBERS) ?? []];
  const apart = given.map((_, at) => at).filter((at) => given[at] !== own[at]);
  const [only, ...others] = apart;
  return only === undefined || others.length > 0 ? null : { typed: given[only]!, ours: own[only]! };
}
