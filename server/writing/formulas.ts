import { Marked, type Token } from 'marked';
import { mathsExtensions, type MathsToken } from './maths.ts';

const lexer = new Marked({ gfm: true, extensions: mathsExtensions });

/** Every formula of a text in its order, but for quotations and code. */
export function formulasIn(markdown: string): string[] {
  const found: string[] = [];
  const look = (tokens: Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'blockMaths' || token.type === 'inlineMaths') found.push((token as MathsToken).text);
      else if (token.type === 'list') look((token as { items?: Token[] }).items ?? []);
      else if (token.type !== 'blockquote' && 'tokens' in token && token.tokens) look(token.tokens);
    }
  };
  look(lexer.lexer(markdown));
  return found;
}
