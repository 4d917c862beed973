import type { Ways } from './voice.ts';

export const UNSOLVED = {
  no: {
    en: [
      'I cannot solve this reliably, so I give no answer.',
      'For this one I have no answer that I would stand by.',
      'This is beyond what I can do with certainty.',
    ],
    zh: [
      '这道题我无法可靠地解出，因此不给出答案。',
      '这道题我没有把握，所以不给答案。',
      '这超出了我能有把握解出的范围。',
    ],
  },
  read: { en: ['What I read:', 'Understood so far:'], zh: ['我读懂的部分：', '目前读懂的：'] },
  unread: { en: ['What I did not read:', 'Not understood:'], zh: ['没有读懂的部分：', '还没读懂：'] },
  can: {
    en: [
      'What you can do: write the unread sentence in other words, or type the equation it leads to (such as “Solve …”), and I work it out. Your own working, sent line by line in one message, I compare as far as I can read it.',
      'You could set up the equation and send me that: “Solve …”, “Integrate …”. Or send your lines in one message, and I look for the first that does not follow.',
      'Take it in pieces: one quantity, one equation at a time; I work out and check what I can read of it.',
    ],
    zh: [
      '你可以：换一种说法写出没读懂的句子，或直接写出要解的方程（如“解方程 …”），我来计算；你自己的过程也可以逐行写在一条消息里，能读懂的我会核对。',
      '可以先列出方程发给我，例如“解方程 …”“求积分 …”；或者把你的过程逐行写在一条消息里，我来找第一处接不上的地方。',
      '拆开来做：一次一个量、一个方程，能读懂的每一小步我来计算和核对。',
    ],
  },
  theory: {
    en: [
      'By its words it belongs to {topic}. This is how such a question is done:',
      'It looks like {topic}; the method for that:',
      'A way that {topic} has for it:',
    ],
    zh: [
      '从文字看它属于“{topic}”，这类题这样做：',
      '看起来是“{topic}”，方法如下：',
      '“{topic}”里有这样的做法：',
    ],
  },
  method: {
    en: [
      'The card that comes nearest to it:',
      'A method from the notes that may fit:',
      'Another card that may fit:',
      'This may belong to it too:',
    ],
    zh: ['最接近的知识卡片：', '可能用得上的方法：', '再看一张可能有用的卡片：', '可能有关的还有：'],
  },
  noStep: {
    en: [
      'I have no checked solution of {question}, so there are no steps of mine to show.',
      'Of {question} I have no steps to show.',
    ],
    zh: ['{question} 我没有核对过的解答，所以没有步骤可以显示。', '{question} 没有步骤可以显示。'],
  },
  part: {
    en: ['The question has no part {label}; it has {labels}.', 'I see the parts {labels}, but no {label}.'],
    zh: ['这道题没有 {label} 小题，有 {labels}。', '我看到 {labels}，没有 {label}。'],
  },
  lastPart: {
    en: [
      'Of {question} I have no further part. Send the next one as it is printed, with what it needs from this one, and I go on from there.',
      'No other part of it was sent. Type the next one, with the numbers that it needs, and I take it up.',
    ],
    zh: [
      '{question} 后面没有发来别的小问。请把下一问连同它用到的条件一起发来，我接着做。',
      '下一问还没有发来，请把它和所需的条件打出来，我就接着讲。',
    ],
  },
  noParts: {
    en: ['The question on the table has no parts.', 'It is one question without parts.'],
    zh: ['这道题没有分小题。', '它只有一问。'],
  },
} satisfies Record<string, Ways>;
