import type { Intent } from './act.ts';

const PLEASE =
  /^(?:please|pls|plz|can you|could you|ok|so|hey|请|麻烦|请你?帮我|帮我|老师)\s{0,9}[,，]?\s{0,9}/i;

const CHECK =
  /^(?:(?:check|mark|verify|correct|look at|go through)(?: (?:my|this|the|these))?(?: (?:working|work|solution|answer|answers|steps?|lines?|proof))?(?: (?:please|pls|for me))?|(?:is|are) (?:this|my|these|it)(?: (?:working|work|solution|answer|steps?|lines?))? (?:right|correct|ok|okay|wrong)|did i (?:do|get) (?:this|it) right|(?:检查|批改|核对|看看|看一下|看下|检验|判断)(?:一下)?(?:我的?|这个|这些)?(?:过程|步骤|解答|答案|解题过程|做法|解法|计算)?(?:对不对|是否正确|对吗)?|我(?:做|算|写)?(?:的|得)?(?:过程|步骤|答案)?(?:对不对|对吗|正确吗)|这样(?:做)?对吗)\s{0,9}(?:[:：?？.。,，]|\n|$)/i;

/** Working that is to be checked, below or behind a request for it. */
export function checkIn(text: string): Intent | null {
  const request = text.trim().replace(PLEASE, '').replace(PLEASE, '').trim();
  const check = CHECK.exec(request);
  return check && { kind: 'check', lines: linesIn(request.slice(check[0].length)) };
}

/** Lines of working: one to a line, or with arrows between them. */
function linesIn(text: string): string[] {
  const typed = text.trim();
  const commas = typed.split(/[,，]/);
  const isOneLine =
    !typed.includes('\n') && commas.length > 2 && commas.every((line) => /[=<>≤≥]/.test(line));
  return (isOneLine ? commas.join('\n') : text)
    .split(/\n|(?:=>|⇒|\\(?:implies|Rightarrow)\b|[;；])/)
    .map((line) =>
      line
        .trim()
        .replace(/^\$+|(?<!\$)\$+$/g, '')
        .trim(),
    )
    .filter(Boolean);
}
