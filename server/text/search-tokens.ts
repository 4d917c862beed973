import { normalized } from '../core/normalized.ts';

/**
 * Words as the curriculum is searched by: letters and digits alone, Chinese in pairs of characters,
 * signs by their names, and every formula once more as one word of its own.
 */
export function tokensOf(text: string): string[] {
  return [...wordsOf(plain(text)), ...formulaTokens(text)];
}

const SIGNS: Record<string, string> = {
  '∫': 'integral',
  '∑': 'sum',
  '√': 'sqrt',
  '∞': 'infinity',
  '∂': 'partial',
  '±': 'plusminus',
  '≤': 'inequality',
  '≥': 'inequality',
  '≠': 'notequal',
  '≈': 'approximately',
  '≡': 'identity',
  '→': 'arrow',
  '°': 'degree',
  '∆': 'delta',
  '∪': 'union',
  '∩': 'intersection',
  '∇': 'del',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  ħ: 'hbar',
};
const SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'gu');

/** Commands that say how something looks, not what it is. */
const LOOKS =
  /\\(?:left|right|big|bigg|d?frac|tfrac|mathrm|mathbf|text|quad|qquad|begin|end|displaystyle|mid|cdot|times|overline|bar|vec|hat|underline|limits|[,;!: ])/g;

function plain(text: string): string {
  return normalized(text.replaceAll('½', '1/2'), 'NFKC')
    .toLowerCase()
    .replaceAll(LOOKS, ' ')
    .replaceAll(/\\int\b/g, ' integral ')
    .replaceAll(/\\var(?=theta|phi|epsilon)/g, ' ')
    .replaceAll(/(?<=[a-z0-9)])!/g, ' factorial ')
    .replaceAll(SIGN, (sign) => ` ${SIGNS[sign]} `)
    .replaceAll(/(?<=[a-z])['’](?=[a-z])/g, '');
}

const RUN = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const HAN = /\p{Script=Han}/u;

function wordsOf(text: string): string[] {
  return [...text.matchAll(/\p{Script=Han}+|[^\p{Script=Han}]+/gu)].flatMap(([part]) =>
    HAN.test(part) ? pairs(part) : [...part.matchAll(RUN)].map(([word]) => word),
  );
}

function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, i) => characters[i] + character);
}

const MAX_FORMULA = 40;

/** Formulas without their signs and spaces: "b^2 - 4ac" is fxb24ac, however it is typed. */
function formulaTokens(text: string): string[] {
  const formulas = text.includes('$')
    ? [...text.matchAll(/(?<!\$)\$+([^$]+)\$+/g)].map((match) => match[1]!)
    : text.split(/[\p{Script=Han}，。；：、]+/u);
  return [...new Set(formulas.flatMap(pieces).map(compact))]
    .filter((formula) => formula.length > 1 && formula.length <= MAX_FORMULA)
    .map((formula) => `fx${formula}`);
}

const OPERATOR = /[=^+*/\\_()<>|²³√∫∑±≤≥·×]|\d[a-z]|[a-z]\d|[Α-ω]/iu;

/** A formula, its sides, and each stretch of it without a space. */
function pieces(formula: string): string[] {
  if (!OPERATOR.test(formula)) return [];
  const sides = formula.split(/[=<>≤≥≡≈]|\\(?:equiv|approx|leq?|geq?|propto)\b/);
  const stretches = formula.split(/\s+/).filter((part) => OPERATOR.test(part));
  return [
    formula,
    ...sides,
    ...stretches,
    ...sides.flatMap((side) => side.split(/(?:(?<![\s{}])[\s{}]+)?\\?[,;][\s{}]*/)),
  ];
}

function compact(formula: string): string {
  return plain(formula).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
