import type { Difficulty, Level } from '../../client/lib/graph/schema-types.ts';

const both = (en: string, zh: string) => ({ en, zh });

const names: Record<string, [code: string, en: string, zh: string]> = {
  mathematics: ['9709', 'Mathematics', '数学'],
  'further-mathematics': ['9231', 'Further Mathematics', '进阶数学'],
  physics: ['9702', 'Physics', '物理'],
};

interface Subject {
  slug: string;
  code: string;
  [field: string]: unknown;
}

interface Paper {
  code: string;
  [field: string]: unknown;
}

interface Topic {
  id: string;
  slug: string;
  level: Level;
  title: { en: string; zh: string };
  paperCode: string;
  subjectCode: string;
  needs: string[];
  [field: string]: unknown;
}

interface Made {
  subject: string;
  paper: string;
  title: { en: string; zh: string };
  level?: Level;
  difficulty?: Difficulty;
  needs?: string[];
}

const EXAMPLE = {
  stem: both('Express $2x^2-12x+7$ as a square.', '把 $2x^2-12x+7$ 写成平方。'),
  answer: '2(x - 3)^2 - 11',
  ask: 'Express 2x^2 - 12x + 7 in the form a(x + b)^2 + c',
  steps: [
    {
      say: both('Take out $2$.', '提取 $2$。'),
      tex: ['2(x^2-6x)+7'],
      marks: ['M1'],
      checked: false,
      why: null,
    },
    { say: both('Collect.', '合并。'), tex: ['2(x-3)^2-11'], marks: ['A1'], checked: true, why: null },
  ],
};

const KINDS = ['CONCEPT', 'ERROR', 'FORMULA', 'METHOD', 'TIP'] as const;

const cardsOf = (topic: string) =>
  KINDS.map((kind) => ({
    id: `${topic}.${kind.toLowerCase()}`,
    slug: `card-${kind.toLowerCase()}`,
    kind,
    title: both(`About ${kind.toLowerCase()}`, `关于${kind}`),
    details: [both('One true sentence with $x^2$.', '一句真话 $x^2$。'), both('Another one.', '另一句。')],
    example: kind === 'METHOD' ? EXAMPLE : null,
  }));

/** A small syllabus of the three subjects, as the graph gives it. */
export function syllabus() {
  const topics = new Map<string, Topic>();
  const subjects: Subject[] = Object.entries(names).map(([slug, [code, en, zh]]) => {
    const subject = {
      id: `subject:${code}`,
      slug,
      code,
      name: both(en, zh),
      board: 'CIE',
      papers: () => papersOf(slug),
      topics: topicsOf(slug),
    };
    return subject;
  });
  const subjectOf = (word: string): Subject | undefined =>
    subjects.find(({ slug, code }) => word === slug || word === code);

  function topicOf({ subject, paper, level = 'AS', difficulty = 'EASY', needs = [], title }: Made): Topic {
    const slug = title.en.toLowerCase().replaceAll(' ', '-');
    const id = `${names[subject]![0]}-${paper}-${slug}`;
    return {
      title,
      id,
      slug,
      level,
      difficulty,
      minutes: 40,
      cardCount: KINDS.length,
      cards: cardsOf(id),
      summary: both(`What ${title.en} is.`, `什么是${title.zh}。`),
      aliases: { en: [], zh: [] },
      methods: [],
      paperCode: paper,
      subjectCode: names[subject]![0],
      subject: () => subjectOf(subject),
      paper: () => papersOf(subject).find(({ code }) => code === paper),
      prerequisites: () => needs.map((need) => topics.get(need)),
      dependents: () => [...topics.values()].filter((one) => one.needs.includes(id)),
      needs,
    };
  }

  const add = (made: Made) => {
    const topic = topicOf(made);
    topics.set(topic.id, topic);
  };
  const [m, f, p] = Object.keys(names) as [string, string, string];
  add({ subject: m, paper: 'p1', title: both('Quadratics', '二次函数') });
  add({
    subject: m,
    paper: 'p1',
    title: both('Functions', '函数'),
    difficulty: 'MEDIUM',
    needs: ['9709-p1-quadratics'],
  });
  add({
    subject: m,
    paper: 'p3',
    title: both('Algebra', '代数'),
    level: 'A2',
    difficulty: 'HARD',
    needs: ['9709-p1-quadratics', '9709-p1-functions'],
  });
  add({ subject: f, paper: 'p1', title: both('Matrices', '矩阵'), needs: ['9709-p3-algebra'] });
  add({ subject: p, paper: 'all', title: both('Kinematics', '运动学') });
  add({
    subject: p,
    paper: 'all',
    title: both('Capacitance', '电容'),
    level: 'A2',
    needs: ['9702-all-kinematics'],
  });

  function topicsOf(subject: string): (args: { level?: Level }) => Topic[] {
    return ({ level }: { level?: Level }) =>
      [...topics.values()].filter(
        (one) => one.subjectCode === names[subject]![0] && (!level || one.level === level),
      );
  }

  function papersOf(subject: string): Paper[] {
    const filed = (paper: string) => topicsOf(subject)({}).filter(({ paperCode }) => paperCode === paper);
    const codes = { [m]: ['p1', 'p2', 'p3'], [f]: ['p1'], [p]: ['all', 'p1', 'p4', 'p5'] }[subject]!;
    return codes.map((code) => ({
      id: `paper:${subject}:${code}`,
      code,
      title: both(`${names[subject]![1]} ${code}`, `${names[subject]![2]} ${code}`),
      marks: code === 'all' ? null : 75,
      minutes: code === 'all' ? null : 110,
      subjectCode: names[subject]![0],
      subject: () => subjectOf(subject),
      topics: () => filed(code),
      sections: () =>
        (filed(code).length ? filed(code) : filed('p3')).map((topic) => ({
          title: topic.title,
          topicPaper: topic.paperCode,
          topicSlug: topic.slug,
        })),
    }));
  }

  return {
    subjects: () => subjects,
    subject: ({ code }: { code: string }) => subjectOf(code) ?? null,
    paper: ({ subject, code }: { subject: string; code: string }) =>
      papersOf(subjectOf(subject)?.slug ?? m).find((paper) => subjectOf(subject) && paper.code === code) ??
      null,
    topic: ({ subject, paper, slug }: Record<'subject' | 'paper' | 'slug', string>) =>
      topics.get(`${subjectOf(subject)?.code}-${paper}-${slug}`) ?? null,
    recommendedTopics: () => [{ because: null, topic: topics.get('9709-p1-quadratics') }],
    questions: () => ({ edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }),
  };
}
