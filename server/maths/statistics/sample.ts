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

function fromSummary(text: string): Sample | null {
  const mean = new RegExp(
    `(?:sample mean|mean|xbar|样本均值|均值|平均值)\\s{0,9}(?:of|is|was|=|为|是)?\\s{0,9}(?:found to be )?${NUMBER}`,
    'i',
  ).exec(text)?.[1];
  const count = countIn(text);
  if (!mean || !count) return null;
  const squared = new RegExp(
    `(?:s\\^\\{?2\\}? = |unbiased estimate of (?:the )?(?:population )?variance (?:of|is|was|=) ?|方差的无偏估计(?:值)?为\\s*)${NUMBER}`,
    'i',
  ).exec(text)?.[1];
  const rooted = new RegExp(`(?:\\bs = |sample standard deviation (?:of|is|was|s =|=) ?)${NUMBER}`, 'i').exec(
    text,
  )?.[1];
  const variance = squared ? Number(squared) : rooted ? Number(rooted) ** 2 : null;
  return {
    count,
    mean: Number(mean),
    variance,
    shown: [
      `n = ${count}`,
      `\\bar{x} = ${mean}`,
      ...(variance === null ? [] : [`s^{2} = ${squared ?? variance}`]),
    ],
  };
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
  const found =
    /\bn = (\d+)/.exec(text)?.[1] ??
    /sample (?:of|size)(?: size)?(?: of)? (\d{1,40})\b|(\d{1,40}) (?:randomly chosen|independent|random) (?:values|observations|items)|(\d{1,40}) (?:values|observations)\b/i
      .exec(text)
      ?.slice(1)
      .find(Boolean) ??
    /(?:样本容量为|容量为|抽取)\s{0,9}(\d{1,40})|(\d{1,40})\s{0,9}个(?:数据|观测值|样本)/
      .exec(text)
      ?.slice(1)
      .find(Boolean);
  return found && Number(found) > 1 ? Number(found) : null;
}

/** The standard deviation of the population, where the question knows it. */
export function populationDeviationIn(text: string): number | null {
  const rooted = new RegExp(
    `(?:population standard deviation|standard deviation of the population|known standard deviation|\\bstandard deviation)(?: σ)? (?:is known to be |known to be |is |of |= ?|σ = )?${NUMBER}|σ = ${NUMBER}|(?:总体)?标准差(?:已知)?(?:为|是)\\s*${NUMBER}`,
    'i',
  ).exec(text);
  const squared = new RegExp(
    `(?:population variance|known variance|\\bvariance)(?: σ\\^2)? (?:is known to be |known to be |is |of |= ?)?${NUMBER}|σ\\^\\{?2\\}? = ${NUMBER}|总体方差(?:为|是)\\s*${NUMBER}`,
    'i',
  ).exec(text);
  if (/sample standard deviation|unbiased/i.test(text) || (rooted && squared)) return null;
  const value = (rooted ?? squared)?.slice(1).find(Boolean);
  if (!value) return null;
  return rooted ? Number(value) : Math.sqrt(Number(value));
}
