import type { Method } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

type Rule =
  | { kind: 'free' }
  | { kind: 'together' | 'apart'; letters: string[] }
  | { kind: 'ends'; first: string | null; last: string | null };

interface Parameters {
  word: string;
  rule: Rule;
}

/** Why the letters that are the same are divided out. */
const SAME = {
  en: 'Letters that are the same can change places without a new arrangement: each one would be counted so many times.',
  zh: '相同的字母互换位置并不产生新的排列，每种排列会被重复计算这么多次。',
};

export const wordArrangements: Method<Parameters> = {
  id: 'word-arrangements',
  topic: '9709/p5/permutations-and-combinations',

  match(question) {
    const text = plainWording(question.text).replace(
      /(?<=\bthe )(\d{1,2}) (?=letters (?:of|in) the word ([A-Z]{3,14})\b)/,
      (phrase, count: string, word: string) => (Number(count) === word.length ? '' : phrase),
    );
    if (
      !/arrange|permutation|order|排列|排成/i.test(text) ||
      /circle|round|圆|选|selection|chosen|choose|probability|概率/i.test(text) ||
      /\d/.test(text)
    )
      return null;
    const words = text.match(/\b[A-Z]{3,}\b/g) ?? [];
    if (new Set(words).size !== 1 || words[0]!.length > 14) return null;
    const word = words[0]!;
    const rule = ruleIn(text.replaceAll(word, ' '), word);
    return rule && { word, rule };
  },

  solve({ word, rule }) {
    const counts = countsOf([...word]);
    const steps = [
      step(
        { en: 'Count the letters that repeat.', zh: '数出重复的字母。' },
        [...counts].map(([letter, times]) => `\\text{${letter}}: ${times}`).join(',\\; '),
      ),
    ];
    const title = { en: 'Arrangements of a word', zh: '单词字母的排列' };
    const answered = (value: bigint, tex: string, en: string, zh: string) => {
      steps.push(
        step({ en, zh }, `${tex} = ${value}`, ['M1', 'A1'], rule.kind === 'free' ? SAME : undefined),
      );
      return { title, steps, answer: { text: String(value), tex: String(value) } };
    };
    const [all, allTex] = arrangements([...word]);
    if (rule.kind === 'free')
      return answered(
        all,
        allTex,
        'Divide by the number of arrangements of the repeated letters.',
        '除以相同字母之间的排列数。',
      );
    if (rule.kind === 'ends') {
      const rest = without(
        [...word],
        [rule.first, rule.last].filter((one) => one !== null),
      );
      if (!rest) return answered(0n, '0', 'There are not enough of these letters.', '这些字母的个数不够。');
      return answered(
        ...arrangements(rest),
        'Fix the ends and arrange the other letters.',
        '固定两端的字母，排列其余字母。',
      );
    }
    const block = [...word].filter((one) => rule.letters.includes(one));
    const rest = [...word].filter((one) => !rule.letters.includes(one));
    const [outside, outsideTex] = arrangements([...rest, '*']);
    const [inside, insideTex] = arrangements(block);
    if (rule.kind === 'together')
      return answered(
        outside * inside,
        inside === 1n ? outsideTex : `${outsideTex} \\times ${insideTex}`,
        'Treat them as one block, and arrange the letters within it.',
        '把它们看作一个整体，再排列其内部的字母。',
      );
    const [others, othersTex] = arrangements(rest);
    steps.push(
      step({ en: 'Arrange the other letters first.', zh: '先排列其余字母。' }, `${othersTex} = ${others}`, [
        'M1',
      ]),
    );
    const gaps = BigInt(rest.length + 1);
    const places = binomial(gaps, BigInt(block.length));
    return answered(
      others * places * inside,
      `${others} \\times \\binom{${gaps}}{${block.length}}${inside === 1n ? '' : ` \\times ${insideTex}`}`,
      'Place the separated letters in different gaps.',
      '把要分开的字母放入不同的空隙。',
    );
  },

  /** Counts the arrangements that keep the rule by building them letter by letter. */
  verify({ answer }, { word, rule }) {
    return [
      {
        name: {
          en: 'Building the words letter by letter gives the same number.',
          zh: '逐个字母构造单词，得到相同的数目。',
        },
        passed: String(countArrangements(word, rule)) === answer.text,
      },
    ];
  },
};

