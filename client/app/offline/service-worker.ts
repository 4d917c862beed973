import { externalStore, useExternalStore } from '../../lib/device/external-store.ts';
import { whenIdle } from '../../lib/hydration/when-idle.ts';
import { currentUser, onSession } from '../../lib/auth/session.ts';
import { deliveredIn } from '../graph/server-rendered.ts';

const PRIVATE = 'lemma-private';
/** An answer that takes longer than this is not waited for. */
const LATE_MS = 15_000;

const waiting = externalStore<ServiceWorker | null>(null);

let started = false;

/** Lets pages be read without a network; a build in development has no worker. */
export function startWorker(): void {
  const workers = workersHere();
  if (!import.meta.env.PROD || !workers || started) return;
  started = true;
  forgetAtSignOut(workers);
  // The page's own loading and hydration come first.
  void whenIdle().then(() => register(workers));
}

/** Where storage is blocked, a browser may refuse to name them. */
function workersHere(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The newer Lemma that is loaded and waits to be used. */
export const useNewerVersion = (): ServiceWorker | null => useExternalStore(waiting);

/** Uses the newer one: the page loads again as soon as it is in charge. */
export function takeNewerVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.get()?.postMessage('take-over');
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const isFirst = !workers.controller;
    const registration = await workers.register('/worker.js', { updateViaCache: 'none' });
    if (isFirst)
      workers.addEventListener('controllerchange', () => keepWhatIsLoaded(workers), { once: true });
    follow(registration, workers);
    if (deliveredIn) await askForWhatCame(workers);
  } catch (error) {
    console.warn('Pages cannot be kept for reading offline.', error);
  }
}

/** Offers each newer worker that is ready, while one is in charge. */
export function follow(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const offer = (worker: ServiceWorker | null) => {
    // Without one in charge the new one takes over by itself, and there is nothing to choose.
    if (!worker || !workers.controller) return;
    waiting.set(worker);
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
}

/** The worker keeps what is asked for; what came with the page was not, and is now that nobody waits. */
async function askForWhatCame(workers: ServiceWorkerContainer): Promise<void> {
  await workers.ready;
  const { graph } = await import('../graph/apollo-client.ts');
  for (const { query, variables } of graph.getObservableQueries().values())
    graph.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => {});
}

/** What was asked before the worker was in charge went past it, also where the answer came later. */
function keepWhatIsLoaded(workers: ServiceWorkerContainer): void {
  const observer = new PerformanceObserver((list) => {
    const past = list.getEntries().filter((entry) => (entry as PerformanceResourceTiming).workerStart === 0);
    workers.controller?.postMessage({
      page: location.href,
      keep: past.map(({ name }) => name),
      spoken: document.documentElement.lang,
    });
  });
  observer.observe({ type: 'resource', buffered: true });
  setTimeout(() => observer.disconnect(), LATE_MS);
}

/** What was kept for one person is not for the next one at this device. */
function forgetAtSignOut(workers: ServiceWorkerContainer): void {
  let asWhom = currentUser()?.id;
  const forget = () => {
    workers.controller?.postMessage('forget');
    // Where nothing can be kept, there is nothing to forget.
    void (async () => caches.delete(PRIVATE))().catch(() => {});
  };

  // A session may also have ended while no page was open to hear of it.
  if (!asWhom) forget();
  onSession((_event, user) => {
    if (user?.id === asWhom) return;
    asWhom = user?.id;
    forget();
  });
}
