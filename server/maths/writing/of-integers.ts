const INSIDE = /(?:ln|log|sqrt)\(([^()]*)\)/g;

/**
 * Whether a value can stand in a form whose letters are integers: no fraction under a root or logarithm, and none at all
 * where the form has none.
 */
export function isOfIntegers(value: string, form: string): boolean {
  if (!/\/|frac/.test(form)) return !value.includes('/');
  const hasInside = /(?:ln|log|sqrt)[^a-z]{0,9}(?:frac|[a-z]\s*\/)/.test(form);
  return hasInside || [...value.matchAll(INSIDE)].every(([, inside]) => !inside!.includes('/'));
}
