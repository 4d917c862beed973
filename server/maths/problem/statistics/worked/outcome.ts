import type { Text } from '../../../../core/locale.ts';
import type { Step } from '../../../writing/method.ts';

/** What a goal comes to. */
export interface Outcome {
  topic: string;
  steps: Step[];
  shown: { text: string; tex: string };
  say?: Text;
  /** Whether it was found in another way too. */
  isRight: boolean;
}
