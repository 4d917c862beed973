/** "… in the form F", said of the answer; "Express x in the form F" is a question of its own that a method reads. */
const CLAUSE =
  /(?<!(?:^|[.;)]\s?)(?:express|write|put|convert)\b[^.;]{0,120})\bin the form ([^,.;?]{1,60}?)(?= where\b|[,.;?]|$)|(?:结果|答案)[^，。]{0,6}?(?:用|写成|表示(?:为|成)|化(?:为|成)|以)\s?([^，。,]{1,40}?)\s?(?:的)?形式/iu;

/** The form that a clause of its own asks the answer to have, with the clause's place. */
export function formClauseIn(text: string): { form: string; from: number; to: number } | null {
  const clause = CLAUSE.exec(text);
  if (!clause) return null;
  return { form: clause[1] ?? clause[2]!, from: clause.index, to: clause.index + clause[0].length };
}
