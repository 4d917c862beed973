import { FUNCTIONS, GREEK_NAMES } from '../algebra-system/parsing/names.ts';

/** A question's words with every formula taken out: "find angle between #" and what stood at each "#". */
export interface Wording {
  say: string;
  formulas: string[];
}

/** Short runs of letters that are words; all others are letters side by side, such as xy or AB. */
const SHORT = new Set(
  [
    'an as at be by de do if in is it no of on or so to up we',
    'all and any are can det for has how its let new non not one out row set six sum the two use via',
  ].flatMap((line) => line.split(' ')),
);
const LETTERS = new Set([...Object.keys(FUNCTIONS), ...GREEK_NAMES, 'sqrt', 'iy', 'xyz', 'PDP']);
const SAME_ASK: [RegExp, string][] = [
  [
    /^(?:please )?(?:hence |show that )?(?:find|calculate|determine|evaluate|obtain|compute|work out|write down|state|what is)\b/,
    'find',
  ],
  [/^(?:请)?(?:试)?(?:求出|求|计算|写出|确定)/u, 'find '],
];

/** Every method asks for the wording of the same question. */
const remembered = new Map<string, Wording | null>();

/** Null where the text cannot be cut into words and formulas with certainty. */
export function wordingIn(text: string): Wording | null {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= 20) remembered.clear();
  const wording = splitWording(text);
  remembered.set(text, wording);
  return wording;
}

function splitWording(text: string): Wording | null {
  const formulas: string[] = [];
  let say = '';
  let formula = '';
  let depth = 0;
  const flush = () => {
    const inner = formula
      .trim()
      .replace(/^[:：]|(?<![.。;；:：?？,，])[.。;；:：?？,，]+$/gu, '')
      .trim();
    if (/[^()（）]/u.test(inner)) {
      formulas.push(inner);
      say += ' # ';
    }
    formula = '';
  };
  const rest = cleaned(text);
  for (let at = 0; at < rest.length;) {
    const from = rest.slice(at);
    const environment = /^\\begin\{([a-z]+)\}.*?\\end\{\1\}/s.exec(from)?.[0];
    const command = environment ?? /^\\[A-Za-z]+/.exec(from)?.[0];
    const letters = /^[A-Za-z]+(?:['’]s\b)?/.exec(from)?.[0];
    const han = /^\p{Script=Han}+/u.exec(from)?.[0];
    const token = command ?? letters ?? han ?? from[0]!;
    at += token.length;
    if (han || (letters && isWord(letters, rest.slice(0, at - token.length), rest.slice(at)))) {
      flush();
      say += han ? token : ` ${token.toLowerCase()} `;
    } else if (!command && depth === 0 && /[,，;；。?？、]/u.test(token)) flush();
    else if (!command && depth === 0 && token === '.' && !/^\d/.test(rest.slice(at))) flush();
    else {
      if (!command && /[([{（［｛]/u.test(token)) depth += 1;
      if (!command && /[)\]}）］｝]/u.test(token)) depth -= 1;
      formula += token;
    }
  }
  flush();
  return depth === 0 ? { say: unifyWords(say), formulas } : null;
}

function cleaned(text: string): string {
  return text
    .replace(/\$+|(?<!\\)\\[()[\]]|\\(?:left|right)(?![a-z])|(?<!\\)\\[,;!]/g, ' ')
    .replace(
      /\\begin\{(cases|aligned|align\*?)\}((?:(?!\\begin\{).)*?)\\end\{\1\}/gs,
      (_, name: string, rows: string) =>
        (name === 'cases' ? rows : rows.replaceAll('&', ' ')).replaceAll('\\\\', ' ; '),
    )
    .replace(/\b([xyz])[- ](axis|plane)\b/g, '$1$2');
}

function isWord(letters: string, before: string, after: string): boolean {
  if (letters === 'a' || (letters === 'A' && /(?:^|[.。]\s*)$/.test(before)))
    return /^\s+(?!and\b|or\b|for\b|such\b|that\b|when\b|which\b|where\b|is\b|are\b|has\b|in\b)[a-z]{3}/.test(
      after,
    );
  if (letters === 'sum' && /^\s*_/.test(after)) return false;
  if (letters.length < 2 || LETTERS.has(letters) || /^[A-Z]{2,4}$/.test(letters)) return false;
  return letters.length > 3 || SHORT.has(letters.toLowerCase());
}

/** One word for those that ask the same; a list of formulas is one "#". */
function unifyWords(say: string): string {
  let text = say
    .replace(/\b(?:the|a|an|following|exact)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [form, same] of SAME_ASK) text = text.replace(form, same);
  return text
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .replace(/#(?: ?(?:and|与|和|及)? ?#)+/gu, '#')
    .replace(/#|(?<=find)(?=\p{Script=Han})/gu, ' $& ')
    .replace(/\s+/g, ' ')
    .trim();
}
