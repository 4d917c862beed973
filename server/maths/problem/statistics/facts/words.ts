/** Words that do not tell one population from another. */
const BARE = new Set(
  (
    'the a an them those of in on at from to by for with has have had is are was were be been this these that it its their they one which who ' +
    'randomly chosen random selected picked taken takes take took mass masses weigh weighs weighed weighing lasting weight weights length lengths time times lasts last lasted ' +
    'sample long height heights tall particular certain single day value measured kilograms grams kg g cm metres minutes hours seconds observed all deals deal he she his her each every per occasion day days find finds can classified classed called described graded labelled regarded contains contain containing'
  ).split(' '),
);

const IRREGULAR: Record<string, string> = {
  leaves: 'leaf',
  loaves: 'loaf',
  shelves: 'shelf',
  halves: 'half',
  knives: 'knife',
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  dealt: 'deal',
  spent: 'spend',
  thrown: 'throw',
  spun: 'spin',
  threw: 'throw',
  grown: 'grow',
  grew: 'grow',
  swam: 'swim',
  swum: 'swim',
  made: 'make',
  sold: 'sell',
  caught: 'catch',
  mice: 'mouse',
  geese: 'goose',
  fish: 'fish',
  potatoes: 'potato',
  tomatoes: 'tomato',
  ran: 'run',
};

/** The words of a name that tell it from others, in one form. */
export const contentOf = (words: string): string[] =>
  (/[\u4e00-\u9fff]/.test(words) ? chineseContent(words) : words.toLowerCase().split(/[^a-z'-]+/))
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word !== '' && !BARE.has(word))
    .map((word) => IRREGULAR[word] ?? stem(word))
    .filter((word) => !BARE.has(word));

const stem = (word: string): string => {
  const single = /(?:ches|shes|xes|sses)$/.test(word)
    ? word.slice(0, -2)
    : /[^aeiou]ies$/.test(word)
      ? `${word.slice(0, -3)}y`
      : /[^su]s$/.test(word)
        ? word.slice(0, -1)
        : word;
  // Filled, filling and fills.
  const bare = single.replace(/(?:ing|ed|e)$/, '');
  return bare.length < 3 ? single : bare.replace(/([bdgklmnprtvz])\1$/, '$1');
};

const BARE_SIGNS = new Set('的该所用在中个只名条件这些随机抽取选从到有是为质量重长度时间高其人某得获含');

/** "从" before nothing that is taken from: of "从不". */
const chineseContent = (words: string): string[] => [
  ...[...words].filter((sign) => /[\u4e00-\u9fffA-Z]/.test(sign) && !BARE_SIGNS.has(sign)),
  ...(/从(?:不|\s*$)/.test(words) ? ['从'] : []),
];

/** Whether a mention speaks of what was described: each word that tells something stands in the description. */
export const speaksOf = (mention: string, description: string): boolean => {
  const known = new Set(contentOf(description));
  return contentOf(mention).every((word) => known.has(word));
};

const HAN = /\p{Script=Han}/u;
/** Signs and words by which nothing is told from another. */
const ALIKE = new Set('组各两均这些种'.split(''));

/** The words that may tell a group from another: letters, and what its name says. */
export function tellingIn(words: string): Set<string> {
  if (HAN.test(words))
    return new Set([...words].filter((sign) => /[\p{Script=Han}A-Z]/u.test(sign) && !ALIKE.has(sign)));
  const labels = words.split(/[^A-Za-z]+/).filter((one) => /^[A-Z]$/.test(one));
  const plain = words
    .split(/\s+/)
    .filter((one) => !/^[A-Z]$/.test(one))
    .join(' ');
  const places = plain.toLowerCase().match(/\b(?:before|after|without|with|old|new)\b/g) ?? [];
  return new Set([...labels, ...contentOf(plain), ...places]);
}
