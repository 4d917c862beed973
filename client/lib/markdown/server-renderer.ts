import { createContext } from 'react';

/** Renders formulas and texts to HTML synchronously, on the server and in the build only. */
interface Written {
  formula(tex: string, display: boolean): string;
  prose(text: string): string;
}

export const Written = createContext<Written | null>(null);
