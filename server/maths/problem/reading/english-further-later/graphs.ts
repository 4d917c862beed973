import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const KINDS = ['vertical', 'horizontal', 'oblique'];

/** Asymptotes by their kind, or of the curve that is spoken of. */
const ASYMPTOTES: Rule[] = [
  ...rule<object>(
    'formula',
    '[the] (equation|equations) of [all|each of] (the|its) (asymptotes|asymptote|two asymptotes|three asymptotes)',
    (_, [at]) => the('asymptotes', reference('curve', null, 'left out', at)),
  ),
  ...KINDS.flatMap((kind) =>
    rule<{ c?: RawTerm }>(
      'formula',
      `[the] (equation|equations) of (the|its) ${kind} (asymptote|asymptotes) [(of|to) {c:curve}]`,
      ({ c }, [at]) => the('asymptotes', c ?? reference('curve', null, 'left out', at), kind),
    ),
  ),
  ...rule<{ c: RawTerm }>(
    'coordinates',
    '[the] [exact] coordinates of the point (where|at which) {c:curve} (meets|crosses|cuts|intersects) (its|the) [horizontal|oblique] asymptote',
    ({ c }) => the('crossing of asymptote', c),
  ),
  ...rule<{ f: RawTerm }>('does-curve', '(~have) [an|the] (asymptote|asymptotes) {f:formula}', ({ f }) => [
    fact('equal', the('asymptotes', SELF), f),
  ]),
];

const NO = '(is no point|are no points)';

/** The values that y takes on a curve. */
const VALUES: Rule[] = [
  ...rule<{ c: RawTerm }>(
    'set',
    `[the] (set|range) of values of y for which there ${NO} on {c:curve}`,
    ({ c }) => the('missing values', c),
  ),
  ...rule<{ c: RawTerm }>(
    'set',
    `[the] (set|range) of values of y for which {c:curve} has no points`,
    ({ c }) => the('missing values', c),
  ),
  ...rule<{ c: RawTerm }>(
    'set',
    '[the] (set|range) of [possible] values (of y|taken by y|which y can take|that y can take) [for which {c:curve} exists|on {d:curve}|for points on {d:curve}] [as x varies|for real [values of] x]',
    ({ c, d }: { c: RawTerm; d?: RawTerm }, [at]) =>
      the('values of curve', c ?? d ?? reference('curve', null, 'left out', at)),
  ),
];

/** Curves y = |f(x)| and y² = f(x) by their equations are curves as others. */
const MEETINGS: Rule[] = [
  ...rule<{ c?: RawTerm }>(
    'coordinatess',
    '[the] [exact] coordinates of [any|all|the] [points of] (intersection|intersections) [of {c:curve}] with the [coordinate] axes',
    ({ c }, [at]) => the('coordinates', the('points on axes', c ?? reference('curve', null, 'left out', at))),
  ),
];

const NAMES = 'cubic|quadratic|quartic|polynomial';

/** An equation, what is said of its letters behind it, and its roots. */
const EQUATIONS: Rule[] = [
  ...rule<{ e: string; n?: RawFact[] }>(
    'poly-equation',
    `[the|a|an] [${NAMES}] equation {e:equation} [[,] where {n:note} [,]]`,
    ({ e, n }: { e: string; n?: RawFact[] }) => [fact('poly-equation', e), ...(n ?? [])],
  ),
  ...rule<{ p: RawFact[]; l: RawTerm }>(
    'facts',
    '{p:poly-equation} (has|have) [the] [two|three|four] roots [denoted by] {l:letters}',
    ({ p, l }) => rooted(p, l),
  ),
  ...rule<{ p: RawFact[]; l: RawTerm }>(
    'facts',
    '[the] [two|three|four] roots of {p:poly-equation} are [denoted by|called] {l:letters}',
    ({ p, l }) => rooted(p, l),
  ),
  ...rule<{ p: RawFact[]; l: RawTerm }>(
    'facts',
    '[the numbers] {l:letters} (are|be) [the] [two|three|four] roots of {p:poly-equation}',
    ({ p, l }) => rooted(p, l),
  ),
];

/** The roots are letters of their own, as the coefficients are. */
function rooted([equation, ...notes]: RawFact[], letters: RawTerm): RawFact[] | null {
  const all = typeof letters === 'object' && 'all' in letters ? letters.all : [letters];
  const areRoots =
    all.length > 1 &&
    all.every((one) => /^[$\s]*(?:\\(?:alpha|beta|gamma|delta)|[αβγδ])[$\s]*$/.test(String(one)));
  return areRoots ? [fact('roots', equation!.of[0]!, ...all), ...notes] : null;
}

export const GRAPH_RULES: Rule[] = [...ASYMPTOTES, ...VALUES, ...MEETINGS, ...EQUATIONS];
