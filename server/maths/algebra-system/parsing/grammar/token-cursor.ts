import { type Ambiguity, type Notation, usual } from '../notation.ts';
import { ParseFault } from '../syntax-fault.ts';
import type { Token } from '../tokens.ts';

const MAX_DEPTH = 60;
const MAX_TOKENS = 600;

/** Reads tokens one after the other; a fault names the token that is reached. */
export class TokenCursor {
  readonly tokens: Token[];
  readonly notation: Notation;
  position = 0;
  private depth = 0;

  constructor(tokens: Token[], notation: Notation = usual()) {
    if (tokens.length > MAX_TOKENS)
      throw new ParseFault(tokens[MAX_TOKENS]!.at, 1, {
        en: 'This is too long to read.',
        zh: '太长了，无法读取。',
      });
    this.tokens = tokens;
    this.notation = notation;
  }

  peek(ahead = 0): Token {
    return this.tokens[Math.min(this.position + ahead, this.tokens.length - 1)]!;
  }

  next(): Token {
    const token = this.peek();
    this.position += 1;
    return token;
  }

  isSign(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'sign' && token.text === text;
  }

  take(text: string): boolean {
    if (!this.isSign(text)) return false;
    this.position += 1;
    return true;
  }

  /** The characters of a raised or lowered run that comes next, which is taken; null where none comes. */
  takeScript(place: 'superscript' | 'subscript'): string | null {
    const { kind, text } = this.peek();
    if (kind !== 'command' || !text.startsWith(`${place} `)) return null;
    this.position += 1;
    return text.slice(place.length + 1);
  }

  expect(text: string, opened?: Token): void {
    if (this.take(text)) return;
    throw opened ? this.unclosed(opened) : this.unexpected();
  }

  fault(say: { en: string; zh: string }, token: Token): ParseFault {
    return new ParseFault(token.at, Math.max(1, token.length), say);
  }

  unexpected(): ParseFault {
    const token = this.peek();
    if (token.kind === 'end')
      return this.fault({ en: 'The formula is incomplete.', zh: '算式没有写完。' }, token);
    return this.misplaced(token);
  }

  misplaced(token: Token): ParseFault {
    return this.fault(
      { en: `“${token.text}” does not fit here.`, zh: `“${token.text}”放在这里不合适。` },
      token,
    );
  }

  unclosed(opened: Token): ParseFault {
    return this.fault(
      { en: `The bracket “${opened.text}” is not closed.`, zh: `括号“${opened.text}”没有闭合。` },
      opened,
    );
  }

  /** @throws ParseFault where formulas are nested too deeply */
  nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH)
      throw this.fault({ en: 'This is nested too deeply.', zh: '嵌套太深了。' }, this.peek());
    const value = read();
    this.depth -= 1;
    return value;
  }

  /** Where two readings are usual: whether to take the second. */
  isReadOtherwise(ambiguity: Ambiguity): boolean {
    this.notation.met.add(ambiguity);
    return this.notation.otherwise.has(ambiguity);
  }
}
