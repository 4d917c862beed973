import type { Ways } from './voice.ts';

export const EXAM = {
  paper: {
    en: ['{subject}, Paper {number} ({title}): {minutes} minutes, {marks} marks.'],
    zh: ['{subject}试卷 {number}（{title}）：{minutes} 分钟，{marks} 分。'],
  },
  time: {
    en: [
      '{subject}, Paper {number} ({title}) takes {minutes} minutes.',
      'You have {minutes} minutes for Paper {number} ({title}) of {subject}.',
    ],
    zh: [
      '{subject}试卷 {number}（{title}）考 {minutes} 分钟。',
      '{subject}试卷 {number}（{title}）的时间是 {minutes} 分钟。',
    ],
  },
  marks: {
    en: [
      '{subject}, Paper {number} ({title}) has {marks} marks.',
      'It is {marks} marks in Paper {number} ({title}) of {subject}.',
    ],
    zh: [
      '{subject}试卷 {number}（{title}）满分 {marks} 分。',
      '{subject}试卷 {number}（{title}）一共 {marks} 分。',
    ],
  },
  pace: {
    en: ['That is about {pace} minutes a mark.', 'So a question of 6 marks should take about {six} minutes.'],
    zh: ['平均每分约 {pace} 分钟。', '所以 6 分的题大约用 {six} 分钟。'],
  },
  topics: {
    en: ['{subject}, Paper {number} ({title}) examines: {topics}.'],
    zh: ['{subject}试卷 {number}（{title}）考：{topics}。'],
  },
  place: {
    en: [
      'The problem on the table belongs to {topic}: {subject}, {paper}.',
      'By its method it is {topic}, and that is {subject}, {paper}.',
    ],
    zh: ['眼前这道题属于{topic}：{subject}，{paper}。', '按解法它属于{topic}，在{subject}的{paper}中。'],
  },
  placeOf: {
    en: [
      'You find “{of}” under {topic}: {subject}, {paper}.',
      '“{of}” belongs to {topic}, in {subject}, {paper}.',
    ],
    zh: ['“{of}”在{topic}里：{subject}，{paper}。', '“{of}”属于{topic}，在{subject}的{paper}中。'],
  },
  marksHere: {
    en: [
      'By the way the solution is marked here, the problem has {marks} marks: {steps}. A mark for the method is earned by the line itself, one for the answer only with the right value.',
      'It carries {marks} marks in the solution ({steps}).',
    ],
    zh: [
      '按这里的解答，这道题共 {marks} 分：{steps}。方法分写出那一行就得，答案分要数值正确才得。',
      '解答中一共 {marks} 分（{steps}）。',
    ],
  },
  marksOfPart: {
    en: [
      'By the way the solution is marked here, part {part} has {marks} marks: {steps}. A mark for the method is earned by the line itself, one for the answer only with the right value.',
      'Part {part} carries {marks} marks in the solution ({steps}).',
    ],
    zh: [
      '按这里的解答，{part} 小题共 {marks} 分：{steps}。方法分写出那一行就得，答案分要数值正确才得。',
      '解答中 {part} 小题一共 {marks} 分（{steps}）。',
    ],
  },
  plan: {
    en: [
      'Start with what costs most marks. These are the papers; name one of their topics, and I take you through its main ideas and set you questions:',
      'Pick one topic, read its cards, do three questions without looking, then check where they went wrong. The papers:',
    ],
    zh: [
      '先补失分最多的地方。下面是各张试卷；说出其中一个知识点，我就带你过要点并出题：',
      '选一个知识点，看卡片，独立做三道题，再看错在哪里。各张试卷如下：',
    ],
  },
  grades: {
    en: [
      'No mark is fixed for a grade: Cambridge sets the thresholds after each series, when it is known how hard the papers were, and publishes them for every paper as “grade threshold tables” on its website. The tables of the last few series are the best guide; the next one nobody knows beforehand.{paper}',
      'Here too the threshold is set only after the papers are marked: look into the published tables of the last series.{paper}',
    ],
    zh: [
      '每个等级没有固定的分数：剑桥在每次考试之后按试卷难度划定分数线，并在官网公布每张试卷的“grade threshold tables”。可以参考最近几次的表，下一次的分数线事先没有人知道。{paper}',
      '这里也一样：分数线要阅卷之后才定，请看官网公布的最近几次的表。{paper}',
    ],
  },
  outOf: {
    en: [' Paper {number} ({title}) has {marks} marks.'],
    zh: ['试卷 {number}（{title}）满分 {marks} 分。'],
  },
  score: {
    en: [
      '{score} is {percent} % of the marks. Each kind of question that you make safe adds to it: which topic cost you most? Name it, and we begin there.',
      'You stand at {percent} %. Tell me where the marks were lost, and we practise that.',
    ],
    zh: [
      '{score} 是 {percent}%。每拿稳一类题分数就会上去：哪个知识点丢分最多？说出来，我们就从那里开始。',
      '现在是 {percent}%。告诉我分丢在哪里，我们就练那里。',
    ],
  },
  whichPaper: {
    en: [
      'Which paper do you mean? Say for example “how long is Paper 3”.',
      'Name the paper by its number, please.',
    ],
    zh: ['你问的是哪张试卷？例如“试卷 3 考多久”。', '请说出试卷的编号。'],
  },
  noPaper: {
    en: ['There is no Paper {number} in {subject}; there are:'],
    zh: ['{subject}没有试卷 {number}，有以下试卷：'],
  },
} satisfies Record<string, Ways>;
