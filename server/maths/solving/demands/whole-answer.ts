import type { Solution } from '../../writing/method.ts';
import { significantFigures } from '../../algebra-system/numbers/significant-figures.ts';
import { isInForm, usesRequestedMethod } from './answer-form.ts';
import type { Question } from '../../reading/questions/question.ts';

const QUANTITY =
  '(?:speeds?|velocit(?:y|ies)|directions?|distances?|displacement|times?|accelerations?|tensions?|angles?|equations?|radius|centre|gradients?|intercepts?|[xy]-intercepts?|mean|variance|standard deviation|median|mode|areas?|perimeter|volume|lengths?|coordinates|mid-?points?|modulus|argument|quotient|remainder|eigenvalues|eigenvectors|determinant|inverse|sum|product|first term|common (?:difference|ratio)|maximum|minimum|period|frequency|amplitude|(?:kinetic |potential )?energy|power|forces?|mass|momentum|impulse|current|voltage|potential difference|resistance|charge|wavelength|range|domain|probabilit(?:y|ies)|number|asymptotes?|normal|tangent|derivatives?|roots?|height|magnitude|size|natures?|values?|points?|width|efficiency|pressure|temperature|weight|reaction|work done|time of flight|argument|conjugate|trace|vertex|axis of symmetry|line of symmetry|expectation|percentiles?|quartiles?)';
const OF = '(?: of (?:the |its |this |a )?[a-z]+)?';
/** "The speed and the direction", "its mean and its variance": two things. */
const PAIR = new RegExp(
  `\\b${QUANTITY}${OF},? (?:and|as well as|together with|or) (?:(?:also|hence|the|its|their|an?|find|state|corresponding|exact|maximum|minimum|greatest|least|approximate|total) )*${QUANTITY}\\b`,
);
const SECOND_VERB =
  /(?:\band|\bthen|\bhence|,) (?:(?:hence|then|also|therefore|so|to) ){0,4}(?:find|calculate|determine|solve|state|show|prove|sketch|explain|deduce|evaluate|verify|write down|describe|classify|comment|interpret|estimate|compare|give (?:the|a|its) (?:coordinates|equation|value|reason|range|set|area|nature))\b/;
const TWO_RATES =
  /d ?y ?\/ ?d ?x\b.{0,20}\band\b.{0,12}d ?(?:\^ ?\{? ?2 ?\}?|²) ?y|\bfirst and second derivatives?\b/;
const TWO_CHANCES = /\bp ?\([^()]*\) ?(?:and|,|和|与|及) ?p ?\([^()]*\) ?[.?]? ?$/;
const QUANTITY_ZH =
  '(?:速度|速率|方向|大小|距离|位移|路程|时间|加速度|张力|拉力|夹角|角度|方程|半径|圆心|斜率|截距|均值|平均值|期望|方差|标准差|中位数|众数|面积|周长|体积|长度|坐标|中点|模|辐角|商|余式|余数|特征值|特征向量|行列式|逆矩阵|首项|公差|公比|最大值|最小值|极大值|极小值|周期|频率|振幅|能量|动能|势能|功率|力|质量|动量|冲量|电流|电压|电阻|电荷量|波长|值域|定义域|概率|渐近线|法线|切线|导数|性质|高度|宽度|效率|压强|温度|功)';
const PAIR_ZH = new RegExp(`${QUANTITY_ZH}(?:方程)?(?:和|与|及|以及|、|,)(?:其|它的)?${QUANTITY_ZH}`, 'u');
const SECOND_VERB_ZH = /并(?:且)?(?:求|计算|判断|说明|写出|证明|指出)|再求|再计算|进而求|从而求|由此求/u;

const JOINT = /,|&|\+|\b(?:and|or|as well as|together with|plus)\b/;
const QUALIFIERS =
  '(?:(?:also|hence|then|the|its|their|his|her|a|an|find|state|corresponding|exact|max|maximum|min|minimum|greatest|least|largest|smallest|highest|lowest|approximate|total|final|initial|average|mean|new|resulting|horizontal|vertical|impact|landing|common|other|two|angular|linear) ){0,4}';
/** What is asked for beside another thing; a number behind it would make it one of the things given. */
const BESIDE = new RegExp(
  `^ {0,9}${QUALIFIERS}${QUANTITY} {0,9}(?:$|(?:of|on|at|when|as|just|to|in|for|from|after|before|during|with which|reached|taken|travelled|required|needed)\\b(?! ?[-\\d]))`,
);
const NAMED = new RegExp(`\\b${QUANTITY}\\b|\\bp ?\\(`);
/** "And are they independent?", "and how far does it go": a question of its own behind the first. */
const QUESTION_BEHIND =
  /\b(?:and|also|then|hence) (?:(?:hence|then|also|so) ){0,3}(?:(?:is|are|does|do|can|will|was|were|has|have) [^.?]{1,120}\?|(?:how|what|why|whether|which|where|when)\b(?! (?:[a-z] ?[=<>]|it is given)))/;
