import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Something that is read when somebody asks; more than one value has a label each. */
export interface Reading {
  name: string;
  help: string;
  /** Whether it only grows. */
  grows?: boolean;
  read: () => number | Record<string, number> | Promise<number | Record<string, number>>;
}

export interface Metrics {
  observe(kind: string, status: number, seconds: number): void;
  /** All of it as Prometheus reads it. */
  text(): Promise<string>;
  contentType: string;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics: Node's defaults, requests, and the counters of other modules. */
export function openMetrics(readings: Reading[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'lemma_http_request_duration_seconds',
    help: 'Requests by what they are for and how they were answered; 499 is who left.',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  for (const reading of readings) register(registry, reading);
  return {
    observe: (kind, status, seconds) => durations.observe({ kind, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function register(registry: Registry, { name, help, grows = false, read }: Reading): void {
  const about = { name, help, labelNames: ['state'], registers: [registry] };
  const collect = async (set: (labels: Record<string, string>, value: number) => void) => {
    // What cannot be read at the moment is left out rather than keeping the rest from being told.
    const value = await Promise.resolve(read()).catch(() => ({}));
    if (typeof value === 'number') set({}, value);
    else for (const [state, one] of Object.entries(value)) set({ state }, one);
  };
  if (!grows) {
    new Gauge({
      ...about,
      async collect() {
        this.reset();
        await collect((labels, value) => this.set(labels, value));
      },
    });
    return;
  }
  new Counter({
    ...about,
    async collect() {
      this.reset();
      await collect((labels, value) => this.inc(labels, value));
    },
  });
}
