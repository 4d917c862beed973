import { blocksOf, isDefinition, isGiven, isRow } from './tables.ts';

/** What is told around a part, and what its own text goes on with: "Find" before its sub-parts begins each of them. */
export function leadIn(context: readonly string[]): { told: string[]; lead: string | undefined } {
  const open = context.filter((piece) => !isSentence(piece)).at(-1);
  const [before, lead] = open === undefined ? ['', undefined] : beforeLast(open);
  return { told: context.map((piece) => (piece === open ? before : piece)), lead };
}

/** The whole sentences of a text, and what is begun behind them. */
function beforeLast(text: string): [told: string, begun: string] {
  const ends = [...text.matchAll(/[.。?？!！](?=\s)/g)];
  const end = ends.at(-1)?.index;
  const isInFormula = end !== undefined && text.slice(0, end).split('$').length % 2 === 0;
  return end === undefined || isInFormula ? ['', text] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}

/** Whether it ends as a sentence does, marks of a formula and brackets behind it left out, or with a table. */
function isSentence(text: string): boolean {
  let end = text.trimEnd();
  const line = end.slice(end.lastIndexOf('\n') + 1);
  if (REMARK.test(line.slice(-200))) return true;
  if (isRow(line) || isListOfData(line) || isGiven(line) || isDefinition(line)) return true;
  const block = blocksOf(text).at(-1);
  if (block && 'rows' in block) return true;
  while (/[$\]]$/.test(end)) end = end.slice(0, end.endsWith('\\]') ? -2 : -1).trimEnd();
  return /[.。?？!！]$|\\end\{(?:cases|array)\}$/.test(end);
}

/** （取 g = 10）. */
const REMARK =
  /[(（](?:取|设|假设|不计|忽略|重力加速度|g 取|take|assume|use|neglect|ignore)[^()（）]{1,120}[)）]$/i;

/** Numbers alone, beside each other. */
function isListOfData(line: string): boolean {
  const pieces = line
    .replace(/\\q?quad|\\[ ,;!]|[$,，、　]/g, ' ')
    .split(' ')
    .filter((one) => one !== '');
  return pieces.length >= 5 && pieces.every((one) => /^[-−]?\d{1,9}(?:\.\d{1,9})?$/.test(one));
}

/** Such as e.m.f.: their full stops end no sentence. */
const ABBREVIATIONS = /\b(?:e\.m\.f\.|p\.d\.|r\.m\.s\.|a\.c\.|d\.c\.|s\.h\.m\.|i\.e\.|e\.g\.|Figs?\.)/g;

const ASKS =
  /^\s*(?:hence|how|distinguish|label|on (?:fig|the axes|your)|define|suggest|what|which|why|outline|compare|discuss|list|predict|in how|test|carry|estimate|find|show|prove|state|solve|express|sketch|write|calculate|determine|explain|describe|obtain|verify|give|evaluate|deduce|use|using|by|without|name|draw|illustrate|represent|display|make (?:two|three|a) comparisons?|on a single|on the same (?:diagram|axes|graph|set of axes)|on graph paper|construct a (?:cumulative|histogram|box|stem)|justify|simplify|expand|differentiate|integrate|factorise|comment|identify|decide|complete|由此|求|证明|叙述|什么|为什么|列出|给出|确定|算出|写出|解|计算|说明|画|验证|用|将|把|指出|判断|描述|解释|简述|试|作出|标出|化简|展开|计算|估|检验|比较|通过计算|通过考察|通过作图|在(?:方格纸|坐标纸|同一[^，。]{1,8})上|利用(?:所作|所画|该图|此图|图)|绘制)/iu;

/** 共有多少个, 落在哪一组; 以……为纵轴，画出……. */
const ASKS_AT_ITS_END =
  /^[^，,；;]{0,40}(?:哪一|哪个|哪些|多少|几[个种次条])[^，,；;]{0,12}$|^\s*以[^，,；;]{1,30}为[^，,；;]{1,12}[，,]?(?:画|作)出/u;

/** 多久追上, 相距多远. */
const ASKS_HOW_FAR = /^[^，,；;]{0,40}(?:多久|多远|多长|多大|多高|何时)[^，,；;]{0,12}$/u;

/** Whether a part says something beside what it asks for: it may be needed in the parts behind it. */
export const declares = (text: string): boolean =>
  text
    .replace(ABBREVIATIONS, '')
    .split(/[.。?？](?!\d)/)
    .some(
      (sentence) =>
        sentence.trim() !== '' &&
        !ASKS.test(sentence) &&
        !ASKS_AT_ITS_END.test(sentence) &&
        !ASKS_HOW_FAR.test(sentence),
    );
