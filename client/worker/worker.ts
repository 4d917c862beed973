/** Filled in by the build: the files of every page, all files, and the prerendered pages. */
declare const FRAME: string[];
declare const FILES: string[];
declare const PAGES: string[];

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
/** The names of the browser that a worker uses; the library of types knows pages only. */
interface Scope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', act: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', act: (event: ExtendableEvent & MessageEvent<unknown>) => void): void;
}

const scope = self as unknown as Scope;

const SHELL = '/index.html';
const ASSETS = 'lemma-assets';
const WRITTEN = 'lemma-pages';
/** Pages rendered by the server for guests. */
const READ = 'lemma-read';
const MAX_PAGES = 100;
const PUBLIC = 'lemma-public';
/** Answers to signed-in users; `client/app/offline/service-worker.ts` names it too. */
const PRIVATE = 'lemma-private';
const MAX_ANSWERS = 400;
/** After this a cached page is shown. */
const MAX_WAIT_MS = 4000;
/** Served here, but not a page. */
const NO_PAGE = /^\/(?:graphql|api|auth|healthz|readyz)(?:\/|$)|\.\w+$/;

/** Counts sign-outs: an answer requested before one must not be cached after it. */
let forgotten = 0;

scope.addEventListener('install', (event) => event.waitUntil(keepFrame()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take-over') event.waitUntil(scope.skipWaiting());
  if (data === 'forget') event.waitUntil(forget());
  if (isLoaded(data)) event.waitUntil(keep(data));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(page(request, event));
  } else if (pathname === '/graphql') event.respondWith(answer(request, event));
});

async function keepFrame(): Promise<void> {
  const assets = await caches.open(ASSETS);
  const known = new Set((await assets.keys()).map(({ url }) => new URL(url).pathname));
  await assets.addAll(FRAME.filter((path) => !known.has(path)));
  const fresh = [SHELL, '/', '/zh'].map((path) => new Request(path, { cache: 'no-cache' }));
  await (await caches.open(WRITTEN)).addAll(fresh);
}

async function takeOver(): Promise<void> {
  const assets = await caches.open(ASSETS);
  const files = new Set(FILES);
  for (const request of await assets.keys())
    if (!files.has(new URL(request.url).pathname)) await assets.delete(request);
  // These pages name files of the previous build.
  await caches.delete(READ);
  await scope.clients.claim();
}

/** Files named by their hash never change. */
async function file(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const cached = await assets.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await assets.put(request.url, response.clone());
  return response;
}

/** The page from the network, or from the cache when that fails or takes too long. */
async function page(request: Request, event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const [written, read] = await Promise.all([caches.open(WRITTEN), caches.open(READ)]);
  const cached =
    (await read.match(pathname + search)) ?? (await written.match(pathname)) ?? (await written.match(SHELL));
  const fresh = fetch(request).then((response) => {
    if (response.ok) event.waitUntil(keepPage(pathname, search, response.clone()));
    return response;
  });
  if (!cached) return fresh;
  return Promise.race([fresh, after(MAX_WAIT_MS, cached)]).catch(() => cached);
}

/** Prerendered and rendered pages are cached under their own address; the empty application once, as the shell. */
async function keepPage(pathname: string, search: string, response: Response): Promise<void> {
  if (PAGES.includes(pathname)) return (await caches.open(WRITTEN)).put(pathname, response);
  const text = await response.clone().text();
  if (!/<html[^<>]*\sdata-delivered=/.test(text)) return undefined;
  const read = await caches.open(READ);
  await read.put(pathname + search, response);
  return trim(read, MAX_PAGES);
}

/** The answer of the graph; offline, the last one in this language. */
async function answer(request: Request, event: FetchEvent): Promise<Response> {
  // Read before anything is waited for: somebody may sign out meanwhile.
  const before = forgotten;
  const isPrivate = request.headers.has('authorization');
  const name = inLanguage(new URL(request.url), request.headers.get('accept-language') ?? '');
  const answers = await caches.open(isPrivate ? PRIVATE : PUBLIC);
  try {
    const response = await fetch(request);
    if (response.ok && (!isPrivate || before === forgotten)) {
      const copy = response.clone();
      event.waitUntil(answers.put(name, copy).then(() => trim(answers, MAX_ANSWERS)));
    }
    return response;
  } catch (error) {
    const cached = (await answers.match(name)) ?? (await (await caches.open(PUBLIC)).match(name));
    if (cached) return cached;
    throw error;
  }
}

/** What a page had loaded before the worker was installed, and its language. */
interface Loaded {
  page: string;
  keep: string[];
  spoken: string;
}

const isLoaded = (data: unknown): data is Loaded =>
  typeof data === 'object' && data !== null && 'keep' in data;

async function keep({ page: address, keep: urls, spoken }: Loaded): Promise<void> {
  const { pathname, search } = new URL(address);
  const response = await fetch(pathname + search, { headers: { 'accept-language': spoken } });
  if (response.ok) await keepPage(pathname, search, response);

  const assets = await caches.open(ASSETS);
  const answers = await caches.open(PUBLIC);
  await Promise.allSettled(
    urls.map(async (name) => {
      const url = new URL(name);
      if (url.origin !== location.origin) return;
      if (url.pathname.startsWith('/assets/') && !(await assets.match(name))) await assets.add(name);
      if (url.pathname !== '/graphql') return;
      // Requested as a guest, so that nothing private is cached here.
      const headers = { 'accept-language': spoken, 'x-graphql-yoga-csrf': '1' };
      const answered = await fetch(name, { headers });
      if (answered.ok) await answers.put(inLanguage(url, spoken), answered);
    }),
  );
}

/** The cache key of an answer. */
function inLanguage(url: URL, spoken: string): string {
  url.searchParams.set('spoken', spoken);
  return url.href;
}

async function forget(): Promise<void> {
  forgotten += 1;
  await caches.delete(PRIVATE);
}

async function trim(cache: Cache, most: number): Promise<void> {
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - most))) await cache.delete(request);
}

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}
