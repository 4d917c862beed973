// Runs in a process of its own: prints the regular expressions that stand in our code and those that it puts together while
// it runs, with `--every` as many as all the cases of the methods make, else at least one of each place.
import { writtenPatterns } from './written.ts';
import type { Pattern } from './written.ts';

const root = new URL('../../', import.meta.url).href;
const seen = new Map<string, Pattern>();
const { literals, built } = writtenPatterns();
const unseen = new Set(built);
Error.stackTraceLimit = 3;
const Original = globalThis.RegExp;

function record(made: RegExp): RegExp {
  const place = callerAmong(new Error().stack ?? '');
  if (!place) return made;
  unseen.delete(place);
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

const files = new Set(built.map((place) => place.split(':')[0]!));
for (const file of files) if (!file.endsWith('.tsx')) await import(new URL(file, root).href);
const { exercise } = await import('./exercise.ts');
await exercise({ unseen: () => [...unseen], every: process.argv.includes('--every') });

process.stdout.write(JSON.stringify({ patterns: [...literals, ...seen.values()], unseen: [...unseen] }));
