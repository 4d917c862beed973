import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { number, substitute, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Token } from '../tokens.ts';

const LABELS = /^[A-Z]{2,5}$/;
const ANGLE_SIGN = /^(?:\\angle|∠)/;
const TRIANGLE_SIGN = /^(?:\\triangle|△|\\Delta(?=[A-Z]))/;

/**
 * The words of a sentence about a plane figure: names of points in capitals are names wherever they stand, and each of
 * "∠AOB = 1.2", "AB = AC" and "AC ⊥ OB" is several words.
 */
export const figureTokens = (tokens: readonly Token[]): Token[] => tokens.flatMap(pieces);

const word = (one: Token, text: string): Token => ({ word: text, formula: null, from: one.from, to: one.to });
const formula = (one: Token, source: string): Token => ({
  word: null,
  formula: { source, statement: statementIn(source) },
  from: one.from,
  to: one.to,
});

function pieces(token: Token): Token[] {
  const { spelt, quantity } = token;
  if (spelt !== undefined && LABELS.test(spelt)) return [formula(token, spelt)];
  if (quantity?.symbol)
    return [
      ...ofSource(token, quantity.symbol),
      word(token, '='),
      { ...token, quantity: { ...quantity, symbol: null } },
    ];
  if (token.word !== null || !token.formula) return [token];
  return ofSource(token, token.formula.source.replaceAll('$', '').trim());
}

function ofSource(token: Token, source: string): Token[] {
  const angle = ANGLE_SIGN.exec(source) ?? TRIANGLE_SIGN.exec(source);
  if (angle) {
    const rest = source.slice(angle[0].length).replace(/[{}]/g, '').trim();
    const noun = ANGLE_SIGN.test(source) ? 'angle' : 'triangle';
    return [word(token, noun), ...(rest === '' ? [] : ofSource(token, rest))];
  }
  for (const [sign, name] of SIGNS) {
    const at = source.indexOf(sign);
    const sides = [source.slice(0, at), source.slice(at + sign.length)].map((one) => one.trim());
    const isOfPoints = sides.some((one) => LABELS.test(one) || ANGLE_SIGN.test(one) || multipleIn(one));
    if (at >= 0 && (isOfPoints || sides[0] === ''))
      return sides.flatMap((one, i) => [
        ...(i === 1 ? [word(token, name)] : []),
        ...(one === '' ? [] : ofSource(token, one)),
      ]);
  }
  const multiple = multipleIn(source);
  if (multiple) return [formula(token, multiple.size), word(token, '×'), formula(token, multiple.ends)];
  const measured = /^(.{1,60}?)\s?((?:mm|cm|m|km)(?:²|\^2|\^\{2\})?)$/.exec(source);
  if (measured && !token.formula?.statement?.kind.startsWith('rel') && /[\d)\s]$/.test(measured[1]!))
    return [
      {
        word: null,
        formula: null,
        quantity: { amount: { amount: measured[1]!.trim(), unit: measured[2]! }, symbol: null },
        from: token.from,
        to: token.to,
      },
    ];
  return [source === token.formula?.source ? token : formula(token, source)];
}

/** "2OC", "0.4 OA" and "OA/4": so many times a length. */
function multipleIn(source: string): { size: string; ends: string } | null {
  const at = source.search(/[A-Z]{2}/);
  if (at < 0 || source.length > 40 || source.length === 2) return null;
  const [before, after] = [source.slice(0, at), source.slice(at + 2)];
  if (/[A-Z]/.test(before + after)) return null;
  const read = statementIn(`${before} x ${after}`);
  if (read?.kind !== 'expression' || symbolsOf(read.value).join() !== 'x') return null;
  const [none, one, two] = [0, 1, 2].map((x) => evaluate(read.value, { x }));
  if (none !== 0 || !(one! > 0) || Math.abs(two! - 2 * one!) > 1e-9 * one!) return null;
  return { size: toText(exact(substitute(read.value, 'x', number(1)))), ends: source.slice(at, at + 2) };
}

const SIGNS: readonly [sign: string, name: string][] = [
  ['⊥', '⊥'],
  ['\\perp', '⊥'],
  ['//', '∥'],
  ['∥', '∥'],
  ['\\parallel', '∥'],
  ['=', '='],
];
