import { agree, realFunction, slopeAt } from '../../algebra-system/equivalence/sampling.ts';
import { type Expression, substitute, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { type Link, SLOPES } from './printed-links.ts';

const SLOPE_NAMES = Object.entries(SLOPES).map(([of, tex]) => ({ of, slope: tex.replace(/[{}]/g, '') }));

const NAMES = ['u', 'v', ...SLOPE_NAMES.map(({ slope }) => slope)];

/** Judges the lines of a product, a quotient or a substitution, where u and v are functions: u' is the slope of u. */
export function functionsAgree(all: Link[][]): (link: Link) => boolean | null {
  return (link) => {
    const known = definedBefore(all, link);
    return SLOPE_NAMES.some(({ of, slope }) => known.has(of) && known.has(slope))
      ? judgeLink(link, known)
      : null;
  };
}

/** The definitions of u, v and their derivatives that hold at this line; a new u discards the old ones. */
function definedBefore(all: Link[][], link: Link): Map<string, Expression> {
  const known = new Map<string, Expression>();
  for (const links of all) {
    for (const { sides } of links) {
      const [head, value] = sides;
      if (!head?.name || !value?.value || sides.length !== 2 || !NAMES.includes(head.name)) continue;
      if (head.name === 'u') known.clear();
      known.set(head.name, value.value);
    }
    if (links.includes(link)) return known;
  }
  return known;
}

function judgeLink({ sides }: Link, known: Map<string, Expression>): boolean | null {
  const [head, ...rest] = sides;
  if (!head?.value || rest.length === 0 || rest.some(({ value }) => !value)) return null;
  const slope = SLOPE_NAMES.find((one) => one.slope === head.name);
  const of = slope && known.get(slope.of);
  if (of) return sameSlope(of, rest[0]!.value!);
  if (head.name || !symbolsOf(head.value).some((letter) => NAMES.includes(letter))) return null;
  const whole = sides.map(({ value }) => withFunctions(value!, known));
  const letters = new Set(whole.flatMap(symbolsOf));
  const [letter] = letters;
  if (letters.size !== 1 || NAMES.includes(letter!)) return null;
  const [first, ...others] = whole.map((one) => realFunction(one, letter!));
  return others.every((other) => agree(first!, other, 'function lines'));
}

function withFunctions(one: Expression, known: Map<string, Expression>): Expression {
  let whole = one;
  for (const [name, value] of known) whole = substitute(whole, name, value);
  return whole;
}

function sameSlope(of: Expression, slope: Expression): boolean | null {
  const letters = new Set([...symbolsOf(of), ...symbolsOf(slope)]);
  const [letter] = letters;
  if (letters.size !== 1) return null;
  return agree(
    (at) => slopeAt(realFunction(of, letter!), at),
    realFunction(slope, letter!),
    'slope of a function',
  );
}
