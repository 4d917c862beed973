import { fact, type RawGoal } from '../meaning.ts';

/** Where nothing but what is to be shown is asked. */
export const ifShown = (g: RawGoal[]): RawGoal[] | null =>
  g.every(({ verb }) => verb === 'show' || verb === 'prove') ? g : null;

/** "For all values of k": said of a letter that has to stand in what is shown. */
export const alwaysShown = (g: RawGoal[], letter: string): RawGoal[] =>
  g.map((one) => ({ ...one, where: [...(one.where ?? []), fact('constant', letter)] }));
