import { eachOf, fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const SHAPE = '[一个] [封闭|有限|平面] [的] (区域|图形|部分)';
const SOLID = '[的] [旋转体|立体|几何体|立体图形|旋转 几何体] [的] 体积';
const RESULT = '(所得|形成|生成|得到|所成)';
const named = (name: string) => name.replace(/\$/g, '').trim();
const left = (kind: string, at: number): RawTerm => reference(kind, null, 'left out', at);
const region = (at: number, bounds: RawTerm, name: string | null = null): RawTerm => ({
  ...reference('region', name, 'the', at),
  says: [fact('bounded', SELF, ...eachOf(bounds).flatMap(eachOf))],
});

/** Regions between curves, their areas, and the solids that they make. */
export const REGION_RULES: Rule[] = [
  ...rule<{ b: RawTerm }>('bounds', '{b:bounds} 之间', ({ b }) => b),
  ...rule<object>('bounds', '(它们|两者|二者)', (_, [at]) => ({
    all: [left('curve', at), left('line', at + 0.5)],
  })),
  ...rule<{ b: RawTerm; r?: string }>(
    'region',
    `[由|被] {b:bounds} 围成 [的] ${SHAPE} [{r:label}]`,
    ({ b, r }, [at]) => region(at, b, r === undefined ? null : named(r)),
  ),
  ...rule<{ b: RawTerm }>('value', '[由|被] {b:bounds} 围成 [的] 面积', ({ b }, [at]) =>
    the('area', region(at, b)),
  ),
  ...rule<{ b: RawTerm; r?: string }>(
    'facts',
    `[由|被] {b:bounds} 围成 [了] ${SHAPE} [{r:label}]`,
    ({ b, r }, [at]) => [fact('given', region(at, b, r === undefined ? null : named(r)))],
  ),
  ...rule<{ b: RawTerm; r: string }>(
    'facts',
    `[区域] {r:label} 为 [由] {b:bounds} 围成 [的] ${SHAPE}`,
    ({ b, r }, [at]) => [fact('given', region(at, b, named(r)))],
  ),
  ...rule<{ r: string; x: RawTerm }>(
    'rotation',
    '[将] {r:label} 绕 {x:line} 旋转 (一周|一圈|一整周|360°)',
    ({ r, x }, [at]) => [fact('rotated', reference('region', named(r), 'bare', at), x)],
  ),
  ...['expression', 'number', 'quantity'].flatMap((kind) =>
    rule<{ r: string; x: RawTerm; a: RawTerm }>(
      'rotation',
      `[将] {r:label} 绕 {x:line} 旋转 {a:${kind}}`,
      ({ r, x, a }, [at]) =>
        /^\$?\s*(?:360\s*(?:°|\^\{?\\circ\}?)|2\s*(?:\\pi|π))\s*\$?$/.test(String(a))
          ? [fact('rotated', reference('region', named(r), 'bare', at), x)]
          : null,
    ),
  ),
  ...rule<{ f: RawFact[] }>('goals', `求 {f:rotation} [后|时] [,] ${RESULT} ${SOLID}`, ({ f }) =>
    volumeOf(f),
  ),
  ...rule<{ f: RawFact[] }>('goals', `{f:rotation} [后|时] [,] 求 ${RESULT} ${SOLID}`, ({ f }) =>
    volumeOf(f),
  ),
];

const volumeOf = (rotation: RawFact[]) => {
  const turned = rotation[0]?.of[0];
  return turned !== undefined && isReference(turned)
    ? [{ verb: 'find', target: the('volume', turned), where: rotation }]
    : null;
};
