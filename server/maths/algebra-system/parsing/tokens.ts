import { ParseFault } from './syntax-fault.ts';
import { FUNCTIONS, GREEK, GREEK_NAMES, GREEK_VARIANTS } from './names.ts';
import {
  COMMAND_SIGNS,
  FRACTIONS,
  PLAIN,
  SIGNS,
  SILENT,
  STRUCTURED,
  SUBSCRIPTS,
  SUPERSCRIPTS,
} from './signs.ts';

export type TokenKind = 'number' | 'symbol' | 'constant' | 'function' | 'sign' | 'command' | 'end';
export interface Token {
  kind: TokenKind;
  text: string;
  at: number;
  length: number;
  /** A space stands before it. */
  spaced: boolean;
}

const KNOWN_NAMES = [...Object.keys(FUNCTIONS), ...GREEK_NAMES, 'pi', 'infinity', 'inf'].sort(
  (a, b) => b.length - a.length,
);

/** @throws ParseFault at the first character or command that has no meaning here */
export function tokenise(text: string): Token[] {
  return new Tokeniser(text).tokens();
}

class Tokeniser {
  private readonly text: string;
  private readonly read: Token[] = [];
  private at = 0;
  private spaced = false;

  constructor(text: string) {
    this.text = text;
  }

  tokens(): Token[] {
    while (this.at < this.text.length) {
      const rest = this.text.slice(this.at);
      const isRead =
        this.space(rest) ||
        this.number(rest) ||
        this.script(rest) ||
        this.command(rest) ||
        this.letters(rest);
      if (!isRead) this.character(rest);
    }
    this.push('end', '', 0);
    return this.read;
  }

  private push(kind: TokenKind, text: string, length: number): void {
    this.read.push({ kind, text, at: this.at, length, spaced: this.spaced });
    this.at += length;
    this.spaced = false;
  }

  private skip(length: number): void {
    this.at += length;
    this.spaced = true;
  }

  private space(rest: string): boolean {
    const [space] = /^(?:[\s\u3000\u00a0$]|\\[,;:! ]|~(?!=)|\\(?=[()[\]])(?:.))+/u.exec(rest) ?? [];
    if (space) this.skip(space.length);
    return space !== undefined;
  }

  private number(rest: string): boolean {
    const number = /^(?:\d+(?:\.\d+)?|\.\d+)/.exec(rest) ?? /^[０-９]+(?:[.．][０-９]+)?/u.exec(rest);
    if (number) this.push('number', number[0].normalize('NFKC'), number[0].length);
    return number !== null;
  }

  /** ½, x², x₁ */
  private script(rest: string): boolean {
    const fraction = FRACTIONS[rest[0]!];
    const raised = runOf(rest, SUPERSCRIPTS);
    const lowered = runOf(rest, SUBSCRIPTS);
    if (fraction) this.push('command', `fraction ${fraction.join(' ')}`, 1);
    else if (raised) this.push('command', `superscript ${raised}`, raised.length);
    else if (lowered) this.push('command', `subscript ${lowered}`, lowered.length);
    return Boolean(fraction || raised || lowered);
  }

  private command(rest: string): boolean {
    if (!rest.startsWith('\\')) return false;
    const named = /^\\(?:operatorname\*?|mathrm|text)\{\s*([A-Za-z]+)\s*\}/.exec(rest);
    if (named && Object.hasOwn(FUNCTIONS, named[1]!)) {
      this.push('function', named[1]!, named[0].length);
      return true;
    }
    const name = /^\\([A-Za-z]+|[{}|%\\])/.exec(rest)?.[1];
    const length = name ? name.length + 1 : 1;
    if (name === '{' || name === '}') this.push('sign', `\\${name}`, length);
    else if (name === '|') this.push('sign', '|', length);
    else if (name === '\\') this.push('sign', '\\\\', length);
    else if (name && SILENT.has(name)) {
      this.at += length;
      if (this.text[this.at] === '.' && (name === 'left' || name === 'right')) this.at += 1;
    } else if (name === 'pi') this.push('constant', 'pi', length);
    else if (name === 'infty') this.push('constant', 'infinity', length);
    else if (name && COMMAND_SIGNS[name]) this.push('sign', COMMAND_SIGNS[name], length);
    else if (name && STRUCTURED.has(name)) this.push('command', name, length);
    else if (name && Object.hasOwn(FUNCTIONS, name)) this.push('function', name, length);
    else if (name && GREEK_NAMES.has(name)) this.push('symbol', GREEK_VARIANTS[name] ?? name, length);
    else
      throw new ParseFault(this.at, length, {
        en: `The command “\\${name ?? ''}” is not recognised.`,
        zh: `无法识别命令“\\${name ?? ''}”。`,
      });
    return true;
  }

  private letters(rest: string): boolean {
    const letters = /^[A-Za-z]+/.exec(rest)?.[0];
    if (!letters) return false;
    if (letters === 'of') this.skip(2);
    else if ((letters === 'sum' || letters === 'int') && rest[3] === '_') this.push('command', letters, 3);
    else this.names(letters);
    return true;
  }

  /** A run of letters is functions and letters side by side: "xsin" is x times sin. */
  private names(letters: string): void {
    let rest = letters;
    while (rest) {
      const name = KNOWN_NAMES.find((known) => rest.startsWith(known)) ?? rest[0]!;
      if (name === 'pi') this.push('constant', 'pi', 2);
      else if (name === 'inf' || name === 'infinity') this.push('constant', 'infinity', name.length);
      else if (Object.hasOwn(FUNCTIONS, name)) this.push('function', name, name.length);
      else if (name === 'e' || name === 'i') this.push('constant', name, 1);
      else this.push('symbol', name, name.length);
      rest = rest.slice(name.length);
    }
  }

  private character(rest: string): void {
    const one = String.fromCodePoint(rest.codePointAt(0)!);
    if (one === 'π') this.push('constant', 'pi', 1);
    else if (one === '∞') this.push('constant', 'infinity', 1);
    else if (one === '∫') this.push('command', 'int', 1);
    else if (one === '∑' || one === 'Σ') this.push('command', 'sum', 1);
    else if (one === '√') this.push('function', 'sqrt', 1);
    else if (one === '∛') this.push('function', 'cbrt', 1);
    else if (GREEK[one]) this.push('symbol', GREEK[one], one.length);
    else if (SIGNS[one]) this.push('sign', SIGNS[one], one.length);
    else if (/^(?:<=|>=|=<|!=|~=|\*\*|==)/.test(rest)) {
      const pair = rest.slice(0, 2);
      this.push('sign', { '=<': '<=', '**': '^', '==': '=' }[pair] ?? pair, 2);
    } else if (PLAIN.test(one)) this.push('sign', one, 1);
    else
      throw new ParseFault(this.at, one.length, {
        en: `“${one}” is not allowed in a formula.`,
        zh: `“${one}”在这里的算式中没有意义。`,
      });
  }
}

/** The plain characters for a run of raised or lowered ones at the start; empty where there is none. */
function runOf(text: string, plain: Record<string, string>): string {
  let run = '';
  while (plain[text[run.length]!]) run += plain[text[run.length]!];
  return run;
}
