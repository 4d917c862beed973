import type { Ways } from './voice.ts';

export const DRAW = {
  cannot: {
    en: [
      'I cannot draw in a conversation. For a sketch of your own:',
      'No picture from me, but what belongs in yours:',
    ],
    zh: ['对话里我画不了图。自己画草图时：', '我给不了图，但你的图里应该有：'],
  },
  values: {
    en: ['mark {answer} from the solution, label the axes, and show every point where the curve meets them.'],
    zh: ['标出解答中的 {answer}，写上坐标轴名称，并标出与坐标轴的交点。'],
  },
  plain: {
    en: ['label the axes, show where it meets them, turning points and asymptotes, each with its values.'],
    zh: ['写上坐标轴名称，标出与坐标轴的交点、极值点和渐近线及其数值。'],
  },
} satisfies Record<string, Ways>;
