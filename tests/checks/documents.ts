import { faultsInChangelog } from '../../server/setup/commands/changelog-entries.ts';
import type { Finding, Source } from './sources.ts';

/** From the top of the repository; a pattern or a made-up name has other signs in it. */
const PATH = /^(?:client|server|tests|prisma|docs)\/[\w./@-]*$/;

/** Paths in backticks that name nothing: a recipe that points there leads nowhere. */
export function pathFindings(documents: Source[], exists: (file: string) => boolean): Finding[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, quoted]) => quoted!.replace(/:\d+$/, ''))
      .filter((quoted) => PATH.test(quoted) && !exists(quoted))
      .map((quoted) => missing(path, quoted)),
  );
}

const missing = (path: string, named: string): Finding => ({
  rule: 'path',
  place: `${path} ${named}`,
  count: 1,
  message: `${path} names ${named}, which is not there`,
});

const COMMENT = /^\s*(?:\/\/|\/?\*|--).*$/gm;
const PATH_IN_COMMENT = /(?<![\w./@-])(?:client|server|tests|prisma|docs)\/[\w./-]*\w/g;

/** Paths in comments that name nothing, where they begin a line of their own. */
export function commentPathFindings(sources: Source[], exists: (file: string) => boolean): Finding[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(COMMENT)]
      .flatMap(([comment]) => [...comment.matchAll(PATH_IN_COMMENT)])
      .filter(([named]) => !exists(named))
      .map(([named]) => missing(path, named)),
  );
}

const STALE =
  'The graph has changed since the newest entry of CHANGELOG.md. Say why: npm run changelog -- "reason"';

/** The changelog was written for the graph as it is, and says each change once. */
export function changelogFindings(recorded: string, graph: string, changelog: string): Finding[] {
  const faults = faultsInChangelog(changelog).map((fault) => `CHANGELOG.md: ${fault}`);
  return [...(recorded === graph ? [] : [STALE]), ...faults].map((message) => ({
    rule: 'changelog',
    place: 'CHANGELOG.md',
    count: 1,
    message,
  }));
}
