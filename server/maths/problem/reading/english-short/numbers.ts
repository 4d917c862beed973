import { asks, fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const FIND = '(find|determine|calculate|obtain|state|write down|work out|give)';
const DIAGRAM =
  '(on|in) (a sketch of an argand diagram|an argand diagram|a single argand diagram|the argand diagram)';
const REGION =
  '[region|locus|locus of points|set of points|loci] [of (points|complex numbers) [{z:complex-name}]|whose points represent complex numbers [{z:complex-name}]|representing complex numbers [{z:complex-name}]] [satisfying|given by|defined by|where|for which|such that|in which|with equation|of] [the inequalities|the inequality|the equation|both]';
const isOfNumber = (text: string): boolean => /\||\\arg|\barg\b|\\left\|/.test(text);

const bare = (z: string): string => z.replaceAll('$', '').trim();

/** The letter of the number that conditions speak of. */
function nameIn(facts: RawFact[]): string | null {
  const names = facts.map(({ relation, of: [text] }) =>
    relation === 'holds' && typeof text === 'string' && isOfNumber(text)
      ? /\b([zwu])\b/.exec(text)?.[1]
      : undefined,
  );
  return names.length > 0 && names.every((one) => one !== undefined && one === names[0]) ? names[0]! : null;
}

const told = (name: string, at: number): RawFact => fact('given', reference('complex', name, 'the', at));

const isExtreme = (one: RawTerm): boolean =>
  typeof one === 'object' && 'the' in one && ['least value', 'greatest value'].includes(one.the);

/** Numbers that satisfy an equation, and points of the Argand diagram, asked for in few words. */
export const NUMBER_RULES: Rule[] = [
  ...rule<{ e: string }>(
    'goals',
    `${FIND} [all] [the] [two] complex numbers {u:complex-name} (satisfying|which satisfy|that satisfy|such that|for which) [the equation] {e:equation}`,
    ({ e }) => [{ verb: 'solve', target: e }],
  ),
  ...[
    ['greatest', 'greatest value'],
    ['largest', 'greatest value'],
    ['maximum', 'greatest value'],
    ['least', 'least value'],
    ['smallest', 'least value'],
    ['minimum', 'least value'],
  ].flatMap(([word, property]) => rule<object>('extreme-word', word!, () => property!)),
  ...rule<{ a: string; b: string; e: string }>(
    'wanted',
    '[the] {a:extreme-word} and [the] {b:extreme-word} [possible] [value|values] of {e:expression}',
    ({ a, b, e }) => (isOfNumber(e) && a !== b ? { all: [the(a, e), the(b, e)] } : null),
  ),
  ...[
    'given that',
    'if',
    'where',
    'when',
    'for complex numbers {z:complex-name} satisfying',
    'for complex numbers {z:complex-name} such that',
  ].flatMap((word) =>
    rule<{ t: RawTerm; f: RawFact[] }>(
      'sentence',
      `${FIND} {t:wanted} [,] ${word} {f:facts}`,
      ({ t, f }, [at]) => {
        const name = nameIn(f);
        const all = isAll(t) ? t.all : [t];
        return name !== null && all.every(isExtreme)
          ? asks(
              all.map((target): RawGoal => ({ verb: 'find', target })),
              [told(name, at), ...f],
            )
          : null;
      },
    ),
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    `(sketch|shade|show|draw) [the] ${REGION} {f:facts} ${DIAGRAM}`,
    ({ f }, [at]) => drawn(f, at),
  ),
  ...rule<{ f: RawFact[] }>(
    'sentence',
    `${DIAGRAM} [,] (sketch|shade|show|draw) [the] ${REGION} {f:facts}`,
    ({ f }, [at]) => drawn(f, at),
  ),
];

function drawn(facts: RawFact[], at: number) {
  const name = nameIn(facts);
  return name === null ? null : asks([{ verb: 'sketch', target: '' }], [told(bare(name), at), ...facts]);
}
