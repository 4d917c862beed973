/** A sample as a question gives it: the values, or their number with sums or with a mean and a spread. */
export interface Sample {
  count: number;
  mean: number;
  /** The unbiased estimate of the variance, where the sample gives one. */
  variance: number | null;
  /** What was given, set as formulas. */
  shown: string[];
}

const NUMBER = '(-?\\d{1,40}(?:\\.\\d{1,40})?)';

/** Data in a list, Σx and Σx² with n, or x̄ with s; null where it is none of these or more than one. */
export function sampleIn(text: string): Sample | null {
  const plain = text
    .replace(/\\sum|∑/g, 'Σ')
    .replace(/(?:(?<!\s)\s+)?=\s*/g, ' = ')
    .replace(/Σ\s+/g, 'Σ')
    .replace(/x̄|\\bar\s*\{?x\}?|\\overline\s*\{x\}/g, 'xbar');
  return fromSums(plain) ?? fromSummary(plain) ?? fromData(plain);
}

function fromSums(text: string): Sample | null {
  const sum = new RegExp(`Σx = ${NUMBER}`).exec(text)?.[1];
  const squares = new RegExp(`Σx\\^\\{?2\\}? = ${NUMBER}`).exec(text)?.[1];
  const count = countIn(text);
  if (!sum || !count) return null;
  const mean = Number(sum) / count;
  const variance = squares && count > 1 ? (Number(squares) - count * mean * mean) / (count - 1) : null;
  return {
    count,
    mean,
    variance,
    shown: [`n = ${count}`, `\\sum x = ${sum}`, ...(squares ? [`\\sum x^{2} = ${squares}`] : [])],
  };
}

const MEAN = '\\s{0,9}(?:of|is|was|=|为|是)?\\s{0,9}(?:found to be )?';
const SAMPLE_MEAN = new RegExp(`(?:sample mean|xbar|样本均值)${MEAN}${NUMBER}`, 'gi');
const ANY_MEAN = new RegExp(`(?:mean|xbar|均值|平均值)${MEAN}${NUMBER}`, 'gi');

/** The mean that is called the sample's, otherwise the only one there is. */
function meanIn(text: string): string | null {
  const named = [SAMPLE_MEAN, ANY_MEAN].map((form) => [
    ...new Set([...text.matchAll(form)].map(([, value]) => value!)),
  ]);
  const means = named.find((one) => one.length > 0) ?? [];
  return means.length === 1 ? means[0]! : null;
}

const ESTIMATE =
  '(?:sample|estimated(?: population)?|unbiased(?: estimate of (?:the )?(?:population )?)?|estimate of (?:the )?(?:population )?)';
const VARIANCE = new RegExp(
  `(?:\\bs\\^\\{?2\\}? = |\\b${ESTIMATE} ?variance (?:of |is |was |= ?)?|方差的无偏估计(?:值)?为\\s{0,9}|样本方差(?:为|是)\\s{0,9})${NUMBER}`,
  'i',
);
const DEVIATION = new RegExp(
  `(?:\\bs = |\\b${ESTIMATE} ?standard deviation (?:of |is |was |s = |s =|= ?)?|样本标准差(?:为|是)\\s{0,9})${NUMBER}`,
  'i',
);

function fromSummary(text: string): Sample | null {
  const [mean, count] = [meanIn(text), countIn(text)];
  if (!mean || !count) return null;
  const squared = VARIANCE.exec(text)?.[1];
  const rooted = DEVIATION.exec(text)?.[1];
  if (squared && rooted) return null;
  const variance = squared ? Number(squared) : rooted ? Number(rooted) ** 2 : null;
  return { count, mean: Number(mean), variance, shown: [`n = ${count}`] };
}

function fromData(text: string): Sample | null {
  const [list, ...others] =
    text.match(/(?<!\d)-?\d+(?:\.\d+)?(?:\s*(?:,|and|和)\s*(?:and\s+)?-?\d+(?:\.\d+)?){3,}/g) ?? [];
  if (!list || others.length > 0) return null;
  const values = list.split(/(?:(?<!\s)\s+)?(?:,\s*and|,|and|和)\s*/).map(Number);
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
  return { count: values.length, mean, variance, shown: [`n = ${values.length}`] };
}

function countIn(text: string): number | null {
  const size =
    /\bn = (\d+)/.exec(text)?.[1] ??
    /sample (?:of|size)(?: size)?(?: of)? (\d{1,40})\b|(\d{1,40}) (?:randomly chosen|independent|random) (?:values|observations|items)|(\d{1,40}) (?:values|observations)\b/i
      .exec(text)
      ?.slice(1)
      .find(Boolean) ??
    /(?:样本容量为|容量为|抽取)\s{0,9}(\d{1,40})|(\d{1,40})\s{0,9}个(?:数据|观测值|样本)/
      .exec(text)
      ?.slice(1)
      .find(Boolean);
  return size && Number(size) > 1 ? Number(size) : null;
}

const IS = '(?: σ)?(?: ?\\^\\{?2\\}?)? ?(?:is known to be |known to be |is known and equal to |is |of |= ?)?';
const SPREAD = '(standard deviation|variance)';
const GAP = '(?:(?!sample|estimat|unbiased|observ)[^.;\\d]){0,60}?';
/** Words that make a standard deviation that of the population and not that of the sample. */
const KNOWN = [
  `\\b(?:population|known) ${SPREAD}${IS}${NUMBER}`,
  `\\b${SPREAD} of (?:the |its |this )?(?:population|distribution)${IS}${NUMBER}`,
  `\\bknown that the (?:population )?${SPREAD}${IS}${NUMBER}`,
  `\\b${SPREAD} (?:is known to be|is known and equal to|known to be) ${NUMBER}`,
  `\\b(?:distributed|normal(?: distribution| population| variable)?|distribution|population),? (?:with|having) ${GAP}\\b${SPREAD}${IS}${NUMBER}`,
  `总体的?(标准差|方差)(?:已知)?(?:为|是)\\s{0,9}${NUMBER}`,
  `(标准差|方差)已知(?:为|是)\\s{0,9}${NUMBER}`,
  `(σ) = ${NUMBER}`,
  `(σ\\^\\{?2\\}?) = ${NUMBER}`,
].map((form) => new RegExp(form, 'gi'));
const FROM_THE_SAMPLE =
  /unbiased|sample (?:standard deviation|variance)|estimated (?:population )?(?:standard deviation|variance)|estimates? (?:of|for) (?:the |its )?(?:population )?(?:standard deviation|variance)|(?:calculated|estimated|found|computed|obtained|worked out) (?:from|using) (?:the|this|these|its|a)\b|σ̂|σ̄|\\hat|样本(?:标准差|方差)|估计/i;

/** The standard deviation of the population, where the question says that it is known and gives one. */
export function populationDeviationIn(text: string): number | null {
  if (FROM_THE_SAMPLE.test(text)) return null;
  const given = KNOWN.flatMap((form) =>
    [...text.matchAll(form)].map(([, name, value]) =>
      /variance|\^|方差/i.test(name!) ? Math.sqrt(Number(value)) : Number(value),
    ),
  );
  const values = new Set(given);
  return values.size === 1 ? given[0]! : null;
}
