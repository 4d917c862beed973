import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { parseExpression } from '../../algebra-system/parsing/statement.ts';
import { normalise } from '../spelling.ts';

/** A statistics question in one spelling: `<=` and `>=`, `~` for "is distributed as", plain fractions. */
export function plainWording(text: string): string {
  return normalise(text.replaceAll('~', '∼'))
    .replace(/\\(?:left|right)(?![a-z])/g, '')
    .replace(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)')
    .replace(/\\(?:leqslant|leq|le)(?![a-z])|≤|⩽|=</g, '<=')
    .replace(/\\(?:geqslant|geq|ge)(?![a-z])|≥|⩾/g, '>=')
    .replace(/\\lt(?![a-z])/g, '<')
    .replace(/\\gt(?![a-z])/g, '>')
    .replace(/\\sim(?![a-z])|∼|～/g, '~')
    .replace(/\\mid(?![a-z])|｜/g, '|')
    .replace(/\\cap(?![a-z])|∩/g, '∩')
    .replace(/\\cup(?![a-z])|∪/g, '∪')
    .replace(
      / (?:has|follows) (?:a|the) (?:binomial |normal |Poisson |geometric )?distribution (?=(?:B|N|Po|Geo)\s*\()/g,
      ' ~ ',
    )
    .replace(/\s{0,9}服从(?:参数为)?(?:二项分布|正态分布|泊松分布|几何分布)?\s{0,9}(?=[A-Z])/g, ' ~ ')
    .replace(/\\mathrm\{(\w+)\}/g, '$1')
    .replace(/²/g, '^2')
    .replace(/\s+/g, ' ')
    .trim();
}

const PRECISION =
  /,? ?(?:correct |rounded |giving your answers? (?:correct )?)?to \w{1,40} (?:significant figures?|decimal places?|s\.?f\.?|d\.?p\.?)|(?:结果)?保留[^,，。.]{1,12}|精确到[^,，。.]{1,12}/gi;

export const withoutPrecision = (text: string) => text.replace(PRECISION, ' ');

/** The number that a short piece stands for: 0.3, 1/3, 4^2, 30%. */
export function valueIn(typed: string): number | null {
  const percent = /^\s*(\d+(?:\.\d+)?)\s*%\s*$/.exec(typed)?.[1];
  if (percent) return Number(percent) / 100;
  const parsed = parseExpression(typed.trim());
  const value = parsed.ok ? evaluate(parsed.value) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
