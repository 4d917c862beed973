import type { SubjectFile } from '../subject-file.ts';

export const subject: SubjectFile = {
  board: 'CIE',
  code: '9702',
  slug: 'physics',
  name: { en: 'Physics', zh: '物理' },
  order: 3,
  papers: [
    { code: 'all', title: { en: 'All topics', zh: '全部知识点' } },
    {
      code: 'p1',
      title: { en: 'Multiple Choice', zh: '选择题' },
      marks: 40,
      minutes: 75,
      sections: { of: 'all', level: 'AS' },
    },
    {
      code: 'p2',
      title: { en: 'AS Level Structured Questions', zh: 'AS 结构题' },
      marks: 60,
      minutes: 75,
      sections: { of: 'all', level: 'AS' },
    },
    {
      code: 'p3',
      title: { en: 'Advanced Practical Skills', zh: '高级实验技能' },
      marks: 40,
      minutes: 120,
      sections: [
        { title: { en: 'Manipulation, measurement and observation', zh: '操作、测量与观察' } },
        { title: { en: 'Presentation of data and observations', zh: '数据与观察结果的呈现' } },
        { title: { en: 'Analysis, conclusions and evaluation', zh: '分析、结论与评价' } },
      ],
    },
    {
      code: 'p4',
      title: { en: 'A Level Structured Questions', zh: 'A2 结构题' },
      marks: 100,
      minutes: 120,
      sections: { of: 'all', level: 'A2' },
    },
    {
      code: 'p5',
      title: { en: 'Planning, Analysis and Evaluation', zh: '实验设计、分析与评价' },
      marks: 30,
      minutes: 75,
      sections: [
        { title: { en: 'Planning', zh: '实验设计' } },
        { title: { en: 'Analysis, conclusions and evaluation', zh: '分析、结论与评价' } },
      ],
    },
  ],
};
