import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { systemOf } from '../shared/further.ts';

const EQUATIONS = '[system of] [linear|simultaneous] equations';

/** Linear equations with letters among their numbers, and how many solutions they have. */
export const SYSTEM_RULES: Rule[] = [
  ...rule<object>('solvability', '(has|have) (a unique|exactly one) solution', () => 'one'),
  ...rule<object>(
    'solvability',
    '(does not have|do not have|fails to have) a unique solution',
    () => 'not one',
  ),
  ...rule<object>('solvability', '(has|have) no unique solution', () => 'not one'),
  ...rule<object>('solvability', '(has|have) no (solution|solutions)', () => 'none'),
  ...rule<object>('solvability', '(is|are) inconsistent', () => 'none'),
  ...rule<object>(
    'solvability',
    '(has|have) (infinitely many|an infinite number of) solutions',
    () => 'many',
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `[consider] (the|a) ${EQUATIONS} [is given by|:|is] {f:system}`,
    ({ f }) => {
      const all = systemOf(f);
      return all && [fact('linear-system', ...all)];
    },
  ),
  ...rule<{ f: RawFact[]; s: string }>(
    'facts',
    `(the|a) ${EQUATIONS} {f:system} [,] {s:solvability}`,
    ({ f, s }) => {
      const all = systemOf(f);
      return all && [fact('solvable', s, ...all)];
    },
  ),
  ...rule<{ s: string }>(
    'facts',
    '(the|this) [system|system of equations|equations|system of linear equations] {s:solvability}',
    ({ s }) => [fact('solvable', s)],
  ),
  ...rule<{ t: RawTerm }>(
    'goals',
    '(solve|find the general solution of|find the solution of) (the|this) (system|system of equations|equations|system of linear equations)',
    () => [{ verb: 'find', target: the('system') }],
  ),
];