function countsOf(letters: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of letters) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

function binomial(n: bigint, k: bigint): bigint {
  let result = 1n;
  for (let index = 1n; index <= k; index += 1n) result = (result * (n - index + 1n)) / index;
  return k > n ? 0n : result;
}

function arrangements(letters: string[]): [value: bigint, tex: string] {
  const repeats = [...countsOf(letters).values()].filter((times) => times > 1);
  const value = repeats.reduce((total, times) => total / factorial(times), factorial(letters.length));
  const below = repeats.map((times) => `${times}!`).join(' \\times ');
  return [value, below ? `\\frac{${letters.length}!}{${below}}` : `${letters.length}!`];
}

function without(letters: string[], taken: string[]): string[] | null {
  const rest = [...letters];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

const VOWELS = ['A', 'E', 'I', 'O', 'U'];
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, both: 2, 两: 2, 三: 3, 四: 4, 二: 2 };

/** Words for leaving letters out, or for one of two conditions, which need another count. */
const TURNED =
  /\b(?:not|neither|nor|never|without|except|or|only|exactly|at least|at most)\b|n[’']t\b|不(?!同)|没有|或|恰|至少|至多/i;

/** What the question adds to "how many arrangements"; null where that is not clear. */
function ruleIn(text: string, word: string): Rule | null {
  const known = /\bnot (?:all )?(?:together|next to each other|adjacent)|(?:互不|不能|不)相邻/gi;
  if (TURNED.test(text.replace(known, ' '))) return null;
  const together = /together|next to each other|adjacent|side by side|相邻|连在一起|在一起/i.test(text);
  const apart =
    /\bno two\b|not (?:all )?(?:together|next to|adjacent)|separated|are apart|不相邻|不能相邻|互不相邻|分开/i.test(
      text,
    );
  const begins =
    /(?:begin|start)(?:s|ning|ing)? with (?:an? |the letter )?'?([A-Z])\b|以\s*([A-Z])\s*开头/.exec(text);
  const finishes =
    /(?:end|finish)(?:es|s|ing)? (?:with|in) (?:an? |the letter )?'?([A-Z])\b|以\s*([A-Z])\s*(?:结尾|结束)/.exec(
      text,
    );
  const both =
    /(?:begin|start)s? and (?:end|finish)(?:es|s)? with (?:an? |the letter )?'?([A-Z])\b|(?:an? )?([A-Z]) at each end/.exec(
      text,
    );
  if (!saysNoMore(text, [both?.[0], begins?.[0], finishes?.[0]])) return null;
  if (together || apart) {
    const isBoth = /together/i.test(text) && /\b(?:separated|apart)\b/i.test(text);
    if (isBoth || begins || finishes || both || /not all/i.test(text)) return null;
    const letters = groupIn(text, word);
    if (!letters) return null;
    const count = [...word].filter((one) => letters.includes(one)).length;
    // "not together" of three or more is not the same as "no two next to each other".
    if (apart && count > 2 && !/\bno two\b|互不相邻|不相邻/i.test(text)) return null;
    return count < 2 ? null : { kind: apart ? 'apart' : 'together', letters };
  }
  if (both) return { kind: 'ends', first: both[1] ?? both[2]!, last: both[1] ?? both[2]! };
  if (begins || finishes)
    return {
      kind: 'ends',
      first: begins?.[1] ?? begins?.[2] ?? null,
      last: finishes?.[1] ?? finishes?.[2] ?? null,
    };
  return /\b(?:two|three|four|both)\b|[两三四]|vowel|consonant|next|adjacent|apart|separat|side|元音|辅音|相邻|分开|\b[A-Z]\b/i.test(
    text.replace(/\ba\b/g, ' '),
  )
    ? null
    : { kind: 'free' };
}

