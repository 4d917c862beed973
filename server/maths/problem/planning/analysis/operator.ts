import type { Text } from '../../../../core/locale.ts';
import type { Figure } from '../../../writing/figure.ts';
import type { Answer, Check, Step } from '../../../writing/method.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';

/** What an operator worked out, with what the parts behind may use. */
export interface Worked {
  title: Text;
  steps: Step[];
  answer: Answer;
  figure?: Figure;
  checks: Check[];
  /** subject/paper/slug of the topic. */
  topic: string;
  found?: Fact[];
}

/** Answers a question of one line by a method of the engine. */
export type AnswerLine = (line: string) => Worked | null;

/** Works one kind of goal out of what is known; null where the goal is of another kind or has no safe answer. */
export type Operator = (goal: Goal, scope: Scope, answerLine: AnswerLine) => Worked | null;

/** The figures that were asked for, as a line says it. */
export const figuresText = ({ figures }: Goal): string =>
  figures
    ? `, giving your answers correct to ${figures.digits} ${figures.kind === 'figures' ? 'significant figures' : `decimal place${figures.digits === 1 ? '' : 's'}`}`
    : '';

export const check = (en: string, zh: string, passed: boolean): Check => ({ name: { en, zh }, passed });

export const bare = (tex: string): string => tex.replaceAll('$', '');
