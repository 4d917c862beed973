import type { Ways } from '../voice.ts';

/** A wrong line beside what is right. */
export const BESIDE = {
  unequal: {
    en: [
      '{left} and {right} are not equal: the first is {ours}, the second {theirs}.',
      'Work out {left} again: it comes to {ours}, while {right} is {theirs}.',
    ],
    zh: [
      '{left} 与 {right} 不相等：前者是 {ours}，后者是 {theirs}。',
      '{left} 再算一遍：得 {ours}，而 {right} 是 {theirs}。',
    ],
  },
  degrees: {
    en: [
      'In {line} the calculator was in degrees. With the angle in radians {left} is {ours}; put that in and go on. To check the mode: sin(π/2) must show 1.',
      'Degrees again: in radian mode {left} is {ours}.',
    ],
    zh: [
      '{line} 这一行计算器用的是角度模式。角以弧度计时，{left} 等于 {ours}，代入后继续。检验模式：sin(π/2) 应显示 1。',
      '又是角度模式：弧度模式下 {left} 等于 {ours}。',
    ],
  },
  radians: {
    en: [
      'In {line} the calculator was in radians. With the angle in degrees {left} is {ours}; put that in and go on. To check the mode: sin 30 must show 0.5.',
      'Radians again: in degree mode {left} is {ours}.',
    ],
    zh: [
      '{line} 这一行计算器用的是弧度模式。角以度计时，{left} 等于 {ours}，代入后继续。检验模式：sin 30 应显示 0.5。',
      '又是弧度模式：角度模式下 {left} 等于 {ours}。',
    ],
  },
  rounded: {
    en: [
      'Nearly: {typed} differs only in the last figure, as it does when a value on the way was rounded. Keep all figures in the calculator until the end.',
      'Again only the last figure differs: round at the end.',
    ],
    zh: [
      '只差最后一位：中间值取了近似就会得到 {typed}。计算时保留全部数位，最后再四舍五入。',
      '还是只差最后一位，最后再取近似。',
    ],
  },
  step: {
    en: [
      'This is the line of the solution to compare yours with:',
      'Beside it, how the solution goes there:',
      'The line to compare it with:',
    ],
    zh: ['解答中应与它对照的是这一行：', '解答在这里是这样做的：', '可以对照的一行：'],
  },
  power: {
    en: [
      'In {product} the factor {factor} is missing once: what stands in a bracket is raised to the power with the rest of it.',
      'Again one {factor} too few in {product}.',
    ],
    zh: ['{product} 里少了一个因数 {factor}：括号里的数也要一起乘方。', '{product} 里还是少一个 {factor}。'],
  },
  factor: {
    en: ['{product} lacks the factor {factor}.', 'A factor {factor} is missing in {product}.'],
    zh: ['{product} 少了因数 {factor}。', '{product} 里缺一个因数 {factor}。'],
  },
} satisfies Record<string, Ways>;