/** Whether the question has no condition beside this one; another would change the number. */
function saysNoMore(text: string, conditions: (string | undefined)[]): boolean {
  let rest = text;
  for (const one of conditions) if (one) rest = rest.replace(one, ' ');
  rest = rest
    .replace(
      /\b(?:how many|in|different|distinct|ways|can|arrangements?|are|is|there|of|all|the|letters?|word|be|arranged|find|number|possible|permutations|using|many|made|from|calculate|total|arrange|to|this|a|row|line|if|so|that|which|and|with|have|has|having|must|may|do|does|stay|kept|keep|come|placed|vowels?|consonants?|together|next|each|other|adjacent|side by side|two|three|four|both|no|not|separated|apart|always|as|one|block)\b/gi,
      ' ',
    )
    .replace(/\b[A-Z](?:['’]?s)?\b/g, ' ')
    .replace(
      /单词|字母|中|的|所有|全部|不同|有|多少|种|排列|方法|求|用|将|把|排成|一行|一列|可以|组成|几|共|个|元音|辅音|相邻|不|互|能|连在一起|在一起|分开|必须|要求|且|两|三|四|都|是|若|则|排|法|数|问|开头|结尾|结束|以/g,
      ' ',
    );
  return !/\p{L}/u.test(rest);
}

/** "the vowels", "the two E's", "the Ss": all of those letters. */
function groupIn(text: string, word: string): string[] | null {
  if (/vowel|元音/i.test(text))
    return /consonant|辅音/i.test(text) ? null : VOWELS.filter((one) => word.includes(one));
  if (/consonant|辅音/i.test(text)) return [...new Set([...word].filter((one) => !VOWELS.includes(one)))];
  const [, number, letter] =
    /\b(two|three|four|both|all|no two)?\s*(?:the )?(?:letters? )?'?([A-Z])(?:'?s)?\b(?!\s*(?:and|和)\s*[A-Z])/.exec(
      text.replace(/\b[AI]\b(?=\s[a-z])/g, ' '),
    ) ??
    /([两二三四])个\s*([A-Z])/.exec(text) ??
    [];
  if (!letter || [...text.matchAll(/\b([A-Z])(?:'?s)?\b/g)].some(([, other]) => other !== letter))
    return null;
  const times = [...word].filter((one) => one === letter).length;
  const claimed = number && NUMBERS[number];
  return times >= 2 && (!claimed || claimed === times) ? [letter] : null;
}

/** Counts with a table by the letters that remain, the letter before, and the progress of the block. */
function countArrangements(word: string, rule: Rule): bigint {
  const kinds = [...countsOf([...word]).keys()].sort();
  const known = new Map<string, bigint>();
  const block = rule.kind === 'together' ? [...word].filter((one) => rule.letters.includes(one)).length : 0;
  const go = (left: number[], before: number, run: number, at: number): bigint => {
    if (at === word.length) return 1n;
    const key = `${left.join()}|${before}|${run}|${at}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    let total = 0n;
    for (const [index, letter] of kinds.entries()) {
      if (left[index] === 0) continue;
      if (
        rule.kind === 'ends' &&
        ((at === 0 && rule.first && letter !== rule.first) ||
          (at === word.length - 1 && rule.last && letter !== rule.last))
      )
        continue;
      const inGroup = 'letters' in rule && rule.letters.includes(letter);
      if (rule.kind === 'apart' && inGroup && before >= 0 && rule.letters.includes(kinds[before]!)) continue;
      if (rule.kind === 'together' && !inGroup && run > 0 && run < block) continue;
      total += go(
        left.map((one, other) => (other === index ? one - 1 : one)),
        index,
        inGroup ? run + 1 : run,
        at + 1,
      );
    }
    known.set(key, total);
    return total;
  };
  return go(
    kinds.map((letter) => [...word].filter((one) => one === letter).length),
    -1,
    0,
    0,
  );
}
