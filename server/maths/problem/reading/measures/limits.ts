const SIGN = /\\int(?![a-z])|∫/g;
const WITHOUT = /(?:\\int(?![a-z])|∫)(?!\s{0,3}[_^₀-₉])/;
/** The letter behind the d at the end: dx, d\\theta. */
const BY = /d\s?\\?([a-zθ]{1,6})$/;

/** x = 2: 2, if the letter is the one that is integrated over. */
function endOf(limit: string, integral: string): string | null {
  const plain = limit.replaceAll('$', '').trim();
  const at = plain.indexOf('=');
  if (at < 0) return plain;
  const letter = plain.slice(0, at).trim().replace('\\', '');
  const side = integral.split('=').find(isIntegral) ?? '';
  const by = BY.exec(side.replaceAll('\\mathrm{d}', 'd').replaceAll(/[})\s]/g, ''))?.[1];
  return letter === by ? plain.slice(at + 1).trim() : null;
}

/** The integral of a formula with the limits that are told in words; null where it has some, or none is in it. */
export function withLimits(formula: string, [low, high]: readonly string[]): string | null {
  const plain = formula.replaceAll('$', '');
  if (low === undefined || high === undefined || plain.match(SIGN)?.length !== 1 || !WITHOUT.test(plain))
    return null;
  const [from, to] = [endOf(low, plain), endOf(high, plain)];
  return from === null || to === null ? null : plain.replace(SIGN, `\\int_{${from}}^{${to}} `);
}

/** Whether a formula is an integral. */
export const isIntegral = (source: string): boolean => /\\int(?![a-z])|∫/.test(source);
