import { furtherMathematics } from './questions/further-mathematics.ts';
import { mathematicsApplied } from './questions/mathematics-applied.ts';
import { mathematicsPure } from './questions/mathematics-pure.ts';
import { physics } from './questions/physics.ts';
import type { WrittenQuestion } from './written-question.ts';

/** Every question written by hand. */
export const WRITTEN: WrittenQuestion[] = [
  ...mathematicsPure,
  ...mathematicsApplied,
  ...furtherMathematics,
  ...physics,
];
