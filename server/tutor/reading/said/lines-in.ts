const MAX_LENGTH = 400;
const MOST_LINES = 8;
const MAX_LINE = 100;

const FUNCTIONS =
  'sin|cos|tan|sec|cosec|cot|sinh|cosh|tanh|arcsin|arccos|arctan|ln|log|lg|sqrt|exp|pi|lambda|theta|alpha|beta|gamma|mu|sigma|Var|mod|arg';
/** A word that is no part of a formula. */
const WORD = new RegExp(
  String.raw`(?<![A-Za-z])(?!(?:[A-Za-z]?\d?(?:${FUNCTIONS})[A-Za-z]?|d[xytuvθ]|[A-Z]{2}|or)(?![A-Za-z]))[A-Za-z'’]{2,30}(?![A-Za-z])`,
  'g',
);
const ENDS = /[\n;；。！？?!→⇒|]|=>|->|[,，](?= )|，|\.(?=\s|$)|\p{Script=Han}{1,200}/gu;
/** A blank between what ends a formula and what begins one. */
const GAP = /(?<=[\da-zλθπα-ω)°])\s{1,3}(?=[A-Za-zλθα-ω(\d])/g;

/**
 * The equations and inequalities in a message, in their order:
 * "10 = 2*1 + 3v → v = 8/3" has two, "(4-λ)(3-λ) - 2 = 0 λ^2 - 7λ + 10 = 0 so λ=2,5" three.
 */
export function linesIn(text: string): string[] {
  if (text.length > MAX_LENGTH) return [];
  return text
    .replaceAll(ENDS, '|')
    .replaceAll(WORD, '|')
    .split('|')
    .flatMap(apart)
    .map((line) => line.replace(/^[\s,.:=]{1,5}|(?:\s(?:or|[a-z]))?[\s,.:]{1,5}$/g, '').trim())
    .filter((line) => line.length <= MAX_LINE && /.[=<>≤≥]\s{0,3}\S/.test(line) && /[\da-z]/i.test(line))
    .slice(0, MOST_LINES);
}

/** Two equations with nothing but a blank between them. */
function apart(piece: string): string[] {
  for (const { index } of piece.matchAll(GAP)) {
    const [before, behind] = [piece.slice(0, index), piece.slice(index)];
    const isChoice = before.endsWith(' or') || /^\s{1,3}or /.test(behind);
    if (!isChoice && /[=<>≤≥]/.test(before) && /[=<>≤≥]/.test(behind)) return [before, ...apart(behind)];
  }
  return [piece];
}
