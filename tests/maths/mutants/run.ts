import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { STEP_MUTANTS } from './steps.ts';

/**
 * Solves the cases of a method with one slip in its source and prints how many of them show it: no solution is given out,
 * or the checker of lines finds a line wrong.
 */
const mutant = STEP_MUTANTS.find(({ slip }) => slip === process.argv[2]);
if (!mutant) throw new Error(`no mutant ${process.argv[2]}`);
const { file, from, to, method } = mutant;
const target = new URL(`../../../server/maths/${file}`, import.meta.url).href;
const source = readFileSync(new URL(target), 'utf8');
if (!source.includes(from)) throw new Error(`${file} has no ${from}`);

registerHooks({
  load(url, context, next) {
    if (url !== target) return next(url, context);
    return { format: 'module-typescript', source: source.replace(from, () => to), shortCircuit: true };
  },
});

const { solve } = await import('#server/maths/solving/solve.ts');
const { checkWorking } = await import('#server/maths/checking/working/check-working.ts');
const { tablesOfCases } = await import('../tables.ts');

const cases = (await tablesOfCases()).get(method)!.solved;
const shows = cases.filter(({ ask }) => {
  const outcome = solve(ask);
  if (!outcome.solved || outcome.worked.method !== method) return true;
  return checkWorking(outcome.worked.steps.flatMap(({ tex }) => tex ?? [])).firstWrong !== null;
});
console.log(JSON.stringify({ cases: cases.length, caught: shows.length }));
