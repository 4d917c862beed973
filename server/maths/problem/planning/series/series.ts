import { symbol } from '../../../algebra-system/expressions/expression.ts';
import type { Area } from '../values/area.ts';
import { SERIES_NUMERIC } from './numeric.ts';
import { SERIES_PROPERTIES } from './properties.ts';

/** Letters that no question uses of the things it does not name. */
const numbered = (id: string) => id.replace(/\D/g, '');

/** Progressions and expansions. */
export const SERIES: Area = {
  topic: '9709/p1/series',
  things: {
    'arithmetic progression': ({ id }) => ({
      is: 'progression',
      kind: 'arithmetic',
      first: symbol(`a_${numbered(id)}`),
      common: symbol(`d_${numbered(id)}`),
    }),
    'geometric progression': ({ id }) => ({
      is: 'progression',
      kind: 'geometric',
      first: symbol(`u_${numbered(id)}`),
      common: symbol(`r_${numbered(id)}`),
    }),
    expansion: ({ id }, look) => look.defined(id),
  },
  properties: SERIES_PROPERTIES,
  relations: {},
  numeric: SERIES_NUMERIC,
};
