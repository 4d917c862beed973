const NUMBER = '(\\d+(?:\\.\\d+)?)';
const UNIT =
  '(?: ?(cm|mm|m|km|kg|g|mg|s|seconds?|minutes?|min|hours?|days?|ml|litres?|years?|marks|厘米|米|千克|克|分钟|小时|秒|毫升|分))?';
const MORE =
  'exceeds|is (?:greater|more|longer|heavier|taller|higher) than|is (?:over|above)|has (?:a |an )?\\w+ (?:of )?(?:greater|more) than|大于|超过|高于';
const LESS =
  'is (?:less|shorter|lighter|lower|smaller) than|is (?:under|below)|has (?:a |an )?\\w+ (?:of )?less than|小于|低于|不足';
const BETWEEN = 'is between|lies between|has (?:a |an )?\\w+ (?:of )?between|介于|在';
const EVENT = `(?:(${MORE})|(${LESS})|(${BETWEEN})) ?${NUMBER}${UNIT}(?: ?(?:and|to|和|与|到|至) ?${NUMBER}${UNIT})?`;

const ENGLISH = new RegExp(
  `^(?:the |a )?(?:[a-z]+ ){1,9}?(?:is|are|has a|have a) normal(?:ly)? distribut(?:ed|ion) with (?:a )?mean (?:of )?${NUMBER}${UNIT},? and (?:a )?(standard deviation|variance) (?:of )?${NUMBER}${UNIT}2?\\. (?:find|calculate) the probability that (?:(?:a|an|the) (?:[a-z]+ ){1,9}?|[a-z] )${EVENT}$`,
  'i',
);
const CHINESE = new RegExp(
  `^\\p{Script=Han}{1,16}服从均值为 ?${NUMBER}${UNIT} ?[,和]? ?(标准差|方差)为 ?${NUMBER}${UNIT} ?的正态分布[,.] ?(?:求|计算)\\p{Script=Han}{0,14}? ?${EVENT} ?(?:之间)?的概率$`,
  'u',
);

/** "Heights are normally distributed with mean 170 … that a height exceeds 180" in notation; null where a word is left. */
export function normalInNotation(text: string): string | null {
  if (
    /\b(?:not|no|neither|both|all|each|two|three|given|at least|sum|total|mean of the)\b|都|均(?!值)|不(?!足)/i.test(
      text,
    )
  )
    return null;
  const plain = text
    .replace(/[，、]/g, ',')
    .replace(/。/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?[.?]$/, '');
  const match = ENGLISH.exec(plain) ?? CHINESE.exec(plain);
  // A capital letter by itself is the random variable, and there is only one.
  if (!match || new Set(text.match(/\b[B-Z]\b/g)).size > 1) return null;
  const [, mean, unit, kind, spread, , more, less, between, first, other, second, last] = match;
  const units = new Set([unit, other, last].filter(Boolean));
  if (units.size > 1 || (between !== undefined) !== (second !== undefined)) return null;
  const isVariance = /variance|方差/i.test(kind!);
  const event = more ? `X > ${first}` : less ? `X < ${first}` : `${first} < X < ${second}`;
  return `X ~ N(${mean}, ${isVariance ? spread : `${spread}^2`}). Find P(${event})`;
}
