/** A subject of the board with its papers, in the order in which they are shown. */
export interface SubjectContent {
  code: string;
  slug: string;
  nameEn: string;
  nameZh: string;
  order: number;
  papers: { code: string; titleEn: string; titleZh: string; order: number }[];
}

export const SUBJECTS: SubjectContent[] = [
  {
    code: '9709',
    slug: 'mathematics',
    nameEn: 'Mathematics',
    nameZh: '数学',
    order: 1,
    papers: [
      { code: 'p1', titleEn: 'Pure Mathematics 1', titleZh: '纯数学 1', order: 1 },
      { code: 'p3', titleEn: 'Pure Mathematics 3', titleZh: '纯数学 3', order: 2 },
      { code: 'p4', titleEn: 'Mechanics', titleZh: '力学', order: 3 },
      { code: 'p5', titleEn: 'Probability & Statistics 1', titleZh: '概率与统计 1', order: 4 },
    ],
  },
  {
    code: '9231',
    slug: 'further-mathematics',
    nameEn: 'Further Mathematics',
    nameZh: '进阶数学',
    order: 2,
    papers: [
      { code: 'p1', titleEn: 'Further Pure Mathematics 1', titleZh: '进阶纯数学 1', order: 1 },
      { code: 'p2', titleEn: 'Further Pure Mathematics 2', titleZh: '进阶纯数学 2', order: 2 },
      { code: 'p3', titleEn: 'Further Mechanics', titleZh: '进阶力学', order: 3 },
      { code: 'p4', titleEn: 'Further Probability & Statistics', titleZh: '进阶概率与统计', order: 4 },
    ],
  },
  {
    code: '9702',
    slug: 'physics',
    nameEn: 'Physics',
    nameZh: '物理',
    order: 3,
    papers: [{ code: 'all', titleEn: 'All topics', titleZh: '全部主题', order: 1 }],
  },
];
