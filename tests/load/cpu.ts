import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts CPU time in hundredths of a second for every program, whatever its own tick is. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  own: number;
  /** Of children that ended and were waited for. */
  ended: number;
}

/** CPU time that a process has used so far, in milliseconds; NaN where there is no /proc. */
export function cpuOf(pid: number): number {
  return (read(pid)?.own ?? Number.NaN) * TICK_MS;
}

/** The same for a Postgres server: its own, and that of the processes that it started. */
export function cpuOfServer(pid: number): number {
  const server = read(pid);
  if (!server) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(Number(name)))
    .filter((stat) => stat?.parent === pid);
  return (server.own + server.ended + children.reduce((sum, stat) => sum + stat!.own, 0)) * TICK_MS;
}

function read(pid: number): Stat | null {
  try {
    // The name in parentheses may hold spaces; what follows it does not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, own: fields[11]! + fields[12]!, ended: fields[13]! + fields[14]! };
  } catch {
    return null;
  }
}
