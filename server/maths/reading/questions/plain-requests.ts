const VERB = '(?:find|determine|calculate|evaluate|obtain|state|write down|deduce)';
const NOUN =
  '(?:stationary |turning |intersection )?(?:points?|values?|roots?|solutions?|angles?|curves?|lines?|terms?)';

/** Requests in the words that most questions use; each keeps every condition and every demand. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  // What says how exact an answer is to be stands before the noun.
  [
    new RegExp(`\\b(${VERB}),? (?:in exact form|exactly|in an exact form),? (?:the|an?) (?!exact)`, 'gi'),
    '$1 the exact ',
  ],
  [/\b(?:evaluate|calculate) (the exact) (?=(?:definite )?integral\b)/gi, 'find $1 value of the '],
  // Each of several is all of them.
  [new RegExp(`\\beach of (the|these) (?=${NOUN})`, 'gi'), '$1 '],
  [/\bcoordinates of each (stationary|turning) point\b/gi, 'coordinates of the $1 points'],
  [/\ball (?:of )?the (?:possible )?(?=values? of|solutions? of|roots? of)/gi, 'the '],
  // A way to go about it.
  [/\bby means of (?=integration by parts|a substitution|the substitution)/gi, 'using '],
  [
    /\buse (?:the method of )?(integration by parts|partial fractions) to (?=find|evaluate|show)/gi,
    'using $1, ',
  ],
  // A point by its coordinate.
  [
    /\bat the point (?:with|whose|having) (?:an? )?([xy])-coordinate (?:is |of |equal to )?(?=[-−\d$\\√])/gi,
    'at the point where $1 = ',
  ],
  [/\bthe graph of y(?= at\b|[.,])/g, 'the curve'],
  // How near.
  [/\bto the nearest 0\.1 ?(?:°|degrees?|\^\\circ)/gi, 'correct to 1 decimal place'],
  [/\bto the nearest 0\.01 ?(?:°|degrees?|\^\\circ)/gi, 'correct to 2 decimal places'],
  // A letter of a form that may be a fraction says no more than that it is a number.
  [
    /(in the form [^,;]{1,60}),? where ([a-z]) is a (?:fraction|rational number|constant) and ([a-z]) is a (?:fraction|rational number|constant)\b/gi,
    '$1, where $2 and $3 are constants',
  ],
  // Said of the whole question.
  [
    /(?:^|(?<=[.\n] ?))(?:no calculators? (?:may|should|can|is to|are to) be used(?: in this question)?|the use of a calculator is not (?:permitted|allowed)(?: in this question)?)\. ?/gi,
    '',
  ],
  // 中文
  [
    /，(?:结果|答案)用(?:最简)?(?:根式|根号|精确值|含\$?[πe]\$?的式子|\s?\$?(?:π|\\pi|e|\\mathrm\{e\})\$?\s?)(?:的形式)?表示(?=[。；])/gu,
    '的精确值',
  ],
  [/利用\s?[(（](\w{1,3})[)）]\s?(?:中)?的(?:结果|结论|恒等式)，?(?=求|解|证明)/gu, '由此'],
  [/通过计算(?:说明|验证)(?=[^。]{1,40}(?:之间|介于))/gu, '通过计算证明'],
];

/** "Find the solutions of the equation … that lie between 0 and π." */
const BETWEEN =
  /\bfind (?:all )?the (?:solutions|roots) of the equation ([^,;?]{1,90}?),? (?:(?:that|which) lie|lying) between (\S{1,12}) and (\S{1,12}?)(?=[.,;]|\s\[|$)/gi;
const NAMES = /(?:arc)?(?:cosec|sinh?|cosh?|tanh?|sec|cot|ln|log|sqrt|exp|pi)|\\(?!theta)[a-z]{1,9}|\be\b/gi;

/** The unknown of an equation that is typed in one letter; null where there are several. */
function unknownOf(equation: string): string | null {
  const letters = equation.replace(NAMES, ' ').match(/\\?theta|[a-zθ]/gi) ?? [];
  const distinct = [...new Set(letters)];
  return distinct.length === 1 ? distinct[0]! : null;
}

const solutionsBetween = (text: string): string =>
  text.replace(BETWEEN, (all, equation: string, from: string, to: string) => {
    const unknown = unknownOf(equation);
    return unknown ? `solve the equation ${equation} for ${from} < ${unknown} < ${to}` : all;
  });

/** A question with its requests in the usual words; the same text where they stand so already. */
export const withPlainRequests = (text: string): string =>
  solutionsBetween(FORMS.reduce((rest, [form, usual]) => rest.replace(form, usual), text));
