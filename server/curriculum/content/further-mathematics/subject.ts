import type { SubjectFile } from '../subject-file.ts';

export const subject: SubjectFile = {
  board: 'CIE',
  code: '9231',
  slug: 'further-mathematics',
  name: { en: 'Further Mathematics', zh: '进阶数学' },
  order: 2,
  papers: [
    {
      code: 'p1',
      title: { en: 'Further Pure Mathematics 1', zh: '进阶纯数学 1' },
      marks: 75,
      minutes: 120,
    },
    {
      code: 'p2',
      title: { en: 'Further Pure Mathematics 2', zh: '进阶纯数学 2' },
      marks: 75,
      minutes: 120,
    },
    { code: 'p3', title: { en: 'Further Mechanics', zh: '进阶力学' }, marks: 50, minutes: 90 },
    {
      code: 'p4',
      title: { en: 'Further Probability & Statistics', zh: '进阶概率与统计' },
      marks: 50,
      minutes: 90,
    },
  ],
};
