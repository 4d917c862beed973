import type { Ways } from './voice.ts';

export const FEELINGS = {
  lost: {
    en: [
      'No problem, one small step at a time.',
      'That is fine, nobody sees it at once.',
      'Let us slow down and look at one thing only.',
      'Good that you say so. A little more, then:',
      'All right, more slowly.',
    ],
    zh: [
      '没关系，我们一小步一小步来。',
      '很正常，没人一眼就能看出来。',
      '慢一点，先只看一件事。',
      '说出来就好，再多给一点：',
      '好，我们再放慢一些。',
    ],
  },
  hard: {
    en: [
      'It is one of the harder kinds, and it comes apart into small steps.',
      'Yes, there is a lot in it; only the next piece matters now.',
      'Hard is fine. Here is the piece that opens it:',
    ],
    zh: ['这类题确实不容易，但可以拆成小步。', '内容是不少，现在只看下一小步。', '难没关系，关键在这里：'],
  },
  careless: {
    en: [
      'Everybody does that, and it can be trained: put each negative term in brackets before you square, cube or multiply it, write the sign first and the number behind it, and test one line with a number such as x = 1.',
      'Then make the test a habit: put a simple number into the line before and into the new one; if they differ, a sign was lost in between.',
    ],
    zh: [
      '很多人都会这样，但可以练好：负的项在平方、立方、相乘之前先加括号，先定符号再算数字，并用 x = 1 这样的数代入检验一行。',
      '那就养成检验的习惯：把一个简单的数代入上一行和这一行，结果不同就说明中间丢了符号。',
    ],
  },
  tired: {
    en: [
      'I understand, some days it does not want to go in, and that says nothing about what you can do.',
      'That happens to everybody. We can make it smaller: an easier one, or one hint at a time.',
      'Take a breath; nothing here is lost.',
    ],
    zh: [
      '我理解，有些时候就是学不进去，这不代表你学不会。',
      '每个人都会这样。我们可以换简单一点的，或者一次只给一个提示。',
      '先歇口气，做过的都还在。',
    ],
  },
  /** One small thing to go on with. */
  small: {
    en: [
      'The smallest thing to go on with: which of the {count} steps above is the first that is not clear? Only its number, and we look at that one alone.',
      'Pick one number from 1 to {count}: I explain that step of {question} and nothing else.',
    ],
    zh: [
      '最小的一步：上面 {count} 步里，第一处不清楚的是哪一步？只说编号，我们只看那一步。',
      '从 1 到 {count} 选一个数，我只讲 {question} 的那一步。',
    ],
  },
  next: {
    en: [
      'To be sure of {topic}, do one more on your own: say “harder”. After that {next} comes next in this paper: say “a question on {next}”.',
      'Next in this paper is {next}.',
    ],
    zh: [
      '想把“{topic}”练稳，可以再独立做一道难一点的：说“难一点”。之后这张试卷的下一个知识点是“{next}”，说“来一道{next}的题”即可。',
      '这张试卷的下一个知识点是“{next}”。',
    ],
  },
  begin: {
    en: [
      'It begins with this, and one card is enough for today; then ask me for a question on {topic}.',
      'Here is where {topic} begins. Read only this, then say “a question on {topic}”.',
    ],
    zh: [
      '从这里开始，今天看这一张就够了；然后向我要一道“{topic}”的题。',
      '“{topic}”从这里开始，先只看这一点。',
    ],
  },
  thanks: {
    en: ['You are welcome.', 'With pleasure.', 'Glad that it helped.', 'Any time.'],
    zh: ['不客气。', '很高兴能帮到你。', '有用就好。', '随时来问。'],
  },
  understood: {
    en: ['Good.', 'Nice, that is how it goes.', 'Very good.', 'Fine.'],
    zh: ['很好。', '不错，就是这样。', '好的。', '太好了。'],
  },
  bye: {
    en: [
      'See you. The conversation stays here, so you can go on from this point.',
      'Good work today, see you.',
    ],
    zh: ['再见。对话会保留，随时可以从这里继续。', '今天辛苦了，下次见。'],
  },
  no: {
    en: ['All right, we leave it at that.', 'Fine, then not.', 'As you like.'],
    zh: ['好，那就先这样。', '好，那就不做。', '随你。'],
  },
  who: {
    en: [
      'I am a program: a maths engine that solves, checks and explains questions of 9709, 9231 and 9702, with the notes of the syllabus. What I show was computed and checked, not guessed.',
      'Still a program, no person and no chat model: I compute.',
    ],
    zh: [
      '我是一个程序：一个会求解、核对和讲解 9709、9231、9702 题目的数学引擎，并带有大纲知识点。我给出的内容是计算并核对过的，不是猜的。',
      '我还是那个程序，不是真人，也不是聊天模型：我靠计算。',
    ],
  },
  hello: {
    en: [
      'Hello. Type a question in words or formulas: I solve it line by line and check the answer, or give hints and check what you write.',
      'Hello again.',
    ],
    zh: [
      '你好。请用文字或公式输入题目：我会逐行解答并核对答案，也可以只给提示、检查你写的内容。',
      '你好，又见面了。',
    ],
  },
  tryIt: {
    en: [
      'Try it on {question}: what is your next line?',
      'Then you can write the next line of {question} yourself.',
      'Show me: how does {question} go on?',
    ],
    zh: [
      '那就在 {question} 上试试：下一行是什么？',
      '那么 {question} 的下一行由你来写。',
      '写给我看看：{question} 接下来怎么做？',
    ],
  },
} satisfies Record<string, Ways>;
