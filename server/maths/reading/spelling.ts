import { lookup } from '../../core/lookup.ts';

/** "To 3 significant figures" is not a value given in the question. */
const PRECISION =
  /[,，.]?\s{0,9}\(?(?:giv(?:e|ing) (?:your|the) (?:final )?answers?\s{0,9})?(?:correct )?to (?:\d|two|three|four) (?:significant figures?|s\.?\s?f\.?|sig\.? figs?\.?)\)?|[,，]?\s{0,9}(?:结果|答案)?(?:请)?保留\s{0,9}[\d一二两三四]\s{0,9}位有效数字/gi;

const GREEK = lookup<string>({
  lambda: 'λ',
  rho: 'ρ',
  omega: 'ω',
  theta: 'θ',
  mu: 'μ',
  sigma: 'σ',
  varepsilon: 'ε',
  epsilon: 'ε',
  phi: 'φ',
  Phi: 'Φ',
  Delta: 'Δ',
  tau: 'τ',
  eta: 'η',
  alpha: 'α',
  Omega: 'Ω',
});

/** The mass number in the name of an isotope is not a given value. */
const ISOTOPE =
  /(\b(?:iodine|carbon|cobalt|caesium|cesium|strontium|technetium|radium|uranium|radon|polonium|americium|potassium|phosphorus|sodium|plutonium|thorium)|[碘碳钴铯锶锝镭铀氡钋镅钾磷钠钚钍])-\d{2,3}m?(?!\d|\.\d)/gi;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** A question in one spelling of powers, Greek letters, punctuation and short forms. */
export function normalise(text: string): string {
  return text
    .replace(PRECISION, ' ')
    .replace(/\$+|\\[()[\]]/g, ' ')
    .replace(/\^\s{0,9}\{\s{0,9}([-−]?\d{1,3})\s{0,9}\}/g, '^$1')
    .replace(/(\\[A-Za-z]+)(?=\\(?:mathrm|text|rm|mathit)\b)/g, '$1 ')
    .replace(/\\(?:mathrm|text|rm|mathit)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\[,;!: ]|~/g, ' ')
    .replace(/\^\s{0,9}\{?\s{0,9}\\circ\s{0,9}\}?/g, '°')
    .replace(/\\([A-Za-z]+)(?![A-Za-z])/g, (whole, name: string) => GREEK[name] ?? whole)
    .replace(
      /10([⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
      (_, minus: string, raised: string) =>
        `10^${minus ? '-' : ''}${[...raised].map((one) => RAISED.indexOf(one)).join('')}`,
    )
    .replace(/[₀-₉]/g, (one) => `_${LOWERED.indexOf(one)}`)
    .replace(/_\{(\w+)\}/g, '_$1')
    .replace(/，|、/g, ', ')
    .replace(/。/g, '. ')
    .replace(/；/g, '; ')
    .replace(/：/g, ': ')
    .replace(/？/g, '? ')
    .replace(/（/g, ' (')
    .replace(/）/g, ') ')
    .replace(/两端电压/g, '两端的电压')
    .replace(/[’]/g, "'")
    .replace(/degrees? celsius/gi, '°C')
    .replace(/electron[- ]?volts?/gi, 'eV')
    .replace(/\br\.m\.s\.|\be\.m\.f\.|\bp\.d\.|\bs\.h\.m\.|\ba\.c\./gi, (short) => short.replaceAll('.', ''))
    .replace(ISOTOPE, '$1')
    .replace(/µ/g, 'μ')
    .replace(/(\d ?)μ (?=[FACVWHTJsmg]\b)/g, '$1μ')
    .replace(/\bg ?[取为] ?(?=\d)/g, 'g = ')
    .replace(/\bg ?= ?(\d+(?:\.\d+)?)(?!\d|\.\d| ?[A-Za-z/·(])/g, 'g = $1 m s^-2')
    .replace(/\u2126/g, 'Ω')
    .replace(/\s+/g, ' ')
    .trim();
}
