import { measureFairness, reportFairness } from './fairness.ts';

/** Everything that is measured under more than is usual. */
export async function measureLoad(say: (sentence: string) => void): Promise<string> {
  return reportFairness(await measureFairness(say));
}
