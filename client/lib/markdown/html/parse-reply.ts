import { Marked, type Token } from 'marked';
import type { MathsToken } from './maths-tokens.ts';
import { SEALED, unsealed } from '../../latex-stream/formula-encoding.ts';

/** Models indent without meaning code, and a list below a line is no heading: neither is read so. */
const markdown = new Marked({
  gfm: true,
  tokenizer: { code: () => undefined, lheading: () => undefined },
  extensions: [
    {
      name: 'inlineMaths',
      level: 'inline',
      start: (source) => {
        const place = source.search(SEALED);
        return place < 0 ? undefined : place;
      },
      tokenizer: (source): MathsToken | undefined => {
        const match = SEALED.exec(source);
        return match?.index === 0 ? { type: 'inlineMaths', raw: match[0], ...unsealed(match) } : undefined;
      },
    },
  ],
});

/** A reply whose formulas are sealed, as Markdown. */
export const readReply = (sealed: string): Token[] => markdown.lexer(sealed);
