import { simplified } from './chinese.ts';
import { isCommon } from './query-tokens.ts';
import { searchWords } from './search-words.ts';

/** Chinese that nearly every question is asked with; 求 and 解 are parts of other words too. */
const ASKING_ZH =
  /请问|请教|求助|帮忙|帮我|怎么样?|怎样|如何|为什么|什么是|是什么|什么|哪[个些里]|是否|可以|能不能|[这那一本此]道|[这那]个|一下|题目|问题|[这本此]题|求解|求出|(?<![要需])求(?!和|导|根公式)|(?<![分求图理])解(?!析|集|释)|计算(?![器机])|证明|化简|已知|方法|[使利采]用|(?<![应作])用|(?<!假)设(?!计)|(?<![法规原])则|[的了吗呢吧啊我你是做]/gu;
const ASKING_EN = new Set(
  'about after am any anybody anyone been calculate compute could did determine evaluate exercise explain find given got had hence here help let need obtain one problem prove question questions really simplify solve some somebody someone start stuck such than then there they under using value values verify want way we will work would write'.split(
    ' ',
  ),
);

/** The words that say what a question is about: none that ask, and no letter or digit that stands alone. */
export function subjectWords(text: string): string[] {
  const words = searchWords(simplified(text).replaceAll(ASKING_ZH, ' ')).replaceAll(SIGNS, ' ').split(' ');
  const saying = (word: string) =>
    [...word].length > 1 && !/^\d+$/.test(word) && !isCommon(word) && !ASKING_EN.has(word);
  return [...new Set(words)].filter(saying);
}

const SIGNS = /[^\p{L}\p{N}/-]/gu;
