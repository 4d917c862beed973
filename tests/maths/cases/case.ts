/** What a method must solve, must refuse, and must leave to others. */
export interface MethodCases {
  method: string;
  /** The answer as a student types it, known from another source than the method. */
  solved: { ask: string; answer: string }[];
  refused: string[];
  near: string[];
}
