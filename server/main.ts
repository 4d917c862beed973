import path from 'node:path';
import { ConfigFailure, readConfig } from './config.ts';
import { StartFailure } from './database/failure.ts';
import { dataDirOf } from './database/open.ts';
import { openLog } from './log.ts';
import { start } from './start.ts';

const say = (sentence: string) => console.log(sentence);

try {
  const config = readConfig();
  const running = await start({
    config,
    log: openLog(config.logLevel),
    say,
    empty: process.argv.includes('--empty'),
  });

  say('');
  say(`Lemma is ready at ${running.address}`);
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

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping.');
    await running.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof StartFailure || error instanceof ConfigFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
