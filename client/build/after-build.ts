import path from 'node:path';
import type { Plugin } from 'vite';

interface Built {
  /** Where the source of the client is. */
  root: string;
  /** Where it was built to. */
  folder: string;
}

/** A step that runs after the files are written; such steps run one after the other. */
export function afterBuild(name: string, run: (built: Built) => Promise<void>): Plugin {
  let root = '';
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    closeBundle: { sequential: true, handler: () => run({ root, folder }) },
  };
}
