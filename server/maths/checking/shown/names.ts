/** A formula or a question without its typesetting: "3x^2 - 4" and "3x^{2}-4" are the same. */
const withoutFormatting = (text: string) =>
  text
    .replace(/\\frac\{([^{}]{1,80})\}\{([^{}]{1,80})\}/g, '$1/$2')
    .replace(/\\(?:leqslant|leq|le)(?![a-z])|<=/g, '≤')
    .replace(/\\(?:geqslant|geq|ge)(?![a-z])|>=/g, '≥')
    .replace(/\\int(?![a-z])/g, '∫')
    .replace(/\\sqrt|√/g, 'sqrt')
    .replace(/\\(?:left|right|mathrm|operatorname|mathbf|quad|qquad|cdot|times|[,;:! ])(?![a-z])/g, '')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (one) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(one)))
    .replace(/−/g, '-')
    .replace(/[\\\s{}$^*()[\]·×.]/g, '');

const SIMPLE =
  /^(?:[A-Za-z]|\\[A-Za-z]+|\\(?:bar|hat|mathbf|mathrm|operatorname|text)\{[^{}\d]{1,40}\})(?:_\{?[\w,]{1,9}\}?|\^\{?(?:2|-1)\}?|'){0,2}(?:\([A-Za-z]\))?$|^\\frac\{\\mathrm\{d\}\^?\{?2?\}?[A-Za-z]?\}\{\\mathrm\{d\}[A-Za-z]\^?\{?2?\}?\}$/;

/** Whether what stands before a value is a name, or what the question itself says. */
export function isNamedBy(question: string, lead: string): boolean {
  const questionText = withoutFormatting(question);
  return lead
    .split(/=|\\approx(?![A-Za-z])|≈|:/)
    .map((one) => one.replace(/\\(?:quad|qquad|[,;:! ])/g, '').trim())
    .filter(Boolean)
    .every((part, at, all) => {
      if (SIMPLE.test(part)) return true;
      const own = withoutFormatting(part)
        .replace(/^∫/, '')
        .replace(/d[a-zθ]$/, '');
      // "x = 2: dy/dx" names a place.
      const place = at > 0 && /^-?[\d./]+$/.test(own) ? withoutFormatting(all[at - 1]!) + '=' + own : own;
      return own !== '' && questionText.includes(place);
    });
}
