import path from 'node:path';
import { ConfigFailure, readConfig } from './config.ts';
import { StartFailure } from './database/failure.ts';
import { dataDirOf } from './database/open.ts';
import { endWhenTold } from './lifetime.ts';
import { openLog } from './log.ts';
import { start } from './start.ts';

const say = (sentence: string) => console.log(sentence);
const lifetime = endWhenTold(say);

try {
  const config = readConfig();
  const running = await start({
    config,
    log: openLog(config.logLevel),
    say,
    empty: process.argv.includes('--empty'),
  });
  lifetime.runs(running);

  say('');
  // While developing, people come by the address of what serves the client.
  const told = process.argv.find((argument) => argument.startsWith('--address='))?.slice('--address='.length);
  say(`Lemma is ready at ${told ?? running.address}`);
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
