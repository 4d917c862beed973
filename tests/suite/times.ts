import path from 'node:path';
import type { TestModule } from 'vitest/node';

/** Where the time went, by folder and by file, the longest first. */
export function printTimes(modules: readonly TestModule[], most = 40): void {
  const files = modules.map((module) => ({
    name: path.relative(process.cwd(), module.moduleId),
    seconds: secondsOf(module),
  }));
  const folders = Map.groupBy(files, ({ name }) => path.dirname(name));
  console.log('\nSeconds by folder, set-up included:');
  printLines([...folders].map(([name, all]) => ({ name, seconds: sum(all) })));
  console.log(`\nThe ${most} slowest files:`);
  printLines(files, most);
}

function secondsOf(module: TestModule): number {
  const { duration, environmentSetupDuration, prepareDuration, collectDuration, setupDuration } =
    module.diagnostic();
  return (duration + environmentSetupDuration + prepareDuration + collectDuration + setupDuration) / 1000;
}

const sum = (files: readonly { seconds: number }[]) =>
  files.reduce((total, { seconds }) => total + seconds, 0);

function printLines(lines: { name: string; seconds: number }[], most = lines.length): void {
  for (const { name, seconds } of lines.toSorted((a, b) => b.seconds - a.seconds).slice(0, most))
    console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`);
}
