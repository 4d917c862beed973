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
        const found = SEALED.exec(source);
        return found?.index === 0 ? { type: 'inlineMaths', raw: found[0], ...unsealed(found) } : undefined;
      },
    },
  ],
});

/** A reply whose formulas are sealed, as Markdown. */
export const readReply = (sealed: string): Token[] => markdown.lexer(sealed);
