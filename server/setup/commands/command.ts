import { ConfigFailure } from '../../core/config.ts';
import { lostMeanwhile } from '../../database/away.ts';
import { StartFailure } from '../../database/failure.ts';

interface Known {
  /** How many names, such as that of a file, may be given. */
  names?: number;
  flag?: string;
}

/** What was written behind a command; one that it does not know would do nothing unseen, and ends it. */
export function readCommand({ names: most = 0, flag }: Known = {}): { names: string[]; hasFlag: boolean } {
  const given = process.argv.slice(2);
  const names = given.filter((one) => !one.startsWith('-'));
  const strange = given.find((one) => one.startsWith('-') && one !== flag) ?? names[most];
  if (strange !== undefined) {
    console.error(`There is no argument ${strange} here${flag ? `: ${flag} is the only one` : ''}.`);
    process.exit(1);
  }
  return { names, hasFlag: flag !== undefined && given.includes(flag) };
}

/** Does what a command is for; what keeps it from that is told in one sentence. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    const error = lostMeanwhile(thrown);
    if (!(error instanceof StartFailure || error instanceof ConfigFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
