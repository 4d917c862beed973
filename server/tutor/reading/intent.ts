import { lookup } from '../../core/lookup.ts';
import type { Language } from '../../core/locale.ts';
import { type TopicIntent, topicIntentOf } from './topic-intent.ts';

/** The intent of a message. */
export type Intent =
  | { kind: 'question' }
  | { kind: 'hint' }
  | { kind: 'step' }
  | { kind: 'solution' }
  /** Step number from 1; null is the step shown last. */
  | { kind: 'why'; step: number | 'last' | null }
  | { kind: 'another' }
  | { kind: 'like' }
  | { kind: 'check'; lines: string[] }
  /** An answer to the current question. */
  | { kind: 'answer'; typed: string }
  | { kind: 'language'; language: Language }
  | { kind: 'greeting' }
  | TopicIntent;

const PLEASE =
  /^(?:please|pls|can you|could you|can i (?:have|see)|i (?:want|need)|请|麻烦|请你?帮我|帮我)\s*[,，]?\s*/i;
const END = /(?<![\s.!?。！？])[\s.!?。！？]+$/;
const THANKS =
  /(?:(?<![\s,，])[\s,，]+(?:please|pls|for me|谢谢|吧|呢|吗|一下)?|(?:please|pls|for me|谢谢|吧|呢|吗|一下))$/i;

