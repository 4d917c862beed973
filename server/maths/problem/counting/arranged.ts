import type { Fact } from '../schema/problem.ts';
import type { Condition, Item } from './conditions.ts';

/** What a question says of things that are arranged or chosen. */
export interface Told {
  items: Item[];
  /** `letters` of one kind look alike; of persons, no two do. */
  are: 'letters' | 'people' | 'digits';
  stage: { is: 'arranged' | 'chosen'; size: number } | null;
  musts: Condition[];
  isRandom: boolean;
  /** Of numbers made of digits. */
  number: { length: number | null; repeats: boolean | null };
  used: Set<Fact>;
  /** What those that are chosen are called, and what they are chosen for. */
  called: string[];
  /** The nouns of those themselves. */
  nouns: string[];
  /** What only some of a group are: of use where something is said of them. */
  kinds: Map<string, Fact>;
  /** Whether those of one group look alike. */
  isAlike: boolean;
  /** How many places there are, where they are more than those who take them. */
  seats: number | null;
  /** Names of which it is not told to which group they belong. */
  floating: Set<string>;
}
