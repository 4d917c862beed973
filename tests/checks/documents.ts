import { createHash } from 'node:crypto';
import type { Finding, Source } from './sources.ts';

/** From the top of the repository; a pattern or a made-up name has other signs in it. */
const PATH = /^(?:client|server|tests|prisma|docs)\/[\w./@-]*$/;

/** Paths in backticks that name nothing: a recipe that points there leads nowhere. */
export function pathFindings(documents: Source[], exists: (file: string) => boolean): Finding[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, quoted]) => quoted!.replace(/:\d+$/, ''))
      .filter((quoted) => PATH.test(quoted) && !exists(quoted))
      .map((quoted) => ({
        rule: 'path',
        place: `${path} ${quoted}`,
        count: 1,
        message: `${path} names ${quoted}, which is not there`,
      })),
  );
}

/** The newest entry of the changelog names the graph that it describes. */
export function changelogFindings(changelog: string, graph: string): Finding[] {
  const digest = createHash('sha256').update(graph).digest('hex').slice(0, 12);
  const newest = /^Graph: `([0-9a-f]{12})`$/m.exec(changelog)?.[1];
  if (newest === digest) return [];
  return [
    {
      rule: 'changelog',
      place: 'CHANGELOG.md',
      count: 1,
      message: `The graph has changed since the last entry of CHANGELOG.md. Write what changed and why, and end the entry with: Graph: \`${digest}\``,
    },
  ];
}
