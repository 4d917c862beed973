import { lookup } from '../core/lookup.ts';
import type { Text } from '../core/locale.ts';

interface Aids {
  sheet: Text;
  calculator: Text;
}

const MATHEMATICS: Aids = {
  sheet: {
    en: 'The list of formulae and statistical tables MF19 is handed out with every paper of 9709 and 9231; what is not printed in it has to be known.',
    zh: '9709 和 9231 的每张试卷都发公式与统计表 MF19；表上没有的内容需要自己记住。',
  },
  calculator: {
    en: 'A scientific calculator is allowed in every paper of 9709 and 9231, but no graphical calculator and none that does algebra, derivatives or integrals in symbols; the working has to be shown all the same.',
    zh: '9709 和 9231 的每张试卷都可以用科学计算器，但不能用图形计算器，也不能用能做符号代数、求导或积分的计算器；过程仍须写出。',
  },
};

const PHYSICS: Aids = {
  sheet: {
    en: 'In 9702 the data and the formulae are printed at the front of Papers 1, 2 and 4; Papers 3 and 5 have no such page.',
    zh: '9702 的试卷 1、2、4 开头印有数据和公式；试卷 3 和 5 没有这一页。',
  },
  calculator: {
    en: 'A scientific calculator is allowed in every paper of 9702, but none that can store text or do algebra.',
    zh: '9702 的每张试卷都可以用科学计算器，但不能用可存储文字或做代数运算的计算器。',
  },
};

/** What candidates may have with them, by the code of the syllabus. */
const AIDS = lookup<Aids>({ '9709': MATHEMATICS, '9231': MATHEMATICS, '9702': PHYSICS });

const of = (subject: string): Aids[] => {
  const own = AIDS[subject];
  return own ? [own] : subject === '' ? [MATHEMATICS, PHYSICS] : [];
};

/** Which formulae are given in a subject; in all of them, where none is named. */
export const sheetOf = (subject: string): Text[] => of(subject).map(({ sheet }) => sheet);
export const calculatorsOf = (subject: string): Text[] => of(subject).map(({ calculator }) => calculator);
