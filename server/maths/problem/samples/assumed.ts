import type { Text } from '../../../core/locale.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { MEANS, RANKS } from './claim.ts';
import type { Fact } from '../schema/problem.ts';
import type { Asked } from './tested.ts';
import type { Told } from './told.ts';

const NORMAL: Text = {
  en: 'The population is normally distributed.',
  zh: '总体服从正态分布。',
};
const NORMALS: Text = { en: 'Both populations are normally distributed.', zh: '两个总体均服从正态分布。' };
const SAME: Text = { en: 'The two population variances are equal.', zh: '两个总体的方差相等。' };
const DIFFERENCES: Text = {
  en: 'The population of differences is normally distributed.',
  zh: '差值的总体服从正态分布。',
};
const SYMMETRICAL: Text = {
  en: 'The distribution of the population is symmetrical about its median.',
  zh: '总体分布关于其中位数对称。',
};
const EVEN_DIFFERENCES: Text = {
  en: 'The distribution of the differences is symmetrical.',
  zh: '差值的分布是对称的。',
};
const ANY: Text = {
  en: 'The populations may not be normally distributed, which the t-test requires; the Wilcoxon test does not.',
  zh: 't 检验要求总体服从正态分布，而这里没有依据认为总体服从正态分布；威尔科克森检验不需要这一条件。',
};
const ANY_DIFFERENCES: Text = {
  en: 'The differences may not be normally distributed, which the paired t-test requires; the Wilcoxon test does not.',
  zh: '配对 t 检验要求差值服从正态分布，而这里没有依据认为差值服从正态分布；威尔科克森检验不需要这一条件。',
};
const LARGE: Text = {
  en: 'It is not necessary: the samples are large, so by the Central Limit Theorem the sample means are approximately normally distributed.',
  zh: '不需要：样本容量大，由中心极限定理，样本均值近似服从正态分布。',
};
const SIZES: Text = {
  en: 'The signed-rank test uses the sizes of the differences as well as their signs, so it uses more of the information; the sign test uses only the signs.',
  zh: '符号秩检验除差值的正负号外还利用差值的大小，用到的信息更多；符号检验只利用正负号。',
};

/** The assumption that belongs to a test by its name. */
const belongsTo = (name: string): string =>
  name === '' ? 't' : /^(?:t|paired t|two t|signed ranks|paired ranks)$/.test(name) ? name : 'none';

/** What a test takes to be so, or why it is taken. */
export function assumed(
  [asked, count]: string[],
  told: Told,
  facts: readonly Fact[],
  { tests, goals }: Asked,
): Outcome | null {
  const [test = '', another] = [...new Set(tests)];
  const isOne = another === undefined && goals.length === tests.length;
  const questions = facts.filter(({ relation }) => relation === 'question');
  const what =
    asked === 'this'
      ? isOne
        ? belongsTo(test)
        : 'none'
      : asked === 'question'
        ? String(questions.length === 1 ? questions[0]!.of[0] : '')
        : asked!;
  if (what === 'why this' && !tests.some((name) => /rank/.test(name))) return null;
  const says = sentences(what, told);
  const wanted = Number(count || '1');
  if (!says || wanted > says.length) return null;
  const all = says.slice(0, Math.max(wanted, what === 'two t' ? says.length : 1));
  return {
    topic: /rank|sign|this/.test(what) ? RANKS : MEANS,
    steps: all.map((one) => ({ say: one, marks: ['B1'] })),
    shown: { text: '', tex: '' },
    say: { en: all.map(({ en }) => en).join(' '), zh: all.map(({ zh }) => zh).join('') },
    isRight: true,
  };
}

function sentences(what: string, { samples, isPaired, isNormal, hasSameVariance }: Told): Text[] | null {
  const [first, second] = samples;
  if (!first) return null;
  const areMany = samples.every(({ size }) => size >= 30);
  switch (what) {
    case 't':
      if (areMany || isNormal) return null;
      return !second ? [NORMAL] : isPaired ? [DIFFERENCES] : hasSameVariance ? [NORMALS] : [NORMALS, SAME];
    case 'paired t':
      return isPaired ? [DIFFERENCES] : null;
    case 'two t':
      return second && !isPaired ? (hasSameVariance ? [NORMALS] : [NORMALS, SAME]) : null;
    case 'signed ranks':
    case 'paired ranks':
      return second ? (isPaired ? [EVEN_DIFFERENCES] : null) : [SYMMETRICAL];
    case 'why this':
    case 'why ranks':
      if (isNormal) return null;
      return second && isPaired ? [ANY_DIFFERENCES] : [ANY];
    case 'why not signs':
      return [SIZES];
    case 'need normal':
      return areMany ? [LARGE] : null;
    default:
      return null;
  }
}
