/** A line of Markdown with formulas as words alone, for what shows neither. */
export function plainly(text: string): string {
  return text
    .replaceAll('**', '')
    .replaceAll(/\\(?:d|t)?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\(?:mathrm|text|operatorname|mathbf)\s*\{([^{}]*)\}/g, '$1')
    .replaceAll(/\\([a-zA-Z]+)/g, '$1')
    .replaceAll(/[$\\{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
