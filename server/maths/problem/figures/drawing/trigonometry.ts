import {
  call,
  difference,
  type Expression,
  number,
  PI,
  power,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { positiveRoot } from '../../planning/arcs/geometry.ts';
import type { Chain, Known } from './chain.ts';
import { angleOf } from './placed.ts';
import { half, say } from './lengths.ts';
import { isRight, isSame, triples, turns } from './deductions.ts';

const PYTHAGORAS = say('By Pythagoras’ theorem', '由勾股定理');
const RIGHT_SAYS = say('In a right-angled triangle', '在直角三角形中');
const COSINES = say('By the cosine rule', '由余弦定理');
const SINES = say('By the sine rule', '由正弦定理');

/** What trigonometry gives of each triangle, by simple rules first; false where there was nothing new. */
export function reckon(chain: Chain): boolean {
  for (const rule of [rightly, withAngle, sines, cosines, ambiguous]) {
    const before = chain.count();
    for (const triple of triples(chain))
      for (const [a, b, c] of turns(triple)) {
        rule(chain, a, b, c);
        if (chain.count() > before) return true;
      }
  }
  return false;
}

const square = (one: Known) => power(one.value, 2);

/** A right angle at the first corner. */
function rightly(chain: Chain, a: string, b: string, c: string): void {
  const right = chain.angle(b, a, c);
  if (!isRight(right)) return;
  const [ab, ac, bc] = [chain.length(a, b), chain.length(a, c), chain.length(b, c)];
  const { letters } = chain.placed;
  const rootOf = (p: string, q: string, of: Expression, from: Known[]) => {
    if (chain.length(p, q)) return;
    chain.setLength(p, q, {
      raw: { kind: 'root', index: 2, of } as never,
      value: positiveRoot(of, letters),
      why: PYTHAGORAS,
      from: [right, ...from],
    });
  };
  if (ab && ac) rootOf(b, c, sum(square(ab), square(ac)), [ab, ac]);
  if (ab && bc) rootOf(a, c, difference(square(bc), square(ab)), [ab, bc]);
  if (ac && bc) rootOf(a, b, difference(square(bc), square(ac)), [ac, bc]);
  for (const [p, q] of [
    [b, c],
    [c, b],
  ] as const) {
    const [near, far] = [chain.length(a, p), chain.length(a, q)];
    const angle = chain.angle(a, p, q);
    const long = chain.length(p, q);
    const from = (...all: (Known | null)[]) => ({ why: RIGHT_SAYS, from: [right, ...all] });
    if (angle && near) {
      chain.setLength(p, q, { raw: quotient(near.value, call('cos', angle.value)), ...from(angle, near) });
      chain.setLength(a, q, { raw: product(near.value, call('tan', angle.value)), ...from(angle, near) });
    }
    if (angle && far) {
      chain.setLength(p, q, { raw: quotient(far.value, call('sin', angle.value)), ...from(angle, far) });
      chain.setLength(a, p, { raw: quotient(far.value, call('tan', angle.value)), ...from(angle, far) });
    }
    if (angle && long) {
      chain.setLength(a, p, { raw: product(long.value, call('cos', angle.value)), ...from(angle, long) });
      chain.setLength(a, q, { raw: product(long.value, call('sin', angle.value)), ...from(angle, long) });
    }
    if (near && far)
      chain.setAngle(a, p, q, { raw: call('arctan', quotient(far.value, near.value)), ...from(near, far) });
    else if (near && long)
      chain.setAngle(a, p, q, { raw: call('arccos', quotient(near.value, long.value)), ...from(near, long) });
    else if (far && long)
      chain.setAngle(a, p, q, { raw: call('arcsin', quotient(far.value, long.value)), ...from(far, long) });
  }
}

/** Two sides and the angle between them: the third side. */
function withAngle(chain: Chain, a: string, b: string, c: string): void {
  const [angle, ab, ac] = [chain.angle(b, a, c), chain.length(a, b), chain.length(a, c)];
  if (!angle || !ab || !ac || chain.length(b, c)) return;
  if (isSame(ab, ac)) {
    const why = say('Half of the isosceles triangle is right-angled.', '等腰三角形的一半是直角三角形。');
    chain.setLength(b, c, {
      raw: product(number(2), ab.value, call('sin', half(angle.value))),
      why,
      from: [angle, ab, ac],
    });
    return;
  }
  const of = difference(
    sum(square(ab), square(ac)),
    product(number(2), ab.value, ac.value, call('cos', angle.value)),
  );
  chain.setLength(b, c, {
    raw: { kind: 'root', index: 2, of } as never,
    value: positiveRoot(of, chain.placed.letters),
    why: COSINES,
    from: [angle, ab, ac],
  });
}

/** Three sides: an angle. */
function cosines(chain: Chain, a: string, b: string, c: string): void {
  const [ab, ac, bc] = [chain.length(a, b), chain.length(a, c), chain.length(b, c)];
  if (!ab || !ac || !bc || chain.angle(b, a, c)) return;
  if (isSame(ab, ac)) {
    const why = say('Half of the isosceles triangle is right-angled.', '等腰三角形的一半是直角三角形。');
    chain.setAngle(b, a, c, {
      raw: product(number(2), call('arcsin', quotient(bc.value, product(number(2), ab.value)))),
      why,
      from: [ab, ac, bc],
    });
    return;
  }
  const raw = call(
    'arccos',
    quotient(difference(sum(square(ab), square(ac)), square(bc)), product(number(2), ab.value, ac.value)),
  );
  chain.setAngle(b, a, c, { raw, why: COSINES, from: [ab, ac, bc] });
}

/** Two angles and a side opposite one of them: the side opposite the other. */
function sines(chain: Chain, a: string, b: string, c: string): void {
  const [atA, atB, bc] = [chain.angle(b, a, c), chain.angle(a, b, c), chain.length(b, c)];
  if (!atA || !atB || !bc) return;
  chain.setLength(a, c, {
    raw: quotient(product(bc.value, call('sin', atB.value)), call('sin', atA.value)),
    why: SINES,
    from: [atA, atB, bc],
  });
}

/** Two sides and the angle opposite one of them: the angle opposite the other, acute or obtuse as the figure is. */
function ambiguous(chain: Chain, a: string, b: string, c: string): void {
  for (const [p, q] of [
    [b, c],
    [c, b],
  ] as const) {
    const [atA, pq, aq] = [chain.angle(p, a, q), chain.length(p, q), chain.length(a, q)];
    if (!atA || !pq || !aq || chain.angle(a, p, q)) continue;
    const sharp = call('arcsin', quotient(product(aq.value, call('sin', atA.value)), pq.value));
    const isSharp = angleOf(chain.dot(a), chain.dot(p), chain.dot(q)) <= Math.PI / 2;
    chain.setAngle(a, p, q, {
      raw: isSharp ? sharp : difference(PI, sharp),
      why: SINES,
      from: [atA, pq, aq],
    });
  }
}
