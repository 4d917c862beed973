import { builder } from '../../graph/builder.ts';
import type { StatsRange } from './rules.ts';

declare module '../../graph/type-names.ts' {
  interface NamedEnums {
    StatsRange: StatsRange;
  }
}

builder.enumType('StatsRange', {
  description: 'Days that figures are given for; today, in UTC, is the last of them.',
  values: {
    LAST_7_DAYS: { description: 'Seven days.' },
    LAST_30_DAYS: { description: 'Thirty days.' },
    LAST_90_DAYS: { description: 'Ninety days.' },
    LAST_365_DAYS: { description: 'A year.' },
    ALL: { description: 'All days.' },
  } satisfies Record<StatsRange, object>,
});
