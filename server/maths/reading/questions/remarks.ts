/** What an asker says of themselves, or to whoever may help; none of it is part of the task. */
const REMARKS = [
  /^(?:我|本人)?(?:真的|完全|实在|还是|根本|都|就是|也)?(?:不会|不懂|不知道|不明白|没有?思路|没有?头绪|毫无头绪|卡住|看不懂|算不出|做不出|想不出|没学过)(?!大于|小于|超过|等于|为|是)[^，,\d$A-Za-z]{0,12}$/u,
  /^我(?:试过|试了|用过)[^，,]{1,16}[，,]?(?:但是?|可是|不过)?(?:不行|没用|没做出来|做不出来|算不出来|卡住了)$/u,
  /^(?:谢谢|多谢|感谢|求助|拜托|在线等|救命|急)[^，,]{0,10}$/u,
  /^(?:请问)?(?:有人|有没有人|谁|哪位|大家|各位)[^，,]{0,6}(?:会|能|可以|知道|懂|帮)[^，,]{0,10}$/u,
  /^(?:请|麻烦)(?:大家|各位|老师)?(?:帮忙|帮我|帮一下|指点|指教|教教我)[^，,]{0,8}$/u,
  /^(?:求|要|想要|需要|请给|麻烦给)(?:一下)?(?:详细|完整|具体)?的?(?:过程|步骤|解题过程|解答过程|讲解|解答|帮助|帮忙)$/u,
  /^(?:这是|是)?(?:我|我们)?(?:今天|昨天|明天|本周)?的?(?:家庭)?作业(?:题)?$/u,
  /^我?(?:今天|明天|后天|下周|马上|快)就?要?考试?$/u,
  /^(?:(?:i have )?(?:an? |my |the )?(?:exam|test|mock)s?(?: is| are)?) (?:today|tomorrow|tmrw?|next week)$/i,
  /^(?:i|i['’]m|i am) (?:really |so |completely |totally |still |just )?(?:stuck|lost|confused)(?: (?:on|with|by) (?:this|it|this one|this question))?$/i,
  /^i (?:really |still |just )?(?:do not|don['’]?t|cannot|can['’]?t) (?:know|understand|see|do|get|solve)(?: (?:this|it|this one|this question|how to do (?:it|this)|how to (?:start|begin)|where to (?:start|begin)))?$/i,
  /^i have no idea(?: (?:how|where) to (?:start|begin|do (?:it|this)))?$/i,
  /^(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody) (?:please )?(?:help|explain)(?: me)?(?: (?:with|please|out|this|it|with this))?$/i,
  /^(?:please |pls |plz |any )?(?:help|hints?|ideas)(?: me)?(?: please)?$/i,
  /^(?:many )?(?:thanks|thank you)(?: (?:in advance|a lot|so much|very much|everyone|all))?$/i,
  /^(?:this|it)(?: is|['’]s) (?:from )?(?:my|our) homework$/i,
];
const SENTENCE = /[^。！？!?；;\n]+?(?=[。！？!?；;\n]|\.(?=\s|$)|$)[。！？!?；;.]*/gu;
const ENDS = /^\s{0,9}|[\s。！？!?；;.~～…]{1,9}$/gu;
/** The end of a polite question is no part of what it says. */
const PARTICLE = /[吗呢吧啊呀了]{1,3}$/u;

const isSaid = (part: string): boolean =>
  REMARKS.some((form) => form.test(part) || form.test(part.replace(PARTICLE, '')));

const isRemark = (sentence: string): boolean => {
  const said = sentence.replace(ENDS, '');
  return isSaid(said) || said.split(/[，,]\s?/u).every(isSaid);
};

/** The question with remarks blanked; every character left stands where it stood. */
export const withoutRemarks = (text: string): string =>
  text.replace(SENTENCE, (sentence) => (isRemark(sentence) ? sentence.replace(/[^\n]/g, ' ') : sentence));
