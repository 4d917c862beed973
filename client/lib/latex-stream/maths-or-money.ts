/** An amount of money, and what can follow it in a sentence but not in a formula. */
const MONEY =
  /^\d[\d,]*(?:\.\d+)?(?:[ \t]*(?:[\p{Script=Han}，。；、：？！（）“”]|[–—]|k\b)|[,;:]?[ \t]+(?:a|an|and|at|but|by|each|extra|for|from|if|in|is|less|million|more|of|off|on|or|per|plus|so|than|that|the|then|to|was|were|when|which|with|worth)(?![a-zA-Z])|[,;.:)?!][ \t])/u;

/** Whether what stands behind a dollar sign says that it is money. */
export const isMoney = (behind: string): boolean => MONEY.test(behind);

const WORD = /[a-zA-Z]{2,}/g;
const KNOWN =
  /^(?:sin|cos|tan|sec|csc|cot|cosec|sinh|cosh|tanh|arcsin|arccos|arctan|ln|log|lg|exp|lim|max|min|mod|gcd|det|[a-z]?d[a-z]|[A-Z]{2,4}|xy|ab|ax|bx|cx|kx|mx|nx)$/;

/** Whether there is nothing but mathematics: no words but those that formulas have. */
export function isAllMaths(text: string): boolean {
  const bare = text
    .replaceAll(/\\(?:text|textbf|textit|mathrm|mbox|operatorname|begin|end)\*?\s*\{[^{}]*\}/g, ' ')
    .replaceAll(/\\[a-zA-Z]+/g, ' ');
  if (!bare.trim() && !text.trim()) return false;
  if (/[\p{Script=Han}，。；、]/u.test(bare)) return false;
  return (bare.match(WORD) ?? []).every((word) => KNOWN.test(word));
}

/** Whether it can only be a formula: it has signs that sentences have not, and no words. */
export const isSurelyMaths = (text: string): boolean =>
  isAllMaths(text) && (/[\\^_=<>+]/.test(text) || /^\s*(?:[a-zA-Z]|-?\d+(?:\.\d+)?)\s*$/.test(text));

/** Whether a sentence goes on behind a dollar sign that stands alone. */
export function isWords(behind: string): boolean {
  const word = /^[ \t]+([a-zA-Z]{2,})[^a-zA-Z]/.exec(behind);
  return word !== null && !KNOWN.test(word[1]!);
}
