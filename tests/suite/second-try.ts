import { spawn } from 'node:child_process';

/** Where more files fail, no busy machine is to blame. */
const MOST_FILES = 5;

interface Ran {
  code: number | null;
  printed: string;
}

/**
 * Runs files in which a test failed once more, in a process of their own and with nothing beside them. Whether all pass
 * then; they are named all the same, since a test that depends on its neighbours is a defect.
 */
export async function passAlone(
  files: readonly string[],
  print: (text: string) => void = console.log,
  run: (files: readonly string[]) => Promise<Ran> = runAlone,
): Promise<boolean> {
  if (files.length === 0 || files.length > MOST_FILES) return false;
  print(`\nOnce more, by themselves: ${files.join(', ')}`);
  const { code, printed } = await run(files);
  // Indented, so that the counts of the whole run stay the only line of their form.
  print(printed.replaceAll(/^(?=.)/gm, '    '));
  if (code !== 0) return false;
  print(`\nUNSTABLE: failed beside other tests, passed by themselves: ${files.join(', ')}`);
  return true;
}

function runAlone(files: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tests/run.ts', ...files], { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, printed }));
  });
}
