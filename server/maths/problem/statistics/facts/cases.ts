import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { parsed, plain } from './notation.ts';

/** What a density is between two values. */
export interface Piece {
  from: Expression;
  to: Expression;
  body: Expression;
}

export interface Cases {
  letter: string;
  isCumulative: boolean;
  pieces: Piece[];
}

/** f(x) = \begin{cases} … \end{cases}: nothing outside the pieces, or 0 and 1 outside those of F; null for what is not so. */
export function casesIn(source: string): Cases | null {
  const [, name, letter, inside] =
    /^\s*([fF])(?:_\{?[A-Z]\}?)?\s*\(\s*([a-z])\s*\)\s*=\s*\\begin\{cases\}([\s\S]*)\\end\{cases\}[\s.,;]*$/.exec(
      plain(source),
    ) ?? [];
  if (!name) return null;
  const isCumulative = name === 'F';
  const pieces: Piece[] = [];
  const outside: string[] = [];
  for (const row of inside!.split('\\\\')) {
    const [body, condition] = row.split('&').map((cell) => withoutEnd(cell));
    if (!body) continue;
    if (!condition) return null;
    const one = conditionIn(condition, letter!);
    if (one === null) return null;
    if (one === 'else' || !('to' in one)) {
      outside.push(body);
      continue;
    }
    const expression = parsed(body);
    if (!expression) return null;
    pieces.push({ ...one, body: expression });
  }
  const isPlain = outside.every((body) => body === '0' || (isCumulative && body === '1'));
  return isPlain && pieces.length > 0 && (!isCumulative || outside.length > 0)
    ? { letter: letter!, isCumulative, pieces }
    : null;
}

function conditionIn(
  text: string,
  letter: string,
): { from: Expression; to: Expression } | 'else' | { end: true } | null {
  const bare = text
    .replace(/^(?:for|when|if|当)\s*/, '')
    .replace(/时$/, '')
    .trim();
  if (/^(?:otherwise|elsewhere|其他|其它|其余)$/.test(bare)) return 'else';
  const statement = statementIn(bare);
  if (statement?.kind !== 'relation') return null;
  const { sides, signs } = statement;
  if (
    !signs.every((sign) => sign === '<' || sign === '<=') &&
    !(signs.length === 1 && (signs[0] === '>' || signs[0] === '>='))
  )
    return null;
  if (signs.length === 1) return { end: true };
  const [from, middle, to] = sides;
  return signs.length === 2 && middle!.kind === 'symbol' && middle!.name === letter
    ? { from: from!, to: to! }
    : null;
}

/** Without spaces and the signs at the end. */
function withoutEnd(cell: string): string {
  let text = cell.trim();
  while (/[.,;，。；]$/.test(text)) text = text.slice(0, -1).trimEnd();
  return text;
}
