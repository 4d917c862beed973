import { bind, type Bindings, bindingsOf, type Bound } from './bindings.ts';
import { functionsAgree } from './function-lines.ts';
import { rootsAgree } from './plus-minus.ts';
import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { endOf, expressionOf, type Link, linksOf } from './printed-links.ts';
import { type Definitions, definitionsIn, valueOf } from './side-values.ts';
import { vectorsAgree } from './vector-lines.ts';

/**
 * Whether each printed line agrees with the values that the whole solution gives to its letters: every side is worked
 * out again with them. Null where it has a letter without one value.
 */
export function agreements(lines: readonly string[]): (boolean | null)[] {
  const all = lines.map((line, at) => linksOf(line).map((link) => continueLink(link, line, lines[at - 1])));
  // Where e is a letter of the question, no line is judged.
  if (all.flat().some(({ sides }) => sides[0]?.tex === 'e')) return lines.map(() => null);
  const bound = bindingsOf(all, lines);
  const defined = definitionsIn(all.flat());
  const functions = functionsAgree(all);
  const roots = rootsAgree(all);
  return all.map((links, at) => {
    const verdicts = links.map(
      (link) => linkAgrees(link, bound, defined) ?? functions(link) ?? roots(link) ?? vectorsAgree(link),
    );
    if (verdicts.includes(false)) return false;
    if (verdicts.length === 0) return sumAgrees(lines[at]!, lines[at - 1] ?? '');
    return verdicts.every((one) => one === true) ? true : null;
  });
}

/** "= 10 − 0" goes on from the line before. */
function continueLink(link: Link, line: string, before: string | undefined): Link {
  const end = /^\s*(?:=|\\approx)/.test(line) && before ? endOf(before) : null;
  return end ? { ...link, sides: [end, ...link.sides] } : link;
}

const differs = (one: Bound, other: Bound) =>
  Math.abs(one.value - other.value) >
  (one.slack + other.slack) * 1.05 + 1e-9 * Math.max(1, Math.abs(one.value));

function linkAgrees({ sides, where }: Link, bound: Bindings, defined: Definitions): boolean | null {
  // "0 = 1" shows a contradiction on purpose.
  if (sides.every(({ tex }) => /^-?\d+$/.test(tex))) return null;
  // An estimate of an area is not its rounded value.
  if (sides[0]!.tex.includes('\\int') && sides.some(({ isRounded }) => isRounded)) return null;
  const local: Bindings = new Map(bound);
  for (const link of where) {
    const [head] = link.sides;
    if (head?.name) local.delete(head.name);
    bind(link, local);
  }
  const values = sides.map((side) => valueOf(side, local, defined));
  const numbers = values.filter((one) => one !== null);
  if (numbers.some((one, at) => numbers.slice(at + 1).some((other) => differs(one, other)))) return false;
  if (numbers.length === sides.length && numbers.length > 1) return true;
  return proportional({ sides, where }, local, defined);
}

/** "m × 10 sin 40° = ma": both sides are multiples of a letter without a value, which is taken to be 1. */
function proportional({ sides }: Link, bound: Bindings, defined: Definitions): boolean | null {
  const open = new Set(
    sides.flatMap(({ value }) => (value ? symbolsOf(value) : [])).filter((one) => !bound.has(one)),
  );
  const [letter] = open;
  if (!sides.some(({ tex }) => /\\(?:sin|cos|tan|times)(?![a-z])/.test(tex))) return null;
  if (open.size !== 1 || sides.length !== 2 || sides.some(({ name, value }) => name !== null || !value))
    return null;
  const at = (value: number) =>
    sides.map((side) =>
      valueOf(side, new Map(bound).set(letter!, { value, slack: 0, isWhole: true }), defined),
    );
  const [once, twice] = [at(1), at(2)];
  const isScaled = once.every((one, index) => {
    const other = twice[index];
    return (
      one && other && one.value !== 0 && Math.abs(other.value - 2 * one.value) <= 1e-9 * Math.abs(one.value)
    );
  });
  return isScaled ? !differs(once[0]!, once[1]!) : null;
}

/** The terms of a sum below another sum are its terms, evaluated. */
function sumAgrees(line: string, before: string): boolean | null {
  const [one, other] = [before, line].map(expressionOf);
  if (!one?.value || !other?.value || one.value.kind !== 'sum' || other.value.kind !== 'sum') return null;
  if (symbolsOf(one.value).length + symbolsOf(other.value).length > 0) return null;
  if (one.value.terms.length !== other.value.terms.length) return null;
  const none: Definitions = new Map();
  const [first, second] = [one, other].map((side) => valueOf(side, new Map(), none));
  if (!first || !second || !Number.isFinite(evaluate(one.value))) return null;
  return differs(first, second) ? false : true;
}
