/** What questions of mechanics say around their values; none of it changes what is asked. */
const COMMON =
  'a an the of and is are was at by to from in on with its it their they them that this which where when has have for as be so such ' +
  'find calculate determine work out what give giving given your answer answers correct significant figure figures decimal place places one three nearest ' +
  'take taking use using value values magnitude size due gravity free fall assume assuming neglect neglecting ignore ignoring negligible air resistance ' +
  'ms kg mg km cm mm kn rad deg degree degrees newton newtons metre metres meter meters second seconds joule joules sec ' +
  'circ mathrm frac dfrac tfrac text sin cos tan alpha theta lambda mu times cdot quad left right degree ' +
  'particle particles ball block box body object stone sphere disc bead crate parcel brick load car truck trolley cart sledge puck small light mass masses moving';
const COMMON_HAN =
  '质量为的点物体小球块木箱个两二与和及以在从由时其它大求出计算多少是一已知取重力加速度米秒千克牛顿方向成角水平地面试问此则有上处中这该所受到各';

const asSet = (words: string) => new Set(words.split(' '));
const KNOWN = asSet(COMMON);

/** Whether every word is one that the method reads, or that changes nothing: any other may tell of what it does not know. */
export function vocabulary(english: string, chinese: string): (lower: string) => boolean {
  const own = asSet(english);
  const han = new Set([...COMMON_HAN, ...chinese]);
  return (lower) =>
    (lower.match(/[a-z]{2,}/g) ?? []).every((word) => KNOWN.has(word) || own.has(word)) &&
    (lower.match(/\p{Script=Han}/gu) ?? []).every((one) => han.has(one));
}
