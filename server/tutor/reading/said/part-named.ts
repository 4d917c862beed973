const MAX_LENGTH = 160;

const AHEAD =
  /^(?:(?:and|so|ok|now|but|for|in|on|about|第)\s{0,2}){0,3}(?:part |question |q ?)?[（(]?([a-h])[)）]\s{0,3}(?:小?[问题])?[:：,，]?\s{0,3}(?=\S)/i;
const NAMED_AHEAD =
  /^(?:(?:and|so|ok|now|but)\s){0,3}(?:for|in|on|about) (?:part |question )?([a-h])[ ,:]\s{0,3}(?=\S)/i;
const BARE_AHEAD = /^(?:part )?([b-h])[ :]\s{0,3}(?=[-\d]|[a-z] ?=)/i;
const BEHIND =
  /[\s,]{1,3}(?:for|in|of|about|on|from) (?:part |question )?(?:[（(]([a-h])[)）]|([a-h]))\s{0,3}[?.!]{0,3}$/i;
/** "How many marks would I get for b if …" */
const MARKS = /\bmarks?\b[a-z ]{0,30} (?:for|in|of) (?:part )?[（(]?([b-h])[)）]?(?= (?:if|when|without)\b)/i;
const BACK =
  /^(?:(?:can|could|let|lets|let's|us|we|i|you|ok|wait|please|now|just|want|would|like|to|need)\s){0,6}(?:go |going |jump |come |get )?(?:back|return|over) to (?:part |question )?[（(]?([a-h])[)）]?(?: again| please| for a (?:sec|second|moment))?\s{0,3}[?.!]{0,3}$|^(?:那|我们)?(?:回到|再看)(?:一下)?第?[（(]?([a-h])[)）]?(?:小?[问题])?(?:吧|吗)?[?？。]?$/i;

/** The part of a question that a message names, and what it says of it; null where it names none. */
export function partNamed(text: string): { label: string; rest: string } | null {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH || typed.includes('\n')) return null;
  const back = BACK.exec(typed);
  if (back) return { label: labelOf(back), rest: `(${back[1] ?? back[2]})` };
  const ahead = NAMED_AHEAD.exec(typed) ?? AHEAD.exec(typed) ?? BARE_AHEAD.exec(typed);
  if (ahead) return { label: labelOf(ahead), rest: typed.slice(ahead[0].length) };
  const marks = MARKS.exec(typed);
  if (marks) return { label: labelOf(marks), rest: typed };
  const behind = BEHIND.exec(typed);
  return behind && { label: labelOf(behind), rest: typed.slice(0, behind.index) };
}

const labelOf = (match: RegExpExecArray) => `(${(match[1] ?? match[2])!.toLowerCase()})`;
