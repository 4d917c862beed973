/** Letters that a student means as functions when a bracket follows. */
const FUNCTION_LETTERS = /^[fghFGH]$/;
const TOKENS = /\\[a-zA-Z]+|\\.|\s+|[a-zA-Z]|./gs;

/**
 * LaTeX as the engine reads it rightly, or null where it would read something else: it takes f⁻¹(x) for x/f,
 * ± for a measurement, "2 3" for 23 and t(3i-k) for a call of t.
 */
export function guardedLatex(tex: string): string | null {
  if (/\\(?:pm|mp)(?![a-zA-Z])|\d\s+\d/.test(tex)) return null;
  if (/(?<![\\a-zA-Z])[fghFGH]\s*\^/.test(tex)) return null;
  const tokens = tex.match(TOKENS) ?? [];
  const words = tokens.filter((token) => !/^\s+$/.test(token));
  if (words.length === 0) return null;

  return words
    .map((word, i) => {
      const opens = words[i + 1] === '(' || (words[i + 1] === '\\left' && words[i + 2] === '(');
      const multiplies = /^[a-zA-Z]$/.test(word) && opens && !FUNCTION_LETTERS.test(word);
      // A letter after a command would become part of its name.
      const apart = /^\\[a-zA-Z]+$/.test(word) && /^[a-zA-Z]$/.test(words[i + 1] ?? '');
      return multiplies ? `${word}\\cdot ` : apart ? `${word} ` : word;
    })
    .join('');
}

const OPERATORS = new Set(
  (
    'Add Subtract Negate Multiply Divide Rational Power Square Sqrt Root Exp Ln Log Abs Factorial Complex ' +
    'Sin Cos Tan Sec Csc Cot Arcsin Arccos Arctan Sinh Cosh Tanh Sech Csch Coth Arsinh Arcosh Artanh ' +
    'Equal Less LessEqual Greater GreaterEqual'
  ).split(' '),
);

const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi rho sigma tau upsilon phi chi psi omega';
const SYMBOLS = new RegExp(
  `^(?:(?:[a-zA-Z]|${GREEK.replaceAll(' ', '|')})(?:_(?:\\d+|[a-zA-Z]))?|Pi|ExponentialE|ImaginaryUnit)$`,
);

/** Whether an expression holds nothing but school operators, letters and numbers: no call, no unit, no error. */
export function isKnown(json: unknown): boolean {
  if (typeof json === 'number') return Number.isFinite(json);
  if (typeof json === 'string') return SYMBOLS.test(json);
  if (Array.isArray(json)) return OPERATORS.has(String(json[0])) && json.slice(1).every(isKnown);
  return typeof json === 'object' && json !== null && 'num' in json && /^-?[\d.]/.test(String(json.num));
}
