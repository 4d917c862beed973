import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Source {
  /** From the top of the repository, with slashes. */
  path: string;
  text: string;
}

/** What a check found: a place, and how much of it where that can be counted. */
export interface Finding {
  rule: string;
  place: string;
  count: number;
  message: string;
}

export interface Import {
  from: string;
  to: string;
  /** Erased when the program runs. */
  isType: boolean;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Every file that git knows, or is about to, with its text; `pattern` is one of git's. */
export function readSources(...patterns: string[]): Source[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\n')
    .filter((file) => file && existsSync(path.join(ROOT, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

const CODE = /\.(?:ts|tsx|mjs|cjs)$/;
const GENERATED = /\.gen\.tsx?$|^server\/database\/client\/|^client\/lib\/graph\/schema-types\.ts$/;

export const isCode = ({ path: file }: Source) => CODE.test(file) && !GENERATED.test(file);

/** What the files import of each other. */
export function importsOf(sources: Source[]): Import[] {
  return sources.flatMap((source) => {
    const { staticImports, staticExports, dynamicImports } = parsed(source).module;
    const requests = [
      ...staticImports.map(({ moduleRequest, entries }) => ({
        name: moduleRequest.value,
        isType: entries.length > 0 && entries.every((entry) => entry.isType),
      })),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap((entry) =>
          entry.moduleRequest ? [{ name: entry.moduleRequest.value, isType: entry.isType }] : [],
        ),
      ),
      ...dynamicImports.map(({ moduleRequest }) => ({
        name: source.text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
        isType: false,
      })),
    ];
    return requests.flatMap(({ name, isType }) => {
      const to = resolved(source.path, name);
      return to ? [{ from: source.path, to, isType }] : [];
    });
  });
}

function resolved(from: string, name: string): string | null {
  if (name.startsWith('#server/')) return name.slice(1);
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : null;
}

const known = new WeakMap<Source, ReturnType<typeof parseSync>>();

export function parsed(source: Source): ReturnType<typeof parseSync> {
  const result = known.get(source) ?? parseSync(source.path, source.text);
  known.set(source, result);
  return result;
}
