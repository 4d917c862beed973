import type { Finding, Source } from './sources.ts';

const ENTRY = /^(?:msgctxt ("[^\n]*")\n)?msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"(?:\n|$))+)/gm;

/** Strings of a catalogue that have no translation; the first entry is its head. */
export function translationFindings(catalogues: Source[]): Finding[] {
  return catalogues.flatMap(({ path, text }) =>
    entriesOf(text)
      .filter(({ target }) => target.trim() === '')
      .map(({ source }) => ({
        rule: 'translation',
        place: `${path} ${source}`,
        count: 1,
        message: `${path}: "${source}" is not translated`,
      })),
  );
}

/**
 * Strings that several catalogues of one language translate differently. A page shows the one that was loaded last, on the
 * server another than in the browser; what means two things has a context.
 */
export function ambiguityFindings(catalogues: Source[]): Finding[] {
  const found = new Map<string, Map<string, string>>();
  for (const { path, text } of catalogues) {
    const language = path.slice(path.lastIndexOf('/') + 1);
    for (const { context, source, target } of entriesOf(text)) {
      const key = `${language} ${context ? `${source} (${context})` : source}`;
      const places = found.get(key) ?? new Map<string, string>();
      found.set(key, places.set(target, path));
    }
  }
  return [...found]
    .filter(([, places]) => places.size > 1)
    .map(([place, places]) => ({
      rule: 'translations differ',
      place,
      count: places.size,
      message: `${place} is translated as ${[...places].map(([target, path]) => `"${target}" in ${path}`).join(' and ')}`,
    }));
}

interface Entry {
  context: string;
  source: string;
  target: string;
}

const entriesOf = (catalogue: string): Entry[] =>
  [...catalogue.matchAll(ENTRY)]
    .map(([, context = '""', source, target]) => ({
      context: joined(context),
      source: joined(source!),
      target: joined(target!),
    }))
    .filter(({ source }) => source !== '');

const joined = (lines: string) =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(1, -1))
    .join('');
