type Layout = [about: string, text: string, parts: string[]];

/** What is printed, and its parts: label, marks, text, what belongs to them from between the parts, choices. */
export const ENGLISH: Layout[] = [
  [
    'parts in a row',
    'Let y = x^2. (a) Find dy/dx. [2] (b) Find the gradient at x = 1. [1]',
    ['(a) [2] Find dy/dx.', '(b) [1] Find the gradient at x = 1.'],
  ],
  [
    'labels inside a sentence',
    'Find (a) the area, and (b) the perimeter of the square of side 3 cm.',
    ['(a) the area', '(b) the perimeter of the square of side 3 cm.'],
  ],
  ['labels with half a bracket', 'a) Find x. [1]\nb) Find y. [2]', ['(a) [1] Find x.', '(b) [2] Find y.']],
  ['labels with a full stop', 'a. Find x.\nb. Find y.', ['(a) Find x.', '(b) Find y.']],
  [
    'bold labels',
    '**(a)** Find x. **[1]**\n**(b)** Find y. **[2]**'.replaceAll('**[', '[').replaceAll(']**', ']'),
    ['(a) [1] Find x.', '(b) [2] Find y.'],
  ],
  ['"Part (a)"', 'Part (a): Find x. [1]\nPart (b): Find y. [2]', ['(a) [1] Find x.', '(b) [2] Find y.']],
  [
    'the number of the question before each label',
    '3(a) Find x. [1]\n3(b) Find y. [2]\n3(c) Find z. [2]',
    ['(a) [1] Find x.', '(b) [2] Find y.', '(c) [2] Find z.'],
  ],
  [
    'an outer label printed again',
    '(a) Find x. [1]\n(b)(i) Find y. [2]\n(b)(ii) Find z. [3]',
    ['(a) [1] Find x.', '(b)(i) [2] Find y.', '(b)(ii) [3] Find z.'],
  ],
  ['a number that counts on', '4. Find x. [1]\n5. Find y. [2]', ['(4) [1] Find x.', '(5) [2] Find y.']],
  [
    'a part copied alone',
    '(b) Hence find the exact value of x. [3]',
    ['(b) [3] Hence find the exact value of x.'],
  ],
  [
    'a sub-part copied alone',
    '7 (b)(ii) Find the exact value of x. [3]',
    ['(b)(ii) [3] Find the exact value of x.'],
  ],
  [
    'parts copied from the second on',
    'Let p = 3.\n(b) Find q. [2]\n(c) Find r. [1]',
    ['(b) [2] Find q.', '(c) [1] Find r.'],
  ],
  [
    'a label that a photo lost',
    '(a) Find p. [2]\n(b) Find q. [2]\n(d) Find r. [1]',
    ['(a) [2] Find p.', '(b) [2] Find q.', '(d) [1] Find r.'],
  ],
  [
    'the ninth letter behind the eighth',
    [...'abcdefghij'].map((one) => `(${one}) Find ${one}.`).join('\n'),
    [...'abcdefghij'].map((one) => `(${one}) Find ${one}.`),
  ],
  [
    'Roman numbers below the last letter',
    '(a) Find p. [1]\n(h) no label of a line\n(b) (i) Find q. [1]\n(ii) Find r. [1]',
    [
      '(a) [1] Find p.',
      '(b)(i) [1] Find q. < (h) no label of a line',
      '(b)(ii) [1] Find r. < (h) no label of a line',
    ],
  ],
  [
    'Roman numbers above letters',
    '(i) Find (a) p, [1]\n(b) q. [1]\n(ii) Find r. [2]',
    ['(i)(a) [1] p < Find', '(i)(b) [1] q. < Find', '(ii) [2] Find r.'],
  ],
  [
    'references to parts',
    '(a) Find k. [2]\n(b) Use your answer to (a) to find m. [1]\n(c) Using (a) and (b), show that (b) is larger. [1]',
    [
      '(a) [2] Find k.',
      '(b) [1] Use your answer to (a) to find m.',
      '(c) [1] Using (a) and (b), show that (b) is larger.',
    ],
  ],
  [
    'a reference where a line was wrapped',
    '(a) Find k. [2]\n(b) Find m. [2]\n(c) Use your answers to parts\n(a) and (b) to find n. [1]',
    ['(a) [2] Find k.', '(b) [2] Find m.', '(c) [1] Use your answers to parts\n(a) and (b) to find n.'],
  ],
  [
    'functions and points',
    'Given that f(a) = 3, f(b) = 5 and P is (1, 2), find (i)(j) where i(a) = 2. [3]',
    ['[3] Given that f(a) = 3, f(b) = 5 and P is (1, 2), find (i)(j) where i(a) = 2.'],
  ],
  [
    'intervals and lists',
    'Solve the equation on the interval [0, 2] and state the elements of [3] used. [4]',
    ['[4] Solve the equation on the interval [0, 2] and state the elements of [3] used.'],
  ],
  [
    'the numbers of equations',
    'Solve x + y = 3   (1)\nx - y = 1   (2)',
    ['Solve x + y = 3   (1)\nx - y = 1   (2)'],
  ],
  [
    'formulas with brackets',
    'Let $f(a) = (a) + (b)$.\n(a) Show that $(a)(b) [3] = 0$. [3]\n(b) Find $$\n(c) = x\n$$ [2]',
    ['(a) [3] Show that $(a)(b) [3] = 0$.', '(b) [2] Find $$\n(c) = x\n$$'],
  ],
  [
    'prices',
    'A pen costs $5 and a book $7.\n(a) Find the cost of 2 pens. [1]\n(b) Find the cost of $3 of paper. [1]',
    ['(a) [1] Find the cost of 2 pens.', '(b) [1] Find the cost of $3 of paper.'],
  ],
  [
    'marks on lines of their own',
    '(a) Find x.\n[2]\n(b) Find y.\n\n(3 marks)',
    ['(a) [2] Find x.', '(b) [3] Find y.'],
  ],
  [
    'marks in round brackets on lines of their own',
    '(a) Find x.\n(2)\n(b) Find y.\n(3)\n(Total for Question 4 is 5 marks)',
    ['(a) [2] Find x.', '(b) [3] Find y.'],
  ],
  [
    'marks without brackets',
    '(a) Find x.   2 marks\n(b) Find y.   3 marks',
    ['(a) [2] Find x.', '(b) [3] Find y.'],
  ],
  [
    'lines for an answer',
    '(a) Calculate k.\n\nk = ........................ N m$^{-1}$ [2]\n(b) Find m.\n....................................... [1]',
    ['(a) [2] Calculate k.', '(b) [1] Find m.'],
  ],
  [
    'what is given behind the marks, in one line',
    '(a) Find k. [2] It is given that k > 0. (b) Find m. [1]',
    ['(a) [2] Find k.', '(b) [1] Find m. < It is given that k > 0.'],
  ],
  [
    'what is given without marks',
    '(a) Find dy/dx.\nThe normal at P meets the x-axis at Q.\n(b) Find the coordinates of Q.',
    ['(a) Find dy/dx.', '(b) Find the coordinates of Q. < The normal at P meets the x-axis at Q.'],
  ],
  [
    'the manner of an answer on a line of its own',
    '(a) Find the roots.\nGive your answers correct to 2 decimal places.\n(b) Find the sum.',
    ['(a) Find the roots.\nGive your answers correct to 2 decimal places.', '(b) Find the sum.'],
  ],
  [
    'a part in two sentences',
    '(a) The line y = mx touches the circle.\nFind m. [3]\n(b) Find the point. [1]',
    ['(a) [3] The line y = mx touches the circle.\nFind m.', '(b) [1] Find the point.'],
  ],
  [
    'what is given between sub-parts',
    '(a) Find\n(i) p, [1]\n(ii) q. [1]\nAnother particle R is released.\n(b) Find r. [2]',
    ['(a)(i) [1] p < Find', '(a)(ii) [1] q. < Find', '(b) [2] Find r. < Another particle R is released.'],
  ],
  [
    'asides',
    '5   You must show all necessary working. Let p = 2.\n(a) Find q. [2]\n[Turn over\n(b) Find r. [1]\n[Total: 3]',
    ['(a) [2] Find q.', '(b) [1] Find r.'],
  ],
  [
    'choices in a row',
    'What is the force?\nA 3.2 N B 4.1 N C 5.0 N D 6.3 N',
    ['What is the force? A = 3.2 N B = 4.1 N C = 5.0 N D = 6.3 N'],
  ],
  [
    'choices in two columns',
    'Which is right? [1]\nA. up    B. down\nC. left  D. right',
    ['[1] Which is right? A = up B = down C = left D = right'],
  ],
  [
    'points in a sentence',
    'A and B are joined to C and D. Find the length of AB. [2]',
    ['[2] A and B are joined to C and D. Find the length of AB.'],
  ],
  [
    'questions one below the other',
    '1   The curve C has equation y = x^2 and passes through P.\n(a) Find p. [1]\n(b) Find q. [2]\n2 Find r. [3]',
    [
      '(1)(a) [1] Find p. < The curve C has equation y = x^2 and passes through P.',
      '(1)(b) [2] Find q. < The curve C has equation y = x^2 and passes through P.',
      '(2) [3] Find r.',
    ],
  ],
  [
    'three levels',
    '(a) A car moves.\n(i) Calculate\n1. the speed, [2]\n2. the time. [1]\n(ii) Explain. [1]',
    [
      '(a)(i)(1) [2] the speed < A car moves. < Calculate',
      '(a)(i)(2) [1] the time. < A car moves. < Calculate',
      '(a)(ii) [1] Explain. < A car moves.',
    ],
  ],
  [
    'what a typesetter wrote',
    '\\textbf{(a)} Find x. \\hfill [3]\n\\textbf{(b)} Find y. \\hfill [2]',
    ['(a) [3] Find x.', '(b) [2] Find y.'],
  ],
  [
    'items of a list',
    '\\begin{enumerate}\n\\item[(a)] Find x. [3]\n\\item[(b)] Find y. [2]\n\\end{enumerate}',
    ['(a) [3] Find x.', '(b) [2] Find y.'],
  ],
  ['(l), as a photo takes (i)', '(l) Find x. [1]\n(ii) Find y. [1]', ['(i) [1] Find x.', '(ii) [1] Find y.']],
];

