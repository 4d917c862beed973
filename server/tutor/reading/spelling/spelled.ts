import { lookup } from '../../../core/lookup.ts';
import { distance } from '../../../text/spelling.ts';
import { OTHERS, TERMS } from './terms.ts';

const KNOWN = new Set([...TERMS, ...OTHERS]);
const BY_LETTER = Map.groupBy(TERMS, (term) => term[0]!);
/** Slips in words that are too short to be told by their distance. */
const SHORT = lookup<string>({
  teh: 'the',
  hte: 'the',
  adn: 'and',
  taht: 'that',
  waht: 'what',
  wich: 'which',
  whcih: 'which',
  becuase: 'because',
  becasue: 'because',
  thier: 'their',
  dosent: 'does not',
  doesnt: 'does not',
  equasion: 'equation',
  exaple: 'example',
  aera: 'area',
  agian: 'again',
  anwser: 'answer',
  awnser: 'answer',
  eqaul: 'equal',
  hieght: 'height',
  lenght: 'length',
  sqaure: 'square',
  squre: 'square',
  tirangle: 'triangle',
  fidn: 'find',
  slove: 'solve',
  ingeral: 'integral',
  intergral: 'integral',
  intergrate: 'integrate',
  intergrating: 'integrating',
  intergration: 'integration',
  verticle: 'vertical',
  verticly: 'vertically',
  divison: 'division',
});
const ENDING =
  /(?:ations?|ators?|ated|ates?|ating|ings?|ions?|ied|ies|i[sz]e[ds]?|i[sz]ing|ives?|ally|als?|ity|ers?|ed|es|ly|s|e|y|or|ors|ances?|ences?|ement|ements|ness|able|ible)$/;
const stemOf = (word: string) => word.replace(ENDING, '');
const WORD = /(?<![\\\w])[A-Za-z]{3,24}(?![\w])/g;
const MAX_LENGTH = 600;

/** A message with slips of typing in the words of the syllabus put right; what may be another word stays. */
export function spelled(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  return text.replaceAll(WORD, (typed) => {
    const word = typed.toLowerCase();
    if (typed.length > 1 && typed === typed.toUpperCase()) return typed;
    const meant = SHORT[word] ?? nearest(word);
    if (meant === null || meant === word) return typed;
    return typed[0] === typed[0]!.toUpperCase() ? meant[0]!.toUpperCase() + meant.slice(1) : meant;
  });
}

function nearest(word: string): string | null {
  if (word.length < 6 || KNOWN.has(word)) return null;
  const far = word.length < 8 ? 1 : 2;
  const near = (BY_LETTER.get(word[0]!) ?? [])
    .filter((term) => term.length > 4 && Math.abs(term.length - word.length) <= far)
    .map((term) => ({ term, apart: distance(word, term, far) }))
    .filter(({ apart }) => apart <= far)
    .toSorted((one, other) => one.apart - other.apart);
  // "Simply", "accelerated": another form of the word, and no slip.
  if (near.some(({ term }) => word.startsWith(term) || stemOf(term) === stemOf(word))) return null;
  return near[0]?.term ?? null;
}
