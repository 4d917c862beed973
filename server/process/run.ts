import path from 'node:path';
import { readArguments } from './command-line.ts';
import { ConfigFailure, readConfig } from '../core/config.ts';
import { StartFailure } from '../database/failure.ts';
import { dataDirOf } from '../database/open.ts';
import { shutDownOnSignal } from './signals.ts';
import { openLog } from '../core/log.ts';
import { start } from './start.ts';

const say = (sentence: string) => console.log(sentence);

/** Reads the configuration, starts, and prints the address. */
export async function run(): Promise<void> {
  const lifetime = shutDownOnSignal(say);

  try {
    const { empty, address } = readArguments(process.argv.slice(2));
    const config = readConfig();
    const running = await start({
      config,
      log: openLog(config.logLevel),
      say,
      empty,
    });
    lifetime.runs(running);

    say('');
    say(`Lemma is ready at ${address ?? running.address}`);
    if (running.demo) {
      say('');
      say('Demo accounts (this machine only):');
      for (const { role, email, password } of running.demo)
        say(`  ${role.padEnd(10)} ${email.padEnd(24)} ${password}`);
    }
    say('');
    say(
      config.databaseUrl
        ? 'Data: the database of DATABASE_URL'
        : `Data: ${path.relative(process.cwd(), dataDirOf(config)).startsWith('..') ? dataDirOf(config) : path.relative(process.cwd(), dataDirOf(config))}`,
    );
    say('Press Ctrl-C to stop.');
  } catch (error) {
    if (!(error instanceof StartFailure || error instanceof ConfigFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
