import { lookup } from '../../core/lookup.ts';
import { simplified } from '../../text/chinese.ts';
import { distance } from '../../text/spelling.ts';

/** How students shorten words. */
const SHORT = lookup<string>({
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  plss: 'please',
  wat: 'what',
  wats: 'what is',
  wht: 'what',
  whats: 'what is',
  "what's": 'what is',
  wheres: 'where is',
  "where's": 'where is',
  hows: 'how is',
  "how's": 'how is',
  ans: 'answer',
  answr: 'answer',
  soln: 'solution',
  sol: 'solution',
  qn: 'question',
  qns: 'question',
  ques: 'question',
  eqn: 'equation',
  eq: 'equation',
  nxt: 'next',
  thx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks',
  tks: 'thanks',
  cheers: 'thanks',
  idk: 'i do not know',
  dunno: 'do not know',
  dont: 'do not',
  "don't": 'do not',
  didnt: 'did not',
  "didn't": 'did not',
  doesnt: 'does not',
  "doesn't": 'does not',
  cant: 'cannot',
  "can't": 'cannot',
  isnt: 'is not',
  "isn't": 'is not',
  arent: 'are not',
  "aren't": 'are not',
  im: 'i am',
  "i'm": 'i am',
  ive: 'i have',
  "i've": 'i have',
  "it's": 'it is',
  "that's": 'that is',
  thats: 'that is',
  "let's": 'let us',
  lets: 'let us',
  "we're": 'we are',
  "you're": 'you are',
  gimme: 'give me',
  giv: 'give',
  lemme: 'let me',
  wanna: 'want to',
  gotta: 'have to',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomoz: 'tomorrow',
  coz: 'because',
  cuz: 'because',
  bc: 'because',
  hw: 'how',
  abt: 'about',
  anoter: 'another',
  diff: 'difference',
  diffrent: 'different',
  eg: 'example',
  yea: 'yes',
  yeah: 'yes',
  yep: 'yes',
  yup: 'yes',
  nope: 'no',
  nah: 'no',
  kk: 'ok',
  okay: 'ok',
  okey: 'ok',
  alr: 'ok',
  alright: 'ok',
  min: 'minutes',
  mins: 'minutes',
  calc: 'calculator',
  prob: 'problem',
  def: 'definition',
  pic: 'picture',
});

/** What a request is told by: one slip in them is forgiven. */
const KNOWN =
  'another answer calculator check clue confused continue correct definition different difficult difference easier example exercise explain explanation everything forgot formula formulas formulae given harder lost marks meaning method mistake paper practice practise problem question quicker revise show similar solution step stuck thanks tomorrow topic understand where working wrong'.split(
    ' ',
  );
const KNOWN_SET = new Set(KNOWN);
const MIN_SPELT = 5;

const spelt = (word: string): string => {
  if (word.length < MIN_SPELT || !/^[a-z]+$/.test(word) || KNOWN_SET.has(word)) return word;
  const far = word.length < 8 ? 1 : 2;
  return KNOWN.find((known) => known[0] === word[0] && distance(word, known, far) <= far) ?? word;
};

const BEFORE = new Set(
  'k oops whoops ok so and but oh ohh ah hmm hm um umm well wait please hey hi hello sorry sir miss teacher bro dude actually also just lol haha btw alright right cool nice great fine sure then now yes yay because'.split(
    ' ',
  ),
);
const AFTER = new Set(
  'please thanks then now though tho lol haha sir teacher bro ok here yet exactly actually instead man mate quickly again'.split(
    ' ',
  ),
);
const PLEASE =
  /^(?:can you|could you|would you|will you|can i (?:have|see|get)|could i (?:have|see|get)|may i (?:have|see)|i (?:want|need|would like) (?:to see |you to )?|let me|do you have) ?(?=\S)/;

const MAX_LENGTH = 200;

/** A short message in plain lower-case words, with courtesies, fillers and slips of typing out of the way. */
export function plainWords(text: string): string {
  const words = text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .split(/[\s,，!！?？。;；…~"“”]+/u)
    .map((word) => word.replace(/[.:：]$/u, ''))
    .filter(Boolean);
  if (words[0] === 'y' && /^[a-z']{2,}$/.test(words[1] ?? '')) words[0] = 'why';
  const plain = words.flatMap((word) => (SHORT[word] ?? spelt(word)).split(' '));
  return trimmed(plain);
}

function trimmed(all: string[]): string {
  let words = all;
  for (;;) {
    const [first, last] = [words[0], words.at(-1)];
    const isDoubled = words.length > 1 && first === 'no' && words[1] === 'no';
    if (isDoubled || (words.length > 1 && BEFORE.has(first!))) words = words.slice(1);
    else if (words.length > 1 && AFTER.has(last!)) words = words.slice(0, -1);
    else if (words.length > 2 && words.slice(-2).join(' ') === 'for me') words = words.slice(0, -2);
    else {
      const text = words.join(' ');
      const asked = text.replace(PLEASE, '');
      if (asked === text) return text;
      words = asked.split(' ');
    }
  }
}

const BEFORE_ZH =
  /^(?:那么?|好的?吧?|嗯+|哦+|噢|啊|呃|老师|请问?|麻烦你?|帮我|能不能|能否|可不可以|可以|我想要?|所以|然后|但是|可是|不过|算了|其实|哈哈|你|再?给我?)[，,、\s]*(?=\S)/u;
const AFTER_ZH =
  /(?:吗|呢|吧|啊|呀|嘛|了|啦|谢谢|一下|好吗|行吗|可以吗|就行|就好|老师|[。！？!?.~…，,、\s])$/u;

/** The same of a Chinese message. */
export function plainChinese(text: string): string {
  let words = simplified(text.slice(0, MAX_LENGTH)).trim();
  for (let i = 0; i < 24; i += 1) {
    const shorter = words.replace(BEFORE_ZH, '').replace(AFTER_ZH, '');
    if (shorter === words || shorter === '') return words;
    words = shorter;
  }
  return words;
}
