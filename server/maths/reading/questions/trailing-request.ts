const SENTENCE = /(?<!\.[a-z]|\.\.)[.?!]\s+(?=[A-Z][a-z]|\p{Script=Han})|[。；？！]\s*|;\s+/u;
const ASK =
  /\b(?:find|calculate|determine|solve|evaluate|work out|estimate|compute|what is|how (?:many|much|far|long|fast))\b|求|计算|解方程|多少|多大/i;

/** How the answer is to be written, and what may be taken for granted. */
const MANNER =
  /^\(?(?:give|leave|write|state|express) (?:your |the |all |each )?(?:final )?(?:answers?|values?|results?)\b.*(?:significant|decimal|exact|surd|form|terms of|s\.?f\b|d\.?p\b|places|nearest|degrees|radians)|^[([]?(?:take|use|assume|ignore|neglect|you may|air resistance|there is no)\b|^[([]?(?:the|let|where) [^.]*(?:\bis\b|\bare\b|=)|^[([]?\S{1,4}\s*=|保留|精确|^结果|答案|取|忽略|不计|为/i;
/** The method is named that is to be used. */
const WAY = /^(?:请|要求)?(?:使?用|利用|采用)[^，,。]{1,12}(?:法|公式|定理|积分)$/u;
const CHANGE =
  /\b(?:then|double|halved?|negative of|instead|multiply|divide|square root of|subtract|add|reciprocal|only|misprint\w*|should be|replaced|how many|also|hence)\b|然后|乘|除|倒数|减去|加上|改为|一半|两倍/i;
const MORE_IN_ONE =
  /\band (?:then )?(?:multiply|double|halve|divide|subtract|add|square|round)\b|\b(?:multiplied|doubled|halved|divided|increased|decreased) by \d+$|然后|再(?:乘|除|加|减)|的倒数/i;

/** Whether something is asked after the question that changes what its answer is. */
export function hasAfterthought(text: string): boolean {
  const sentences = text
    .split(SENTENCE)
    .map((one) => one.trim())
    .filter(Boolean);
  const requestAt = sentences.findIndex((one) => ASK.test(one));
  if (requestAt < 0) return false;
  const rest = sentences.slice(requestAt + 1);
  return (
    MORE_IN_ONE.test(sentences[requestAt]!) ||
    rest.some((one) => ASK.test(one) || CHANGE.test(one) || !(MANNER.test(one) || WAY.test(one)))
  );
}
