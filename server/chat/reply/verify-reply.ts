import type { Context } from '../../core/context.ts';
import { MAX_LINE } from '../../text/limits.ts';
import type { ReplyStatement } from '../../tutor/reading/reply-statements.ts';
import { readText } from '../../tutor/operations/read-text.ts';
import { solveParts } from '../../tutor/operations/solve-parts.ts';
import { UNCHECKED, type Verification } from '../../tutor/rules.ts';

interface Line extends ReplyStatement {
  /** Null where it could not be judged. */
  holds: boolean | null;
}

/**
 * What a model wrote, held against the engine: each formula against those before it and the question, and its final
 * answer against our own. It is verified only where all that it states was judged and holds, and the answers agree.
 */
export async function verifyReply(ctx: Context, question: string, content: string): Promise<Verification> {
  const claims = await readText(ctx, 'statementsOf', content);
  if (claims.length === 0) return UNCHECKED;
  const inChain = await judgeChain(ctx, question, claims);
  const lines = await Promise.all(
    claims.map(async (claim, i): Promise<Line> => ({
      ...claim,
      holds: inChain[i] ?? (await judgeAlone(ctx, claim)),
    })),
  );
  const answer = await compareAnswers(ctx, question, lines);
  for (const i of answer.right) lines[i]!.holds ??= true;
  if (answer.wrong !== null && !lines.some(({ holds }) => holds === false))
    lines[answer.wrong]!.holds = false;

  const firstWrong = lines.find(({ holds }) => holds === false)?.text ?? null;
  const linesOk = lines.filter(({ holds }) => holds).length;
  return {
    status: statusOf(lines, answer.right.length > 0),
    linesOk,
    linesTotal: lines.length,
    firstWrong,
    lines: lines.map(({ text, holds }) => ({ text, holds })),
  };
}

function statusOf(lines: Line[], isAnswerOurs: boolean): Verification['status'] {
  if (lines.some(({ holds }) => holds === false)) return 'MISMATCH';
  const isWhole = lines.every(({ holds, states }) => holds || !states);
  if (isAnswerOurs && isWhole) return 'VERIFIED';
  return lines.some(({ holds }) => holds) ? 'PARTIAL' : 'UNCHECKED';
}

const GOOD = new Set(['equal', 'equivalent', 'follows', 'rounded']);

/** Each line against those before it; the question is the first of them. */
async function judgeChain(
  ctx: Context,
  question: string,
  claims: ReplyStatement[],
): Promise<(boolean | null)[]> {
  const plain = await readText(ctx, 'plainQuestion', question);
  const first = plain.replaceAll(/\s+/g, ' ').slice(0, MAX_LINE);
  const judged = claims.map(({ text, isInline, states }) => text.length <= MAX_LINE && (!isInline || states));
  const lines = claims.filter((_, i) => judged[i]);
  if (lines.length === 0) return [];
  const ran = await ctx.engine.check([
    first,
    ...lines.map(({ begins, text }) => `${begins ? 'let ' : ''}${text}`),
  ]);
  if (!ran.ran) return [];
  const [, ...verdicts] = ran.answer.lines.map(({ verdict }) => verdict);
  let next = 0;
  return claims.map((claim, i) => {
    if (!judged[i]) return null;
    const verdict = verdicts[next++]!;
    const after = verdicts[next];
    if (GOOD.has(verdict)) return true;
    // One root may be spoken of alone; of two that are listed, the second may be the wrong one.
    const isLost = verdict === 'lost' && !claim.isInline && after !== 'wrong';
    return verdict === 'wrong' || isLost ? false : null;
  });
}

/** A sum is true or false by itself. */
async function judgeAlone(
  ctx: Context,
  { text, states, isNumeric }: ReplyStatement,
): Promise<boolean | null> {
  if (!states || !isNumeric || text.length > MAX_LINE) return null;
  const ran = await ctx.engine.check([text]);
  const verdict = ran.ran ? ran.answer.lines[0]!.verdict : 'unchecked';
  return verdict === 'wrong' ? false : GOOD.has(verdict) ? true : null;
}

async function compareAnswers(
  ctx: Context,
  question: string,
  lines: Line[],
): Promise<{ right: number[]; wrong: number | null }> {
  const parts = await solveParts(ctx, question);
  const worked = parts.length === 1 ? parts[0]?.worked : null;
  // Words are not compared.
  if (!worked || worked.checks.length === 0) return { right: [], wrong: null };
  const ours = worked.answer.text;
  const formulas = lines.map(({ text }) => text);
  return readText(ctx, 'findAnswer', formulas, ours);
}
