import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/fonts');

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const SIGNS = '\u00a0©·×–—‘’“”…−';
const GREEK = 'ΓΔΘΛΞΠΣΦΨΩαβγδεζηθικλμνξοπρςστυφχψω';

/** The subsets that nearly every page needs; `fonts.css` names the same ranges and has the whole face for the rest. */
const CUTS = [
  {
    name: 'inter-basic',
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    letters: ASCII + SIGNS,
  },
  {
    name: 'inter-greek-basic',
    from: '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2',
    letters: GREEK,
  },
  {
    name: 'source-serif-4-basic',
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    letters: ASCII + SIGNS,
  },
];
const WEIGHTS = { min: 400, max: 700 };

/** Writes the font subsets and offers them to the styles as `@fonts/…`. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      mkdirSync(FOLDER, { recursive: true });
      await Promise.all(CUTS.map(cut));
      return { resolve: { alias: { '@fonts': FOLDER } } };
    },
  };
}

async function cut({ name, from, letters }: (typeof CUTS)[number]): Promise<void> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(from));
  const hash = createHash('sha256')
    .update(whole)
    .update(letters)
    .update(JSON.stringify(WEIGHTS))
    .digest('hex');
  const file = path.join(FOLDER, `${name}.woff2`);
  const note = `${file}.sha256`;
  if (existsSync(file) && existsSync(note) && readFileSync(note, 'utf8') === hash) return;

  writeFileSync(
    file,
    await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } }),
  );
  writeFileSync(note, hash);
}
