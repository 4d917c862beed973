import {
  distributed,
  fact,
  isAll,
  paired,
  type RawFact,
  type RawTerm,
  saidOf,
  SELF,
  the,
} from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { isShared } from '../shared/manners.ts';

const plural = (noun: string) =>
  noun
    .split('|')
    .map((one) =>
      one.endsWith('y')
        ? `${one.slice(0, -1)}ies`
        : one.endsWith('s') || one.endsWith('x')
          ? `${one}es`
          : `${one}s`,
    )
    .join('|');

/** The ways of naming a thing of a kind: "a curve", "the curve C", "this curve", "curves", "the lines l and m". */
export function thing(kind: string, noun: string, label = 'label'): Rule[] {
  return [
    ...rule<object>(kind, `(the|this|that|its) [given|same|original] (${noun})`, (_, [at]) =>
      reference(kind, null, 'the', at),
    ),
    ...rule<object>(kind, `(a|an|another|one) (${noun})`, (_, [at]) => reference(kind, null, 'a', at)),
    ...named(kind, noun, label),
    ...rule<object>(`${kind}s`, `(the|these|both) [two|three] (${plural(noun)})`, (_, [at]) =>
      reference(`${kind}s`, null, 'the', at),
    ),
    ...several(kind),
    ...rule<{ a: RawFact[]; b: RawFact[] }>(
      `attribute-${kind}`,
      `{a:attribute-${kind}} and {b:attribute-${kind}}`,
      ({ a, b }) => [...a, ...b],
    ),
    ...rule<{ a: RawFact[] }>(`does-${kind}`, `~have {a:attribute-${kind}}`, ({ a }) => a),
    ...rule<{ a: RawFact[] }>(`being-${kind}`, `with {a:attribute-${kind}}`, ({ a }) => a),
    ...rule<{ a: RawFact[]; b: RawFact[] }>(
      `does-${kind}`,
      `{a:does-${kind}} and {b:does-${kind}}`,
      ({ a, b }) => [...a, ...b],
    ),
    ...rule<{ x: RawTerm; says: RawFact[] }>(
      kind,
      `({x:${kind}} {says:being-${kind}}|{x:${kind}} , {says:being-${kind}} ,)`,
      ({ x, says }) => saying(x, says),
    ),
    ...rule<{ x: RawTerm; says: RawFact[] }>(
      kind,
      `({x:${kind}} [,] (which|that) {says:does-${kind}}|{x:${kind}} , which {says:does-${kind}} ,)`,
      ({ x, says }) => saying(x, says),
    ),
    ...rule<{ x: RawTerm; says: RawFact[] }>('facts', `{x:${kind}} {says:does-${kind}}`, ({ x, says }) =>
      saidOf(x, says),
    ),
    ...rule<{ x: RawTerm; says: RawFact[] }>('facts', `{x:${kind}s} {says:does-${kind}}`, ({ x, says }) =>
      saidOf(x, says),
    ),
    ...rule<{ x: RawTerm; says: RawFact[] }>('facts', `{x:${kind}s} {says:do-${kind}s}`, ({ x, says }) =>
      sayOfAll(x, says),
    ),
  ];
}

/** The ways of naming a thing by its name. */
export function named(kind: string, noun: string, label: string): Rule[] {
  return [
    ...rule<{ name: string }>(
      kind,
      `[the|a|an|a second|a third|another|a further|a different] (${noun}) {name:${label}}`,
      ({ name }, [at]) => reference(kind, bare(name), 'the', at),
    ),
    ...rule<{ name: string }>(kind, `{name:${label}}`, ({ name }, [at]) =>
      reference(kind, bare(name), 'bare', at),
    ),
    ...rule<{ names: RawTerm }>(
      `${kind}s`,
      `[the|two] (${plural(noun)}) {names:${label}s}`,
      ({ names }, [at]) =>
        isAll(names)
          ? { all: names.all.map((name, i) => reference(kind, bare(name as string), 'the', at + i / 100)) }
          : null,
    ),
  ];
}

const bare = (source: string) => source.replace(/\\(?:mathrm|mathbf|text|rm)\{([^{}]*)\}/g, '$1').trim();

