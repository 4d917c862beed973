import { measureCrowd, reportCrowd } from './crowd.ts';
import { measureFairness, reportFairness } from './fairness.ts';
import { measureMemory, reportMemory } from './memory.ts';
import { measureOverload, reportOverload } from './overload.ts';

/** Everything that is measured under more than is usual; memory for so many minutes. */
export async function measureLoad(say: (sentence: string) => void, minutes: number): Promise<string> {
  return [
    reportFairness(await measureFairness(say)),
    reportOverload(await measureOverload(say)),
    reportCrowd(await measureCrowd(say)),
    reportMemory(await measureMemory(say, minutes)),
  ].join('\n\n');
}
