/**
 * Chinese words that say the same: each stands for the first of its line, in the patterns and in the sentences that
 * are read by them. A line of one word keeps that word whole, for it holds another one that has a synonym.
 */
const SYNONYMS = `
求 求出 试求 试求出 求得 试求得 则求 算出 计算 计算出 试计算 写出 试写出 分别求 分别求出 分别写出 分别计算 则写出
解 试解
证明 求证 试证 试证明
将 把 试将 试把
为 是 等于 就是
均为 均是 都是 都为 均等于 都等于
分别为 分别是 分别等于
不等于
恒等于
大于等于
大于或等于
小于等于
小于或等于
计算器
用 利用 使用 运用 采用
精确到 精确至 准确到 保留到 保留至 四舍五入到 近似到
分解成 分解为
均值 平均数 平均值
求得到
概率生成函数 概率母函数
该 此 这个 这条 这一 该条
某 某一 某个 某条
过 经过 通过
连接 连结 联结
垂直 互相垂直 相互垂直
平行 互相平行 相互平行
垂直平分线 中垂线
交于 相交于
围成 所围成 所围
形成 所形成
生成 所生成
所得 所得到
和 与 及 以及
不同 不相等 不相同 相异 互异 互不相同 互不相等 不等 两两不同
不等式
不等号
实根 实数根 实数解 实解
复根 复数根 复数解
驻点 稳定点 平稳点
写成 写为 表示成 表示为 化成 化为 改写为 改写成 表达为 表达成
转化为
变化为
配方成 配方为 配成
取值范围 取值集合 取值区间
增加 增大 增长
减小 减少
使 使得
所有 全部 一切
图像 图象
有 具有
只有 有且只有 有且仅有 仅有 恰有 恰好有
`;

const FIRST = new Map(
  SYNONYMS.trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, string] => [word, words[0]!]);
    }),
);
const LONGEST = Math.max(...[...FIRST.keys()].map(({ length }) => length));

/** A run of Chinese signs in pieces, each with what it is read as. */
function piecesOf(signs: string): { length: number; as: string }[] {
  const pieces: { length: number; as: string }[] = [];
  for (let at = 0; at < signs.length; at += pieces.at(-1)!.length) {
    let length = Math.min(LONGEST, signs.length - at);
    while (length > 1 && !FIRST.has(signs.slice(at, at + length))) length -= 1;
    const word = signs.slice(at, at + length);
    pieces.push({ length, as: FIRST.get(word) ?? word });
  }
  return pieces;
}

/** A text of Chinese signs with the first of its synonyms for every word. */
export const commonWords = (signs: string): string =>
  piecesOf(signs)
    .map(({ as }) => as)
    .join('');

interface Word {
  word: string | null;
  from: number;
  to: number;
}

/** The same of the words of a sentence. */
export function withCommonWords<Token extends Word>(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    let end = at;
    while (end < tokens.length && isSign(tokens[end]!)) end += 1;
    if (end === at) {
      all.push(tokens[at]!);
      at += 1;
    }
    for (const { length, as } of piecesOf(
      tokens
        .slice(at, end)
        .map(({ word }) => word)
        .join(''),
    )) {
      const piece = tokens.slice(at, at + length);
      for (const [i, sign] of [...as].entries()) {
        const [first, last] = [
          piece[Math.min(i, length - 1)]!,
          piece[i === as.length - 1 ? length - 1 : Math.min(i, length - 1)]!,
        ];
        all.push({ ...first, word: sign, to: last.to });
      }
      at += length;
    }
  }
  return all;
}

const isSign = ({ word }: Word): boolean => word !== null && /^[\u4e00-\u9fff]$/.test(word);
