import path from 'node:path';
import { type Finding, parsed, type Source } from './sources.ts';

export const MAX_LINES = 300;
export const MAX_FUNCTION = 80;
export const MAX_FILES = 14;
/** Folders below server/ and client/. */
export const MAX_DEPTH = 4;

/** Prose and tables of methods: long because there is much of it, not because it does much. */
const CONTENT = 'server/curriculum/content/';
const METHODS = 'server/maths/methods/';

export function sizeFindings(sources: Source[]): Finding[] {
  const code = sources.filter(({ path: file }) => !file.startsWith(CONTENT));
  const bounded = code.filter(({ path: file }) => !file.startsWith(METHODS));
  return [
    ...bounded.flatMap(longFile),
    ...code.flatMap(longFunctions),
    ...crowdedFolders(bounded),
    ...sources.flatMap(deepFile),
  ];
}

function longFile({ path: file, text }: Source): Finding[] {
  const count = text.trimEnd().split('\n').length;
  if (count <= MAX_LINES) return [];
  return [
    { rule: 'file', place: file, count, message: `${file} has ${count} lines, more than ${MAX_LINES}` },
  ];
}

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  key?: { name?: string };
}

function longFunctions(source: Source): Finding[] {
  const findings: Finding[] = [];
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, name);
    if (!isNode(node)) return;
    const own = node.id?.name ?? node.key?.name ?? name;
    if (/Function/.test(node.type) && !node.type.startsWith('TS')) {
      const count = source.text.slice(node.start, node.end).split('\n').length;
      if (count > MAX_FUNCTION)
        findings.push({
          rule: 'function',
          place: `${source.path} ${own}`,
          count,
          message: `${own} in ${source.path} has ${count} lines, more than ${MAX_FUNCTION}`,
        });
    }
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child, own);
  };
  visit(parsed(source).program, 'the file');
  return findings;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function crowdedFolders(sources: Source[]): Finding[] {
  const folders = new Map<string, number>();
  for (const { path: file } of sources) {
    const folder = path.posix.dirname(file);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...folders]
    .filter(([, count]) => count > MAX_FILES)
    .map(([place, count]) => ({
      rule: 'folder',
      place,
      count,
      message: `${place} has ${count} files of code, more than ${MAX_FILES}`,
    }));
}

function deepFile({ path: file }: Source): Finding[] {
  const count = file.split('/').length - 2;
  if (count <= MAX_DEPTH) return [];
  return [
    {
      rule: 'depth',
      place: file,
      count,
      message: `${file} lies ${count} folders deep, more than ${MAX_DEPTH}`,
    },
  ];
}
