import type { Text } from '../../../core/locale.ts';
import { step } from '../../writing/step.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';

const isRejected = ({ shown }: Outcome): boolean => !shown.text.endsWith('do not reject H0');
const partsOf = ({ shown }: Outcome): [name: string, statistic: string, critical: string] | null => {
  const [, name, statistic, critical] =
    /^([A-Z]|[tz]|X\^2) = (-?[\d.]+), critical value = (-?[\d.]+),/.exec(shown.text) ?? [];
  return name && statistic && critical ? [name, statistic, critical] : null;
};

/** Whether a test at another level ends as it did. */
export function atOtherLevel(first: Outcome, again: Outcome, percent: string): Outcome | null {
  const parts = partsOf(again);
  if (!parts || !first.isRight || !again.isRight) return null;
  const [name, statistic, critical] = parts;
  const isOther = isRejected(first) !== isRejected(again);
  const level = percent.replace(/[\\$]/g, '');
  const not = isRejected(again) ? '' : 'not ';
  const say: Text = {
    en: `${isOther ? 'Yes, the conclusion would be different' : 'No, the conclusion would be the same'}: at the ${level} level the critical value is ${critical}, ${name} = ${statistic}, so H₀ would ${not}be rejected.`,
    zh: `${isOther ? '会改变' : '不会改变'}：在 ${level} 的显著性水平下临界值为 ${critical}，${name} = ${statistic}，${isRejected(again) ? '拒绝' : '不拒绝'} H₀。`,
  };
  return {
    topic: again.topic,
    steps: [step(say)],
    shown: { text: '', tex: '' },
    say,
    isRight: true,
  };
}

/** Whether 0 lies in an interval for a difference just where the test does not reject that there is none. */
export function agreeing(interval: Outcome, test: Outcome): Outcome | null {
  const [, low, high] = /^(-?[\d.]+) < mu_\w - mu_\w < (-?[\d.]+)$/.exec(interval.shown.text) ?? [];
  if (low === undefined || high === undefined) return null;
  const holds = Number(low) < 0 && Number(high) > 0;
  if (holds === isRejected(test)) return null;
  const say: Text = holds
    ? {
        en: 'The interval contains 0, so it does not contradict equal means: this agrees with the test, which does not reject H₀.',
        zh: '区间包含 0，即不能否定两均值相等，与检验不拒绝 H₀ 的结论一致。',
      }
    : {
        en: 'The interval does not contain 0, so the means differ: this agrees with the test, which rejects H₀.',
        zh: '区间不包含 0，即两均值有差异，与检验拒绝 H₀ 的结论一致。',
      };
  return { topic: interval.topic, steps: [step(say)], shown: { text: '', tex: '' }, say, isRight: true };
}
