import type { Context } from '../../context.ts';
import { readText } from '../../tutor/operations/read-text.ts';
import { solveParts } from '../../tutor/operations/solve-parts.ts';
import { UNCHECKED, type Verification } from '../../tutor/rules.ts';

const MAX_FORMULAS = 40;
const MAX_ANSWERS = 4;

/** What a model wrote, held against the engine: its chain of lines, its sums, and its answer against our own. */
export async function verifyReply(ctx: Context, question: string, content: string): Promise<Verification> {
  const formulas = (await readText(ctx, 'formulasIn', content)).slice(0, MAX_FORMULAS);
  if (formulas.length === 0) return UNCHECKED;
  const lines = new Map<string, boolean | null>(formulas.map((formula) => [formula, null]));
  for (const [line, holds] of await checkChain(ctx, content)) lines.set(line, holds);
  for (const [line, holds] of await checkSums(ctx, formulas)) lines.set(line, holds);
  const answer = await checkAnswer(ctx, question, formulas);
  for (const line of answer.right) lines.set(line, true);
  if (answer.wrong !== null) lines.set(answer.wrong, false);

  const checked = [...lines].map(([text, holds]) => ({ text, holds }));
  const firstWrong = checked.find(({ holds }) => holds === false)?.text ?? null;
  const linesOk = checked.filter(({ holds }) => holds).length;
  const status =
    firstWrong !== null
      ? 'MISMATCH'
      : answer.right.length > 0
        ? 'VERIFIED'
        : linesOk > 0
          ? 'PARTIAL'
          : 'UNCHECKED';
  return { status, linesOk, linesTotal: checked.length, firstWrong, lines: checked };
}

type Judged = [line: string, holds: boolean][];

/** Equations without a letter are true or false by themselves. */
async function checkSums(ctx: Context, formulas: string[]): Promise<Judged> {
  const judged: Judged = [];
  for (const formula of formulas) {
    const sides = formula.split('=');
    if (sides.length < 2 || sides.some((side) => !side.trim()) || !isNumeric(formula)) continue;
    const found = await Promise.all(
      sides.slice(1).map((side, i) => ctx.engine.equivalent(sides[i]!, side, 'STATEMENT')),
    );
    const same = found.map((ran) => (ran.ran && ran.answer.read ? ran.answer.equivalent : null));
    if (same.includes(false)) judged.push([formula, false]);
    else if (same.every((one) => one === true)) judged.push([formula, true]);
  }
  return judged;
}

const NUMERIC = /\\(?:[dt]?frac|times|cdot|div|sqrt|left|right|pi)(?![a-z])/gi;
const isNumeric = (formula: string) => !/[a-zα-ω\\]/i.test(formula.replaceAll(NUMERIC, ' '));

const WRONG = new Set(['wrong', 'lost']);

async function checkChain(ctx: Context, content: string): Promise<Judged> {
  const lines = await readText(ctx, 'chainOf', content);
  const ran = lines.length > 0 ? await ctx.engine.check(lines) : null;
  if (!ran?.ran) return [];
  const { checkedTo, firstWrong } = ran.answer;
  return ran.answer.lines.flatMap(({ text, verdict }, i): Judged => {
    if (i === firstWrong && WRONG.has(verdict)) return [[text, false]];
    // The first line is what the others follow from.
    return i > 0 && i < checkedTo ? [[text, true]] : [];
  });
}

/** Our own answer among the last formulas; of values that a reply ends with, one that is none of ours is wrong. */
async function checkAnswer(
  ctx: Context,
  question: string,
  formulas: string[],
): Promise<{ right: string[]; wrong: string | null }> {
  const parts = await solveParts(ctx, question);
  const ours = parts.length === 1 ? (parts[0]?.worked?.answer.text ?? null) : null;
  if (ours === null) return { right: [], wrong: null };

  const isSame = async (a: string, b: string) => {
    const ran = await ctx.engine.equivalent(a, b, 'STATEMENT');
    return ran.ran && ran.answer.read ? ran.answer.equivalent : null;
  };
  const last = formulas.slice(-MAX_ANSWERS);
  const given = last.map(withOr);
  const from = given.findLastIndex((formula) => !VALUE.test(formula)) + 1;
  const values = given.slice(from);
  for (const [i, formula] of [...given.entries()].toReversed())
    for (const candidate of [formula, formula.split('=').at(-1)!])
      if (candidate.trim() && (await isSame(ours, candidate))) return { right: [last[i]!], wrong: null };
  if (values.length > 1 && (await isSame(ours, values.join(' or '))))
    return { right: last.slice(from), wrong: null };

  const known = ours.split(' or ');
  for (const value of values.flatMap((formula) => formula.split(' or '))) {
    if (letterOf(value) === null || letterOf(value) !== letterOf(known[0]!)) continue;
    const found = await Promise.all(known.map((one) => isSame(one, value)));
    if (found.every((same) => same === false)) return { right: [], wrong: value.trim() };
  }
  return { right: [], wrong: null };
}

/** Such as x = 3: what an answer looks like at its end. */
const VALUE = /^\s*([a-zθαβφ])(?:_\{?\w+\}?)?\s*=\s*[^=]*$/i;

const letterOf = (formula: string) => VALUE.exec(formula)?.[1] ?? null;

const withOr = (formula: string) =>
  formula.replaceAll(/\\(?:text|mathrm)\{\s*(or|and|或|且)\s*\}|,?\s*\\quad\s*/g, (_all, word?: string) =>
    word === 'and' || word === '且' ? ' and ' : ' or ',
  );
