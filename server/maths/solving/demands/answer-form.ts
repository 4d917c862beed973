import { formClauseIn } from '../../reading/questions/form-clause.ts';
import { isOfIntegers } from '../../writing/of-integers.ts';
import type { Solution } from '../../writing/method.ts';

/** A form with its letters, and what a value in it looks like. */
const FORMS: [form: RegExp, value: RegExp][] = [
  [/^[a-z]\+[a-z]?√[a-z\d]{1,3}$/, /^-?\d+[+-]\d*sqrt\(\d+\)$/],
  [/^[a-z]?√[a-z\d]{1,3}$/, /^-?\d*sqrt\(\d+\)$/],
  [/^\(?[a-z]\+[a-z]?√[a-z\d]{1,3}\)?\/[a-z]$/, /^\(-?\d+[+-]\d*sqrt\(\d+\)\)\/\d+$/],
  [/^ln\(?[a-z]\)?$/, /^ln\(\d+(?:\/\d+)?\)$/],
  [/^[a-z]ln\(?[a-z\d]{1,3}\)?$/, /^-?(?:\d+(?:\/\d+)?\*?)?ln\(\d+\)$/],
  [/^\(?ln\(?[a-z]\)?\)?\/[a-z\d]$/, /^-?ln\(\d+\)\/\d+$/],
  [/^[a-z]\+[a-z]?ln\(?[a-z\d]{1,3}\)?$/, /^-?\d+(?:\/\d+)?[+-](?:\d+(?:\/\d+)?\*?)?ln\(\d+\)$/],
  [/^\(?ln\(?[a-z]\)?\)?\/\(?ln\(?[a-z]\)?\)?$/, /^ln\(\d+(?:\/\d+)?\)\/ln\(\d+(?:\/\d+)?\)$/],
  [/^[a-z]π$/, /^-?\d*pi$|^-?\d*pi\/\d+$/],
  [/^[a-z]\/[a-z]$/, /^-?\d+\/\d+$/],
  [/^y=mx\+c$/, /^-?[^y]*$/],
  [/^[a-z]?x\+[a-z]?y=[a-z]$/, /^-?\d+$/],
  [/^[a-z]?x\+[a-z]?y\+[a-z]=0$/, /^0$/],
  [/^[a-z]x\+[a-z]y\+[a-z]z=[a-z]$/, /^-?\d+$/],
  [/^(?:[a-z]\+(?:i[a-z]|[a-z]i))$/, /^[^e]{0,80}$/],
  [/^re\^\(?iθ\)?$/, /e\^|^\d+$/],
  [/^r\(cosθ\+isinθ\)$/, /cos/],
  [/^r=a\+[a-zλμ]b$/, /^\([^()]{1,80}\)\+[a-z]\([^()]{1,80}\)$/],
];

/** Whether every value stands in the form that the answer was to be given in; a form that nobody here knows is not met. */
export function isInForm({ text }: Solution['answer'], question: string): boolean {
  const clause = formClauseIn(question);
  if (!clause || text === 'none') return true;
  const form = plainForm(clause.form);
  const known = FORMS.find(([shape]) => shape.test(form));
  const fixed = /(?:√|ln\(?)(\d+)/.exec(form)?.[1];
  if (form.startsWith('y=') && !/^y ?=/.test(text)) return false;
  if (/\bintegers?\b|整数/.test(question) && !isOfIntegers(text, clause.form)) return false;
  const values = text.split(/ or |, (?![^(]*\))/).map((one) => one.slice(one.lastIndexOf('=') + 1));
  return (
    known !== undefined &&
    values.every((one) => {
      const value = one.replace(/\s+/g, '');
      return known[1].test(value) && (fixed === undefined || value.includes(`(${fixed})`));
    })
  );
}

const plainForm = (form: string) =>
  form
    .replace(/\$|\s+|\\[,;! ]|\\left|\\right/g, '')
    .replace(/\\sqrt\{([^{}]*)\}|\\sqrt|sqrt\(([^()]*)\)/g, '√$1$2')
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/$2')
    .replace(/\\pi|pi/g, 'π')
    .replace(/\\theta|theta/g, 'θ')
    .replace(/\\(ln|cos|sin)/g, '$1')
    .replace(/[{]/g, '(')
    .replace(/[}]/g, ')')
    .replace(/[±−-]|\\pm/g, '+');

const METHODS: [asked: RegExp, shown: RegExp][] = [
  [/\bby factori[sz]|因式分解法/, /factor/i],
  [/\bsolve\b[^.]{0,120}\bcompleting the square\b|配方法[解求]/, /square/i],
  [/\bquadratic formula\b|用(?:求根)?公式法/, /quadratic formula/i],
];

/** Whether the way that was asked for is the one that is shown. */
export const usesRequestedMethod = ({ steps }: Solution, lower: string): boolean =>
  METHODS.every(
    ([request, evidence]) => !request.test(lower) || steps.some(({ say }) => evidence.test(say.en)),
  );
