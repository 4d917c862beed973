import type { Meaning } from '../meaning.ts';
import type { Rule } from '../rule.ts';
import { wordsIn } from '../patterns/pattern.ts';
import { phrasesOfToken } from '../formulas.ts';
import { TELLING } from '../statistics/phrases.ts';
import type { Token } from '../tokens.ts';

type Phrase = { kind: string; meaning: Meaning };

const NUMBERS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
  'nineteen twenty'
).split(' ');
const TIMES = ['never', 'once', 'twice', 'thrice'];

/** Signs that are no part of what a group is called. */
const NO_NAMES = new Set(
  '的个名位本张件支盆朵只枚辆封从中里和与及或共有在把将使其且并含包括选取排站坐相邻不两三一二四五六七八九十无没都均全恰至少多最为是由成用要求若这该任何必须之间再另同各每奇偶数字母元辅音互任彼',
);
const UPRIGHT_WORD = /^\\(?:mathrm|mathbf|mathit|text|textbf|textit|textrm|operatorname)\{([A-Z]{3,20})\}$/;
const PERSONS = new Set('甲乙丙丁戊己');

/** The words that the rules of a grammar know: no name of a group holds one. */
export const wordsOf = (rules: readonly Rule[]): Set<string> =>
  new Set(rules.flatMap(({ pattern }) => wordsIn(pattern)));

/** What a token may mean where things are counted: numbers, letters of a word, names of persons and of groups. */
export function openPhrases(known: ReadonlySet<string>) {
  return function phrasesOfStory(token: Token): Phrase[] {
    const { word, formula, spelt } = token;
    const phrases = phrasesOfToken(token);
    const add = (kind: string, meaning: string) => phrases.push({ kind, meaning });
    const source = formula?.source.replace(UPRIGHT_WORD, '$1') ?? null;
    if (word !== null && /^[\u4e00-\u9fff]$/.test(word)) {
      addSign(word, add);
      return phrases;
    }
    const listed = /^[（(]([A-Z](?:[、,，][A-Z]){1,9})[）)]$/.exec(source ?? '');
    if (listed) add('listed', listed[1]!.replace(/[、，,]/g, ''));
    const count = word === null ? -1 : NUMBERS.indexOf(word);
    if (count >= 0) add('num', String(count));
    if (source !== null && /^\d{1,3}(?:[ ,]?\d{3})*$/.test(source)) add('num', source.replace(/[ ,]/g, ''));
    if (word !== null && TIMES.includes(word)) add('times', String(TIMES.indexOf(word)));
    if (source !== null && /^[A-Z]$/.test(source)) add('capital', source);
    if (/^(?:Mr|Mrs|Ms|Miss|Dr)\.?$/.test(source ?? spelt ?? '')) add('title', (source ?? spelt)!);
    const plural = /^([A-Z])[’']?s$/.exec(source ?? spelt ?? '');
    if (plural) add('capitals', plural[1]!);
    const long = /^[A-Z]{4,}$/.exec(source ?? spelt ?? '');
    if (long) add('spelling', long[0]);
    if (source !== null && /^\\?(?:l|c)?dots$|^(?:\.\.\.|…)$/.test(source)) add('dots', '…');
    const digits = /^(\d)-?$/.exec(source ?? '');
    if (digits) add('hyphened', digits[1]!);
    const wordDigits = /^(\w+)-(digit|letter|figure)$/.exec(word ?? '');
    if (wordDigits && NUMBERS.includes(wordDigits[1]!))
      add(`${wordDigits[2] === 'letter' ? 'letter' : 'digit'}-long`, String(NUMBERS.indexOf(wordDigits[1]!)));
    if (word === null || count >= 0 || known.has(word)) return phrases;
    if (/^[A-Z][a-z]{1,15}$/.test(spelt ?? '')) add('name', spelt!);
    if (/^[a-z][a-z'-]{2,20}$/.test(word) && !word.split('-').some((one) => TELLING.has(one)))
      add('noun-word', word);
    return phrases;
  };
}

function addSign(sign: string, add: (kind: string, meaning: string) => void): void {
  const count = sign === '两' ? 2 : '零一二三四五六七八九十'.indexOf(sign);
  if (count >= 0) add('num', String(count));
  if (PERSONS.has(sign)) add('person', sign);
  else if (!NO_NAMES.has(sign)) add('sign', sign);
}
