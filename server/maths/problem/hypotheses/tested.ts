export type Sign = '<' | '>' | '!=';

/** What is tested, and what is known of it. */
export interface Tested {
  kind: 'mean' | 'share' | 'rate';
  /** The value of the parameter under the null hypothesis: of a rate, for the time that was looked at. */
  value: number;
  sign: Sign;
  level: number | null;
  /** How many were taken. */
  size: number | null;
  sigma: number | null;
  sampleMean: number | null;
  /** How many of them were so, or how often it happened. */
  count: number | null;
  region: Region | null;
  /** The value of the parameter that is told in the part itself. */
  actual: number | null;
  isNormal: boolean;
  /** Whether the spread is that of earlier times, and whether it is said to be the same. */
  isOldSpread: boolean;
  isApproximate: boolean;
  /** For how long a rate is told here. */
  period: string | null;
  /** What the parameter is of, in the words of the question. */
  words: string;
}

/** The outcomes by which the null hypothesis is rejected. */
export interface Region {
  sign: '<' | '>' | '<=' | '>=' | '=';
  value: number;
}

export type Parameter = Pick<
  Tested,
  'kind' | 'value' | 'size' | 'sigma' | 'sampleMean' | 'count' | 'isOldSpread' | 'period'
> & { per: string | null; factor: number };
