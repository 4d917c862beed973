import { contentOf } from './words.ts';

/** A clause by its words, and whether it is denied. */
export interface Clause {
  words: string[];
  isDenied: boolean;
}

const EMPTY = new Set(
  'on average known found certain large number he she him her his i we you them does do did doing done will would can could may might simply in out up who whom which there then just same also per whether so very person people population someone'.split(
    ' ',
  ),
);

const IRREGULAR: Record<string, string> = {
  went: 'go',
  going: 'go',
  goes: 'go',
  won: 'win',
  wins: 'win',
  lost: 'lose',
  loses: 'lose',
  took: 'take',
  chose: 'choose',
  bought: 'buy',
  drove: 'driv',
  drive: 'driv',
  caught: 'catch',
  wore: 'wear',
  rode: 'ride',
  ate: 'eat',
};

/** One way to go by several words: he cycles, by bicycle. */
const WAYS: Record<string, string> = {
  bicycl: 'cycl',
  bik: 'cycl',
  foot: 'walk',
  car: 'driv',
};

/** One form of a verb or noun: travels, travelled and travelling are travel. */
const formOf = (word: string): string => {
  if (IRREGULAR[word]) return IRREGULAR[word];
  const bare = word.replace(/(?:ing|ed|es|s|e)$/, '');
  return bare.length < 3 ? word : bare.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
};

/** Words that point at what was spoken of, or say that one of all was taken. */
const PRONOUNS =
  /(?:所?[抽选取]到的?|这|该)(?:学生|人|员工|居民|顾客|名学生|位居民)(?!数)|当天|那天|这天|该天|某天|这名|该名|这位|这件|该件|来自|[他她它某由]/g;

/** "Fails to arrive" does not arrive. */
const FAILING =
  /\b(?:fail|fails|failed|refuse|refuses|refused|decline|declines|declined|forget|forgets|forgot) to\b/;

/** One of two kinds is not the other. */
const OPPOSITES: Record<string, string> = {
  female: 'male',
  women: 'men',
  woman: 'man',
  girls: 'boys',
  girl: 'boy',
  'right-handed': 'left-handed',
};

function withoutOpposites(text: string): { text: string; isTurned: boolean } {
  const words = text.split(' ');
  const isTurned = words.some((word) => word in OPPOSITES);
  return { text: words.map((word) => OPPOSITES[word] ?? word).join(' '), isTurned };
}

/** It is said of any day, and so of none. */
const ON_ANY_DAY =
  / on an? (?:randomly chosen|particular|given|randomly selected) (?:school |working )?(?:day|weekday|morning|evening|occasion)$/;

export function clauseOf(whole: string): Clause {
  const typed = whole.replace(ON_ANY_DAY, '');
  const isFailing = FAILING.test(typed);
  const { text, isTurned: isOther } = withoutOpposites(typed.replace(FAILING, ' '));
  const isTurned = isOther !== isFailing;
  const isDenied = text.startsWith('not ');
  const said = (isDenied ? text.slice(4) : text).replace(PRONOUNS, '');
  const bare = said.split(' ').filter((word) => !EMPTY.has(word.toLowerCase()));
  const words = contentOf(bare.join(' '))
    .map(formOf)
    .map((word) => (Object.hasOwn(WAYS, word) ? WAYS[word]! : word));
  return { words: [...new Set(words)], isDenied: isDenied !== isTurned };
}

/** Words about the story itself, which tell no event from another. */
export const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => clauseOf(text).words));
