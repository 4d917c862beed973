import type { SubjectFile } from '../subject-file.ts';

export const subject: SubjectFile = {
  board: 'CIE',
  code: '9709',
  slug: 'mathematics',
  name: { en: 'Mathematics', zh: '数学' },
  order: 1,
  papers: [
    { code: 'p1', title: { en: 'Pure Mathematics 1', zh: '纯数学 1' }, marks: 75, minutes: 110 },
    {
      code: 'p2',
      title: { en: 'Pure Mathematics 2', zh: '纯数学 2' },
      marks: 50,
      minutes: 75,
      sections: [
        { title: { en: 'Algebra', zh: '代数' }, topic: '9709/p3/algebra' },
        {
          title: { en: 'Logarithmic and exponential functions', zh: '对数与指数函数' },
          topic: '9709/p3/logarithmic-and-exponential-functions',
        },
        { title: { en: 'Trigonometry', zh: '三角学' }, topic: '9709/p3/trigonometry' },
        { title: { en: 'Differentiation', zh: '微分' }, topic: '9709/p3/differentiation' },
        { title: { en: 'Integration', zh: '积分' }, topic: '9709/p3/integration' },
        {
          title: { en: 'Numerical solution of equations', zh: '方程的数值解' },
          topic: '9709/p3/numerical-solution-of-equations',
        },
      ],
    },
    { code: 'p3', title: { en: 'Pure Mathematics 3', zh: '纯数学 3' }, marks: 75, minutes: 110 },
    { code: 'p4', title: { en: 'Mechanics', zh: '力学' }, marks: 50, minutes: 75 },
    { code: 'p5', title: { en: 'Probability & Statistics 1', zh: '概率与统计 1' }, marks: 50, minutes: 75 },
    {
      code: 'p6',
      title: { en: 'Probability & Statistics 2', zh: '概率与统计 2' },
      marks: 50,
      minutes: 75,
      sections: [
        { title: { en: 'The Poisson distribution', zh: '泊松分布' } },
        { title: { en: 'Linear combinations of random variables', zh: '随机变量的线性组合' } },
        { title: { en: 'Continuous random variables', zh: '连续型随机变量' } },
        { title: { en: 'Sampling and estimation', zh: '抽样与估计' } },
        { title: { en: 'Hypothesis tests', zh: '假设检验' } },
      ],
    },
  ],
};
