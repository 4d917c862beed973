import type { Finding, Source } from './sources.ts';

const ENTRY = /^msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"(?:\n|$))+)/gm;

/** Strings of a catalogue that have no translation; the first entry is its head. */
export function translationFindings(catalogues: Source[]): Finding[] {
  return catalogues.flatMap(({ path, text }) =>
    [...text.matchAll(ENTRY)].flatMap(([, id, translation]) => {
      const [source, target] = [joined(id!), joined(translation!)];
      if (source === '' || target.trim() !== '') return [];
      return [
        {
          rule: 'translation',
          place: `${path} ${source}`,
          count: 1,
          message: `${path}: "${source}" is not translated`,
        },
      ];
    }),
  );
}

const joined = (lines: string) =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('');