/** "A and B", "A, B and C". */
export function several(kind: string): Rule[] {
  return [
    ...rule<{ a: RawTerm; b: RawTerm }>(`${kind}s`, `{a:${kind}} and {b:${kind}}`, ({ a, b }) =>
      isShared(a, b) ? null : { all: [a, b] },
    ),
    ...rule<{ a: RawTerm; rest: RawTerm }>(`${kind}s`, `{a:${kind}} , {rest:${kind}s}`, ({ a, rest }) =>
      isAll(rest) ? { all: [a, ...rest.all] } : null,
    ),
  ];
}

/** What is said of several together, the list of them being the subject. */
const sayOfAll = (subject: RawTerm, facts: RawFact[]): RawFact[] =>
  (JSON.stringify(facts).includes('"self":true') ? facts : saidOf(subject, facts)).map(
    ({ relation, of }) => ({
      relation,
      of: of.flatMap((one) => (one === SELF ? (isAll(subject) ? subject.all : [subject]) : [one])),
    }),
  );

/** (x, y), which is any point. */
const isGeneral = (point: RawTerm): boolean =>
  JSON.stringify(point).replace(/[\s$]/g, '').includes('"(x,y)"');

interface Property {
  the: string;
  noun: string;
  /** The kinds of things that have it. */
  of: string[];
  /** What kind of phrase it is; a value, unless given. */
  gives?: string;
  /** The place where it is taken, such as a point. */
  at?: string;
}

/** The ways of speaking of a property: "the gradient of C at P", "its gradient", "has gradient 2", "with gradient 2". */
export function property({ the: name, noun, of, gives = 'value', at }: Property): Rule[] {
  const either = `(${noun}|${plural(noun)})`;
  const some = `[the|an|a] [exact|possible|corresponding|numerical] ${either}`;
  return of.flatMap((kind) => [
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `${some} of {x:${kind}} (is|are|is at|lies at|equals|is equal to) {v:${gives}}`,
      ({ x, v }) => [fact('equal', the(name, x), v)],
    ),
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `[the] ${either} of {x:${kind}s} are {v:${gives}s} [respectively|, respectively]`,
      ({ x, v }) => paired(name, x, v),
    ),
    ...rule<{ v: RawTerm }>('facts', `its (${noun}) (is|is at|equals) {v:${gives}}`, ({ v }, [from]) => [
      fact('equal', the(name, reference(kind, null, 'left out', from)), v),
    ]),
    ...rule<{ x: RawTerm }>(gives, `${some} (of|on) {x:${kind}}`, ({ x }) => distributed(name, x)),
    ...rule<{ x: RawTerm }>(`${gives}s`, `${some} of [each of] {x:${kind}s}`, ({ x }) =>
      distributed(name, x),
    ),
    ...rule<object>(gives, `(its|the|this) [exact] (${noun})`, (_, [from]) =>
      the(name, reference(kind, null, 'only', from)),
    ),
    ...rule<{ v: RawTerm }>(
      `attribute-${kind}`,
      `([the|an|a|its] (${noun}) [of|equal to|of length]|its (${noun}) at) {v:${gives}}`,
      ({ v }) => [fact('equal', the(name, SELF), v)],
    ),
    ...rule<{ v: RawTerm }>(
      `being-${kind}`,
      `[,] (whose|in which the|for which the) (${noun}) (is|is at|equals) {v:${gives}}`,
      ({ v }) => [fact('equal', the(name, SELF), v)],
    ),
    ...rule<{ v: RawTerm }>(`being-${kind}`, `of (${noun}) {v:${gives}}`, ({ v }) => [
      fact('equal', the(name, SELF), v),
    ]),
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `{x:${kind}s} ~have ${either} {v:${gives}s} [respectively]`,
      ({ x, v }) => paired(name, x, v),
    ),
    ...(at
      ? [
          ...rule<{ x: RawTerm; p: RawTerm }>(gives, `${some} of {x:${kind}} at {p:${at}}`, ({ x, p }) =>
            isGeneral(p) ? null : the(name, x, p),
          ),
          ...rule<{ x: RawTerm; p: RawTerm }>(
            gives,
            `${some} (to|at) {p:${at}} (of|to) {x:${kind}}`,
            ({ x, p }) => the(name, x, p),
          ),
          ...rule<{ p: RawTerm }>(gives, `[the|its] (${noun}) at {p:${at}}`, ({ p }, [from]) =>
            the(name, reference(kind, null, 'left out', from), p),
          ),
        ]
      : []),
  ]);
}
