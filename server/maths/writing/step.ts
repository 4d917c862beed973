import type { Text } from '../../core/locale.ts';
import type { MarkCode, Step } from './method.ts';

/** One step of a solution: its words, the formulas under them, its marks and its reason. */
export function step(say: Text, tex: string | string[] = [], marks: MarkCode[] = [], why?: Text): Step {
  return {
    say,
    ...(tex.length > 0 && { tex: [tex].flat() }),
    ...(marks.length > 0 && { marks }),
    ...(why && { why }),
  };
}
