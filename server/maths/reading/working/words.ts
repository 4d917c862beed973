import { FUNCTIONS, GREEK_NAMES } from '../../algebra-system/parsing/names.ts';

const NAMES = new RegExp(
  [...Object.keys(FUNCTIONS), ...GREEK_NAMES, 'infinity', 'pi'].sort((a, b) => b.length - a.length).join('|'),
  'g',
);
const SHORT_WORDS = new Set([
  'the',
  'are',
  'has',
  'for',
  'not',
  'but',
  'now',
  'let',
  'get',
  'all',
  'use',
  'we',
  'is',
  'it',
  'of',
  'to',
]);

export const isNote = (text: string) => isWords(text) || /^\s{0,9}[+-]\s?ve\s{0,9}$/i.test(text);

/** Runs of letters that are neither functions nor letters side by side. */
export function isWords(text: string): boolean {
  const bare = text
    .replace(/\\(?:text|mathrm|operatorname)\s*\{[^{}]*\}|\\[A-Za-z]+/g, ' ')
    .replace(/\b(?:and|or)\b/gi, ' ');
  if (/\p{Script=Han}{2,}/u.test(bare.replace(/或者|并且/g, ''))) return true;
  return (bare.match(/[A-Za-z]+/g) ?? []).some((run) => {
    const rest = run.replace(NAMES, ' ').trim().split(' ');
    return rest.some((letters) => letters.length > 3) || SHORT_WORDS.has(run.toLowerCase());
  });
}
