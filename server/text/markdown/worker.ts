import { answerTasks } from '../../core/worker-pool/answer-tasks.ts';
import { render, renderLine } from './render.ts';
import type { RenderAnswer, RenderTask } from './renderer.ts';
import { indexWords } from '../search-words.ts';
import { printsOf } from '../formulas/prints.ts';
import { lineWithMostMarkup } from './rules.ts';
import { TooMuch } from './tokens.ts';

answerTasks(answerTo);

function answerTo({ title, body, sought }: RenderTask): RenderAnswer {
  let field: 'title' | 'body' = 'title';
  try {
    const line = title === null ? null : renderLine(title);
    field = 'body';
    const rendered = { ...render(body), title: line };
    return { ok: true, rendered: sought ? { ...rendered, ...soughtBy(title, rendered.text) } : rendered };
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, field, overrun: error.overrun };
    // What nests in a way that no limit foresaw ends the stack of whatever reads it.
    if (error instanceof RangeError)
      return { ok: false, field, overrun: { why: 'deep', place: { line: lineWithMostMarkup(body) } } };
    throw error;
  }
}

/** A question has its words in its own row. */
function soughtBy(title: string | null, text: string) {
  return title === null
    ? { words: indexWords(text), prints: printsOf(text) }
    : { words: '', prints: printsOf(`${title} · ${text}`) };
}
