import { normalized } from '../core/normalized.ts';

const HAN = /\p{Script=Han}+/gu;

/**
 * Text as the words that full-text search stores and looks for: Chinese in pairs of characters,
 * LaTeX commands by their names, marks of Markdown dropped. A single Han character stands alone.
 */
export function searchWords(text: string): string {
  return normalized(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/\\(?:left|right|mathrm|text|dfrac|tfrac|quad|begin|end)\b/g, ' ')
    .replaceAll(/[\\$`*_#>|{}[\]()~^=+&]/g, ' ')
    .replaceAll(HAN, (run) => ` ${pairs(run).join(' ')} `)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, i) => characters[i] + character);
}
