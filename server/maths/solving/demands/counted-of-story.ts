const HAN = /\p{Script=Han}/u;

const ATTEMPTS =
  '(?:throw|toss|tosse|spin|roll|game|attempt|shot|trial|dart|flip|turn|go|goe|time|serve|ball|card|phone call|call|day|question|ticket|packet|person|people|item|pen)s?';
const TAIL =
  '(?: (?:that )?(?:[A-Z][a-z]+|he|she|they|it|are|is) (?:makes?|takes?|plays?|throws?|needs?|rolls?|spins?|tosses|required|needed|taken|made|thrown|has to make|will (?:make|take|play|throw|need)))?(?: (?:required|needed|taken|made|thrown|played))?(?: up to and including [^.]{1,60}| in total| altogether)?';
const ALONE = new RegExp(`^${ATTEMPTS}(?: (?:of the )?(?:die|dice|coin|spinner))?${TAIL}[ ]?[,.?]?$`);
const ENDING = / (?:until|to obtain|to get|to win|for) /;

const bare = (text: string): string =>
  text
    .replaceAll('$', '')
    .trim()
    .replace(/[[(（【]\d{1,3}(?: marks?|分)?[\])）】]$/i, '')
    .trim();

/** What ends the attempts, told and said again with the same numbers and words. */
function isSameEnd(end: string, story: string): boolean {
  const [, told] = /\buntil ([^.]{1,80})/i.exec(story) ?? [];
  const words = end.toLowerCase().match(/[a-z]{3,}|\d+/g) ?? [];
  const known = `${told ?? ''} first`.toLowerCase();
  return words.every(
    (word) => known.includes(word) || ['obtain', 'obtained', 'the', 'time', 'obtains', 'gets'].includes(word),
  );
}

const isOfAttempts = (counted: string, story: string): boolean => {
  const text = bare(counted);
  if (ALONE.test(text)) return true;
  const [counts, end, another] = text.split(ENDING);
  return end !== undefined && another === undefined && ALONE.test(counts!) && isSameEnd(end, story);
};

const OTHER_CHINESE = /失|中|命|出现|奇|偶|胜|赢|输|正面|反面|\d|未|没/;

/** Of attempts until one succeeds, nothing but the attempts themselves is counted. */
export function isOtherCount(story: string, request: string): boolean {
  if (HAN.test(request + story)) {
    const named = [...story.matchAll(/[记设令]([^，。]{0,30})/g)]
      .map(([, words]) => words!)
      .filter((words) => words.includes('次数'));
    if (
      named.some((words) =>
        OTHER_CHINESE.test(words.replace(/直到[^，。]{0,30}为止|[首第]一?次?[^，。]{0,6}时/g, '')),
      )
    )
      return true;
    const asked = /求([^，。]{0,40})次数的?(?:数学)?(?:期望|均值)/.exec(request)?.[1];
    if (asked !== undefined && OTHER_CHINESE.test(asked)) return true;
    return /(?:[中失]|成功|失败|出现)\s?\d+\s?次/.test(request) && !/[前首]\s?\d|第/.test(request);
  }
  const named = [
    ...story.matchAll(/\b[A-Z]\b,? (?:is|denotes|be|represents) the (?:total )?number of ([^.]{1,120})/g),
  ];
  const called = [...story.matchAll(/\bthe (?:total )?number of ([^.]{1,100}?) is denoted by \$?[A-Z]\b/gi)];
  const asked = [...request.matchAll(/\b(?:expected|mean|average) (?:total )?number of ([^.]{1,100})/gi)];
  const variance = [
    ...request.matchAll(/\b(?:variance|standard deviation) of the (?:total )?number of ([^.]{1,100})/gi),
  ];
  return [...named, ...called, ...asked, ...variance].some(([, counted]) => !isOfAttempts(counted!, story));
}

const CHANGE =
  /\b(?:closed|doubles?|doubled|triples?|halves|halved|shut|twice as|half as|open (?:for|on|only|from)|busier|quieter|increases?|decreases?|reduced|rises|falls)\b|关门|停业|休息|歇业|加倍|翻倍|减半|增加|减少|营业|不营业/i;
const USED =
  /\d|\b(?:poisson|independent|independently|random|randomly|assum\w*|constant|distribution|average|mean|rate|variable|number|denote\w*|denoted|sample|approximat\w*|test|hypothes\w*|significance|manager|claims?|believes?|suspects?|wishes|wants)\b|泊松|独立|随机|假设|平均|分布|设|记|检验|声称/i;

/** A sentence behind a rate that it may change, or that asks of another kind of time. */
export function changesStory(story: string, request: string): boolean {
  const all = `${story} ${request}`;
  if (CHANGE.test(story) || /\bworking (?:week|month|year)\b|工作[周日]/.test(request)) return true;
  if (
    /\b(?:per|a|each|every) day\b|每天/.test(story) &&
    !/\bhours?\b|小时/.test(story) &&
    /\b(?:hours?|minutes?)\b|小时|分钟/.test(request)
  )
    return true;
  if (/轻微|严重|重大|一般/.test(story) && /(?<!轻微|严重|重大|一般)事故/.test(request)) return true;
  if (HAN.test(all)) return false;
  const sentences = story.split(/(?<=[.?!])\s+/);
  const first = sentences.findIndex((one) => /\b(?:poisson|average|mean|rate)\b/i.test(one));
  return sentences.some((one, at) => first >= 0 && at > first && one.trim().length > 3 && !USED.test(one));
}
