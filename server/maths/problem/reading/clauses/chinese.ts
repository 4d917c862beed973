import type { Token } from '../tokens.ts';
import { isLabel } from './phrase.ts';

/** The sentences that say the same as one. */
type Pieces = readonly (readonly Token[])[];

const textOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word ?? '□').join('');

/** A clause that says when, or under which condition, what comes behind it is so. */
const CONDITION = /或|否则|除|仅|只|不|当|若|如果|假设|假如|设|直到|每当|除非|[时后前]$|之间$|以来$/;
const ASKING =
  /^(?:求|证明|试?说明|解释|计算|写出|画出|用|给出|确定|判断|由此|因此|已知|指出|陈述|估计|推导|检验|描述|比较)/;
/** What opens a clause and says no more than that it follows. */
const OPENINGS = ['并且', '且', '并', '而', '现', '随后', '接着', '其中', '然后'];
const PICTURED = /^(?:如(?:下|右|左)?图(?:所示)?|图中|该图显示|下图显示)$/;

const SHORTEST = 4;

/** Items of a list are no clauses; "b > 0" is one. */
const isClause = (tokens: readonly Token[]): boolean =>
  tokens.length >= SHORTEST || (tokens.length === 1 && tokens[0]!.formula?.statement?.kind === 'relation');

/** A chain of clauses taken apart at one of its commas; who does something in the first does so in the second too. */
export function simplerChinese(tokens: readonly Token[]): Pieces[] {
  const text = textOf(tokens);
  if (ASKING.test(text)) return [];
  return tokens.flatMap(({ word }, at): Pieces[] => {
    if (at < 1 || at > tokens.length - 2 || (word !== ',' && word !== ';')) return [];
    const [before, after] = [tokens.slice(0, at), opened(tokens.slice(at + 1))];
    if (PICTURED.test(textOf(before))) return [[after]];
    const lastClause = before.slice(before.findLastIndex((one) => one.word === ',') + 1);
    if ([lastClause, after].some((one) => CONDITION.test(textOf(one))) || ASKING.test(textOf(after)))
      return [];
    const comma = after.findIndex((one) => one.word === ',');
    if (![lastClause, comma < 0 ? after : after.slice(0, comma)].every(isClause)) return [];
    const who = subjectOf(before);
    return [[before, after], ...(who && !isLabel(after[0]) ? [[before, [...who, ...after]]] : [])];
  });
}

function opened(tokens: readonly Token[]): readonly Token[] {
  const opening = OPENINGS.find((one) => textOf(tokens.slice(0, one.length)) === one);
  return opening ? tokens.slice(opening.length) : tokens;
}

/** "质点 P 从静止出发": P, where the clause begins with what has a name. */
function subjectOf(clause: readonly Token[]): readonly Token[] | null {
  const at = clause.findIndex((token) => isLabel(token));
  return at >= 0 && at < 14 && !clause.slice(0, at).some(({ word }) => word === ',') ? [clause[at]!] : null;
}