const BESIDE_ZH = new RegExp(
  `${QUANTITY_ZH}[^,.;、和及]{0,12}(?:和|及|以及|、|,)[^,.;、和及\\d=]{0,8}${QUANTITY_ZH} {0,9}(?:$|[,.;?])`,
  'u',
);

const GOAL =
  /\b(?:find|calculate|determine|work out|evaluate|compute|estimate|state|obtain|write down|what (?:is|are)|how (?:many|much|far|long|fast))\b|求|计算/;

/** What the question asks for: from its first verb on, a sentence that only gives something left out. */
function goalsIn(lower: string): string {
  const at = lower.search(GOAL);
  return at < 0 ? '' : lower.slice(at);
}

/** Each sentence that asks, from its verb on. */
const sentencesOf = (goals: string) =>
  goals
    .split(/[.?!;。？；](?!\d)/)
    .map(goalsIn)
    .filter(Boolean);

/** "Time to reach the ground and speed on impact": a thing asked for, and another behind a joint. */
function asksForAnother(sentence: string): boolean {
  const parts = sentence.split(JOINT);
  return parts.some((part, at) => at > 0 && BESIDE.test(part) && NAMED.test(parts.slice(0, at).join(' ')));
}

/** Whether two things are asked for by name. */
export function asksForTwoThings(lower: string): boolean {
  const goals = goalsIn(lower).replace(/\bbetween\b[^.?;]*/g, ' ');
  if (QUESTION_BEHIND.test(goals) || sentencesOf(goals).some(asksForAnother)) return true;
  if (sentencesOf(goals.replace(/[，、]/g, ',')).some((one) => BESIDE_ZH.test(one))) return true;
  if (TWO_RATES.test(lower) || TWO_CHANCES.test(goals)) return true;
  return [PAIR, SECOND_VERB, PAIR_ZH, SECOND_VERB_ZH].some((form) => form.test(goals));
}

const BRACKETS = /[([][^()[\]]*[)\]]/g;

/** The things that an answer names: its parts, and what is said beside it unless that repeats it as a decimal. */
function countValues({ text, say }: Solution['answer']): number {
  const bare = text.replaceAll(BRACKETS, '#').replaceAll(BRACKETS, '#');
  const named = bare.split(/[,;]|\bor\b|\band\b/).filter((one) => one.trim()).length;
  return named + (say && !/≈/.test(say.en) ? 1 : 0);
}

const DECIMAL = /(?<!\d)\d+\.\d+/g;

const NEAREST = /\b(?:to|correct to) the nearest\b|精确到/;

/** A value whose decimals were asked for. */
const UNROUNDED = /sqrt|\bpi\b|\bln\(|e\^\(?-?\d|\d\/\d/;

/** Whether no decimal has more figures or places than were asked for; one that is exact may have fewer. */
function isAsPrecise({ text, say }: Solution['answer'], { precision, lower }: Question): boolean {
  const decimals = text.match(DECIMAL);
  // "To the nearest minute" names a unit, and the digits that it needs are not known here.
  if (!precision && NEAREST.test(lower) && /[\d.]{2}|\^/.test(text)) return false;
  if (!precision || say?.en.includes('≈')) return true;
  if (!decimals) return !UNROUNDED.test(text);
  return decimals.every((one) =>
    precision.kind === 'places'
      ? one.split('.')[1]!.length <= precision.digits
      : significantFigures(one) <= precision.digits,
  );
}

/** The answer is not in the form that the question asks for. */
function lacksForm({ text }: Solution['answer'], { lower, isExact }: Question): boolean {
  if (isExact && /\d\.\d/.test(text)) return true;
  return /\b(?:in terms of|multiples? of) (?:π|pi\b)|用 ?π ?表示/.test(lower) && !/pi|π|none/.test(text);
}

/** The second derivative is asked for, not the first. */
const TWICE =
  /\b(?:gradient|slope|derivative|rate of change) (?:function |curve )?of (?:the |its )?(?:gradient|slope|derivative|rate of change)|(?:导数|导函数|斜率)[^,.;]{0,16}的(?:变化率|导数|斜率)/;

/** dx/dy is asked for and dy/dx answered, or the other way round. */
function isOtherRate(text: string, lower: string): boolean {
  const rate = /\bd([a-zθ]) ?\/ ?d([a-zθ])\b/;
  const [requested, answered] = [rate.exec(goalsIn(lower)), rate.exec(text.toLowerCase())];
  return (
    requested !== null && answered !== null && requested[1] === answered[2] && requested[2] === answered[1]
  );
}

/** Whether the answer is all that was asked for, as precise and in the form that was asked for. */
export function isWholeAnswer(solution: Solution, question: Question): boolean {
  const { answer } = solution;
  if (TWICE.test(question.lower) || isOtherRate(answer.text, question.lower)) return false;
  if (!isInForm(answer, question.text) || !usesRequestedMethod(solution, question.lower)) return false;
  if (lacksForm(answer, question) || !isAsPrecise(answer, question)) return false;
  return answer.text === 'none' || !asksForTwoThings(question.lower) || countValues(answer) >= 2;
}
