import { contentOf } from '../../problem/statistics/facts/words.ts';
import { changesStory, isOtherCount } from './counted-of-story.ts';

const STATISTICS = /^(?:9709\/p[56]|9231\/p4)\//;
const REQUEST =
  /^(?:\([a-z\d]{1,4}\)|（\d{1,2}）)?\s*(?:(?:hence|now|then|also|and|test)\b,? ?)*(?:find|state|calculate|determine|write|show|estimate|use|using|carry|what|deduce|obtain|work|given)\b|(?:^|[，。；）)]\s*)(?:试?求|计算|估计|写出|检验|利用|用)/i;
const HAN = /\p{Script=Han}/u;

/** The words of a request that tell nothing of its story. */
const PLAIN = new Set(
  contentOf(
    'find state calculate determine write down show estimate use using hence given what deduce obtain work out or and but if ' +
      'probability that there more less fewer least most than exactly no not between inclusive only both all any some none neither either ' +
      'number expected expectation mean variance standard deviation median value values total sum combined first second third fourth fifth sixth next last ' +
      'one two three four five six seven eight nine ten eleven twelve time place period interval length metre hour minute year month week fortnight ' +
      'suitable appropriate approximation approximate approximating poisson normal binomial geometric distribution justify answer correct significant figures decimal ' +
      'greater larger smaller above below equal whether event events season random independent independently before after until up to required need needed taken take takes make makes long consecutive successive other another again ' +
      'when where who whom will would do does did can could may might must should so as such also same different each every whole altogether over under within during ' +
      'get gets obtain obtains obtained happen happens occur occurs result results success failure attempt attempts trial trials point integer smallest largest greatest ' +
      'percentage proportion people person name conditional particular chance exact form fraction percent parts mark marks now then further separate separately',
  ),
);
const PLAIN_SIGNS = new Set(
  '适当天季试求计算估计写出利用恰好正有至少多超过不于大小的概率期望数学方差标准均平值次数个天周内在中连续任意取随机抽选一二两三四五六七八九十百到从和与或且若已知条件下前后后第首总共这那些是为了都没未能他她它们其该每各直止时分钟秒年月日再才要需会可被过达给及以上所得间差用近似答案保留位有效数字发生出现情况结果事件成功失败人者名只件位根条张次'.concat(
    '米千克厘元点岁刻作记为设变量分布列并说明理由相对应同别比例占率百零由把将而但仍也又就',
  ),
);

const sentencesOf = (text: string): string[] =>
  text
    .split(
      /(?<=[.?!])\s+|(?<=[。；？])|(?<=，)(?=求)|\n+|(?=\([a-z]{1,4}\) )|(?=（\d{1,2}）)|(?=\b(?:Find|Show that|State|Calculate|Carry out|Determine|Explain)\b)/u,
    )
    .map((one) => one.trim())
    .filter((one) => one !== '');

interface Told {
  story: string;
  request: string;
}

function toldIn(typed: string, question: string): Told {
  const isRequest = (one: string) => REQUEST.test(one);
  const known = sentencesOf(typed).filter((one) => !isRequest(one));
  const own = sentencesOf(question);
  return {
    story: [...known, ...own.filter((one) => !isRequest(one))].join(' '),
    request: own.filter(isRequest).join(' '),
  };
}

/** "In a box of 20 bulbs": what holds them says no more than how many there are. */
const HOLDER =
  /\b(?:box|packet|pack|batch|crate|carton|tray|case|sample|group|set) of (?=\$?\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b)/gi;

