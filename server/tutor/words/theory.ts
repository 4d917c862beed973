import type { Ways } from './voice.ts';

export const THEORY = {
  found: {
    en: [
      'From the syllabus notes:',
      'The notes put it this way:',
      'Here is what the notes say on {term}:',
      'In the notes, on {term}:',
    ],
    zh: [
      '大纲知识点中的说明：',
      '知识卡片是这样说的：',
      '关于{term}，知识点中的说明：',
      '知识卡片里关于{term}的内容：',
    ],
  },
  stated: {
    en: [
      'In the words that earn the marks:',
      'Put it like this:',
      'This is the wording to learn:',
      'An examiner wants to read this:',
    ],
    zh: ['能得分的表述是：', '可以这样写：', '要记住的表述：', '阅卷人想看到的是：'],
  },
  above: {
    en: ['The card on that is quoted above: {card}.', 'That stands above already, in {card}.'],
    zh: ['这张卡片上面已经引用过：{card}。', '上面已经有了，见 {card}。'],
  },
  more: {
    en: ['And this is where it is used:', 'More on {term}:', 'Another side of it:'],
    zh: ['它用在这些地方：', '关于{term}的更多内容：', '再看另一方面：'],
  },
  formula: {
    en: ['The formulas for it:', 'This is the formula card for {term}:', 'Formulas you need for {term}:'],
    zh: ['相关的公式：', '关于{term}的公式卡片：', '{term}要用到的公式：'],
  },
  given: {
    en: ['This card says what is printed and what is not:', 'The card on it names what is given:'],
    zh: ['这张卡片写明了哪些会给出：', '卡片里说明了哪些公式会给出：'],
  },
  back: {
    en: [
      'Back to {question}: type your next line or an answer.',
      'Can you use that in {question}?',
      'Now look at {question} again: where does it come in?',
      '{question} is still on the table.',
    ],
    zh: [
      '回到 {question}：写出下一行或答案。',
      '你能把它用到 {question} 上吗？',
      '再看 {question}，它在哪里用得上？',
      '{question} 还没做完，我们继续。',
    ],
  },
  pointTo: {
    en: [
      'I take it that you mean step {number}:',
      'That is about step {number}, I think:',
      'Step {number} is where it is decided:',
    ],
    zh: ['我想你问的是第 {number} 步：', '这与第 {number} 步有关：', '关键在第 {number} 步：'],
  },
  unknown: {
    en: [
      'I read “{said}”, but did not find the card that answers it. Name a topic or a term of the syllabus, or put it as a question with its numbers.',
      'On “{said}” I found no card that I would stand by. Which step or which word is it about?',
      'I could not place “{said}”. Is it about a line of the solution? Then tell me its number.',
    ],
    zh: [
      '我读到的是“{said}”，但没有找到能回答它的知识卡片。请说出知识点或术语的名称，或者写成带数字的题目。',
      '关于“{said}”，我没有找到有把握的知识卡片。你问的是哪一步、哪个词？',
      '我没弄清“{said}”指的是什么。如果是解答中的某一行，请告诉我第几步。',
    ],
  },
  /** The same where there is no solution that has steps. */
  unknownWithout: {
    en: [
      'I read “{said}”, but did not find the card that answers it. Name a topic or a term of the syllabus, or put it as a question with its numbers.',
      'About “{said}” I can say nothing that I would stand by. Put it as a whole question, with what is given and what is asked.',
      'I could not place “{said}”. Which term or which topic is it about?',
    ],
    zh: [
      '我读到的是“{said}”，但没有找到能回答它的知识卡片。请说出知识点或术语的名称，或者写成带数字的题目。',
      '关于“{said}”，我没有把握回答。请写成完整的题目：已知什么、求什么。',
      '我没弄清“{said}”指的是什么。它属于哪个知识点、哪个术语？',
    ],
  },
  aside: {
    en: [
      'That is outside what I know: I only do the mathematics and physics of 9709, 9231 and 9702.',
      'There I am no help, my world ends with the syllabus.',
      'I had better stay with the subject.',
    ],
    zh: [
      '这超出了我的范围：我只懂 9709、9231 和 9702 的数学和物理。',
      '这个我帮不上忙，我只熟悉大纲里的内容。',
      '我们还是回到学习上吧。',
    ],
  },
  /** What can be done with the problem on the table. */
  choices: {
    en: [
      'With {question} you can still ask for a hint or the next step, or type an answer.',
      'Where were we? {question}: a line of working, a guess, or “hint” is all I need.',
      'Shall we go on with {question}?',
    ],
    zh: [
      '{question} 还可以要提示、要下一步，或者直接写答案。',
      '刚才做到 {question}：写一行过程、猜一个答案，或者说“提示”都可以。',
      '我们继续做 {question} 吧？',
    ],
  },
  choicesUnsolved: {
    en: [
      'For {question} I have no solution of my own; send me the equation that you set up, or your lines, and I work with those.',
      '{question} I could not solve. Send your lines together, one below the other, and I compare each with the one before it where I can. Or shall we take another question?',
      'With {question} we need your own equation to go on from.',
    ],
    zh: [
      '{question} 我没有自己的解答；请把你列的方程或写的过程发来，我据此继续。',
      '{question} 我解不出来。把你的过程一次逐行发来，能读懂的行我会与上一行对照。或者我们换一道题？',
      '{question} 要继续，需要你先列出方程。',
    ],
  },
  choicesDone: {
    en: [
      'On {question} you can ask why a step is done, or for another way, or try one like it.',
      '{question} is done: shall I set you a similar one, or explain a line of it?',
      'After {question}, what next: a line explained, another way, a harder one?',
      'You choose: a new question of this kind, or one more look at {question}.',
    ],
    zh: [
      '关于 {question}，你可以问某一步为什么、换一种解法，或做一道类似的题。',
      '{question} 已经做完了：要一道类似的题，还是解释某一行？',
      '{question} 之后做什么：解释某一行、换一种解法，还是来道更难的？',
      '由你选：再来一道同类题，还是回头看 {question}。',
    ],
  },
  choicesNone: {
    en: [
      'Type a question of yours, or name a topic such as {topics}, and I set you one.',
      'Give me a question to solve, a term to explain, or a topic to practise: {topics}.',
      'We can begin with a topic, say {topics}, or with a question of your own.',
    ],
    zh: [
      '你可以输入自己的题目，或说一个知识点（例如{topics}），我来出题。',
      '给我一道题、一个要解释的术语，或要练习的知识点：{topics}。',
      '可以从一个知识点开始，比如{topics}，也可以从你自己的题目开始。',
    ],
  },
} satisfies Record<string, Ways>;
