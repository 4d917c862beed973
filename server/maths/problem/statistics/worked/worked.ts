import type { Text } from '../../../../core/locale.ts';
import type { Shown } from './show.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Step } from '../../../writing/method.ts';

/** What a goal comes to, and the facts that it rests on. */
export interface Worked {
  topic: string;
  steps: Step[];
  shown: Shown;
  name?: string;
  value?: number;
  say?: Text;
  isRight: boolean;
  facts: Fact[];
}
