export type { AnswerLine, Worked as SolvedPart } from '../analysis/operator.ts';
