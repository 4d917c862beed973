import { AuthError } from '../../accounts/errors.ts';
import { makeAdminLink } from '../../accounts/operations/make-admin-link.ts';
import { readEmail } from '../../accounts/rules.ts';
import { ConfigFailure, readConfig } from '../../core/config.ts';
import { lostMeanwhile } from '../../database/away.ts';
import { StartFailure } from '../../database/failure.ts';
import { open } from '../../database/open.ts';
import { openLog } from '../../core/log.ts';
import { readCommand } from './command.ts';

const { names, hasFlag: another } = readCommand({ names: 1, flag: '--another' });
const [address] = names;

try {
  const config = readConfig();
  const email = address === undefined ? null : readEmail(address);
  const database = await open(config, openLog(config.logLevel), () => {});
  const recipient = { email, another };
  const secret = await makeAdminLink(database.db, new Date(), recipient).finally(() => database.close());
  if (secret) {
    const site = config.publicUrl?.replace(/\/$/, '') ?? `http://localhost:${config.port}`;
    console.log(`Whoever opens this within 24 hours${email ? `, as ${email},` : ''} becomes an admin, once:`);
    console.log(`${site}/become-admin#${secret}`);
  } else {
    console.error('There is an admin already. For one more: npm run admin -- --another');
    process.exitCode = 1;
  }
} catch (thrown) {
  const error = lostMeanwhile(thrown);
  if (error instanceof AuthError) console.error(error.text.en);
  else if (error instanceof StartFailure || error instanceof ConfigFailure) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
