import { distance } from '../../text/spelling.ts';

/** Small talk before and after a question. */
const LEAD =
  /^(?:(?:ok|okay|so|now|next|well|right|alright|fine|thanks|no wait|wait|actually|different one|another one|new one|forget it|never mind|算了|那就?|好的?|下一题|换一题|换一道|另一题)[\s,.:：，。!！-]{1,3})+/i;
const BEFORE =
  /^(?:(?:hi|hello|hey|dear tutor|good (?:morning|afternoon|evening))\b[\s,.!]*)?(?:(?:please|pls|kindly|(?:can|could|would|will) you(?: please)?|help(?: me)?(?: to| with)?|i (?:need|want|have)(?: help)?(?: to| with)?|i(?:'d| would) like to(?: know)?|how (?:do|can|should|would) (?:i|you|we)|how to|tell me|show me how to|let'?s)\b[\s,:]*)+|^(?:(?:你好|您好|老师)[，,！!\s]*)?(?:(?:请问|请你|请|麻烦你?|能不能|能否|可以|可不可以|帮我|帮忙|我想(?:知道)?|怎么|怎样|如何|一下)[，,：:\s]*)+/i;
const AFTER =
  /(?:[\s,，]{0,9}(?:please|pls|thanks|thank you|for me|谢谢(?:你|您)?|吗|呢|呀|啊)){1,30}[\s.!?。！？]{0,300}$/i;
const POINTING =
  /\b(solve|differentiate|integrate|factori[sz]e|expand|simplify|evaluate|find|calculate)\s+(?:this|the following|these|it)\b(?:\s+(?:question|equations?|problem|expression|integral|inequality|one))?\s*(?:for me)?\s*[:：]?\s*/i;
const POINTING_ZH =
  /^(求解|解|化简|因式分解|展开|计算|求)(?:下|一下)?(?:这道题|这个题|这题|这个方程|该方程|下列方程|以下方程)?\s*[:：]\s*/;

const VERB_LAST =
  /(?:(?<![\s,，])[\s,，]+)?(?:请?求解|解方程|怎么解|如何解|怎么做|解一下|solve|please solve)[\s.。?？!！]*$/i;
const DEGREES = /(\d)\s*(?:degrees?\b|deg\b|度)/gi;

/** What a question is told by; nobody else is meant by one slip in them. */
const VERBS =
  'calculate coefficient determine differentiate equation evaluate expand expansion express factorise integrate simplify solve tangent'.split(
    ' ',
  );
const MIN_VERB = 5;
const MAX_CORRECTED = 2000;

/** "intergrate" as integrate, "solv" as solve. */
function withSpeltVerbs(text: string): string {
  if (text.length > MAX_CORRECTED) return text;
  return text.replaceAll(/(?<![\w\\])[a-z]{4,14}(?![\w])/gi, (word) => {
    const lower = word.toLowerCase();
    if (KNOWN_FORMS.test(lower)) return word;
    const verb = VERBS.find(
      (known) => known[0] === lower[0] && distance(lower, known, 2) <= (known.length > MIN_VERB + 2 ? 2 : 1),
    );
    return verb ?? word;
  });
}

/** Other words that are as near to a verb as a slip is. */
const KNOWN_FORMS =
  /^(?:solved?|solves|solving|calculat(?:es?|ed|ing|ion|or)|determine[sd]?|differentiat(?:es?|ed|ion|ing)|equations?|evaluate[sd]?|expan(?:ds?|ded|sions?)|expression|expresse[sd]|expressed|factori[sz]e[sd]?|integrat(?:es?|ed|ing|ion|or)|integral|simplif(?:y|ies|ied)|tangents?|coefficients?)$/;

/** The question as a textbook would put it. */
export function plainQuestion(text: string): string {
  return verbFirst(withSpeltVerbs(text.trim()).replace(LEAD, '').replace(BEFORE, '').replace(AFTER, ''))
    .replace(DEGREES, '$1°')
    .replace(POINTING, '$1 ')
    .replace(POINTING_ZH, '$1 ')
    .trim();
}

/** "x² = 4, solve" as "Solve x² = 4", where it is one line with a relation in it. */
function verbFirst(text: string): string {
  const verb = VERB_LAST.exec(text);
  const question = verb ? text.slice(0, verb.index) : '';
  return /[=<>≤≥]/.test(question) && !question.includes('\n') ? `Solve ${question}` : text;
}
