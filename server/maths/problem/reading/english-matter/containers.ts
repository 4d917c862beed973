import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { onlyWith } from '../english-physics/things.ts';

const VESSEL =
  '[sealed|closed|rigid|insulated|horizontal|vertical|metal|gas|steel|fixed] (cylinder|container|vessel|box|tank|balloon|tube|syringe|flask|bottle|chamber)';

/** A gas and where it is. */
const CONTAINED: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    `{e:entity} is (contained|trapped|held|enclosed|sealed|stored|confined|kept) [inside|in|within] (a|the) ${VESSEL} [(by|with|fitted with|that has) a [freely|frictionless|smooth|movable] [moving|movable|sliding|light|frictionless] piston]`,
    ({ e }) => spokenOf(e),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    `the pressure of {e:entity} is constant at {v:quantity}`,
    (slots) => {
      const { e, v } = slots as unknown as { e: RawTerm; v: RawTerm };
      return [fact('equal', the('pressure', e), v), fact('stays', the('pressure', e))];
    },
  ),
  // "When 210 J of thermal energy is supplied to it, its volume increases to …".
  ...rule<{ f: RawFact[]; g: RawFact[] }>('facts', '(when|as) {f:facts} , {g:facts}', ({ f, g }) =>
    f.every(isHeat) && g.some(({ relation }) => relation === 'change') ? [...g, ...f] : null,
  ),
  ...rule<{ n: string }>('entity', '(a|the) fixed (amount|quantity|mass) of [an] ideal gas', (_, [at]) =>
    reference('physics gas', null, 'a', at),
  ),
];

const isHeat = ({ relation, of: [left] }: RawFact): boolean =>
  relation === 'equal' &&
  typeof left === 'object' &&
  'the' in left &&
  ['heat supplied', 'heat lost', 'work done on it', 'work done by it'].includes(left.the);

const ELECTRIC: Record<string, string> = {
  potential: 'surface potential',
  'electric potential': 'surface potential',
  'field strength': 'surface field strength',
  'electric field strength': 'surface field strength',
};

/** What holds at the surface of a sphere, and far from its centre. */
const SPHERES: Rule[] = [
  ...Object.entries(ELECTRIC).flatMap(([word, name]) => [
    ...rule<{ e: RawTerm }>(
      'quant',
      `[the] ${word} [{s:symbol}] (at|on) the surface of {e:entity}`,
      ({ e }) => the(name, e),
    ),
    ...rule<object>('quant', `[the] ${word} [{s:symbol}] (at|on) (its|the) surface`, (_, [at]) =>
      the(name, onlyWith(name, at)),
    ),
  ]),
  ...rule<{ e: RawTerm; q: RawTerm; v: RawTerm }>(
    'quant',
    '[the] distance [{s:symbol}] from the centre [of {e:entity}] (at which|where) {q:quant} (is|is equal to|has the value) {v:quantity}',
    ({ e, q, v }, [at]) => ({
      ...the('distance from the centre', e ?? onlyWith('surface potential', at)),
      where: [fact('equal', q, v)],
    }),
  ),
  ...rule<object>(
    'facts',
    '(the|its) charge [on {e:entity}] (may be|can be|is) (considered|assumed|taken) to (act as a point charge|be a point charge|act as though it is|act as if it were|be|be concentrated|act as a point charge concentrated) [concentrated] at (the|its) centre [of {f:entity}]',
    () => spokenOf(),
  ),
];

export const CONTAINER_RULES: Rule[] = [...CONTAINED, ...SPHERES];
