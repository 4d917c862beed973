import type { Action } from './action.ts';
import type { Random } from './random.ts';
import type { WrittenQuestion } from './written-question.ts';

const HOUR = 3_600_000;

const COMMENTS = {
  en: {
    onQuestion: [
      'I had the same question.',
      'Same here: it helps to write every line out.',
      'A good question.',
    ],
    onAnswer: ['Thank you, this is clear now.', 'That helped, thank you.', 'Now I see it. Thanks!'],
  },
  zh: {
    onQuestion: ['我也有同样的疑问。', '我也是，把每一行都写出来会清楚很多。', '问得好。'],
    onAnswer: ['谢谢，现在明白了。', '很有帮助，谢谢！', '原来如此，谢谢。'],
  },
};

/** What Chinese questions are filed under. */
const CHINESE_TAGS: Record<string, string> = {
  functions: '函数',
  algebra: '代数',
  trigonometry: '三角',
  combinations: '组合',
  expectation: '期望',
  'normal-distribution': '正态分布',
  'complex-numbers': '复数',
  'de-moivre': '棣莫弗定理',
  induction: '数学归纳法',
  forces: '力',
  projectile: '抛体运动',
  dynamics: '动力学',
  'electric-fields': '电场',
  shm: '简谐运动',
  radioactivity: '放射性',
  quadratics: '二次函数',
  series: '数列',
  differentiation: '微分',
  integration: '积分',
  kinematics: '运动学',
  binomial: '二项分布',
  vectors: '向量',
  matrices: '矩阵',
  'summation-of-series': '级数求和',
  'dc-circuits': '直流电路',
  waves: '波',
  energy: '能量',
};

export const tagsOf = ({ language, tags }: WrittenQuestion): string[] =>
  language === 'zh' ? tags.map((tag) => CHINESE_TAGS[tag] ?? tag) : tags;

/** What people do around one question besides answering and voting: they comment, like, bookmark, follow and study. */
export function gestures(random: Random, { draft, question, askedAt, asker, others }: Asked): Action[] {
  const at = (hours: number) => new Date(askedAt + hours * HOUR);
  const texts = COMMENTS[draft.language];
  const actions: Action[] = [
    { at: at(0.1), who: asker, do: 'follow-question', question },
    { at: at(30 + random.next() * 20), who: others[2]!, do: 'like', question, answer: null },
    { at: at(31 + random.next() * 20), who: others[4]!, do: 'bookmark', question },
    { at: at(40 + random.next() * 20), who: others[5]!, do: 'follow-person', person: asker },
    { at: at(50), who: asker, do: 'study', question, score: 40 + 10 * random.whole(0, 6) },
  ];
  if (question % 3 === 0)
    actions.push({
      at: at(1 + random.next() * 5),
      who: others[3]!,
      do: 'comment',
      question,
      answer: null,
      body: random.pick(texts.onQuestion),
    });
  if (draft.answers.length > 0 && question % 2 === 0) {
    actions.push({
      at: at(45),
      who: asker,
      do: 'comment',
      question,
      answer: 0,
      body: random.pick(texts.onAnswer),
    });
    actions.push({ at: at(46), who: others[6]!, do: 'like', question, answer: 0 });
  }
  return actions;
}

interface Asked {
  draft: WrittenQuestion;
  question: number;
  /** Milliseconds since 1970. */
  askedAt: number;
  asker: number;
  others: number[];
}
