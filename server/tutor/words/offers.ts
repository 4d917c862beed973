import type { Ways } from './voice.ts';

/** What the student is asked at the end of a reply, and a "yes" answers. */
export const OFFERS = {
  hint: {
    en: ['Would you like a hint?', 'Shall I give you a hint to go on with?', 'Does a hint help?'],
    zh: ['要一个提示吗？', '给你一个提示，好吗？', '需要提示吗？'],
  },
  step: {
    en: [
      'Shall I write the next line?',
      'Do you want to see how the next line goes?',
      'Should I carry on with one more line?',
      'Shall we do the line after this one together?',
    ],
    zh: ['要我写出下一行吗？', '想看下一行怎么写吗？', '要不要我再往下写一行？', '下一行我们一起写，好吗？'],
  },
  solution: {
    en: [
      'Shall I show the whole solution?',
      'Do you want all of the working now?',
      'Would the full solution help?',
    ],
    zh: ['要看完整解答吗？', '现在要看全部过程吗？', '需要完整的解答吗？'],
  },
  like: {
    en: [
      'Would you like to try one like it?',
      'Another one of this kind?',
      'Do you want to practise on a similar one?',
      'Shall I set you one with other numbers?',
    ],
    zh: [
      '想试一道类似的题吗？',
      '再来一道同类题？',
      '要用一道相似的题练一练吗？',
      '换一组数再做一道，好吗？',
    ],
  },
  harder: {
    en: ['Ready for a harder one?', 'Shall we go one level up?', 'Do you want something more demanding?'],
    zh: ['来一道难一点的？', '要不要提高一点难度？', '想挑战更难的吗？'],
  },
} satisfies Record<string, Ways>;

export type Offer = keyof typeof OFFERS;

/** What a reply of the tutor asked last; null where it asked nothing. */
export function askedIn(heard: string): Offer | null {
  let [found, at] = [null as Offer | null, -1];
  for (const offer of Object.keys(OFFERS) as Offer[])
    for (const way of [...OFFERS[offer].en, ...OFFERS[offer].zh]) {
      const place = heard.lastIndexOf(way);
      if (place > at) [found, at] = [offer, place];
    }
  return found;
}
