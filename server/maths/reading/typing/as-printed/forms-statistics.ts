import type { Form } from './form.ts';

/** How students ask about chances, arrangements and distributions, and how a paper does. */
export const STATISTICS_FORMS: readonly Form[] = [
  [
    /^(P\(A\) ?= ?[\d./]{1,8}),? (?:and )?(P\(B\) ?= ?[\d./]{1,8}),? (?:and )?P\(A or B\) ?= ?([\d./]{1,8})[.,;]? ?are A and B independent\??$/i,
    'Events A and B are such that $1, $2 and P(A ∪ B) = $3. Determine whether A and B are independent.',
  ],
  [
    /^(P\(A\) ?= ?[\d./]{1,8}),? (?:and )?(P\(B\) ?= ?[\d./]{1,8}),? (?:and )?P\(A and B\) ?= ?([\d./]{1,8})[.,;]? ?are A and B independent\??$/i,
    'Events A and B are such that $1, $2 and P(A ∩ B) = $3. Determine whether A and B are independent.',
  ],
  [
    /^(?:how|in how) many ways can (\d{1,2} [a-z]{3,12}) and (\d{1,2} [a-z]{3,12}) be arranged in a (row|line|queue) (?:if|when|so that) (?:all )?(?:the )?([a-z]{3,12}) (?:are|stand|stay|sit|must be) (?:all )?(together|next to each other)\??$/i,
    'Find the number of ways in which $1 and $2 can stand in a $3 if the $4 stand $5.',
  ],
  [
    /^f\(x\) ?= ?([^.,;\n]{1,30}?) for (-?\d[\d.]{0,5}) ?(?:<=|≤|<) ?x ?(?:<=|≤|<) ?(-?\d[\d.]{0,5})[.,;] ?(find [^\n]{0,40}(?:E\(X\)|Var\(X\)|mean|median|variance)[^\n]{0,30}?)\.?$/i,
    'A continuous random variable X has probability density function f(x) = $1 for $2 ≤ x ≤ $3, and 0 otherwise. $4.',
  ],
  [
    /^sum(?: of)? x ?= ?(-?[\d.]{1,8}),? (?:and )?sum(?: of)? x(?:\^2|²) ?= ?([\d.]{1,8}),? (?:and )?n ?= ?(\d{1,4})[.,;]? find (?:the )?(mean|sd|s\.d\.|standard deviation|variance)\.?$/i,
    'For $3 values of x, Σx = $1 and Σx^2 = $2. Find the $4.',
  ],
  [/\bfind the (?:sd|s\.d\.)(?=\.?$)/i, 'Find the standard deviation'],
  [
    /^find ([a-z]) (?:such that|so that|if|where) (P\(Z ?[<>] ?\1\) ?= ?0?\.\d{1,4})\.?$/i,
    'The random variable Z has the distribution N(0, 1). Find the value of $1 for which $2.',
  ],
  [
    /^how many (\d)[- ]digit numbers can (?:be|you|i) (?:made|make|formed|form) (?:from|with|using) (?:the digits )?(\d(?:, ?\d){1,9}) (?:without|with no) repeat(?:s|ing|ition)?(?: digits)?\??$/i,
    'Find the number of $1-digit numbers that can be formed from the digits $2 if no digit is repeated.',
  ],
  [
    /^how many (?:different )?(\d)[- ]letter selections (?:are there |can be made )?(?:from|of|in)(?: the letters of| the word)? ([A-Z]{3,14})\??$/,
    'Find the number of different selections of $1 letters that can be made from the letters of the word $2.',
  ],
];

const TAKES =
  /^X takes (?:the )?values? (-?\d{1,3}(?:, ?-?\d{1,3}){1,5}(?:,? and -?\d{1,3})?) with prob(?:abilitie|s)?s? ([\d./]{1,6}(?:, ?[\d./]{1,6}){1,5}(?:,? and [\d./]{1,6})?)(?: respectively)?[.,;] ?(find [^\n]{2,60}?)\.?$/i;

/** "X takes values 1,2,3 with probabilities 0.2, 0.5, 0.3": each value with its own; null where they are not as many. */
export function tableTyped(text: string): string | null {
  const [, values, chances, wanted] = TAKES.exec(text) ?? [];
  if (values === undefined) return null;
  const [all, each] = [values, chances!].map((list) =>
    list.split(/, ?(?:and )?| and /).map((one) => one.trim()),
  );
  if (all!.length !== each!.length) return null;
  const told = all!.map((value, at) => `P(X = ${value}) = ${each![at]}`).join(', ');
  return `The probability distribution of X is ${told}. ${wanted![0]!.toUpperCase()}${wanted!.slice(1)}.`;
}
