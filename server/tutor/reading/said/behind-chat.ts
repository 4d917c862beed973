const MAX_LENGTH = 600;
const MAX_CHAT = 200;

/** What begins a question or a command of a question. */
const TASK =
  /^(?:(?:please |pls |can (?:you|u) |could (?:you|u) |help me )?(?:solve|find|expand|factori[sz]e|simplify|express|write|integrate|differentiate|evaluate|calculate|compute|determine|show that|prove|sketch|state|use)\s|(?:a|an|the|two|three|given|let|if|in|for)\s[a-z(]|(?:coefficient|derivative|integral|tangent|sum|area|volume) of |(?:求|解|证明|计算|化简|展开|已知|设|若|用|把|将|曲线|直线|函数|一个|一辆|一根|某|袋|盒|从|掷|质量|两个|有|等差|等比|圆|向量|复数|矩阵)\s?\S)/iu;
const CLAUSE = /(?<=[.!?。！？…;；:：\n])\s{0,3}(?=\S)|(?<=[,，])\s{0,3}(?=\S)/gu;
/** Numbers of what is no mathematics. */
const SMALL_NUMBERS =
  /\b(?:p|paper|q|question|unit|chapter|s|m) ?\d{1,2}\b|\b(?:9709|9231|9702)\b|\b\d{1,3} ?(?:min|mins|minutes?|hours?|hrs?|days?|weeks?|months?|questions?|qs|marks?|papers?|times?|am|pm|%)\b|第? ?\d{1,3} ?(?:道|题|分钟?|小时|天|周|个月|次|遍|点|张|卷)/giu;
const MATHS = /[\d=<>≤≥^√∫+*/|\\$]|\b(?:sin|cos|tan|ln|log)\s?\(?[\da-zθα-ω]\b|(?<![a-z])[a-z]\s?\(/i;
const CHATS =
  /\b(?:i|im|i'm|ive|my|me|u|you|ur|we|our|this|that|it|its|exams?|tests?|homework|due|tmrw|tomorrow|today|tonight|teacher|tutor|honestly|ok|okay|lol|hi|hey|hello|help|next|new|last|another|please|pls|thanks|stuck|one more|question)\b|老师|我|你|题|考试|作业|帮|不会|不懂|请问|谢谢|好的?|下|上次|明天|今天|最后/iu;

/** Whether a piece of a message only talks, with no mathematics in it. */
export const isChat = (piece: string): boolean =>
  piece.length <= MAX_CHAT && CHATS.test(piece) && !MATHS.test(piece.replaceAll(SMALL_NUMBERS, ' '));

/** "Exam tomorrow and I still can't do this. expand (1+3x)^-2": the question behind what is only said before it. */
export function behindChat(text: string): string {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) return text;
  for (const { index } of typed.matchAll(CLAUSE)) {
    const [before, behind] = [typed.slice(0, index), typed.slice(index).trim()];
    if (!isChat(before)) return text;
    if (TASK.test(behind) && MATHS.test(behind)) return behind;
  }
  return text;
}

/** "x=1 或者 9" as one list of values. */
export const withPlainJoints = (text: string): string => text.replaceAll(/\s{0,3}或者是?\s{0,3}/g, ' or ');
