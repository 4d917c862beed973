import type { Text } from '../../core/locale.ts';

/** What letters stand for in questions of a topic, by a part of its path. */
export const SYMBOLS: readonly [topic: RegExp, letters: Record<string, Text>][] = [
  [
    /series/,
    {
      a: { en: 'the first term', zh: '首项' },
      d: { en: 'the common difference', zh: '公差' },
      l: { en: 'the last term', zh: '末项' },
      n: { en: 'the number of terms, or of the term', zh: '项数（或第几项）' },
      r: { en: 'the common ratio', zh: '公比' },
      s: { en: 'the sum of the terms', zh: '各项之和' },
      u: { en: 'a term of the sequence', zh: '数列的项' },
    },
  ],
  [
    /kinematics|motion-in-a-straight-line/,
    {
      a: { en: 'the acceleration', zh: '加速度' },
      s: { en: 'the displacement', zh: '位移' },
      t: { en: 'the time', zh: '时间' },
      u: { en: 'the initial velocity', zh: '初速度' },
      v: { en: 'the final velocity', zh: '末速度' },
    },
  ],
  [
    /newtons-laws|dynamics/,
    {
      a: { en: 'the acceleration', zh: '加速度' },
      f: { en: 'the resultant force', zh: '合力' },
      m: { en: 'the mass', zh: '质量' },
    },
  ],
  [
    /normal-distribution/,
    {
      z: { en: 'the standardised value, (x − μ)/σ', zh: '标准化的值 (x − μ)/σ' },
      μ: { en: 'the mean', zh: '均值' },
      σ: { en: 'the standard deviation', zh: '标准差' },
      φ: {
        en: 'the probability to the left of z under the standard normal curve',
        zh: '标准正态曲线下 z 左侧的概率',
      },
    },
  ],
  [
    /discrete-random-variables/,
    {
      n: { en: 'the number of trials', zh: '试验次数' },
      p: { en: 'the probability of success in one trial', zh: '每次成功的概率' },
      q: { en: 'the probability of failure, 1 − p', zh: '失败的概率 1 − p' },
    },
  ],
  [
    /circular-measure/,
    {
      r: { en: 'the radius', zh: '半径' },
      s: { en: 'the arc length', zh: '弧长' },
      θ: { en: 'the angle at the centre, in radians', zh: '圆心角（弧度）' },
    },
  ],
  [/integration/, { c: { en: 'the constant of integration', zh: '积分常数' } }],
  [/complex/, { i: { en: 'the number with i² = −1', zh: '满足 i² = −1 的数' } }],
];