const PHRASES: [RegExp, (match: RegExpExecArray) => Intent][] = [
  [
    /^(?:give me |show me )?(?:a |an |another |one more )?(?:small |little )?hint$|^(?:给我?)?(?:再?一?个)?提示(?:我)?$/i,
    () => ({ kind: 'hint' }),
  ],
  [
    /^(?:i (?:do not|don['’]?t) know(?: (?:how|what to do|where to (?:start|begin)|how to (?:start|begin|do (?:it|this))))?|i(?: am|['’]?m) (?:stuck|lost)|stuck|no idea|idk|help me|(?:我)?(?:不会(?:做)?|不知道(?:怎么做|从哪里开始)?|没(?:有)?思路|做不出来?|卡住了))$/i,
    () => ({ kind: 'hint' }),
  ],
  [
    /^(?:show (?:me )?|give me )?(?:the |a )?next (?:step|line)$|^(?:next|go on|continue|what(?:'s| is) next|and then)$|^(?:看|给我)?下一步(?:是什么)?$|^(?:继续|然后)$/i,
    () => ({ kind: 'step' }),
  ],
  [
    /^(?:show (?:me )?|give me |see )?(?:the )?(?:(?:full|whole|complete|entire|final) )?(?:solution|answer|working|worked solution)$|^(?:just )?(?:solve it|tell me(?: the answer)?|show (?:me )?everything)$|^(?:给我?|看|显示|查看|直接给)?(?:全部|完整的?|所有的?|最终)?(?:解答|答案|解法|步骤|过程|解题过程)$/i,
    () => ({ kind: 'solution' }),
  ],
  [
    /^(?:why|explain|i (?:do not|don't) (?:understand|get)|what happened in|how come)(?: is| do we do| did you do)?(?: (?:that|this|it|so))?(?: (?:passage|part|text|sentence|paragraph))?(?: (?:to me|simply))?(?: (?:the )?(?:(\w+) )?(?:step|line)(?: (\d+))?)?$/i,
    ([, word, number]) => ({ kind: 'why', step: stepOf(number ?? word) }),
  ],
  [
    /^(?:为什么(?:要)?|解释|讲解|说明|不(?:懂|明白|理解))(?:一下)?(?:是)?(?:这|那)?(?:样|里|么做|段话?|句话?|部分)?(?:第?([一二三四五六七八九十\d]+|最后一?)步|一步)?(?:是)?(?:为什么|怎么来的|什么意思|的原因)?$|^第([一二三四五六七八九十\d]+)步(?:是)?(?:为什么|怎么来的|什么意思)$/,
    ([, a, b]) => ({ kind: 'why', step: stepOf(a ?? b) }),
  ],
  [
    /^(?:is there |show me |give me |do it |solve it |try )?(?:in )?(?:another|a different|any other|some other|an alternative|other) (?:way|ways|method|methods|approach|solution)(?: to (?:do|solve) (?:it|this))?$|^(?:还)?有没?有?(?:别的|其他|另外的?|另一种)(?:方法|解法|做法)$|^(?:用|换|给我)?(?:另一种|换一种|其他|别的|一种别的)(?:方法|解法|做法)$/i,
    () => ({ kind: 'another' }),
  ],
  [
    /^(?:give me |show me |i want |try |do )?(?:(?:another|a|one|an extra) )?(?:more )?(?:(?:similar|practice) )?(?:(?:question|problem|exercise|one|example) )?(?:like (?:it|this|that)|similar(?: (?:question|problem|one|exercise))?|similar to (?:it|this|that)|(?:similar |practice )(?:question|problem|one|exercise))$|^another (?:one|question|problem)$|^(?:再?(?:来|出|给我?)|换)(?:一)?(?:道|个|题)?(?:类似|同类型?|相似|同样)?的?(?:题目?|练习题?|问题)?$|^(?:类似|同类型?|相似)的?(?:题目?|练习题?)$/i,
    () => ({ kind: 'like' }),
  ],
  [
    /^(?:give|ask|set|show|send|get) me (?:a|an|another|one|some|one more|a few)(?: more)?(?: (?:new|easy|hard|harder|easier|exam|similar|practice|different))? (?:questions?|problems?|exercises?|tasks?)(?: to (?:practi[sc]e|try|do|solve))?(?: (?:on|about) (?:this|it|this topic))?$|^(?:a|another|next|new|one more) (?:question|problem|exercise)$|^(?:test|quiz) me$|^(?:i want|let me|let(?:'|’)s) (?:to )?(?:practi[sc]e|try (?:a question|one|some questions))$|^(?:practi[sc]e|practi[sc]e questions?)$|^(?:给我?|出|来|再出|再来|考|想要|换)(?:我)?(?:一|几|两)?(?:道|个|些)(?:练习|类似的?|新的?)?(?:题目?|练习题?|问题)(?:做做|练练|练习)?$|^(?:考考我|练习|下一题)$/i,
    () => ({ kind: 'like' }),
  ],
  [
    /^(?:say (?:it|that|this) |again |repeat |translate (?:it |this )?|explain (?:it |this )?)?(?:in|to|into) (chinese|english)(?: again)?$/i,
    ([, name]) => ({ kind: 'language', language: name!.toLowerCase() === 'chinese' ? 'zh' : 'en' }),
  ],
  [
    /^(?:用|翻译成|换成|改用|说)(中文|英文|英语|汉语)(?:再?(?:说|讲|解释|写|回答|来)(?:一遍|一次|一下)?)?$/,
    ([, name]) => ({ kind: 'language', language: /[中汉]/.test(name!) ? 'zh' : 'en' }),
  ],
  [
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks?(?: you)?(?: very much| a lot)?|thank you|ok|okay|great|help|what can you do|who are you|你好|您好|嗨|谢谢(?:你|您)?|多谢|好的?|明白了?|你(?:是谁|能做什么|会什么))$/i,
    () => ({ kind: 'greeting' }),
  ],
];

const CHECK =
  /^(?:(?:check|mark|verify|correct|look at|go through)(?: (?:my|this|the|these))?(?: (?:working|work|solution|answer|answers|steps?|lines?|proof))?(?: (?:please|for me))?|(?:is|are) (?:this|my|these|it)(?: (?:working|work|solution|answer|steps?|lines?))? (?:right|correct|ok|okay|wrong)|did i (?:do|get) (?:this|it) right|(?:检查|批改|核对|看看|检验|判断)(?:一下)?(?:我的?|这个|这些)?(?:过程|步骤|解答|答案|解题过程|做法|解法|计算)?(?:对不对|是否正确|对吗)?|我(?:做|算|写)?(?:的|得)?(?:过程|步骤|答案)?(?:对不对|对吗|正确吗)|这样(?:做)?对吗)\s*(?:[:：?？.。,，]|\n|$)/i;

/** Reads the intent: anything that is neither a known follow-up nor about the current topic is a question. */
export function intentOf(text: string, hasTopic = false): Intent {
  const request = text.replace(PLEASE, '').trim();
  const check = CHECK.exec(request);
  if (check) return { kind: 'check', lines: linesIn(request.slice(check[0].length)) };
  const short = (request.replace(END, '').replace(THANKS, '') || request).replaceAll(/\s+/g, ' ');
  if (short.length > 60) return { kind: 'question' };
  const ofTopic = hasTopic ? topicIntentOf(short) : null;
  if (ofTopic) return ofTopic;
  for (const [phrase, meaning] of PHRASES) {
    const match = phrase.exec(short);
    if (match) return meaning(match);
  }
  return { kind: 'question' };
}

/** Lines of working: one to a line, or with arrows between them. */
function linesIn(text: string): string[] {
  const typed = text.trim();
  const commas = typed.split(/[,，]/);
  const isOneLine =
    !typed.includes('\n') && commas.length > 2 && commas.every((line) => /[=<>≤≥]/.test(line));
  return (isOneLine ? commas.join('\n') : text)
    .split(/\n|(?:=>|⇒|\\(?:implies|Rightarrow)\b|[;；])/)
    .map((line) =>
      line
        .trim()
        .replace(/^\$+|(?<!\$)\$+$/g, '')
        .trim(),
    )
    .filter(Boolean);
}

const NUMBERS = lookup<number>({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
});

function stepOf(word: string | undefined): number | 'last' | null {
  if (!word) return null;
  if (/^last$|最后/i.test(word)) return 'last';
  return NUMBERS[word.toLowerCase()] ?? (Number.parseInt(word, 10) || null);
}

/** Requests for an explanation, which the cards may give. */
const EXPLAIN =
  /^\s*(?:what(?:'s| is| are| does)|explain|define|describe|state|why|when (?:do|can|is)|tell me about|difference between|how (?:does|is|are))\b|什么是|是什么|什么叫|解释|说明|定义|为什么|区别|讲讲|介绍/i;

export const asksToExplain = (text: string): boolean => EXPLAIN.test(text);
