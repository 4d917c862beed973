import { type Phrase, PHRASES } from '../messages/phrases.ts';
import type { Suggestion } from '../messages/StarterSuggestions.tsx';
import type { Goal } from './goals.ts';

const FIRST: Record<Goal, (keyof typeof PHRASES)[]> = {
  understand: ['begin', 'ideas', 'formulas'],
  practise: ['practice', 'methods', 'mistakes'],
  paper: ['tips', 'practice', 'mistakes'],
  mistake: ['check', 'mistakes', 'practice'],
};

/** What to say first; without a goal, what helps with any. */
export function suggestionsFor(goal: Goal | null, language: keyof Phrase): Suggestion[] {
  const chosen = goal ? FIRST[goal] : (['begin', 'practice', 'mistakes'] as const);
  return chosen.map((name) => ({ words: PHRASES[name][language], isBeginning: name === 'check' }));
}
