import { asPut } from './asked.ts';
import { asPrinted } from '../../../maths/reading/typing/as-printed/as-printed.ts';

const MAX_LENGTH = 500;

/** What is said to the tutor before a question. */
const AHEAD =
  /^(?:(?:(?:(?:now|then|next|and) )?(?:it|the question|q|the book|part b) (?:says|asks)(?: to)?|oh ye[ah]h?|what about|how about|right,? -?[\d.]{1,9}|next (?:part|bit|one|q|question)|ok then|ok(?:ay)?|so|now|then|next|right|cool|nice|thanks|thx|good|hence|further maths?|further|physics|maths?|p[1-6]|m1|s1|题目|懂了|好的?|谢谢|下一题|换一题|can we do (?:one|this)(?: from a paper)?|(?:now )?the (?:next |last )?question (?:says|is|asks)|last one|lol|fine|whatever|another one)(?:[\s,:：.]{1,3}|$)){1,4}/i;
/** A sentence that only talks. */
const TALK =
  /^(?:[^\d=<>∫^]{0,80})(?:\bi (?:always|never|don'?t|dont|cant|can'?t|forget|wanna|want|am|need|tried)\b|\bpls\b|\bplease\b|can (?:u|you)\b|\bhelp\b|\bhint\b|something like that|\blol\b|\bidk\b|\bstuck\b|不会|怎么(?:搞|做|办|写|算|弄|解)|不懂|大概|这样|忘了?|求助|提示|老是|听说)(?:[^\d=<>∫^]{0,80})$/iu;

/** "… no sorry its x^3 - 2x - 2 = 0": what was meant takes the place of what was typed. */
const MEANT =
  /^((?:the )?(?:equation|curve|function|line) (?:has equation )?)[^\n]{1,80}?(?:\.{2,3}|,|-) ?(?:no,? )?(?:sorry|wait|i mean),? (?:its|it'?s|it is|i mean)? ?/i;

/** A question as a paper would print it, in each way that its words allow; none where nothing is to change. */
export function retyped(text: string): string[] {
  if (text.length > MAX_LENGTH) return [];
  const typed = text.trim();
  const bare = withoutTalk(typed);
  const put = [...asPut(bare), ...asPut(typed)].flatMap((one) => [one, ...asPrinted(one)]);
  const all = [...asPrinted(bare), ...put, ...(/\p{Script=Han}/u.test(bare) ? [bare] : [])];
  return [...new Set(all)].filter((one) => plain(one) !== plain(typed) && one !== '');
}

/** Neither its last mark nor its capitals make another question of it. */
const plain = (text: string) => text.toLowerCase().replace(/[\s.?。？]{1,9}$/u, '');

function withoutTalk(text: string): string {
  const behind = text
    .replace(
      /^[^\d=<>:：\n]{0,40}[:：]\s{0,3}(?=(?:solve|find|express|show|prove|evaluate|use|calculate)\b)/iu,
      '',
    )
    .replace(AHEAD, '')
    .replace(MEANT, '$1');
  const sentences = behind
    .split(
      /(?<=[^\s.][.?!。？！])\s{0,3}(?!\d)|\n+|(?<=\.{3})\s|(?<=[^\p{Script=Han}\s]\s{0,2})(?=(?:这题|大概|我|请|老师|别|给个|不会|怎么))/u,
    )
    .map((one) => one.trim());
  const kept = sentences.filter((one) => one !== '' && !TALK.test(one));
  return (kept.some((one) => /[\d=]/.test(one)) ? kept : sentences).join(' ').trim();
}
