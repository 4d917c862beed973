import type { Step } from '../../../writing/method.ts';
import type { Term } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';

export type Property = Extract<Term, { the: string }>;

/** The lines that lead to a property, in the words of the law that it is found by. */
export type Explain = (property: Property, scope: Scope) => Step[];
