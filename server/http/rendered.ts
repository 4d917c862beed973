import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../language.ts';
import type { Log } from '../log.ts';
import { openWorkerPool, type WorkerPool } from '../core/worker-pool.ts';
import { fill, type Page, pageOf, type SiteConfig } from './page.ts';
import { contentPolicy } from './security.ts';
import { fillShell, type Kind, type Written } from './shell.ts';

/** A question of a page to the graph, by the hash of its document. */
export interface Question {
  hash: string;
  variables: Record<string, unknown>;
}
export interface Answer {
  data?: unknown;
  errors?: readonly unknown[];
}
/** Asks the graph as a guest would. */
export type AskAsGuest = (question: Question, language: Language) => Promise<Answer>;

export interface Rendered {
  /** Null where the page is not sent as it was rendered. */
  page: Page | null;
  /** There is no such thing as the address names. */
  missing: boolean;
}

export interface Renderer {
  /** What was rendered for an address, or null where the application itself has to be sent. */
  page(pathname: string, language: Language, ask: AskAsGuest): Promise<Rendered | null>;
  /** Renders a page for nobody, so that the next one comes soon: until then no worker runs. */
  warm(pathname: string, language: Language, ask: AskAsGuest): Promise<void>;
  close(): Promise<void>;
}

interface Task {
  address: string;
  language: Language;
  words: string;
  answers: [Question, Answer][];
}
type Result = Written | { wanted: Question[] } | { failed: string };

type Judged = Pick<Kind, 'words'>;

interface Built {
  pages: (Kind & { address: string })[];
  /** Pages that are rendered only to learn whether there is such a thing. */
  judged?: (Judged & { address: string })[];
  formulas: string;
}

interface Options {
  /** What the build left: `render.js`, which runs in a worker, `pages.json`, and `shell.html` for the words. */
  folder: string;
  config: SiteConfig;
  log: Log;
  limitMs?: number;
}

/** The graph refused or failed: because of whoever asked, or of a database that is away. */
class NoAnswer extends Error {}

/** Whoever waits longer gets the application, and the page is there for the next one. */
const PATIENCE_MS = 1500;
const LIMIT_MS = 2000;
const QUEUE = 8;
/** A page asks, is shown what it asked for, and may then find that it needs something more. */
const MOST_PASSES = 5;
const KEPT_MS = 10_000;
const MOST_KEPT = 100;

/** Renders pages for guests with what the build made for it, in a worker: what people wrote may take any time to set. */
export function openRenderer({ folder, config, log, limitMs = LIMIT_MS }: Options): Renderer | null {
  const script = path.join(folder, 'render.js');
  if (!existsSync(script)) return null;
  const {
    pages,
    judged = [],
    formulas,
  } = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as Built;
  const kinds = [...pages, ...judged].map((kind) => ({
    kind,
    pattern: new URLPattern({ pathname: kind.address }),
  }));
  const shell = fill(readFileSync(path.join(folder, 'shell.html'), 'utf8'), config);
  const policy = contentPolicy(shell);
  const workers: WorkerPool<Task, Result> = openWorkerPool({
    script: pathToFileURL(script),
    limitMs,
    queue: QUEUE,
    onDeath: ({ message, stack }) => log.error({ message, stack }, 'the worker that renders pages died'),
  });
  const kept = new Map<string, { until: number; page: Promise<Rendered | null> }>();

  async function render(
    kind: Kind | Judged,
    pathname: string,
    language: Language,
    ask: AskAsGuest,
  ): Promise<Rendered> {
    const answers: [Question, Answer][] = [];
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const ran = await workers.ask({ address: pathname, language, words: kind.words, answers });
      if (!ran.ran) throw new Error(ran.why);
      if ('failed' in ran.answer) throw new Error(ran.answer.failed);
      if ('content' in ran.answer) {
        const { missing } = ran.answer;
        if (!('links' in kind)) return { page: null, missing };
        const around = { kind, formulas, pathname, language, publicUrl: config.publicUrl };
        const status = missing ? 404 : 200;
        const vary = 'accept-encoding, accept-language';
        const page = pageOf(fillShell(shell, ran.answer, around), { policy, status, vary });
        return { page, missing };
      }
      answers.push(...(await Promise.all(ran.answer.wanted.map((one) => answerTo(one, language, ask)))));
    }
    throw new Error('the page asked again and again');
  }

  function keep(name: string, page: Promise<Rendered | null>): Promise<Rendered | null> {
    for (const [other, { until }] of kept)
      if (until < Date.now() || kept.size >= MOST_KEPT) kept.delete(other);
    kept.set(name, { until: Date.now() + KEPT_MS, page });
    return page;
  }

  /** The page as it is kept or will be, however long that takes. */
  function pageAt(pathname: string, language: Language, ask: AskAsGuest): Promise<Rendered | null> | null {
    const known = kinds.find(({ pattern }) => pattern.test({ pathname }));
    if (!known) return null;
    const name = `${language} ${pathname}`;
    const before = kept.get(name);
    if (before && before.until > Date.now()) return before.page;
    const page = render(known.kind, pathname, language, ask).catch((error: unknown) => {
      const { message } = error as Error;
      // What the page itself has no part in may be over for the next reader.
      if (message === 'busy' || error instanceof NoAnswer) kept.delete(name);
      if (message !== 'busy' && message !== 'closed')
        log.warn({ message, pathname }, 'a page could not be rendered');
      return null;
    });
    // Also when it fails: what took too long once would do so again for the next reader.
    return keep(name, page);
  }

  return {
    async page(pathname, language, ask) {
      const page = pageAt(pathname, language, ask);
      return page && inTime(page);
    },
    async warm(pathname, language, ask) {
      await pageAt(pathname, language, ask);
    },
    close: () => workers.close(),
  };
}

async function answerTo(
  question: Question,
  language: Language,
  ask: AskAsGuest,
): Promise<[Question, Answer]> {
  const { data, errors } = await ask(question, language);
  if (errors?.length || !data) throw new NoAnswer(`the graph did not answer ${question.hash}`);
  // Plain, as it would be over the network: what a worker is told is cloned.
  return [question, JSON.parse(JSON.stringify({ data })) as Answer];
}

function inTime(page: Promise<Rendered | null>): Promise<Rendered | null> {
  let timer: NodeJS.Timeout;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}
