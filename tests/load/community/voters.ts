import type { Pool } from 'pg';
import { chooseQuestions, signIn, type Voter } from '../people.ts';
import type { Contestant, Turn } from '../servers/contestants.ts';
import type { Scale } from './size.ts';

/** Gives each contestant voters of its own; every turn is another pair of voter and question. */
export async function assignTurns(
  contestants: Contestant[],
  { pool, keysFolder, voters: counts }: { pool: Pool; keysFolder: string; voters: Scale['voters'] },
): Promise<(contestant: Contestant) => () => Turn> {
  const total = Object.values(counts).reduce((sum, count) => sum + count);
  const voters = await signIn(pool, keysFolder, total);
  const questions = await chooseQuestions(pool, voters);
  const turns = new Map<Contestant, () => Turn>();
  for (const contestant of contestants) {
    const own = voters.splice(0, counts[contestant.name as keyof Scale['voters']]);
    turns.set(contestant, turnsThrough(own, questions));
  }
  return (contestant) => turns.get(contestant)!;
}

function turnsThrough(voters: Voter[], questions: string[]): () => Turn {
  let turn = 0;
  return () => {
    turn += 1;
    return {
      questionId: questions[turn % questions.length]!,
      voter: voters[turn % voters.length]!,
    };
  };
}
