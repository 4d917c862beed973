import type { Ways } from './voice.ts';

export const PRACTICE = {
  same: {
    en: [
      'Here is one like it, with a checked answer behind it. Try it first.',
      'Another one of the same kind, also checked:',
      'The next one of this kind:',
      'One more, with other numbers:',
    ],
    zh: [
      '这里有一道类似的题目，答案也核对过，先做做看。',
      '再来一道同类题，答案也核对过：',
      '这类题的下一道：',
      '再来一道，换了数字：',
    ],
  },
  harder: {
    en: ['A harder one, {reason}:', 'One level up, {reason}:', 'Harder again, {reason}:'],
    zh: ['难一点的，{reason}：', '提高一级，{reason}：', '再难一些，{reason}：'],
  },
  easier: {
    en: ['An easier one, {reason}:', 'Something gentler, {reason}:', 'Easier still, {reason}:'],
    zh: ['简单一点的，{reason}：', '换个容易的，{reason}：', '更简单的，{reason}：'],
  },
  notHarder: {
    en: [
      'Nothing harder of this kind passes my check, so here is another of the same size:',
      'This is as hard as this kind gets here. One more:',
    ],
    zh: ['这类题没有更难且能通过核对的，先来一道同样大小的：', '这类题到这里已经是最难的了，再来一道：'],
  },
  about: {
    en: ['A question on {topic}:', 'On {topic}, this one:', '{topic} again:'],
    zh: ['{topic}的一道题：', '关于{topic}，做这一道：', '还是{topic}：'],
  },
  try: {
    en: ['An answer, a first line or “hint” will do.', 'How do you begin?', 'Your turn.'],
    zh: ['写答案、写第一行或者说“提示”都可以。', '你会怎么开始？', '轮到你了。'],
  },
  none: {
    en: [
      'I could not generate a similar question that passes its check.',
      'For this kind I have no other numbers that pass the check.',
    ],
    zh: ['无法出一道能通过核对的类似题目，因此暂不出题。', '这类题换了数字之后没有能通过核对的。'],
  },
  noTopic: {
    en: ['On “{topic}” I have no question that passes its check.', 'I found no question on “{topic}”.'],
    zh: ['关于“{topic}”，没有能通过核对的题目。', '没有找到关于“{topic}”的题目。'],
  },
  marks: { en: ['{to} marks instead of {from}'], zh: ['{to} 分，上一道 {from} 分'] },
  ideas: { en: ['of the harder kind in this topic'], zh: ['这个知识点里较难的一类'] },
  numbers: { en: ['with bigger numbers'], zh: ['数字更大'] },
  smaller: { en: ['with smaller numbers'], zh: ['数字更小'] },
} satisfies Record<string, Ways>;
