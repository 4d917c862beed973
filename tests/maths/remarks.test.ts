import { describe, expect, test } from 'vitest';
import { solve } from '#server/maths/solving/solve.ts';

const INTEGRAL = '$\\int x e^x \\,dx$';
const answerTo = (question: string) => {
  const outcome = solve(question);
  return outcome.solved ? outcome.worked.answer.text : null;
};

describe('a question with its body', () => {
  test.each(['求', '计算', '求不定积分 ', 'Find ', 'Evaluate '])(
    'is answered where the title asks for it all: %s',
    (verb) => {
      expect(answerTo(`${verb}${INTEGRAL}`)).toBe('x*e^x - e^x + c');
    },
  );

  test.each([
    '我不会做。谢谢！',
    '不知道从哪里开始',
    '完全没思路，求助',
    '有人会吗？',
    '求详细步骤',
    '我试过换元法，但是不行。',
    '用分部积分法。',
    '这是今天的作业',
    '明天就要考试了！',
    'Exam tomorrow, pls help',
    'I have a test tomorrow. plz',
    'thx',
    'I do not know where to start.',
    'Can someone help?',
    "I'm stuck. Thanks in advance!",
    'Use integration by parts.',
  ])('is answered whatever the asker says of themselves: %s', (body) => {
    expect(answerTo(`求 ${INTEGRAL}\n${body}`)).toBe('x*e^x - e^x + c');
    expect(answerTo(`Find ${INTEGRAL}\n${body}`)).toBe('x*e^x - e^x + c');
  });

  test.each([
    '其中 $x>0$',
    '我用了分部积分，得到 $x e^x$，对吗？',
    '分部积分怎么选 u？',
    '不知道是不是定积分，上限 2',
    '不会超过三',
    '然后乘以 2',
    '考虑 $x>0$',
    'Test $x=1$ today.',
    'I do not know the limits',
    'Which u do I choose?',
    'Only where x is positive.',
  ])('is not answered as if its body said nothing: %s', (body) => {
    expect(answerTo(`求 ${INTEGRAL}\n${body}`)).toBeNull();
    expect(answerTo(`Find ${INTEGRAL}\n${body}`)).toBeNull();
  });

  test.each(['从 0 到 1', 'between 0 and 1'])('is answered within the limits of its body: %s', (body) => {
    expect(answerTo(`求 ${INTEGRAL}\n${body}`)).toBe('1');
  });
});

describe('a question asked politely in Chinese', () => {
  test.each([
    `怎么求 ${INTEGRAL}？`,
    `请问 ${INTEGRAL} 怎么算`,
    `${INTEGRAL} 怎么做`,
    `求下列积分：${INTEGRAL}`,
    `如何求 ${INTEGRAL}`,
    `帮我算一下 ${INTEGRAL}`,
  ])('is answered: %s', (question) => {
    expect(answerTo(question)).toBe('x*e^x - e^x + c');
  });

  test.each([
    `为什么 ${INTEGRAL} 要用分部积分？`,
    `怎么证明 ${INTEGRAL} = x e^x - e^x + c？`,
    `求 ${INTEGRAL} 时怎么选 u？`,
    `怎么选 u 求 ${INTEGRAL}`,
    '$x^2-5x+6$ 怎么做',
  ])('is not answered where it asks for something else: %s', (question) => {
    expect(answerTo(question)).toBeNull();
  });
});
