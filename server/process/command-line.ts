import { ConfigFailure } from '../core/config.ts';

interface Arguments {
  /** Start without the demo community. */
  empty: boolean;
  /** Where people come while developing: that of what serves the client. */
  address: string | null;
}

const ADDRESS = '--address=';

/** What was written behind the command that starts the product; one that it does not know would do nothing unseen. */
export function readArguments(given: readonly string[]): Arguments {
  const strange = given.find((one) => one !== '--empty' && !one.startsWith(ADDRESS));
  if (strange !== undefined)
    throw new ConfigFailure(
      `There is no argument ${strange}: --empty is the only one, and starts without the demo community.`,
    );
  const address = given.find((one) => one.startsWith(ADDRESS));
  return { empty: given.includes('--empty'), address: address?.slice(ADDRESS.length) ?? null };
}
