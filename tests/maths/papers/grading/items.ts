/** A value with what it is called: of "p = 3" the name p and the body 3; a relation of other kinds has no name. */
export interface Item {
  name: string | null;
  body: string;
  source: string;
}

const INEQUALITY = /[<>≤≥≠]|!=/;
const JOINT = /\s(?:or|and)\s|[或和且]/gu;

/** The values that a text names, in order; inequalities that are joined stay together as one set. */
export function itemsOf(text: string): Item[] {
  const plain = plainSigns(text);
  const chunks = splitAtCommas(plain);
  if (chunks.every((chunk) => INEQUALITY.test(chunk))) return [itemOf(plain)];
  return chunks
    .flatMap((chunk) => (INEQUALITY.test(chunk) ? [chunk] : splitAt(chunk, JOINT)))
    .flatMap(bothSigns)
    .map(itemOf);
}

/** Full-width signs, and the several signs of minus, as they are typed. */
export const plainSigns = (text: string) =>
  text
    .replaceAll('，', ', ')
    .replaceAll('；', '; ')
    .replaceAll('、', ', ')
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replaceAll('−', '-')
    .trim();

function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth === 0 && (sign === ',' || sign === ';')) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.replace(/^\s*(?:and|or)\s/, '').trim()).filter(Boolean);
}

const splitAt = (text: string, joint: RegExp) =>
  text
    .split(joint)
    .map((part) => part.trim())
    .filter(Boolean);

const bothSigns = (text: string) =>
  text.includes('±') ? [text.replaceAll('±', '+'), text.replaceAll('±', '-')] : [text];

const NAMED =
  /^([A-Za-zα-ωΑ-Ω∠|][\p{L}\d_'|]{0,12}(?:\^\(?-1\)?)?(?:\(\p{L}{1,3}\))?|d\^?2?[a-z]\/d[a-z](?:\^2)?)\s*(?:=|≈)\s*([^=<>≈]+)$/u;
const CALLED = /^([a-z][a-z ]{2,40}?) (?=[-([\d]|sqrt)(.+)$/;
const FUNCTION =
  /^(?:sin|cos|tan|sec|cosec|cot|sinh|cosh|tanh|ln|log|exp|sqrt|arcsin|arccos|arctan|lambda|theta|pi)\b/;

function itemOf(source: string): Item {
  const [, name, body] = NAMED.exec(source) ?? (FUNCTION.test(source) ? null : CALLED.exec(source)) ?? [];
  return name ? { name: plainName(name), body: body!.trim(), source } : { name: null, body: source, source };
}

const SAME_NAMES: Record<string, string> = {
  均值: 'mean',
  平均数: 'mean',
  方差: 'variance',
  标准差: 'standard deviation',
  圆心: 'centre',
  半径: 'radius',
  模: 'modulus',
  辐角: 'argument',
  速率: 'speed',
  theta: 'θ',
  alpha: 'α',
  lambda: 'λ',
  mu: 'μ',
  phi: 'φ',
  'Var(X)': 'variance',
  'E(X)': 'mean',
};

/** One spelling of a name in both languages. */
export const plainName = (name: string): string => SAME_NAMES[name.trim()] ?? name.trim();

const SYMBOL =
  /^(?:[A-Za-zα-ωΑ-Ω]'?(?:_?\w)?|[A-Z][a-z]{0,2}\([A-Z]\)|\|[a-z]\||d\^?2?[a-z]\/d[a-z](?:\^2)?)$/u;

/** What a key calls its value, if that is a symbol or one of the words that answers use; "k" of "value of k" is not one. */
export function nameOfKey(of: string): string | null {
  const name = plainName(of);
  return SYMBOL.test(name) || name !== of || Object.values(SAME_NAMES).includes(name) ? name : null;
}
