import { spawn } from 'node:child_process';

interface Check {
  name: string;
  /** What to do when it fails. */
  mend: string;
  run: () => Promise<Ran>;
}

interface Ran {
  ok: boolean;
  output: string;
}

/** The checks that need no product running; each says what to do when it fails. */
const CHECKS: Check[] = [
  { name: 'format', mend: 'run `npx oxfmt .`', run: () => command('oxfmt', '--check', '.') },
  { name: 'lint', mend: 'mend what it names', run: () => command('oxlint', '--quiet', '.') },
  {
    name: 'size budget',
    mend: 'load less on the page that it names',
    run: () => command('node', 'client/build/size-budget.ts'),
  },
  {
    name: 'types',
    mend: 'mend what it names',
    // One checker takes a third less CPU time than four, and the other checks have use for the rest.
    run: () => command('tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.json'),
  },
  {
    name: 'arrows',
    mend: 'see .dependency-cruiser.cjs for what each arrow is for',
    run: () =>
      command(
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err',
        'client',
        'server',
        'prisma/seed',
      ),
  },
  {
    name: 'house rules',
    mend: 'see tests/checks for what each rule is; exceptions only shrink',
    run: () => command('node', 'tests/checks/run.ts'),
  },
  {
    name: 'unused code',
    mend: 'take it away',
    run: () => command('knip', '--no-progress', '--no-config-hints'),
  },
  {
    name: 'linear patterns',
    mend: 'write the regular expression so that it takes linear time, or commit the record that it wrote',
    run: () => command('node', 'tests/linear-patterns/check.ts'),
  },
  {
    name: 'schema drift',
    mend: 'run `npm run generate`',
    run: () => command('node', 'server/registry/print-graph.ts', '--check'),
  },
  {
    name: 'limits as documented',
    mend: 'run `npm run generate`',
    run: () => command('node', 'server/limits/print.ts', '--check'),
  },
  {
    name: 'limits of the client',
    mend: 'run `npm run generate`',
    run: () => command('node', 'server/registry/print-client-limits.ts', '--check'),
  },
  {
    name: 'types of the REST client',
    mend: 'run `npm run generate`',
    run: () => command('node', 'server/registry/print-rest-client.ts', '--check'),
  },
  {
    name: 'code-generation drift',
    mend: 'run `npm run generate`',
    run: () => command('node', 'tests/checks/generated.ts', 'documents'),
  },
  {
    name: 'words of the screens',
    mend: 'run `npm run generate`, and translate what is new',
    run: () => command('node', 'tests/checks/generated.ts', 'words'),
  },
  {
    name: 'migration drift',
    mend: 'run `npm run migration -- <name>`',
    run: () => command('node', 'server/setup/commands/drift.ts'),
  },
];

interface Result {
  name: string;
  ok: boolean;
  /** What it said, and what to do. */
  report: string;
}

/** Runs the checks side by side and tells how each ended. */
export async function check(): Promise<Result[]> {
  const results: Result[] = [];
  await Promise.all(CHECKS.map((one) => tell(one, results)));
  return results;
}

async function tell({ name, mend, run }: Check, results: Result[]): Promise<void> {
  const { ok, output } = await run();
  const report = `✗ ${name}\n${output.trim()}\n  To mend it: ${mend}.`;
  results.push({ name, ok, report });
  console.log(ok ? `✓ ${name}` : report);
}

function command(program: string, ...args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

if (import.meta.main) {
  const results = await check();
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
