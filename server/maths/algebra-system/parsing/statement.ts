import type { Sign, Statement } from './statement-kinds.ts';
import type { Text } from '../../../core/locale.ts';
import { conjunctionOfCommas } from './commas.ts';
import type { Expression } from '../expressions/expression.ts';
import { type Fault, ParseFault } from './syntax-fault.ts';
import { type Ambiguity, choicesOf, type Notation } from './notation.ts';
import { ExpressionParser } from './grammar/expression-parser.ts';
import { statementLatex } from './print-statement.ts';
import { type Token, tokenise } from './tokens.ts';

export type Parsed =
  | { ok: true; statement: Statement; met: ReadonlySet<Ambiguity> }
  | { ok: false; fault: Fault };

const RELATIONS = new Set(['=', '<', '>', '<=', '>=', '!=', '~=']);
const OR = /\s{0,9}(?:\bor\b|\\text\{\s{0,9}or\s{0,9}\}|\\lor|∨|或者|或)\s{0,9}/giu;
const AND = /(?:(?<!\s)\s+)?(?:\band\b|\\text\{\s*and\s*\}|\\land|∧|并且|且|和)\s*/giu;

/** Reads a line: an expression, an equation, a chain of inequalities, or several of them joined by "or", "and" or commas. */
export function parse(text: string, otherwise: ReadonlySet<Ambiguity> = USUAL): Parsed {
  const notation: Notation = { otherwise, met: new Set() };
  try {
    return { ok: true, statement: statementOf(text, 0, notation), met: notation.met };
  } catch (error) {
    if (error instanceof ParseFault) return { ok: false, fault: error.fault };
    throw error;
  }
}

const USUAL: ReadonlySet<Ambiguity> = new Set();

/** Every usual reading of a line, the first one first. */
export function readingsOf(text: string): Statement[] {
  const parsed = parse(text);
  if (!parsed.ok) return [];
  const others = choicesOf(parsed.met).map((choice) => parse(text, choice));
  const all = [parsed, ...others].flatMap((one) => (one.ok ? [one.statement] : []));
  const printed = all.map(statementLatex);
  return all.filter((_, index) => printed.indexOf(printed[index]!) === index);
}

/** Reads an expression alone. */
export function parseExpression(text: string): { ok: true; value: Expression } | { ok: false; fault: Fault } {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  if (parsed.statement.kind === 'expression') return { ok: true, value: parsed.statement.value };
  const say: Text = {
    en: 'Enter an expression here, without a sign such as “=”.',
    zh: '这里需要一个式子，不带“=”等符号。',
  };
  return { ok: false, fault: { at: 0, length: text.length, say } };
}

/** What a line says, or null where it cannot be read. */
export function statementIn(text: string): Statement | null {
  const parsed = parse(text);
  return parsed.ok ? parsed.statement : null;
}

/** For text from this code base, which is known to be readable. */
export function expression(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.say.en}`);
  return parsed.value;
}
export function statement(text: string): Statement {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.fault.say.en}`);
  return parsed.statement;
}

function statementOf(text: string, offset: number, notation: Notation): Statement {
  const cases =
    /^\s*\\begin\{(?:cases|aligned|align\*?)\}([\s\S]*)\\end\{(?:cases|aligned|align\*?)\}\s*$/.exec(
      text,
    )?.[1];
  if (cases !== undefined) {
    const lines = splitAt(cases.replaceAll('&', ' '), /\\\\/g).filter((line) => line.text.trim());
    return {
      kind: 'list',
      joined: 'and',
      items: lines.map((line) => statementOf(line.text, offset + text.indexOf(cases) + line.at, notation)),
    };
  }
  for (const [joint, joined] of [
    [OR, 'or'],
    [AND, 'and'],
  ] as const) {
    const parts = splitAt(text, joint);
    if (parts.length > 1)
      return {
        kind: 'list',
        joined,
        items: flattenList(
          joined,
          parts.map((part) => statementOf(part.text, offset + part.at, notation)),
        ),
      };
  }
  try {
    return fromTokens(tokenise(text.replace(/(?<![.。;；,，\s])[.。;；,，\s]+$/u, '')), notation);
  } catch (error) {
    if (error instanceof ParseFault) error.fault.at += offset;
    throw error;
  }
}

function flattenList(joined: 'or' | 'and', items: Statement[]): Statement[] {
  return items.flatMap((one) => (one.kind === 'list' && one.joined === joined ? one.items : [one]));
}

function splitAt(text: string, joint: RegExp): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(joint)) {
    parts.push({ text: text.slice(from, match.index), at: from });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), at: from });
  return parts;
}

function fromTokens(tokens: Token[], notation: Notation): Statement {
  if (tokens.some(({ text }) => text === '±' || text === '∓')) {
    const items = [true, false].map((upper) =>
      fromTokens(
        tokens.map((one) =>
          one.text === '±' || one.text === '∓'
            ? { ...one, text: (one.text === '±') === upper ? '+' : '-' }
            : one,
        ),
        notation,
      ),
    );
    return { kind: 'list', joined: 'or', items };
  }
  const parts = splitOutside(tokens);
  if (parts.length > 1) {
    const items = parts.map((part) => fromTokens(part, notation));
    if (items.every((one) => one.kind === 'expression')) return { kind: 'list', joined: 'and', items };
    return { kind: 'list', joined: conjunctionOfCommas(items), items: withUnknown(items) };
  }
  const sides: Expression[] = [];
  const signs: Sign[] = [];
  let side: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    depth += depthOf(token);
    if (depth === 0 && token.kind === 'sign' && RELATIONS.has(token.text)) {
      sides.push(new ExpressionParser([...side, { ...token, kind: 'end', text: '' }], notation).expression());
      signs.push(token.text as Sign);
      side = [];
    } else side.push(token);
  }
  sides.push(new ExpressionParser(side, notation).expression());
  return signs.length === 0 ? { kind: 'expression', value: sides[0]! } : { kind: 'relation', sides, signs };
}

/** "x = 2, 3" means x = 2 or x = 3. */
function withUnknown(items: Statement[]): Statement[] {
  let head: Expression | null = null;
  return items.map((one) => {
    if (one.kind === 'relation' && one.signs.length === 1 && one.signs[0] === '=') head = one.sides[0]!;
    if (one.kind === 'expression' && head)
      return { kind: 'relation', sides: [head, one.value], signs: ['='] };
    return one;
  });
}

/** Commas and semicolons outside all brackets. */
function splitOutside(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += depthOf(token);
    const separates = token.kind === 'sign' && (token.text === ',' || token.text === ';');
    if (separates && depth === 0) {
      parts.at(-1)!.push({ ...token, kind: 'end', text: '' });
      parts.push([]);
    } else parts.at(-1)!.push(token);
  }
  return parts;
}

function depthOf({ kind, text }: Token): number {
  if (kind === 'command') return text === 'begin' ? 1 : text === 'end' ? -1 : 0;
  if (kind !== 'sign') return 0;
  return ['(', '[', '{', '\\{'].includes(text) ? 1 : [')', ']', '}', '\\}'].includes(text) ? -1 : 0;
}
