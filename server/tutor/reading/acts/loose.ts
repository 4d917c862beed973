import type { Intent, Phrase } from './act.ts';
import { stepOf } from './numbers.ts';

const why = (of: string | null, step: number | 'last' | null = null): Intent => ({ kind: 'why', step, of });

/** What a message most likely wants which is no request in so many words. */
export const LOOSE_ENGLISH: readonly Phrase[] = [
  [
    /\b(?:i am|all) (?:good|done|fine|set)\b.{0,20}\bnext$|\bwhat (?:is|should i do|do i do|to do|should i (?:study|learn|revise)) next$/,
    () => ({ kind: 'feeling', feeling: 'understood' }),
  ],
  [
    /\b(?:always|keep|keeps) (?:lose|losing|forget|forgetting|make|making|drop|dropping|miss|missing) (?:the |a |my |silly |careless |these |those )?(?:sign|minus|negative|mistakes?|errors?|brackets?|constant|units?|marks)|\b(?:careless|silly|stupid|dumb) (?:mistakes?|errors?)\b/,
    () => ({ kind: 'feeling', feeling: 'careless' }),
  ],
  [/^(?:what|huh|eh|pardon|come again|sorry|what what|what do you mean)$/, () => why(null)],
  [
    /^(?:give|send|set) (?:me )?(?:one|another|a question|an? (?:easy|hard) one)\b.{0,30}$/,
    ([all]) => ({
      kind: 'like',
      level: /easy/.test(all) ? 'easier' : /hard/.test(all) ? 'harder' : 'same',
      about: null,
    }),
  ],
  [
    /\bin (english|chinese)$/,
    ([, name]) => ({ kind: 'language', language: name === 'english' ? 'en' : 'zh' }),
  ],
  [
    /^(?:what |and )?(?:which|what) (?:one |bit |part |thing |of them )?(?:is|are|was|should be|do i (?:use|take|pick|choose) (?:as|for)) (?:the |my )?(you|[a-z](?:_?\d|[/]d[a-z])?)$/,
    // The letter u is written for the word.
    ([, what]) => ({ kind: 'where', what: what === 'you' ? 'u' : what! }),
  ],
  [
    /^(?:what |and )?where (?:does|did|do|is|has|have) (?:the |that |this |my )?(.{1,50}?)(?: (?:come|came|coming|appear))?(?: from)?$/,
    ([, what]) => why(what!),
  ],
  [
    /^how (?:do|did|can|would|could|should) (?:i|you|we|they) (?:know|tell|see|decide|find out) ?(?:that |if |when |which |whether |what )?(.{0,60})$/,
    ([, of]) => why(of || null),
  ],
  [
    /^what (?:should|could|would) i (?:have )?(?:do|done|write|written|put).{0,20}?(?:line|step) (\d{1,2})/,
    ([, number]) => why(null, stepOf(number)),
  ],
  [
    /^what (?:am i|did i|have i|i am) (?:missing|forget|forgetting|forgot|forgotten|do|done|doing)(?: wrong)?$|^what is (?:missing|still missing)$/,
    () => ({ kind: 'mistake' }),
  ],
  [
    /\b(?:show|write|give|do|see|type)\b.{0,24}\b(?:whole|full|all of|entire|everything|complete)\b.{0,40}$/,
    () => ({ kind: 'solution' }),
  ],
  [/\bstep by step\b/, () => ({ kind: 'step' })],
  [
    /^(?:.{0,20} )?(?:1|one|another) (?:more|one|1|question|like (?:it|this|that))\b.{0,30}$|\bsimilar (?:one|question)\b/,
    ([all]) => ({
      kind: 'like',
      level: /\beas/.test(all) ? 'easier' : /\bhard/.test(all) ? 'harder' : 'same',
      about: null,
    }),
  ],
  [
    /\b(?:you|u|ur|your) .{0,20}\b(?:better|best|great|good|smart|clever|legend|nice|cool|amazing)\b|\b(?:lifesaver|love you)\b/,
    () => ({ kind: 'feeling', feeling: 'thanks' }),
  ],
  [
    /\b(?:bad|terrible|awful|rubbish|useless|weak|hopeless) (?:at|with|in)\b|\bhate\b|\b(?:gonna|going to|will|am) fail(?:ing)?\b|\bgiv(?:e|ing) up\b|\b(?:is|are) the worst\b|\b(?:so|really) (?:stressed|tired|scared|nervous|worried)\b|\b(?:do not|cannot|can'?t|don'?t|cant|dont) (?:get|do|understand) [a-z ]{3,30} at all\b/,
    () => ({ kind: 'feeling', feeling: 'tired' }),
  ],
  [
    /^(?:is it|is this|do i use|should i use|do we use|i use|must i use|it is|i think it is) (?:the |a |by )?([a-z][a-z -]{2,30})$|^([a-z][a-z -]{3,30}) (?:right|correct|yes|no)$/,
    ([, of, other]) => why((of ?? other)!),
  ],
];

export const LOOSE_CHINESE: readonly Phrase[] = [
  [
    /(?:接下来|下一步|之后|下面)(?:该|应该|可以)?(?:学|练|复习|看)(?:什么|啥|哪)/,
    () => ({ kind: 'feeling', feeling: 'understood' }),
  ],
  [
    /粗心|马虎|(?:总是?|老是?|每次都?|经常|又)(?:忘|丢|漏|算错|看错|写错|弄错|搞错|搞混)/,
    () => ({ kind: 'feeling', feeling: 'careless' }),
  ],
  [/^(?:啥|什么|嗯|哈)$/, () => why(null)],
  [/^(?:哪个|哪一个|谁)(?:是|当|做)([a-z](?:_?\d)?)$/i, ([, what]) => ({ kind: 'where', what: what! })],
  [/怎么(?:知道|判断|看出|确定|想到)(.{0,30})$/, ([, of]) => why(of || null)],
  [
    /(?:有没有|有无|还有)(?:什么)?(?:别的|其他|另外的?).{0,2}(?:方法|解法|做法|办法)/,
    () => ({ kind: 'another', quicker: false }),
  ],
  [/(?:漏|少|差|缺)了?(?:什么|啥|哪)/, () => ({ kind: 'mistake' })],
  [/(?:全部|整个|完整).{0,6}(?:过程|解答|写|给)/, () => ({ kind: 'solution' })],
  [
    /(?:再|换)(?:来|出|给)?.{0,4}(?:一|1)?(?:道|题|个)/,
    ([all]) => ({
      kind: 'like',
      level: /难/.test(all) ? 'harder' : /简单|容易/.test(all) ? 'easier' : 'same',
      about: null,
    }),
  ],
  [/扣.{0,3}分/, () => ({ kind: 'exam', fact: 'marks', paper: null, of: null })],
  [
    /(?:好|太|很|真)(?:烦|累)|不想(?:学|做|写|考)|想放弃|要挂科?|崩溃|压力(?:好|很|太)?大|好(?:慌|紧张)|完全不会/,
    () => ({ kind: 'feeling', feeling: 'tired' }),
  ],
  [/(?:你|老师).{0,3}(?:棒|厉害|聪明|好)/, () => ({ kind: 'feeling', feeling: 'thanks' })],
];
