import type { Config } from '../core/config.ts';
import type { Log } from '../core/log.ts';
import { openEngine, type SharedEngine } from '../maths/engine.ts';
import { openRenderer, type Renderer } from '../text/markdown/renderer.ts';

/** The processes that do what could run away. */
export interface Workers {
  engine: SharedEngine;
  renderer: Renderer;
  close(): Promise<void>;
}

export function openWorkers({ engineWorkers }: Pick<Config, 'engineWorkers'>, log: Log): Workers {
  const engine = openEngine({
    log,
    script: new URL('../tutor/worker.ts', import.meta.url),
    size: engineWorkers,
  });
  const renderer = openRenderer(log);
  return {
    engine,
    renderer,
    async close() {
      await Promise.all([engine.close(), renderer.close()]);
    },
  };
}
