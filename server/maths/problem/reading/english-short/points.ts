import { eachOf, fact, isAll, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const areTold = (points: RawTerm): boolean =>
  isAll(points) && points.all.every((one) => isReference(one) && one.says.length > 0);
const given = (points: RawTerm): RawFact[] => eachOf(points).map((one) => fact('given', one));

/** "y = x²" where a curve is spoken of. */
const curveOf = (equation: string, at: number): RawTerm | null =>
  /^\W*y\s*=/.test(equation)
    ? { ...reference('curve', null, 'a', at), says: [fact('equal', the('equation', SELF), equation)] }
    : null;

/** Points that are told of with their coordinates, circles on a diameter, and curves by their equations alone. */
export const POINT_RULES: Rule[] = [
  ...rule<{ p: RawTerm }>(
    'facts',
    '[the] (two|three|four|) points (have coordinates|have the coordinates|with coordinates|are) {p:points}',
    ({ p }) => (areTold(p) ? given(p) : null),
  ),
  ...rule<{ p: RawTerm; f: RawFact[] }>(
    'facts',
    '[the] [points] {p:points} are such that {f:facts}',
    ({ p, f }) => (areTold(p) ? [...given(p), ...f] : null),
  ),
  ...rule<{ c: RawTerm; s: RawTerm }>('facts', '{c:circle} has [a|its] diameter {s:segment}', ({ c, s }) => [
    fact('diameter', c, s),
  ]),
  ...rule<{ c: RawTerm; s: RawTerm; f: RawFact[] }>(
    'facts',
    '{c:circle} (has|is drawn on|is drawn with) [a|its] diameter {s:segment} , where {f:facts}',
    ({ c, s, f }) => [fact('diameter', c, s), ...f],
  ),
  ...rule<{ c: RawTerm; s: RawTerm; f: RawFact[] }>(
    'circle',
    '{c:circle} (with|on) [a|its] diameter {s:segment} , where {f:facts} [,]',
    ({ c, s, f }) => saying(c, [fact('diameter', SELF, s), ...f]),
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('facts', '{a:facts} and that {b:facts}', ({ a, b }) => [
    ...a,
    ...b,
  ]),
  ...['x', 'y'].flatMap((letter) =>
    rule<{ e: string }>(
      'wanted',
      `[the] [exact] (${letter}-coordinate|${letter}-coordinates) of [each of] the (stationary|turning) (point|points) (of|on) [the graph of] {e:equation}`,
      ({ e }, [at]) => {
        const curve = curveOf(e, at);
        return curve && the(`${letter}-coordinate`, the('stationary points', curve));
      },
    ),
  ),
  ...rule<{ e: string; p: string; v: RawTerm }>(
    'facts',
    'in {e:expansion} {p:power-term} (is|is equal to|equals) {v:value}',
    ({ e, p, v }) => [fact('equal', the('coefficient', e, p), v)],
  ),
];
