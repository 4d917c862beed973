import { TELLING } from '../statistics/phrases.ts';
import type { Token } from '../tokens.ts';

/** Words that tell something elsewhere and, of samples, only how they were taken. */
const HERE_PLAIN = new Set(
  (
    'until each every all both any another same different between before after given when then also number numbers values value ' +
    'calculate calculates interval most or denoted denote denotes normally under over below above first second together per independent independently either other others percent lowest highest now only'
  ).split(' '),
);
/** Words that ask, deny or change something. */
const HERE_TELLING = new Set(
  (
    'whether why how what which-of explain state test find determine show suggest comment justify cannot ' +
    'excluded exclude discarded discard discarding rejected rejects reject accepted removed lost missing broken altered adjusted revised ' +
    'repeated recorded-wrongly misread mistakenly incorrectly claims claim claimed believes believe suspects suspect thinks assumes assume assumed assuming ' +
    'null alternative hypotheses hypothesis unbiased biased variance variances common pooled symmetrical symmetric skewed ' +
    'null-hypothesis significant sufficient evidence differ differs tend tends greater'
  ).split(' '),
);
const SIGNS_TELLING = new Set('不无没非未误错改删除漏若试求验证何吗假设显否疑称检废剔弃更');

export const isHan = (word: string | null): boolean => word !== null && /^\p{Script=Han}+$/u.test(word);

/** Whether a word may be part of a name or of a story that tells nothing else. */
/** Words with a sign in them that says something by itself. */
const COMPOUNDS =
  '质检员 质检 质量检查员 质量检验员 检测 检查 体检 测试 考试 试验 实验 试题 笔试 面试 口试 实验室 保证 证书 更换 更衣 建设 设备 设计 设施 名称 标称 称重 不锈钢 无糖 无线 无人机 未来 非常 相对 除草 显示 显微镜 更大 求职 改良 改进 漏斗 有无 是否'
    .split(' ')
    .filter((one) => one !== '是否');
const LONGEST = 6;
const KNOWN = new Set(COMPOUNDS);

/** The tokens of a Chinese sentence with each such word as one. */
export function withCompounds(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(LONGEST, tokens.length - at);
    const wordOf = () =>
      tokens
        .slice(at, at + length)
        .map(({ word }) => word ?? ' ')
        .join('');
    while (length > 1 && !KNOWN.has(wordOf())) length -= 1;
    const [first, last] = [tokens[at]!, tokens[at + length - 1]!];
    all.push(length > 1 ? { word: wordOf(), formula: null, from: first.from, to: last.to } : first);
    at += length;
  }
  return all;
}

export function isPlainWord(word: string): boolean {
  if (KNOWN.has(word)) return true;
  if (isHan(word)) return ![...word].some((sign) => SIGNS_TELLING.has(sign));
  if (!/^[a-z][a-z'-]*$/.test(word)) return false;
  // Five-minute intervals.
  if (/^[a-z]+-(?:minute|hour|day|week|month|year|second)s?$/.test(word)) return true;
  return word
    .split('-')
    .every((part) => !HERE_TELLING.has(part) && (!TELLING.has(part) || HERE_PLAIN.has(part)));
}

const COUNTS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

export const countOf = (word: string | null): number => {
  if (word === null) return -1;
  const han = word === '两' ? 2 : word.length === 1 ? '零一二三四五六七八九十'.indexOf(word) : -1;
  return han >= 0 ? han : COUNTS.indexOf(word);
};

/** A capital that stands for a group. */
export const labelIn = ({ formula }: Token): string | null => {
  const source = formula?.source.replace(/[$\s]/g, '') ?? '';
  return /^[A-Z]$/.test(source) ? source : null;
};
