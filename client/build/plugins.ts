import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { screens, slimRoutes } from './screens.ts';

/**
 * What is drawn again at every key or word: a conversation, an editor, lines of working. Memoised, a page is half as
 * big again, and one that is drawn once gains nothing by it.
 */
const DRAWN_OFTEN =
  /\/client\/(?:features\/(?:chat\/(?:conversation|panel|reply|attachments)|tools)|lib\/markdown|ui\/(?:editor|marks-margin))\//;

/** How our source is compiled, in the build and in the tests alike. */
export function clientPlugins(): PluginOption[] {
  const compiler = reactCompilerPreset();
  const { filter, ...rolldown } = compiler.rolldown;
  return [
    react(),
    babel({
      // Babel applies presets from last to first: messages are expanded before the compiler memoises them.
      presets: [
        { ...compiler, rolldown: { ...rolldown, filter: { ...filter, id: DRAWN_OFTEN } } },
        linguiTransformerBabelPreset(),
      ],
    }),
    lingui({ failOnCompileError: true }),
    screens(),
    slimRoutes(),
  ];
}
