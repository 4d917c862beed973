import type { Text } from '../../../core/locale.ts';
import { working } from '../../writing/rounding.ts';
import { step } from '../../writing/step.ts';
import type { Goal } from '../schema/problem.ts';
import { isClose } from '../statistics/laws/known.ts';
import type { Outcome } from '../statistics/worked/outcome.ts';
import { shownNumber } from '../statistics/worked/show.ts';
import { isRejected, stated, TOPIC } from './decided.ts';
import { chanceIn, lawOf, lawOfMean, meanRegion, regionsAt, SIGN_TEX } from './laws.ts';
import { claimOf, nullOf } from './says.ts';
import type { Region, Tested } from './tested.ts';

/** By which outcomes H₀ is rejected: as it is told, or at the level. */
function regionsOf(tested: Tested): Region[] | null {
  if (tested.region) return [tested.region];
  if (tested.kind === 'mean') return meanRegion(tested);
  const law = lawOf(tested, tested.value);
  return law && tested.level !== null ? regionsAt(law, tested.sign, tested.level) : null;
}

const nameOf = ({ kind }: Tested) =>
  kind === 'mean' ? { text: 'x_bar', tex: '\\bar{x}' } : { text: 'X', tex: 'X' };

const regionTex = (tested: Tested, regions: readonly Region[], join: string): string =>
  regions.map(({ sign, value }) => `${nameOf(tested).tex} ${SIGN_TEX[sign]} ${working(value)}`).join(join);

/** The region in which H₀ is rejected, or the rest. */
export function regionAsked(goal: Goal, tested: Tested, isRest: boolean): Outcome | null {
  const regions = regionsOf(tested);
  if (!regions || (isRest && regions.length > 1)) return null;
  const shown = regions.map((one) => ({ ...one, shown: shownNumber(one.value, goal, true) }));
  if (shown.some((one) => one.shown === null)) return null;
  const name = nameOf(tested);
  const turned = { '<': '>=', '>': '<=', '<=': '>', '>=': '<', '=': '!=' } as const;
  const signOf = (sign: Region['sign']) => (isRest ? turned[sign] : sign);
  return {
    topic: TOPIC,
    steps: [stated(tested), ...stepsOfRegion(tested, regions)],
    shown: {
      text: shown.map((one) => `${name.text} ${signOf(one.sign)} ${one.shown!.text}`).join(' or '),
      tex: shown.map((one) => `${name.tex} ${texOf(signOf(one.sign))} ${one.shown!.tex}`).join(',\\; '),
    },
    isRight: tested.kind === 'mean' || areTight(tested, regions),
  };
}

const texOf = (sign: string): string => (sign === '!=' ? '\\neq' : SIGN_TEX[sign as Region['sign']]);

function stepsOfRegion(tested: Tested, regions: readonly Region[]) {
  if (tested.kind === 'mean')
    return [
      step(
        { en: 'Go from the critical value of z back to the sample mean.', zh: '由 z 的临界值换回样本均值。' },
        `${working(tested.value)} \\pm z \\times \\frac{${working(tested.sigma!)}}{\\sqrt{${tested.size!}}}:\\quad ${regionTex(tested, regions, ',\\; ')}`,
      ),
    ];
  const law = lawOf(tested, tested.value)!;
  return regions.map((one) => {
    const wider: Region = { sign: one.sign, value: one.value + (one.sign === '<=' ? 1 : -1) };
    const lines = [one, wider].map(
      (each) => `P(X ${SIGN_TEX[each.sign]} ${each.value}) = ${working(chanceIn(law, each).value)}`,
    );
    return step(
      { en: 'The region is as large as the level allows.', zh: '在显著性水平允许的范围内取最大的拒绝域。' },
      [`X \\sim ${law.tex}`, ...lines],
    );
  });
}

/** One outcome more would be too likely. */
function areTight(tested: Tested, regions: readonly Region[]): boolean {
  const law = lawOf(tested, tested.value);
  const share = (tested.level ?? 0) / (tested.sign === '!=' ? 2 : 1);
  return (
    law !== null &&
    regions.every((one) => {
      const wider = chanceIn(law, { sign: one.sign, value: one.value + (one.sign === '<=' ? 1 : -1) });
      const own = chanceIn(law, one);
      return isClose(own) && isClose(wider) && own.again <= share && wider.again > share;
    })
  );
}

