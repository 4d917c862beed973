import type { Text } from '../../../core/locale.ts';
import { fractionText, working } from '../../writing/rounding.ts';
import type { Tested } from './tested.ts';

const NOUNS: Record<Tested['kind'], Text> = {
  mean: { en: 'population mean', zh: '总体均值' },
  share: { en: 'population proportion', zh: '总体比例' },
  rate: { en: 'mean number', zh: '平均数' },
};
const MORE: Record<Tested['sign'], Text> = {
  '<': { en: 'less than', zh: '小于' },
  '>': { en: 'greater than', zh: '大于' },
  '!=': { en: 'different from', zh: '不等于' },
};

/** 1/6 as a fraction, other values as decimals. */
export const amountOf = (value: number): string => {
  const short = working(value);
  return Math.abs(Number(short) - value) < 1e-9 ? short : (fractionText(value, 100) ?? short);
};

export const LETTER: Record<Tested['kind'], string> = { mean: '\\mu', share: 'p', rate: '\\lambda' };

/** What the test looks for evidence of. */
export const claimOf = (tested: Tested): Text => said(tested, MORE[tested.sign]);

/** What holds where nothing has changed. */
export const nullOf = (tested: Tested): Text => said(tested, { en: 'equal to', zh: '等于' });

const said = ({ kind, value, words, period }: Tested, how: Text): Text => ({
  en: `the ${kind === 'mean' && words !== '' ? `mean ${words}` : NOUNS[kind].en}${period === null ? '' : ` in ${period}${period.startsWith('1 ') ? '' : 's'}`} is ${how.en} ${amountOf(value)}`,
  zh: `${NOUNS[kind].zh}${how.zh} ${amountOf(value)}`,
});
