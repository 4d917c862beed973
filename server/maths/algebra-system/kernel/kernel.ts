import type { ComputeEngine, Expression } from '@cortex-js/compute-engine';
import { guardedLatex, isKnown } from './guard.ts';
import type { Outcome, Task } from './port.ts';

/** Asks the engine; what it cannot read or leaves unevaluated is no answer. */
export function answerTo(task: Task, engine: ComputeEngine): Outcome<string[]> {
  try {
    const limits = task.act === 'integrate' ? (task.between ?? []) : [];
    const [given, ...bounds] = [task.tex, ...limits].map((tex) => parseLatex(engine, tex));
    if (!given || bounds.includes(null)) return { ok: false, why: 'unread' };
    const answers = work(engine, task, given, bounds as Expression[]);
    if (answers.length === 0 || !answers.every((answer) => isDone(answer, given)))
      return { ok: false, why: 'unable' };
    return { ok: true, answer: answers.map(({ latex }) => withCommonCommands(latex)) };
  } catch {
    return { ok: false, why: 'unable' };
  }
}

function parseLatex(engine: ComputeEngine, tex: string): Expression | null {
  const guarded = guardedLatex(tex);
  const parsed = guarded === null ? null : engine.parse(guarded);
  return parsed?.isValid && isKnown(parsed.json) ? parsed : null;
}

function work(
  engine: ComputeEngine,
  task: Task,
  given: Expression,
  bounds: Expression[],
): readonly Expression[] {
  switch (task.act) {
    case 'simplify':
      return [given.simplify()];
    case 'factor':
      return [engine.function('Factor', [given]).evaluate()];
    case 'expand':
      return [engine.function('Expand', [given]).evaluate()];
    case 'apart':
      return [engine.function('PartialFraction', [given, engine.symbol(task.by)]).evaluate()];
    case 'differentiate':
      return [
        engine
          .function('D', [given, engine.symbol(task.by)])
          .evaluate()
          .simplify(),
      ];
    case 'integrate': {
      const by = engine.symbol(task.by);
      const range = bounds.length === 2 ? engine.function('Tuple', [by, ...bounds]) : by;
      return [engine.function('Integrate', [given, range]).evaluate()];
    }
    case 'solve':
      return (given.solve(task.by) ?? []) as readonly Expression[];
  }
}

/** Whether nothing is left to do, and nothing exact was rounded on the way. */
function isDone(answer: Expression, given: Expression): boolean {
  return isKnown(answer.json) && (hasDecimals(given.json) || !hasDecimals(answer.json));
}

/** With the usual LaTeX commands in place of the engine's own. */
function withCommonCommands(latex: string): string {
  return latex
    .replaceAll(/\\exponentialE(?![a-zA-Z])/g, 'e')
    .replaceAll(/\\imaginaryI(?![a-zA-Z])/g, 'i')
    .replaceAll(/\\mathrm\{(ar(?:sin|cos|tan)h)\}/g, '\\operatorname{$1}')
    .replaceAll(/\\vert ?/g, '|');
}

function hasDecimals(json: unknown): boolean {
  if (Array.isArray(json)) return json.some(hasDecimals);
  if (typeof json === 'number') return !Number.isInteger(json);
  return typeof json === 'object' && json !== null && 'num' in json && /[.eE]/.test(String(json.num));
}
