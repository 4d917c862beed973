import { createContext } from 'react';

/** How formulas and texts become HTML for who writes pages out; nobody else does it at once. */
interface Written {
  formula(tex: string, display: boolean): string;
  prose(text: string): string;
}

export const Written = createContext<Written | null>(null);
