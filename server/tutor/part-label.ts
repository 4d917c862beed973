const LABEL = /^(?:part )?\(([a-e]|i{1,3}|iv|v)\)\s{0,9}(?=\S)/i;
/** (a)(x + 1) may be a formula. */
const ANSWER = /^(?:[a-z\d][^=]{0,60}=|[-\d±])/i;

/** "(b) x = 4" names the part that it answers. */
export function withLabel(typed: string): { label: string | null; rest: string } {
  const found = LABEL.exec(typed);
  const rest = typed.slice(found?.[0].length ?? 0);
  return found && ANSWER.test(rest)
    ? { label: `(${found[1]!.toLowerCase()})`, rest }
    : { label: null, rest: typed };
}
