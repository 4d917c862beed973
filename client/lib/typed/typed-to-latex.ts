/** Typed mathematics as LaTeX, for a look at it only: what it means is for the server to say. */
export function asTex(typed: string): string {
  let tex = typed.replaceAll('$', '').trim();
  for (const [word, command] of WORDS) tex = tex.replaceAll(word, command);
  tex = bracketed(tex, /(?:√|(?<![\\a-zA-Z])sqrt)\s*\(/, (inside) => `\\sqrt{${inside}}`);
  tex = bracketed(tex, /\^\s*\(/, (inside) => `^{${inside}}`);
  tex = tex
    .replaceAll(/√\s*(\d+|[a-zA-Z])/g, '\\sqrt{$1}')
    .replaceAll(/\^\s*(-?[a-z0-9.]*[0-9.][a-z0-9.]*|-[a-z])/gi, '^{$1}');
  return fractions(tex);
}

const FUNCTIONS = 'arcsin|arccos|arctan|sinh|cosh|tanh|cosec|sin|cos|tan|sec|cot|ln|log|exp';
const WORDS: [RegExp, string][] = [
  [/<=|≤/g, '\\le '],
  [/>=|≥/g, '\\ge '],
  [/!=|≠/g, '\\ne '],
  [/±/g, '\\pm '],
  [/[*·×]/g, '\\cdot '],
  [/(?<![\\a-zA-Z])cosec(?![a-zA-Z])/g, '\\operatorname{cosec}'],
  [new RegExp(`(?<![\\\\a-zA-Z{])(${FUNCTIONS})(?![b-zB-Z]{2})`, 'g'), '\\$1 '],
  [/(?<![\\a-zA-Z])(pi|theta|alpha|beta|lambda|mu)(?![a-zA-Z])/g, '\\$1 '],
  [/(?<![\\a-zA-Z{])(or|and)(?![a-zA-Z])|或|且|和/g, '\\text{ $& }'],
];

/** Rewrites the text between the bracket that such a sign opens and its closing one. */
function bracketed(tex: string, opening: RegExp, rewrite: (inside: string) => string): string {
  const match = opening.exec(tex);
  if (!match) return tex;
  const start = match.index + match[0].length;
  const end = closing(tex, start);
  if (end < 0) return tex;
  const before = tex.slice(0, match.index) + rewrite(tex.slice(start, end));
  return before + bracketed(tex.slice(end + 1), opening, rewrite);
}

function closing(tex: string, start: number): number {
  let depth = 1;
  for (let i = start; i < tex.length; i += 1) {
    if (tex[i] === '(') depth += 1;
    if (tex[i] === ')') depth -= 1;
    if (depth === 0) return i;
  }
  return -1;
}

const OPERAND =
  /(?:\([^()]{0,300}\)|\\sqrt\{[^{}]{0,300}\}|\d{1,40}(?:\.\d{1,40})?|[a-zA-Z](?:\^\{[^{}]{0,99}\})?)/.source;
/** Only where the slash is unambiguous: 1/2x stays as typed. */
const FRACTION = new RegExp(
  `(?<![a-zA-Z0-9.)}^]|\\\\[a-z]+(?:\\^\\{[^{}]{0,99}\\})?\\s{0,9})(${OPERAND})\\s{0,9}/\\s{0,9}(${OPERAND})(?!\\s{0,9}[a-zA-Z0-9.(\\\\^])`,
  'g',
);
const bare = (operand: string) => operand.replace(/^\((.*)\)$/, '$1');

function fractions(tex: string): string {
  return tex.replaceAll(
    FRACTION,
    (_all, above: string, below: string) => `\\frac{${bare(above)}}{${bare(below)}}`,
  );
}
