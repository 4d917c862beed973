/** A condition in brackets behind a space: f(x) = 2x + 1 \\quad (x > 3). */
export function asideAt(source: string, start: number): { from: number; to: number } | null {
  const from = start + /^\s{0,9}/.exec(source.slice(start, start + 9))![0].length;
  if (source[from] !== '(' && source[from] !== '（') return null;
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if ('(（'.includes(source[at]!)) depth += 1;
    if (')）'.includes(source[at]!)) depth -= 1;
    if (depth === 0)
      return /[<>≤≥≠∈]|\\(?:le|ge|lt|gt|ne|in)/.test(source.slice(from, at)) ? { from, to: at + 1 } : null;
  }
  return null;
}

/** y = 2x(x > 0): an equation that ends there; no probability, as in p = P(X > 0). */
export const isBehindEquation = (before: string): boolean =>
  before.includes('=') && /[\w)}\]²³⁻¹°]\s?$/.test(before) && !/(?:P|Pr|Var|E)\}?\s?$/.test(before);