/** What of a request was not told before: words, in Chinese signs. */
function untoldIn(story: string, request: string): string[] {
  const bare = request.replace(HOLDER, ' ').replace(/\$[^$]{0,300}\$/g, ' ');
  if (HAN.test(request)) {
    const signs = [...bare].filter((one) => HAN.test(one));
    return signs.filter((one) => !PLAIN_SIGNS.has(one) && !story.includes(one));
  }
  const known = new Set(contentOf(story.replace(/[-'’]/g, ' ')));
  return contentOf(bare.replace(/[-'’]/g, ' ')).filter(
    (word) => word.length > 2 && !PLAIN.has(word) && !known.has(word),
  );
}

const RATE =
  /\bpoisson\b|\b(?:average|mean|rate) of \S{1,20} [^.]{0,60}\b(?:per|every|each|an?|in)\b|泊松|平均每/i;
const UNTIL = /\buntil\b|直到/i;
const TRIALS = /\bthe probability that [^.]{1,120} is (?:\$?\d|\\frac)|的?概率(?:均|都)?[为是]\s*\$?\d/i;
const GROUPED = /整理|频数|分组|统计如下/;

/** "Moena messages Pasha" and "Pasha messages Moena" are two events. */
function isTurned({ story, request }: Told): boolean {
  if (HAN.test(request)) return false;
  return [...story.matchAll(/\bthe probability that ([^.,;]{1,120}?) is (?:\$?\d|\\frac)/gi)].some(
    ([, clause]) => {
      const told = contentOf(clause!);
      const asked = contentOf(request).filter((word) => told.includes(word));
      const places = [...new Set(asked)].map((word) => told.indexOf(word));
      return (
        /\b[A-Z][a-z]+|\b(?:the|an?) \w+ \w+s (?:the|an?) /.test(clause!) &&
        places.some((place, at) => at > 0 && place < places[at - 1]!)
      );
    },
  );
}

/** "Jo's claim", where Mei claims. */
function isOfOthersClaim({ story, request }: Told): boolean {
  const names = [
    ...request.matchAll(/\b([A-Z][a-z]{1,30})['’]s (?:claim|belief|suspicion|theory|hypothesis)/g),
  ];
  return names.some(([, name]) => !story.split(/[^A-Za-z]/).includes(name!));
}

/** A mean of few of which it is not told that they are normal has no interval. */
function isUnfounded(typed: string): boolean {
  const [, size] =
    /\b(?:sample of|samples of) (\d{1,3})\b/i.exec(typed) ?? /随机抽取\D{0,6}(\d{1,3})/.exec(typed) ?? [];
  return size !== undefined && Number(size) < 30 && !/\bnormal|\bassum|正态|假[设定]/i.test(typed);
}

const INTERVAL =
  /\bconfidence interval for (?:the |μ|\$?\\?mu)?(?:[\w ]{0,30}mean|\b)|均值的[^。]{0,12}置信区间/i;
const DENIED_COUNT =
  /\b(?:does|do|did|is|are|was) not [^.,]{1,60}\b(?:at least|at most|more than|fewer than|less than)\b/i;

/** Whether a part of statistics asks of nothing but of what was told. */
export function isAsTold(topic: string, typed: string, question: string): boolean {
  if (!STATISTICS.test(topic)) return true;
  const told = toldIn(typed, question);
  const { story, request } = told;
  if (
    isOfOthersClaim(told) ||
    /\bone of the [a-z ]{1,40} is (?:damaged|broken|lost|faulty|missing|empty|removed)\b/i.test(story)
  )
    return false;
  if (INTERVAL.test(request) && !/proportion|比例/.test(request) && isUnfounded(typed)) return false;
  if (isDrawn(typed)) return true;
  // A test is asked for in words of its own.
  if (
    /\b(?:test|explain|show that|type II?|(?:critical|rejection|acceptance) region)\b|检验|说明|频数密度|期望频数/i.test(
      request,
    )
  )
    return true;
  const isRate = RATE.test(story) && /probabilit|expected|概率|期望/i.test(request);
  // On another occasion it is no longer thrown until something comes up.
  const isUntil = UNTIL.test(story) && !/\b[Oo]n another occasion\b|另一次/.test(story);
  const isTrials = TRIALS.test(story);
  if (isRate && changesStory(story, request)) return false;
  if (isUntil && isOtherCount(story, request)) return false;
  if (isTrials && (isTurned(told) || DENIED_COUNT.test(request))) return false;
  const isTable = /估计/.test(request) && GROUPED.test(story);
  return !(isRate || isUntil || isTrials || isTable) || untoldIn(story, request).length === 0;
}

/** What is drawn from a box is compared word by word where it is read. */
const isDrawn = (typed: string): boolean =>
  /without replacement|\b(?:bag|box|urn)s? [A-Z\w ]{0,20}contain|不放回|[盒袋][子中]/i.test(typed);
