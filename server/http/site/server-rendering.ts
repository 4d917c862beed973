import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../core/locale.ts';
import type { Log } from '../../core/log.ts';
import { type Asker, SERVER_ASKER } from '../../core/worker-pool/fair-queue.ts';
import { openWorkerPool, type PoolFigures, type WorkerPool } from '../../core/worker-pool/worker-pool.ts';
import { WORKER_QUEUES } from '../../limits/table.ts';
import { fill, type Page, pageOf, type SiteConfig } from './page.ts';
import { contentPolicy } from '../security.ts';
import { openPageCache } from './page-cache.ts';
import { fillShell, type PageKind, type Rendered } from './head.ts';

/** A query of a page to the graph, by the hash of its document. */
export interface PageQuery {
  hash: string;
  variables: Record<string, unknown>;
}
export interface PageQueryResult {
  data?: unknown;
  errors?: readonly { message: string }[];
}
/** Asks the graph as a guest would. */
export type AskAsGuest = (query: PageQuery, language: Language) => Promise<PageQueryResult>;

/** A guest whom pages are rendered for, in turns with others. */
export interface Guest {
  ask: AskAsGuest;
  asker: Asker;
}

/** The address of a page, and whether there is what it names. */
export interface PageRequest {
  /** Of its row in the table of routes. */
  route: string;
  /** Without what says its language. */
  pathname: string;
  /** What of its query changes the page, with the question mark. */
  query?: string;
  language: Language;
  isThere: boolean;
  /** Left out of what search engines list. */
  unlisted?: boolean | undefined;
}

export interface Renderer {
  /** Whether a page that is there has just been rendered, or is being rendered. */
  keeps(request: Pick<PageRequest, 'pathname' | 'query' | 'language'>): boolean;
  /** The page of an address, or null where the application itself has to be sent. */
  page(request: PageRequest, guest: Guest): Promise<Page | null>;
  /** Fills the cache; no worker runs before. */
  warm(request: Omit<PageRequest, 'isThere'>, ask: AskAsGuest): Promise<void>;
  close(): Promise<void>;
}

interface Task {
  address: string;
  language: Language;
  words: string;
  answers: [PageQuery, PageQueryResult][];
}
type Result = Rendered | { unanswered: PageQuery[] } | { failed: string };

interface Built {
  pages: (PageKind & { path: string })[];
  formulas: string;
}

interface Options {
  /** What the build left: `render.js`, which runs in a worker, `pages.json`, and `shell.html` for the words. */
  folder: string;
  config: SiteConfig;
  log: Log;
  limitMs?: number;
  patienceMs?: number;
}

/** The graph refused or failed, because of the caller or an unavailable database. */
class NoAnswer extends Error {}

/** After this the application is sent; the rendered page is cached for the next request. */
const MAX_WAIT_MS = 1500;
const LIMIT_MS = 2000;
/** A page asks, is shown what it asked for, and may then find that it needs something more. */
const MAX_PASSES = 5;

/** Renders pages for guests with what the build made for it, in a worker: what people wrote may take any time to set. */
export function openRenderer({
  folder,
  config,
  log,
  limitMs = LIMIT_MS,
  patienceMs = MAX_WAIT_MS,
}: Options): Renderer | null {
  const script = path.join(folder, 'render.js');
  if (!existsSync(script)) return null;
  const { kinds, formulas, shell, policy } = builtIn(folder, config);
  const workers: WorkerPool<Task, Result> = openWorkerPool({
    script: pathToFileURL(script),
    limitMs,
    ...WORKER_QUEUES.pages,
    onDeath: ({ message, stack }) => log.error({ message, stack }, 'the worker that renders pages died'),
  });
  const cacheOf = openPageCaches();

  async function render(kind: PageKind, request: PageRequest, guest: Guest): Promise<Page> {
    const { pathname, query = '', language, isThere, unlisted } = request;
    const { ask, asker } = guest;
    const answers: [PageQuery, PageQueryResult][] = [];
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const ran = await workers.ask(
        { address: pathname + query, language, words: kind.words, answers },
        asker,
      );
      if (!ran.ran) throw new Error(ran.why);
      if ('failed' in ran.answer) throw new Error(ran.answer.failed);
      if ('content' in ran.answer) {
        const { publicUrl } = config;
        const location = { kind, formulas, path: pathname, query, language, publicUrl, unlisted };
        const status = ran.answer.missing || !isThere ? 404 : 200;
        const vary = 'accept-encoding, accept-language';
        return pageOf(fillShell(shell, ran.answer, location), { policy, status, vary });
      }
      answers.push(...(await Promise.all(ran.answer.unanswered.map((one) => answerTo(one, language, ask)))));
    }
    throw new Error('the page asked again and again');
  }

  /** The page from the cache, or as it is being rendered. */
  function pageAt(request: PageRequest, guest: Guest): Promise<Page | null> | null {
    const { route, pathname, isThere } = request;
    const kind = kinds.get(route);
    if (!kind) return null;
    const name = nameOf(request);
    const cache = cacheOf(request);
    const before = cache.get(name);
    if (before) return before.page;
    // Missing pages have no end: they take no turn and no place in the cache.
    if (!isThere && !isIdle(workers.figures())) return null;
    const page = render(kind, request, guest)
      .catch((error: unknown) => {
        const { message } = error as Error;
        // These failures are not the page's own, so the next request tries again.
        if (message === 'busy' || error instanceof NoAnswer) cache.drop(name);
        if (message !== 'busy' && message !== 'closed')
          log.warn({ message, pathname }, 'a page could not be rendered');
        return null;
      })
      .finally(() => !isThere && cache.drop(name));
    // Also when it fails: it would take as long for the next request.
    return cache.keep(name, { isThere, page });
  }

  return {
    keeps: (request) => cacheOf(request).get(nameOf(request))?.isThere ?? false,
    async page(request, guest) {
      const page = pageAt(request, guest);
      return page && inTime(page, patienceMs);
    },
    async warm(request, ask) {
      await pageAt({ ...request, isThere: true }, { ask, asker: SERVER_ASKER });
    },
    close: () => workers.close(),
  };
}

function builtIn(folder: string, config: SiteConfig) {
  const { pages, formulas } = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as Built;
  const shell = fill(readFileSync(path.join(folder, 'shell.html'), 'utf8'), config);
  return {
    kinds: new Map(pages.map((kind) => [kind.path, kind])),
    formulas,
    shell,
    policy: contentPolicy(shell),
  };
}

/** Queries have no end: those of one visitor must not push out the pages that all visit. */
function openPageCaches() {
  const [plain, queried] = [openPageCache(), openPageCache()];
  return ({ query }: Pick<PageRequest, 'query'>) => (query ? queried : plain);
}

const isIdle = ({ waiting, busy }: PoolFigures) => waiting + busy === 0;

const nameOf = ({ pathname, query = '', language }: Pick<PageRequest, 'pathname' | 'query' | 'language'>) =>
  `${language} ${pathname}${query}`;

async function answerTo(
  query: PageQuery,
  language: Language,
  ask: AskAsGuest,
): Promise<[PageQuery, PageQueryResult]> {
  const { data, errors } = await ask(query, language);
  if (errors?.length || !data)
    throw new NoAnswer(`the graph did not answer ${query.hash}: ${errors?.[0]?.message ?? 'no data'}`);
  // Plain JSON, since messages to a worker are cloned.
  return [query, JSON.parse(JSON.stringify({ data })) as PageQueryResult];
}

function inTime(page: Promise<Page | null>, patienceMs: number): Promise<Page | null> {
  let timer: NodeJS.Timeout;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}
