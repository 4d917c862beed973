import { fact, type RawTerm, the } from '../meaning.ts';
import { defined, pointsIn, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const both =
  (name: string) =>
  ({ a, b }: { a: RawTerm; b: RawTerm }) =>
    the(name, a, b);

/** Lines by the letters alone: AB, l. */
const LINES: Rule[] = [
  ...rule<{ ends: string }>('lettered-line', '{ends:two-labels}', ({ ends }, [at]) =>
    defined('line', at, the('line through', ...pointsIn(ends, at))),
  ),
  ...rule<{ name: string }>('lettered-line', '{name:line-name}', ({ name }, [at]) =>
    reference('line', name.replace(/\\math\w+|[{}\s$]/g, ''), 'the', at),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'lettered-lines',
    '[the] [straight] lines {a:lettered-line} and {b:lettered-line}',
    ({ a, b }) => ({
      all: [a, b],
    }),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] acute angle between [the] [directions of] (the lines|lines) {a:lettered-line} and {b:lettered-line}',
    both('acute angle'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] acute angle between [the directions of] {a:lettered-line} and {b:line}',
    both('acute angle'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] acute angle between [the] directions of {a:line} and {b:line}',
    both('acute angle'),
  ),
  ...rule<object>(
    'value',
    '[the] acute angle between the directions of (the|these|the two) lines',
    (_, [at]) =>
      the('acute angle', reference('line', null, 'one', at), reference('line', null, 'other', at + 0.5)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] shortest distance between [the] lines {a:lettered-line} and {b:lettered-line}',
    both('distance'),
  ),
];

const TO = '(to|onto|on)';

/** The foot of a perpendicular, told as a line that meets another. */
const FEET: Rule[] = ['line', 'segment'].flatMap((kind) => [
  ...rule<{ p: RawTerm; l: RawTerm; n: RawTerm }>(
    'facts',
    `(the|a) perpendicular from {p:point} ${TO} {l:${kind}} (meets|cuts) (it|the line|this line|{m:${kind}}|{w:two-labels}) at [the point] {n:point}`,
    ({ p, l, n }) => [fact('is', n, the('foot', p, l))],
  ),
  ...rule<{ p: RawTerm; l: RawTerm; n: RawTerm }>(
    'facts',
    `[the] foot of the perpendicular from {p:point} ${TO} {l:${kind}} is [the point] [denoted by|labelled|called] {n:point}`,
    ({ p, l, n }) => [fact('is', n, the('foot', p, l))],
  ),
]);

export const SPACE_RULES: Rule[] = [...LINES, ...FEET];
