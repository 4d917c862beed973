import { lookup } from '../../../core/lookup.ts';
import type { Text } from '../../../core/locale.ts';

/**
 * A doubt as the words that tell it: what it is about (in the message or the problem; "" is anything), and the groups of
 * words that all have to stand in the message, in any order. In a group the alternatives stand between strokes, an
 * underscore is a blank, a word stands for all that begin with it, and one with a full stop behind it for itself alone.
 */
export type ToldDoubt = readonly [about: string, words: string, en: string, zh: string];

const KINDS = lookup<string>({
  WHY: 'why|how_come|reason|point_of|explain|purpose|understand|what_does|how_can|how_does|get_why|为什么|为啥|为何|凭什么|怎么会|干嘛|原因|道理|怎么可能',
  HOW: 'how|what_do_i|trick|method|steps|怎么|如何|怎样|咋|方法',
  WHEN: 'when|know|tell|decide|choose|pick|which|什么时候|何时|怎么知道|怎么判断|怎么选|如何判断|哪个|哪种',
  WHICH: 'which|what|哪|什么',
  IF: "can.|can't|cant|cannot|could|couldnt|is.|isn't|isnt|are.|does|doesnt|do.|should|shouldnt|must|will|would|wouldnt|need|have_to|allowed|ok|okay|吗|能不能|能|可以|要不要|是不是|会不会|一定|必须|有没有|要",
  ASK: "why|how|what|when|where|which|can.|can't|cant|cannot|could|is.|isn't|isnt|are.|does|do.|should|must|would|need|have_to|tell|know|difference|vs|versus|explain|为什么|为啥|为何|怎么|如何|什么|哪|吗|能不能|可以|要不要|是不是|区别|会不会|一定|呢|多少|还是|几",
});

interface Read {
  about: string[];
  groups: { words: string[]; isKind: boolean }[];
  say: Text;
}

/** How surely a doubt is told: its groups of words of its own, and how long the words are that were found. */
export interface Told {
  weight: number;
  length: number;
}

const alternatives = (group: string): string[] =>
  group
    .split('|')
    .flatMap((one) => KINDS[one]?.split('|') ?? [one])
    .map((one) => one.replaceAll('_', ' '));

/** They ask, and say nothing of what is asked about; to choose is an act. */
const QUESTION_WORDS = new Set(
  ['WHY', 'HOW', 'WHEN', 'WHICH', 'IF', 'ASK'].flatMap(alternatives).filter((one) => one !== 'choose'),
);

const isKind = (group: string) => group.split('|').some((one) => KINDS[one] !== undefined);

export const readDoubt = ([about, words, en, zh]: ToldDoubt): Read => ({
  about: about === '' ? [] : alternatives(about),
  groups: words.split(' ').map((group) => ({ words: alternatives(group), isKind: isKind(group) })),
  say: { en, zh },
});

/** What of a doubt is in a message, with what is on the table beside it, both in lower case; null where it is not told. */
export function toldIn({ about, groups }: Read, said: string, place: string): Told | null {
  const found = groups.map(({ words }) => longestIn(words, said));
  const thing = about.length === 0 ? '' : longestIn(about, place);
  if (thing === null || !found.every((one) => one !== null)) return null;
  const own = found.filter((one, at) => !groups[at]!.isKind && says(one) && !QUESTION_WORDS.has(one)).length;
  const weight = own + (says(thing) ? 0.5 : 0);
  return { weight, length: [...found, thing].join('').length };
}

/** A letter alone may stand for anything. */
const says = (word: string): boolean => word.replace(/\.$/, '').length > 1 || /[^a-z.]/.test(word);

const longestIn = (words: readonly string[], text: string): string | null =>
  words
    .filter((one) => stands(one, text))
    .reduce<string | null>((one, other) => (one !== null && one.length >= other.length ? one : other), null);

/** A word at its beginning, anything else wherever it is. */
function stands(wanted: string, text: string): boolean {
  const isWhole = wanted.length > 1 && wanted.endsWith('.');
  const one = isWhole ? wanted.slice(0, -1) : wanted;
  const isWord = /^[a-z]/.test(one);
  const isNumber = /^\d+$/.test(one);
  for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) {
    if (isNumber && /[\d.]/.test(`${text[at - 1] ?? ''}${text[at + one.length] ?? ''}`)) continue;
    if (!isWord) return true;
    const isBegun = !/[a-z]/.test(text[at - 1] ?? '');
    const isShort = isWhole || one.length < 3;
    if (isBegun && !(isShort && /[a-z]/.test(text[at + one.length] ?? ''))) return true;
  }
  return false;
}
