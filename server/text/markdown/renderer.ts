import { openWorkerPool } from '../../core/worker-pool/worker-pool.ts';
import { Invalid, Overloaded } from '../../core/errors.ts';
import type { Log } from '../../core/log.ts';
import { type Caller, BACKGROUND_CALLER } from '../../core/worker-pool/caller.ts';
import { WORKER_QUEUES } from '../../limits/table.ts';
import { asTyped } from './render.ts';
import { lineWithMostMarkup, type Overrun, overrunText, type Rendered } from './rules.ts';

export interface RenderTask {
  /** Null for what has none. */
  title: string | null;
  body: string;
  /** Whether a search shall find it. */
  sought?: boolean;
}

/** What is stored of a text. */
export interface Rendering extends Rendered {
  /** HTML of the title, for pages. */
  title: string | null;
  /** Words by which an answer is found. */
  words?: string;
  /** Prints of the formulas in a post. */
  prints?: string[];
}

type Refused = { ok: false; field: 'title' | 'body'; overrun: Overrun };
export type RenderAnswer = { ok: true; rendered: Rendering } | Refused;

/** Renders what people write, behind a limit: some texts would take any time. */
export interface Renderer {
  /** Refuses a text that passes the limits, with a sentence that says where. */
  render(text: RenderTask, caller: Caller): Promise<Rendering>;
  /** For stored text: returned as typed if it exceeds the limits or the workers are busy. */
  renderAnyway(text: RenderTask, caller?: Caller): Promise<Rendering>;
  close(): Promise<void>;
}

declare module '../../core/context.ts' {
  interface Services {
    renderer: Renderer;
  }
}

const LIMIT_MS = 1000;
/** For a worker, which takes turns. */
const PATIENCE_MS = 5000;

export function openRenderer(log: Log): Renderer {
  const pool = openWorkerPool<RenderTask, RenderAnswer>({
    script: new URL('./worker.ts', import.meta.url),
    limitMs: LIMIT_MS,
    patienceMs: PATIENCE_MS,
    ...WORKER_QUEUES.rendering,
    onDeath: ({ message }) => log.warn({ message }, 'a text ended the worker that renders'),
  });

  async function ask(text: RenderTask, { asker, pay }: Caller): Promise<RenderAnswer> {
    const settle = pay();
    const ran = await pool.ask(text, asker);
    settle(ran.ms);
    if (ran.ran) return ran.answer;
    if (ran.why !== 'overran') throw tooBusy();
    return {
      ok: false,
      field: 'body',
      overrun: { why: 'slow', place: { line: lineWithMostMarkup(text.body) } },
    };
  }

  return {
    async render(text, caller) {
      const answer = await ask(text, caller);
      if (answer.ok) return answer.rendered;
      const { field, overrun } = answer;
      throw new Invalid([{ field, code: 'MALFORMED', text: overrunText(overrun) }]);
    },
    async renderAnyway(text, caller = BACKGROUND_CALLER) {
      const answer = await ask(text, caller).catch(() => null);
      if (answer?.ok) return answer.rendered;
      return { ...asTyped(text.body), title: null, ...(!answer && { renderer: 0 }) };
    },
    close: () => pool.close(),
  };
}

const tooBusy = () =>
  new Overloaded(
    {
      en: 'Many people are posting at the moment. Try again in a few seconds.',
      zh: '当前发布人数较多，请几秒后再试。',
    },
    3,
  );
