import { lookup } from '../../../core/lookup.ts';
import { ParseFault } from './syntax-fault.ts';
import { FUNCTIONS, GREEK, GREEK_NAMES, GREEK_VARIANTS } from './names.ts';

export type TokenKind = 'number' | 'symbol' | 'constant' | 'function' | 'sign' | 'command' | 'end';
export interface Token {
  kind: TokenKind;
  text: string;
  at: number;
  length: number;
  /** A space stands before it. */
  spaced: boolean;
}

const SUPERSCRIPTS: Record<string, string> = Object.fromEntries(
  [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣ'].map((one, index) => [one, [...'0123456789+-()nx'][index]!]),
);
const SUBSCRIPTS: Record<string, string> = Object.fromEntries(
  [...'₀₁₂₃₄₅₆₇₈₉ₙ'].map((one, index) => [one, [...'0123456789n'][index]!]),
);
const FRACTIONS: Record<string, [number, number]> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅙': [1, 6],
  '⅛': [1, 8],
};
/** One sign for the many ways to type it; Chinese and full-width forms included. */
const SIGNS: Record<string, string> = {
  '−': '-',
  '–': '-',
  '－': '-',
  '＋': '+',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '＊': '*',
  '÷': '/',
  '／': '/',
  '∕': '/',
  '＝': '=',
  '≤': '<=',
  '⩽': '<=',
  '≦': '<=',
  '≥': '>=',
  '⩾': '>=',
  '≧': '>=',
  '＜': '<',
  '＞': '>',
  '≠': '!=',
  '≈': '~=',
  '≡': '=',
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '｛': '{',
  '｝': '}',
  '【': '[',
  '】': ']',
  '，': ',',
  '、': ',',
  '；': ';',
  '：': ':',
  '。': '.',
  '｜': '|',
  '∣': '|',
  '＾': '^',
  '′': "'",
  '’': "'",
  '″': "''",
};
const COMMAND_SIGNS = lookup<string>({
  cdot: '*',
  times: '*',
  div: '/',
  le: '<=',
  leq: '<=',
  leqslant: '<=',
  ge: '>=',
  geq: '>=',
  geqslant: '>=',
  lt: '<',
  gt: '>',
  ne: '!=',
  neq: '!=',
  approx: '~=',
  equiv: '=',
  pm: '±',
  mp: '∓',
  lvert: '|',
  rvert: '|',
  mid: '|',
  prime: "'",
  circ: '°',
  degree: '°',
  lbrace: '{',
  rbrace: '}',
  langle: '(',
  rangle: ')',
});
const SILENT = new Set([
  'left',
  'right',
  'displaystyle',
  'quad',
  'qquad',
  'limits',
  'big',
  'Big',
  'bigl',
  'bigr',
  'Bigl',
  'Bigr',
]);
const STRUCTURED = new Set([
  'frac',
  'dfrac',
  'tfrac',
  'int',
  'sum',
  'begin',
  'end',
  'text',
  'mathrm',
  'operatorname',
  'mathbf',
  'vec',
  'overline',
  'bar',
]);
const PLAIN = /[+\-*/^_=<>()[\]{},;:|!'°±∓&.~]/u;

/** @throws ParseFault at the first character or command that has no meaning here */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = false;
  const push = (kind: TokenKind, value: string, length: number) => {
    tokens.push({ kind, text: value, at, length, spaced });
    at += length;
    spaced = false;
  };
  while (at < text.length) {
    const rest = text.slice(at);
    const one = String.fromCodePoint(rest.codePointAt(0)!);
    const [space] = /^(?:[\s\u3000\u00a0$]|\\[,;:! ]|~(?!=)|\\(?=[()[\]])(?:.))+/u.exec(rest) ?? [];
    if (space) {
      at += space.length;
      spaced = true;
      continue;
    }
    const number = /^(?:\d+(?:\.\d+)?|\.\d+)/.exec(rest) ?? /^[０-９]+(?:[.．][０-９]+)?/u.exec(rest);
    if (number) {
      push('number', number[0].normalize('NFKC'), number[0].length);
      continue;
    }
    if (FRACTIONS[one]) {
      push('command', `fraction ${FRACTIONS[one].join(' ')}`, one.length);
      continue;
    }
    const raised = takeWhile(rest, SUPERSCRIPTS);
    if (raised) {
      push('command', `superscript ${raised.text}`, raised.length);
      continue;
    }
    const lowered = takeWhile(rest, SUBSCRIPTS);
    if (lowered) {
      push('command', `subscript ${lowered.text}`, lowered.length);
      continue;
    }
    if (one === '\\') {
      command(rest);
      continue;
    }
    const letters = /^[A-Za-z]+/.exec(rest)?.[0];
    if (letters) {
      if (letters === 'of') {
        at += 2;
        spaced = true;
      } else if ((letters === 'sum' || letters === 'int') && rest[3] === '_') push('command', letters, 3);
      else word(letters);
      continue;
    }
    if (one === 'π') push('constant', 'pi', 1);
    else if (one === '∞') push('constant', 'infinity', 1);
    else if (one === '∫' || one === '∑' || one === 'Σ') push('command', one === '∫' ? 'int' : 'sum', 1);
    else if (one === '√') push('function', 'sqrt', 1);
    else if (one === '∛') push('function', 'cbrt', 1);
    else if (GREEK[one]) push('symbol', GREEK[one], one.length);
    else if (SIGNS[one]) push('sign', SIGNS[one], one.length);
    else if (/^(?:<=|>=|=<|!=|~=|\*\*|==)/.test(rest)) {
      const pair = rest.slice(0, 2);
      push('sign', { '=<': '<=', '**': '^', '==': '=' }[pair] ?? pair, 2);
    } else if (PLAIN.test(one)) push('sign', one, 1);
    else
      throw new ParseFault(at, one.length, {
        en: `“${one}” has no meaning in a formula here.`,
        zh: `“${one}”在这里的算式中没有意义。`,
      });
  }
  push('end', '', 0);
  return tokens;

  function command(rest: string) {
    const named = /^\\operatorname\*?\{\s*([A-Za-z]+)\s*\}/.exec(rest);
    if (named && Object.hasOwn(FUNCTIONS, named[1]!)) {
      push('function', named[1]!, named[0].length);
      return;
    }
    const name = /^\\([A-Za-z]+|[{}|%\\])/.exec(rest)?.[1];
    const length = name ? name.length + 1 : 1;
    if (name === '{' || name === '}' || name === '|') push('sign', name === '|' ? '|' : `\\${name}`, length);
    else if (name === '\\') push('sign', '\\\\', length);
    else if (name && SILENT.has(name)) {
      at += length;
      if (text[at] === '.' && (name === 'left' || name === 'right')) at += 1;
    } else if (name === 'pi') push('constant', 'pi', length);
    else if (name === 'infty') push('constant', 'infinity', length);
    else if (name && COMMAND_SIGNS[name]) push('sign', COMMAND_SIGNS[name], length);
    else if (name && STRUCTURED.has(name)) push('command', name, length);
    else if (name && Object.hasOwn(FUNCTIONS, name)) push('function', name, length);
    else if (name && GREEK_NAMES.has(name)) push('symbol', GREEK_VARIANTS[name] ?? name, length);
    else
      throw new ParseFault(at, length, {
        en: `The command “\\${name ?? ''}” is not known here.`,
        zh: `这里不认识命令“\\${name ?? ''}”。`,
      });
  }

  /** A run of letters is functions and letters side by side: "xsin" is x times sin. */
  function word(letters: string) {
    let rest = letters;
    while (rest) {
      const found = LONGEST.find((name) => rest.startsWith(name));
      if (found === 'pi') push('constant', 'pi', 2);
      else if (found === 'inf' || found === 'infinity') push('constant', 'infinity', found.length);
      else if (found && Object.hasOwn(FUNCTIONS, found)) push('function', found, found.length);
      else if (found) push('symbol', found, found.length);
      else if (rest[0] === 'e' || rest[0] === 'i') push('constant', rest[0], 1);
      else push('symbol', rest[0]!, 1);
      rest = rest.slice(found?.length ?? 1);
    }
  }
}

const LONGEST = [...Object.keys(FUNCTIONS), ...GREEK_NAMES, 'pi', 'infinity', 'inf'].sort(
  (a, b) => b.length - a.length,
);

function takeWhile(text: string, table: Record<string, string>) {
  let length = 0;
  let found = '';
  while (length < text.length && table[text[length]!]) {
    found += table[text[length]!];
    length += 1;
  }
  return length ? { text: found, length } : null;
}