export const CHINESE: Layout[] = [
  [
    'a name over the question',
    '【练习 2】(a) 求 b。[1]\n(b) 求 c。[2]',
    ['(a) [1] 求 b。', '(b) [2] 求 c。'],
  ],
  ['labels without a space', '（1）求导 x^2（2）解方程 x = 2', ['(1) 求导 x^2', '(2) 解方程 x = 2']],
  ['marks before the request', '（1）（3分）求 a；（2）（4分）求 b。', ['(1) [3] 求 a', '(2) [4] 求 b。']],
  [
    '第(1)问',
    '已知 a = 1。第(1)问：求 b。（2分）第(2)问：求 c。（3分）',
    ['(1) [2] 求 b。', '(2) [3] 求 c。'],
  ],
  ['第一问', '第一问 求 b。\n第二问 求 c。', ['(1) 求 b。', '(2) 求 c。']],
  [
    'circled numbers below numbers',
    '（1）已知 a = 1。\n① 求 b；[1]\n② 求 c。[2]\n（2）求 d。[3]',
    ['(1)(1) [1] 求 b < 已知 a = 1。', '(1)(2) [2] 求 c。 < 已知 a = 1。', '(2) [3] 求 d。'],
  ],
  ['large Roman numbers', '（Ⅰ）求 a 的值；\n（Ⅱ）求 b 的值。', ['(i) 求 a 的值', '(ii) 求 b 的值。']],
  [
    'small Roman numbers of one sign',
    '(ⅰ) 求 a。【2分】\n(ⅱ) 求 b。【3分】',
    ['(i) [2] 求 a。', '(ii) [3] 求 b。'],
  ],
  ['the numbers of the parts with 、', '1、求 a。\n2、求 b。', ['(1) 求 a。', '(2) 求 b。']],
  [
    'the total of the question',
    '17．（本小题满分12分）已知 a = 1。\n（1）求 b；\n（2）求 c。',
    ['(1) 求 b', '(2) 求 c。'],
  ],
  [
    'references',
    '（1）求 k。（2）利用（1）的结果求 m。（3）由（1）、（2）求 n。',
    ['(1) 求 k。', '(2) 利用（1）的结果求 m。', '(3) 由（1）、（2）求 n。'],
  ],
  [
    'what is given between parts',
    '（1）求 k。\n另有一点 Q 在直线上。\n（2）求 Q 的坐标。',
    ['(1) 求 k。', '(2) 求 Q 的坐标。 < 另有一点 Q 在直线上。'],
  ],
  ['asides', '【练习 3】已知 a = 1。\n(a) 求 b，必须写出解答过程。\n(b) 求 c。', ['(a) 求 b', '(b) 求 c。']],
  ['choices with 、', '哪一个正确？\nA、1　B、2　C、3　D、4', ['哪一个正确？ A = 1 B = 2 C = 3 D = 4']],
  [
    'full marks inside a sentence',
    '一次测验（满分50分）的平均分为 30 分。求方差。（3分）',
    ['[3] 一次测验（满分50分）的平均分为 30 分。求方差。'],
  ],
  [
    'labels behind signs without a space',
    '解下列方程：(1) x^2 = 4；(2) 2x + 1 = 5。',
    ['(1) x^2 = 4', '(2) 2x + 1 = 5。'],
  ],
  [
    'the total behind the last part',
    '已知 a = 1，（1）求 b；（2）求 c。（12分）',
    ['(1) 求 b', '(2) 求 c。'],
  ],
];
