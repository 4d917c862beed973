// Runs in a process of its own: prints every regular expression that our code puts together while it runs.
import { writtenPatterns } from './written.ts';
import type { Pattern } from './written.ts';

const root = new URL('../../', import.meta.url).href;
const seen = new Map<string, Pattern>();
Error.stackTraceLimit = 3;
const Original = globalThis.RegExp;

function record(made: RegExp): RegExp {
  const place = callerAmong(new Error().stack ?? '');
  if (place)
    seen.set(`${place} /${made.source}/${made.flags}`, { source: made.source, flags: made.flags, place });
  return made;
}

/** The file and line of ours that called the constructor itself, if it was ours. */
function callerAmong(stack: string): string | null {
  const frame = stack.split('\n')[3] ?? '';
  const at = frame.indexOf(root);
  if (at < 0) return null;
  const [file, line] = frame.slice(at + root.length).split(':');
  return /^(?:server|client)\//.test(file!) ? `${file}:${line}` : null;
}

globalThis.RegExp = new Proxy(Original, {
  construct: (target, args, newTarget) => record(Reflect.construct(target, args, newTarget) as RegExp),
  apply: (target, self, args) => record(Reflect.apply(target, self, args) as RegExp),
});

const files = new Set(writtenPatterns().built.map((place) => place.split(':')[0]!));
for (const file of files) if (!file.endsWith('.tsx')) await import(new URL(file, root).href);
const { exercise } = await import('./exercise.ts');
await exercise();

process.stdout.write(JSON.stringify([...seen.values()]));
