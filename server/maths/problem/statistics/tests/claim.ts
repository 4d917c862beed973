import type { Text } from '../../../../core/locale.ts';
import type { Shown } from '../worked/show.ts';
import { working } from '../../../writing/rounding.ts';

export const THREE = { kind: 'figures', digits: 3 } as const;

/** What is tested, at which level. */
export interface Claim {
  name: string;
  of: string;
  level: number;
  sign: string;
  value: number;
}

export const signTex = (sign: string): string => (sign === '!=' ? '\\neq' : sign);

/** The statistic beside its critical value, and what follows. */
export function decided(
  letter: string,
  statistic: string,
  critical: string,
  isRejected: boolean,
  level: number,
  claim: Text,
): { shown: Shown; say: Text } {
  const result = isRejected ? 'reject H0' : 'do not reject H0';
  const percent = working(level * 100);
  return {
    shown: {
      text: `${letter} = ${statistic}, critical value = ${critical}, ${result}`,
      tex: `${letter} = ${statistic},\\quad ${critical},\\quad \\text{${result}}`,
    },
    say: isRejected
      ? {
          en: `Critical value ${critical}. At the ${percent}% level there is sufficient evidence that ${claim.en}.`,
          zh: `临界值为 ${critical}。在 ${percent}% 的显著性水平下，有充分证据表明${claim.zh}。`,
        }
      : {
          en: `Critical value ${critical}. At the ${percent}% level there is insufficient evidence that ${claim.en}.`,
          zh: `临界值为 ${critical}。在 ${percent}% 的显著性水平下，没有充分证据表明${claim.zh}。`,
        },
  };
}
