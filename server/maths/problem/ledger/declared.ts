import type { Question } from '../../reading/questions/question.ts';

/** What a method's answer does not depend on, by how the formula or the letter looks. */
const WITHOUT_EFFECT: Record<string, RegExp> = {
  // What is known of the variables and not needed: a mean where the variance is asked for.
  'linear-combination': /^(?:(?:E|Var|D) ?\()?[A-Z]\) ?=/,
  // The length of a string, where a force or an angle is asked for.
  'conical-pendulum': /^[\d.]{1,9} ?c?m$/,
  // Constants of equations, which directions and gradients do not depend on.
  'plane-angle': /=/,
  'differentiate-implicit': /=/,
  'differentiate-parametric': /=/,
  'confidence-interval': /^μ$|^\\mu$/,
  // Where a function is defined: it is looked at for the values that go in.
  'composite-function': /^[a-z] ?(?:[<>≤≥]|\\[lg])/,
  'geometric-series': /^n$/,
  'arithmetic-series': /^n$/,
  iteration: /^[αβ]$|^\\(?:alpha|beta)$/,
  'variable-force': /^[PQ]$/,
  // The names of a particle and its velocity, their units, and when it starts.
  'variable-acceleration': /^[PQOtvsxa]?[\s$]{0,3}(?:m|s|m\s?s[$^{]{0,4}(?:[-−][12])?)?$|^t ?= ?0$/,
};

/** Methods that account for each value of the question, also for one that does not change the answer. */
const ACCOUNTS_FOR_VALUES = new Set(['projectile']);

/** Methods that have no answer without an interval, and show it only where it holds a solution. */
const READS_INTERVAL = new Set(['trigonometric-equation']);

export const isWithoutEffect = (method: string, formula: string): boolean =>
  WITHOUT_EFFECT[method]?.test(formula) ?? false;

export const accountsForValues = (method: string): boolean => ACCOUNTS_FOR_VALUES.has(method);

/** Whether a formula is the interval in which solutions are wanted, and the method looks for them there. */
export const isReadInterval = (method: string, formula: string, { interval }: Question): boolean =>
  READS_INTERVAL.has(method) && interval !== null && /(?:[<≤≥>]|\\[lg]).*(?:[<≤≥>]|\\[lg])/.test(formula);
