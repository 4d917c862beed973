import { readdirSync } from 'node:fs';
import type { MethodCases } from './cases/case.ts';

const folder = new URL('./cases/', import.meta.url);

/** Every table of cases, by method. */
export async function tablesOfCases(): Promise<Map<string, MethodCases>> {
  const tables = new Map<string, MethodCases>();
  for (const file of readdirSync(folder).filter((name) => name !== 'case.ts')) {
    const { cases } = (await import(new URL(file, folder).href)) as { cases: MethodCases };
    tables.set(cases.method, cases);
  }
  return tables;
}