/** P(Type I) under H₀, P(Type II) under another value. */
export function errorChance(goal: Goal, kind: string, tested: Tested): Outcome | null {
  const regions = regionsOf(tested);
  if (!regions || regions.length === 0) return null;
  const isFirst = kind === 'I';
  const value = isFirst ? tested.value : tested.actual;
  if (value === null || Number.isNaN(value) || (!isFirst && !isOnOtherSide(tested, value))) return null;
  if (isFirst && tested.kind === 'mean' && !tested.region) return ofLevel(goal, tested);
  const law = tested.kind === 'mean' ? lawOfMean(tested, value) : lawOf(tested, value);
  if (!law || (tested.kind === 'mean' && tested.size! < 30 && !tested.isNormal)) return null;
  const found = regions.map((one) => chanceIn(law, one));
  const rejected = found.reduce((sum, one) => sum + one.value, 0);
  const again = found.reduce((sum, one) => sum + one.again, 0);
  const chance = isFirst ? rejected : 1 - rejected;
  const shown = shownNumber(chance, goal, true);
  const tex = regionTex(tested, regions, '\\text{ or }');
  return (
    shown && {
      topic: TOPIC,
      steps: [
        step({ en: 'H₀ is rejected for', zh: '拒绝 H₀ 的情形：' }, tex),
        step(
          isFirst
            ? { en: 'A Type I error is to reject H₀ where it is true.', zh: '第一类错误：H₀ 为真而被拒绝。' }
            : {
                en: 'A Type II error is not to reject H₀ where another value is true.',
                zh: '第二类错误：H₀ 不真而未被拒绝。',
              },
          law.tex === '' ? `\\bar{X} \\sim ${law.known.law}` : `X \\sim ${law.tex}`,
        ),
        ...found.flatMap((one) => one.steps),
        step(
          { en: 'The probability is', zh: '所求概率为' },
          `${isFirst ? '' : '1 - '}${regions.length > 1 ? `(${found.map((one) => working(one.value)).join(' + ')})` : working(rejected)} = ${working(chance)}`,
        ),
      ],
      shown,
      isRight: Math.abs(rejected - again) < 1e-7 && chance > 1e-9 && chance < 1,
    }
  );
}

/** Where H₀ is false, and how. */
const isOnOtherSide = ({ sign, value }: Tested, actual: number): boolean =>
  sign === '<' ? actual < value : sign === '>' ? actual > value : actual !== value;

function ofLevel(goal: Goal, { level }: Tested): Outcome | null {
  const shown = level === null ? null : shownNumber(level, goal, true);
  return (
    shown && {
      topic: TOPIC,
      steps: [
        step(
          {
            en: 'The probability of a Type I error is the significance level.',
            zh: '第一类错误的概率等于显著性水平。',
          },
          shown.tex,
        ),
      ],
      shown,
      isRight: true,
    }
  );
}

const sayOnly = (say: Text): Outcome => ({
  topic: TOPIC,
  steps: [step(say)],
  shown: { text: '', tex: '' },
  say,
  isRight: true,
});

/** Which error may have been made. */
export function whichError(tested: Tested, asked: string | null): Outcome | null {
  const rejected = isRejected(tested);
  if (rejected === null) return null;
  const made = rejected ? 'I' : 'II';
  const reason: Text = rejected
    ? { en: 'H₀ was rejected', zh: 'H₀ 被拒绝' }
    : { en: 'H₀ was not rejected', zh: 'H₀ 未被拒绝' };
  const name = { I: { en: 'Type I', zh: '第一类' }, II: { en: 'Type II', zh: '第二类' } };
  if (asked === null || asked === made)
    return sayOnly({
      en: `${asked === null ? '' : 'Yes: '}${reason.en}, so a ${name[made].en} error might have been made.`,
      zh: `${asked === null ? '' : '是：'}${reason.zh}，因此可能犯了${name[made].zh}错误。`,
    });
  return asked === 'I' || asked === 'II'
    ? sayOnly({
        en: `No: ${reason.en}, so a ${name[asked].en} error cannot have been made.`,
        zh: `否：${reason.zh}，因此不可能犯${name[asked].zh}错误。`,
      })
    : null;
}

/** What an error is in the words of the question. */
export function meantBy(kind: string, tested: Tested): Outcome | null {
  const [claim, none] = [claimOf(tested), nullOf(tested)];
  if (kind !== 'I' && kind !== 'II') return null;
  return sayOnly(
    kind === 'I'
      ? {
          en: `It is concluded that ${claim.en} although in fact ${none.en}.`,
          zh: `${none.zh}，却得出${claim.zh}的结论。`,
        }
      : {
          en: `It is not concluded that ${claim.en} although this is so.`,
          zh: `${claim.zh}，却没有得出这一结论。`,
        },
  );
}

/** Whether both sides are looked at. */
export function tails(tested: Tested, asked: string): Outcome | null {
  const isTwo = tested.sign === '!=';
  if (asked !== '' && (asked === 'two') !== isTwo) return null;
  return sayOnly(
    isTwo
      ? {
          en: 'Two-tailed: the test looks for a change in either direction.',
          zh: '双侧检验：要检验的是向任一方向的变化。',
        }
      : {
          en: `One-tailed: the test looks only for ${tested.sign === '<' ? 'a decrease: a smaller value' : 'an increase: a greater value'}.`,
          zh: `单侧检验：只检验是否${tested.sign === '<' ? '减小' : '增大'}。`,
        },
  );
}

/** Whether the Central Limit Theorem was used. */
export function limitTheorem({ kind, isNormal, size }: Tested): Outcome | null {
  if (kind !== 'mean' || size === null) return null;
  if (isNormal)
    return sayOnly({
      en: 'No: the population is normally distributed, so the sample mean is normally distributed too.',
      zh: '不需要：总体服从正态分布，因此样本均值也服从正态分布。',
    });
  return size >= 30
    ? sayOnly({
        en: 'Yes: the distribution of the population is not known to be normal, and the sample is large.',
        zh: '需要：不知道总体是否服从正态分布，而样本容量大。',
      })
    : null;
}

export const sameSpread = ({ kind, sigma, isOldSpread }: Tested): Outcome | null =>
  kind === 'mean' && sigma !== null && isOldSpread
    ? sayOnly({ en: 'The population standard deviation is unchanged.', zh: '总体标准差没有改变。' })
    : null;
