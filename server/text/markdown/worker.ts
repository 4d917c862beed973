import { answerTasks } from '../../core/worker-pool/answer-tasks.ts';
import { render, renderLine } from './render.ts';
import type { RenderAnswer, RenderTask } from './renderer.ts';
import { lineWithMostMarkup } from './rules.ts';
import { TooMuch } from './tokens.ts';

answerTasks(answerTo);

function answerTo({ title, body }: RenderTask): RenderAnswer {
  let field: 'title' | 'body' = 'title';
  try {
    const line = title === null ? null : renderLine(title);
    field = 'body';
    return { ok: true, rendered: { ...render(body), title: line } };
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, field, overrun: error.overrun };
    // What nests in a way that no limit foresaw ends the stack of whatever reads it.
    if (error instanceof RangeError)
      return { ok: false, field, overrun: { why: 'deep', place: { line: lineWithMostMarkup(body) } } };
    throw error;
  }
}
