import type { Finding } from './sources.ts';

/** By rule and place, how much there was when the rule was made. */
export type Exceptions = Record<string, Record<string, number>>;

/** What fails: findings without an exception or beyond it, and exceptions that are larger than needed. */
export function failures(findings: Finding[], exceptions: Exceptions): string[] {
  const counts = new Map(findings.map(({ rule, place, count }) => [`${rule}\n${place}`, count]));
  const unexpected = findings.filter(({ rule, place, count }) => count > (exceptions[rule]?.[place] ?? 0));
  const outgrown = Object.entries(exceptions).flatMap(([rule, places]) =>
    Object.entries(places).flatMap(([place, allowed]) => {
      const count = counts.get(`${rule}\n${place}`) ?? 0;
      if (count >= allowed) return [];
      const remedy = count === 0 ? 'remove the exception' : `lower the exception from ${allowed} to ${count}`;
      return [`${rule}, ${place}: ${remedy} in tests/checks/exceptions.json`];
    }),
  );
  return [...unexpected.map(({ message }) => message), ...outgrown];
}
