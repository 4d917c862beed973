import { normalized } from '../core/normalized.ts';
import { simplified, soundsOf } from './chinese.ts';

const HAN = /\p{Script=Han}+/gu;

/**
 * Text as the words that full-text search stores and looks for: Chinese in pairs of characters,
 * and simplified, LaTeX commands by their names, marks of Markdown dropped. A single Han character stands alone.
 */
export function searchWords(text: string): string {
  return simplified(normalized(text, 'NFKC'))
    .toLowerCase()
    .replaceAll(/\\(?:left|right|mathrm|text|dfrac|tfrac|quad|begin|end)\b/g, ' ')
    .replaceAll(/[\\$`*_#>|{}[\]()~^=+&]/g, ' ')
    .replaceAll(HAN, (run) => ` ${pairs(run).join(' ')} `)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The same for what is stored, with what its Chinese sounds like: it is found by its pinyin too. */
export function indexWords(text: string): string {
  const words = searchWords(text);
  const sounds = soundsOf(simplified(normalized(text, 'NFKC')));
  return sounds.length > 0 ? `${words} ${sounds.join(' ')}` : words;
}

function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, i) => characters[i] + character);
}
