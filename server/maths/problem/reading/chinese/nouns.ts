import {
  distributed,
  fact,
  isAll,
  paired,
  type RawFact,
  type RawTerm,
  SELF,
  saidOf,
  the,
} from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const bare = (source: string) => source.replace(/\\(?:mathrm|mathbf|text|rm)\{([^{}]*)\}/g, '$1').trim();

/** The ways of naming a thing by its name. */
export function named(kind: string, noun: string, label: string): Rule[] {
  return [
    ...rule<{ name: string }>(kind, `[该] (${noun}) {name:${label}}`, ({ name }, [at]) =>
      reference(kind, bare(name), 'the', at),
    ),
    ...rule<{ name: string }>(kind, `{name:${label}}`, ({ name }, [at]) =>
      reference(kind, bare(name), 'bare', at),
    ),
    ...rule<{ names: RawTerm }>(`${kind}s`, `(${noun}) {names:${label}s} [两点|三点]`, ({ names }, [at]) =>
      isAll(names)
        ? { all: names.all.map((name, i) => reference(kind, bare(name as string), 'the', at + i / 100)) }
        : null,
    ),
  ];
}

/** The ways of naming a thing of a kind: 一条曲线, 曲线 C, 该曲线, 直线 l 与 m. */
export function thing(kind: string, noun: string, label = 'label'): Rule[] {
  return [
    ...rule<object>(kind, `(该|这条|这个|此) (${noun})`, (_, [at]) => reference(kind, null, 'the', at)),
    ...rule<object>(kind, `(${noun})`, (_, [at]) => reference(kind, null, 'any', at)),
    ...rule<object>(kind, `(一|一条|一个|某|某条|某一|另一条|设有) (${noun})`, (_, [at]) =>
      reference(kind, null, 'a', at),
    ),
    ...named(kind, noun, label),
    ...several(kind),
    ...rule<{ x: RawTerm; says: RawFact[] }>(kind, `{says:being-${kind}} 的 {x:${kind}}`, ({ x, says }) =>
      saying(x, says),
    ),
    ...rule<{ x: RawTerm; says: RawFact[] }>('facts', `{x:${kind}} {says:does-${kind}}`, ({ x, says }) =>
      saidOf(x, says),
    ),
    ...rule<{ x: RawTerm; says: RawFact[] }>(
      'facts',
      `{x:${kind}s} [都|均] {says:does-${kind}}`,
      ({ x, says }) => saidOf(x, says),
    ),
  ];
}

/** A 与 B, A、B 和 C. */
export function several(kind: string): Rule[] {
  return [
    ...rule<{ a: RawTerm; b: RawTerm }>(`${kind}s`, `{a:${kind}} (和|与|及|,) {b:${kind}}`, ({ a, b }) => ({
      all: [a, b],
    })),
    ...rule<{ a: RawTerm; rest: RawTerm }>(`${kind}s`, `{a:${kind}} , {rest:${kind}s}`, ({ a, rest }) =>
      isAll(rest) ? { all: [a, ...rest.all] } : null,
    ),
  ];
}

interface Property {
  the: string;
  noun: string;
  of: string[];
  gives?: string;
  /** The place where it is taken, such as a point. */
  at?: string;
}

/** The ways of speaking of a property: 圆的半径, 其半径, 半径为 5 的圆, 曲线在 P 处的斜率. */
export function property({ the: name, noun, of, gives = 'value', at }: Property): Rule[] {
  return of.flatMap((kind) => [
    ...rule<{ x: RawTerm }>(gives, `{x:${kind}} [的] [精确|准确] (${noun}) [的 (准确|精确) 值]`, ({ x }) =>
      distributed(name, x),
    ),
    ...rule<{ x: RawTerm }>(`${gives}s`, `{x:${kind}s} [的] [精确|准确] (${noun})`, ({ x }) =>
      distributed(name, x),
    ),
    ...rule<object>(gives, `(其|它的|该) (${noun})`, (_, [from]) =>
      the(name, reference(kind, null, 'left out', from)),
    ),
    ...rule<object>('wanted', `(${noun})`, (_, [from]) => the(name, reference(kind, null, 'only', from))),
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `{x:${kind}} 的 (${noun}) (为|是|等于) {v:${gives}}`,
      ({ x, v }) => [fact('equal', the(name, x), v)],
    ),
    ...rule<{ v: RawTerm }>('facts', `[其] (${noun}) (为|是|等于) {v:${gives}}`, ({ v }, [from]) => [
      fact('equal', the(name, reference(kind, null, 'left out', from)), v),
    ]),
    ...rule<{ v: RawTerm }>(`being-${kind}`, `(${noun}) (为|是) {v:${gives}}`, ({ v }) => [
      fact('equal', the(name, SELF), v),
    ]),
    ...rule<{ x: RawTerm; v: RawTerm }>(
      'facts',
      `{x:${kind}s} 的 (${noun}) 分别 (为|是) {v:${gives}s}`,
      ({ x, v }) => paired(name, x, v),
    ),
    ...(at
      ? [
          ...rule<{ x: RawTerm; p: RawTerm }>(
            gives,
            `{x:${kind}} 在 {p:${at}} [处] [的] (${noun})`,
            ({ x, p }) => the(name, x, p),
          ),
          ...rule<{ p: RawTerm }>(gives, `在 {p:${at}} [处] [的] (${noun})`, ({ p }, [from]) =>
            the(name, reference(kind, null, 'left out', from), p),
          ),
        ]
      : []),
  ]);
}
