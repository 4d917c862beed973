import { spawn } from 'node:child_process';

export interface Child {
  pid: number;
  address: string;
  stop(): Promise<void>;
}

/** Starts a server that says "ready at" its address; it ends with this process at the latest. */
export async function startChild(
  args: string[],
  env: Record<string, string>,
  cwd = process.cwd(),
): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.on('exit', kill);
  let stopping = false;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      if (!stopping) console.error(`${args.join(' ')} ended by itself (${signal ?? code}).`);
      resolve();
    }),
  );
  return {
    address: await addressOf(child.stdout),
    pid: child.pid!,
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const match = /ready at (http:\S+)/.exec(printed);
      if (match) resolve(match[1]!);
    });
    output.on('close', () => reject(new Error(`It did not start: ${printed}`)));
  });
}
