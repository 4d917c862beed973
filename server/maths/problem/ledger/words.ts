import type { Token } from './tokens.ts';

/** Words that join what others say. */
const FUNCTION_WORDS = new Set(
  (
    'the a an of is are was were be been being to in on at by for from with and or as it its that which who ' +
    'has have had there here please you your we us our let so such into upon whose per this these ' +
    'find calculate determine let give giving leave leaving answer answers correct rounded ' +
    '求 设 已知 结果 答案 保留 精确 精确到 的 了 在 是 为 有 和 与 及 以及 以 于 由 从 到 对 把 被 将 其 其中 之 则 时 中 上 下 个 这 该 此 一 所 并 且 而 那 请 它 它们 这个 一个 着 地 得 给 位于'
  ).split(' '),
);

/**
 * Words that always say something: which of several, which alone, how many, of which kind, or that more is asked for.
 * One that changes nothing in the answer was not read, whatever the method's questions look like.
 */
const TELLING = new Set(
  (
    'both other another larger smaller greater lesser bigger only also instead each every either exactly least most not except ' +
    'positive negative acute obtuse reflex integer integers whole even odd prime maximum minimum greatest largest smallest highest lowest shortest longest ' +
    'new first second third show prove verify explain deduce sketch then twice double half thrice remaining rest without no non nonzero non-zero unless but ' +
    'distinct different same opposite again next previous last final initially total more fewer less additional neither never none nor before after until average relative ' +
    'increased decreased reduced doubled halved tripled if ' +
    '两 两个 都 另 另一 另外 较大 较小 更大 更小 仅 只 也 各 每 每个 至少 至多 不 各个 各自 非 未 无 没有 除 除了 恰 恰好 恰有 正 负 正数 负数 锐角 钝角 整数 正整数 自然数 偶数 奇数 质数 ' +
    '最大 最小 平均 平均值 相对 最大值 最小值 新 第一 第二 第三 证明 求证 说明 解释 再 又 然后 还 剩余 其余 其他 不同 相同 相反 总 更多 之前 之后 若 如果 改为 倍'
  ).split(' '),
);

/** A word in the form in which lists have it. */
export const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/['’]s$/, '')
    .replace(/(?<=[a-z]{2}[^su])s$/, '');

const plainly = (words: Set<string>) => new Set([...words].map(plainWord));
const JOINING = plainly(FUNCTION_WORDS);
const ALWAYS = plainly(TELLING);

/** A word as the lists have it; one that always tells something, only with the word behind it: "each other", not "each". */
export function entryOf({ text: word, at }: Token, text: string): string {
  const plain = plainWord(word);
  if (!alwaysTells(word)) return plain;
  const next = /^ ?(个 ?[A-Z$]|\p{Script=Han}|[A-Za-z]{2,})/u.exec(text.slice(at + word.length))?.[1] ?? '';
  return `${plain}_${plainWord(next.replace(/^个 ?[A-Z$]/, '个#'))}`;
}

export const isFunctionWord = (word: string): boolean => JOINING.has(plainWord(word));
/** One of several, none of them, or only some. */
const TELLING_SIGNS = /[另仅只每较未非无第]/u;
const NOUNS_OF_EACH = new Set(['每次', '每次试验']);
export const alwaysTells = (word: string): boolean =>
  ALWAYS.has(plainWord(word)) || (TELLING_SIGNS.test(word) && !NOUNS_OF_EACH.has(word));

/** The methods of one subject that share a reader share their words. */
export const tableOf = (method: string): string => (method.startsWith('physics-') ? 'physics' : method);
