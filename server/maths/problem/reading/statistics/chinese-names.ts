import type { Token } from '../tokens.ts';

/** Words that hold a sign that says something by itself, and say nothing of the kind. */
const NAMES = (
  '三分球 超市 超人 方便面 长方形 正方形 方形 方糖 地方 方法 方式 方案 方向 平方 设备 设计 设施 建设 服装 服务 服务员 西服 校服 衣服 客服 学期 星期 日期 期末 期中 ' +
  '周期 保质期 早期 定期 项目 项链 等级 等待 等候 排队等候 未来 同学 同事 胡同 百货 百合 百香果 千层 最近 多肉 多媒体 通过 经过 过程 过期 位于 属于 由于 用于 关于 ' +
  '知名 通知 知识 少年 青少年 少儿 不锈钢 无糖 无线 无人机 未成年 一次性 三明治 四季 四川 五金 八宝粥 半成品 成都 首都 都市 业余 值班 价值 全校 全市 全国 全班 ' +
  '心率 频率 速率 状态 动态 求职 求助 各地 高等 中等 优等 一等品 二等品 一级品 二级品 一级 二级 三级 特级 二等 三等 一中 二中 知道 需求 要求 布料 变速 差旅 出差'
).split(' ');
const LONGEST = Math.max(...NAMES.map((name) => name.length));
const KNOWN = new Set(NAMES);

/** The tokens of a sentence with each such word as one. */
export function withChineseNames(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    let length = Math.min(LONGEST, tokens.length - at);
    while (length > 1 && !KNOWN.has(wordAt(tokens, at, length))) length -= 1;
    const [first, last] = [tokens[at]!, tokens[at + length - 1]!];
    all.push(
      length > 1 ? { word: wordAt(tokens, at, length), formula: null, from: first.from, to: last.to } : first,
    );
    at += length - 1;
  }
  return all;
}

const wordAt = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(at, at + length)
    .map(({ word }) => word ?? ' ')
    .join('');

export const isChineseName = (word: string): boolean => KNOWN.has(word);
