import type { Text } from '../../core/locale.ts';

/** Topics whose questions no method answers, and why. */
export const WITHOUT_METHOD: Record<string, Text> = {
  '9231/p1/proof-by-induction': {
    en: 'A proof is an argument in words, not a calculation whose answer could be checked.',
    zh: '证明是文字论证，而不是可以核对答案的计算。',
  },
};
