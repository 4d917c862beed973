import { Marked, type Token } from 'marked';
import type { MathsToken } from './maths-tokens.ts';
import { ENCODED_FORMULA, decodeFormula } from '../../latex-stream/formula-encoding.ts';

/** Models indent without meaning code, and a list below a line is no heading: neither is read so. */
const markdown = new Marked({
  gfm: true,
  tokenizer: { code: () => undefined, lheading: () => undefined },
  extensions: [
    {
      name: 'inlineMaths',
      level: 'inline',
      start: (source) => {
        const place = source.search(ENCODED_FORMULA);
        return place < 0 ? undefined : place;
      },
      tokenizer: (source): MathsToken | undefined => {
        const match = ENCODED_FORMULA.exec(source);
        return match?.index === 0
          ? { type: 'inlineMaths', raw: match[0], ...decodeFormula(match) }
          : undefined;
      },
    },
  ],
});

/** Parses a reply whose formulas are encoded. */
export const readReply = (normalised: string): Token[] => markdown.lexer(normalised);
