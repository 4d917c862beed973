import { contentOf } from '../statistics/facts/words.ts';
import type { Goal, Term } from '../schema/problem.ts';
import type { Told } from './told.ts';

/** Words that a request says of any data. */
const PLAIN = new Set(
  contentOf(
    'population populations true corresponding difference differences test claim evidence effect affect tend tends average ' +
      'value values sample samples data result results group groups two both each type types kind this these than way change set ' +
      'before after new old common increase decrease reduction improvement and under between there any is condition conditions median mean medians means distribution distributions',
  ),
);
const PLAIN_SIGNS = new Set(
  '总体的平均均值中位数两种组之差与和是否有异同不等大小高低于多少长短该所采用前后对应分布样本数据得出能使提改善加减效果影响结果显著明存在差别区别倾向一般来说更比会了对'.split(
    '',
  ),
);

/** What is measured: of what was not told, nothing is known. */
const MEASURED = [
  /\bmass|\bweigh|\bheav|\blight(?:er|est)|质量|体重|重量/,
  /\bheight|\btall|身高|高度/,
  /\blength|\blong|\bshort|长度/,
  /\bwidth|\bwide/,
  /\bdiameter|直径/,
  /\btimes?\b|\bdurations?\b|时间|用时/,
  /\bspeed|速度/,
  /\bvolume|容量|体积/,
  /\bages?\b|年龄/,
  /\btemperature|温度/,
];

/** Whether words speak of a length where a story speaks of masses. */
export const measuresOther = (said: string, story: string): boolean =>
  MEASURED.some((one) => one.test(said) && !one.test(story));

/** Whether a request speaks of nothing but of what was told. */
export function isOfStory({ target }: Goal, told: Told): boolean {
  const said = withoutOwner(wordsOf(target));
  const story = withoutOwner([told.words, ...told.samples.map(({ words }) => words)].join(' '));
  if (measuresOther(said, story)) return false;
  if (/\p{Script=Han}/u.test(said))
    return [...said].every(
      (sign) => !/\p{Script=Han}/u.test(sign) || PLAIN_SIGNS.has(sign) || story.includes(sign),
    );
  const known = new Set(contentOf(story.replaceAll('-', ' ')));
  const labels = said.match(/\b[A-Z]\b/g) ?? [];
  return (
    contentOf(said.replaceAll('-', ' ')).every(
      (word) => word.length < 3 || PLAIN.has(word) || known.has(word),
    ) && labels.every((label) => story.split(/\W+/).includes(label))
  );
}

/** Without "'s", and Chinese signs beside each other. */
const withoutOwner = (words: string): string =>
  words.replace(/['’]s\b/g, '').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');

/** The words of a claim, or of what an interval is for. */
function wordsOf(target: Term): string {
  if (typeof target !== 'object' || !('the' in target)) return '';
  if (target.the === 'test') {
    const claim = target.of[2];
    return typeof claim === 'object' && 'the' in claim ? claim.of.slice(2, 4).map(String).join(' ') : '';
  }
  return ['interval', 'unbiased'].includes(target.the) ? String(target.of.at(-1)).replace(/μ_\w/g, '') : '';
}
