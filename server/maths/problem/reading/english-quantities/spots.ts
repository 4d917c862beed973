import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { can, only } from './standing.ts';

/** A place near a sphere: how far above its surface or from its centre. */
const PLACE = '[at] [(a|the|some) (point|position|place) [{l:label}] [,] [(that|which) is]] [at]';
const FAR = '[(a|an) [perpendicular] (distance|height|altitude)] [{s:letter}] [of] {v:quantity} [away]';

const spot = (place: string, v: RawTerm, e?: RawTerm): RawTerm => the(place, e ?? '', v);

const SPOTS: Rule[] = [
  ...rule<{ v: RawTerm; e?: RawTerm }>(
    'spot',
    `${PLACE} ${FAR} (above|from|outside) (the|its) surface [of {e:entity}]`,
    ({ v, e }) => spot('height above the surface', v, e),
  ),
  ...rule<{ v: RawTerm; e?: RawTerm }>(
    'spot',
    `${PLACE} ${FAR} from (the|its) centre [of {e:entity}]`,
    ({ v, e }) => spot('distance from the centre', v, e),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>('spot', `${PLACE} ${FAR} above {e:entity}`, ({ v, e }) =>
    spot('height above the surface', v, e),
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'spot',
    '[at] (an altitude|a height) [{s:letter}] of {v:quantity}',
    ({ v }) => spot('height above the surface', v),
  ),
  ...rule<{ e?: RawTerm }>('spot', '[at|on] (the|its) surface [of {e:entity}]', ({ e }) =>
    spot('height above the surface', { amount: '0', unit: 'm' }, e),
  ),
];

const OF_FIELD: Record<string, string> = {
  'gravitational field strength': 'field strength',
  'field strength': 'field strength',
  'acceleration of free fall': 'field strength',
  'acceleration due to gravity': 'field strength',
  'electric field strength': 'field strength',
  'gravitational potential': 'potential',
  'electric potential': 'potential',
  potential: 'potential',
};

interface Spot {
  the: string;
  of: RawTerm[];
}

/** The field or the potential of a sphere at a place. */
function placed(name: string, x: RawTerm, at: number, e?: RawTerm): RawTerm | null {
  const { the: place, of } = x as Spot;
  const owner = of[0] === '' ? (e ?? only('surface potential', at)) : of[0]!;
  if (isAtSurface(x)) return null;
  return can(owner, 'surface potential') || of[0] === '' || isSphere(owner)
    ? { ...the(name, owner), where: [fact('equal', the(place, owner), of[1]!)] }
    : null;
}

const isSphere = (e: RawTerm): boolean => isReference(e) && e.a === 'physics sphere';

const isAtSurface = (x: RawTerm): boolean => {
  const [, v] = (x as Spot).of;
  return typeof v === 'object' && 'amount' in v && v.amount === '0';
};

const potentialAt = (x: RawTerm, at: number): RawTerm | null => {
  const { of } = x as Spot;
  const owner = of[0] === '' ? only('surface potential', at) : of[0]!;
  return isAtSurface(x) ? the('surface potential', owner) : placed('potential', x, at);
};

const MOVES =
  '(when|as|for|if) (it|{f:entity}) (moves|is moved|rises|falls|is raised|is lifted|travels|is taken|being moved|to move)';

const FIELDS: Rule[] = [
  ...Object.keys(OF_FIELD).flatMap((word) => rule<object>('spot-property', word, () => OF_FIELD[word]!)),
  ...rule<{ p: string; e: RawTerm; x: RawTerm }>(
    'quant',
    '[the] [magnitude of the] {p:spot-property} [{s:symbol}] [(of|due to) {e:entity}] {x:spot} [due to {e:entity}]',
    ({ p, e, x }, [at]) => placed(p, x, at, e),
  ),
  ...rule<{ x: RawTerm }>('does', '(is|lies|is situated|is located|passes) {x:spot}', ({ x }) => atSpot(x)),
  ...rule<{ x: RawTerm }>('doing', '(situated|located|lying) {x:spot}', ({ x }) => atSpot(x)),
  ...rule<{ w: string; e: RawTerm; x: RawTerm; y: RawTerm }>(
    'quant',
    `[the] {w:more-or-less} in [the] gravitational potential energy [{s:symbol}] of {e:entity} [,] ${MOVES} from {x:spot} to {y:spot}`,
    ({ w, e, x, y }, [at]) => {
      const [from, to] = [potentialAt(x, at), potentialAt(y, at)];
      if (from === null || to === null) return null;
      const rise = w === 'less' ? the('difference', from, to) : the('difference', to, from);
      return the('product', the('mass', e), rise);
    },
  ),
  ...rule<object>('more-or-less', '(change|increase|gain)', () => 'more'),
  ...rule<object>('more-or-less', '(decrease|loss|reduction)', () => 'less'),
];

/** What is at a place has the energy and the weight of that place. */
function atSpot(x: RawTerm): RawFact[] | null {
  const { the: place, of } = x as Spot;
  const owner = of[0]!;
  if (owner === '' || !can(owner, 'escape speed')) return null;
  return [
    fact('also', SELF, 'mass near a planet'),
    fact('equal', the('central mass', SELF), the('mass', owner)),
    fact('equal', the('central radius', SELF), the('radius', owner)),
    fact('equal', the(place, SELF), of[1]!),
  ];
}

export const SPOT_RULES: Rule[] = [...SPOTS, ...FIELDS];
