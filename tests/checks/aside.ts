import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What is generated from what, and by which program. */
export interface Generator {
  /** Patterns of git for all that the program reads and writes. */
  files: string[];
  /** Which of those it writes. */
  isProduct: (file: string) => boolean;
  /** Whether it goes on from what it wrote before, as translations are kept. */
  keepsProducts?: boolean;
  command: [program: string, ...args: string[]];
}

/**
 * Generates in a copy, so that nothing here changes, and names the files that are not as generated, committed or not;
 * an error of the program as it is.
 */
export async function staleFiles(root: string, generator: Generator): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lemma-generated-'));
  try {
    const before = listed(root, generator.files);
    const products = before.filter(generator.isProduct);
    for (const file of before) {
      if (products.includes(file) && !generator.keepsProducts) continue;
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      cpSync(path.join(root, file), path.join(folder, file));
    }
    if (existsSync(path.join(root, 'node_modules')))
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    const { code, output } = await run(folder, generator.command);
    if (code !== 0) return [output.trim() || `${generator.command.join(' ')} ended with ${code}`];
    const after = listed(folder, generator.files).filter(generator.isProduct);
    if (after.length === 0) return [`${generator.command.join(' ')} wrote nothing`];
    return [
      ...after.flatMap((file) => {
        if (!products.includes(file)) return [`${file} is missing`];
        const [here, generated] = [root, folder].map((at) => readFileSync(path.join(at, file), 'utf8'));
        return here === generated ? [] : [`${file} is stale`];
      }),
      ...products.filter((file) => !after.includes(file)).map((file) => `${file} is generated from nothing`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every file that git knows or is about to. */
function listed(root: string, patterns: string[]): string[] {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(names.split('\0'))].filter((file) => file && existsSync(path.join(root, file))).sort();
}

function run(cwd: string, [program, ...args]: Generator['command']) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: null, output: String(error) }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
