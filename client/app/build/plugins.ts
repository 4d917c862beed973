import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** What turns our source into what runs, in the build and in the tests alike. */
export function clientPlugins(): PluginOption[] {
  return [
    react(),
    // Babel applies presets from last to first: messages are expanded before the compiler memoises them.
    babel({ presets: [reactCompilerPreset(), linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
  ];
}
