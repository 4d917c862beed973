import { takeBand, takeEvent } from './bands.ts';
import { takeEqual, takeFormula } from './formulas.ts';
import {
  takeSmooth,
  takeCases,
  takeDistribution,
  takeNormal,
  takeShare,
  takeSupport,
  takeTable,
} from './laws.ts';
import { define, type Model, variableNamed } from './model.ts';
import { plain } from './notation.ts';
import { takeCounts } from './drawn.ts';
import { takeData, takeList, takeSample, takeTail } from './samples.ts';
import { TELLING } from '../../draws/told.ts';
import { takeUntil, takeWaits } from './waiting.ts';
import { hasOneUnit } from './units.ts';
import type { Fact } from '../../schema/problem.ts';

const QUALITIES = new Set('constant positive negative nonzero integer rational real'.split(' '));

/** Everything that was said, taken apart; null where one fact is not understood. */
export function modelOf(facts: readonly Fact[]): Model | null {
  const model: Model = {
    variables: [],
    equations: [],
    qualities: [],
    events: [],
    tables: [],
    tails: [],
    bands: [],
    told: facts,
    samples: [],
    approximation: null,
    interval: null,
    independent: [],
    data: { sizes: [], sums: [], groups: [], lists: [] },
    others: [],
  };
  // What is a variable has to be known before what is said of it.
  const ordered = [...facts].sort((a, b) => rankOf(a) - rankOf(b));
  for (const one of ordered) if (!takeAmong(one, facts, model)) return null;
  const { data, samples } = model;
  // "A random sample is taken, and the masses are summarised by …": how many there are of what is summed.
  if (data.sizes.length === 0 && samples.length === 1 && data.sums.length > 0) data.sizes = [...samples];
  return hasOneUnit(facts) ? model : null;
}

const FIRST = new Set(['counts', 'distribution', 'normal', 'cases', 'support', 'table', 'generating']);

const rankOf = ({ relation, of }: Fact): number =>
  relation === 'until'
    ? -2
    : relation === 'waits'
      ? -1
      : FIRST.has(relation)
        ? 0
        : relation === 'band' || (typeof of[0] === 'string' && /^\s*P\(/.test(plain(of[0])))
          ? 1
          : 2;

/** What rests on other facts is taken with them. */
function takeAmong(one: Fact, facts: readonly Fact[], model: Model): boolean {
  if (one.relation === 'counts') return takeCounts(one, facts, model);
  if (one.relation === 'until') return takeUntil(one, facts, model);
  return one.relation === 'waits' ? takeWaits(one, model) : take(one, model);
}

export function take(one: Fact, model: Model): boolean {
  const { relation, of } = one;
  const [first, second] = of;
  // What is drawn or thrown is known by what is counted of it.
  if (relation === 'scene' || TELLING.has(relation)) return true;
  if (QUALITIES.has(relation) && typeof first === 'string') {
    model.qualities.push({ letter: plain(first).replace(/^\\/, ''), quality: relation, fact: one });
    return true;
  }
  if (relation === 'distribution') return takeDistribution(String(first), one, model);
  if (relation === 'normal') return takeNormal(String(first), second!, one, model);
  if (relation === 'cases') return takeCases(String(first), one, model);
  if (relation === 'support') return takeSupport(String(first), second!, one, model);
  if (relation === 'table') return takeTable(JSON.parse(String(first)) as string[][], one, model);
  if (relation === 'band') return takeBand(of, one, model);
  if (relation === 'event') return takeEvent(of, one, model);
  if (relation === 'share') return takeShare(of, one, model);
  if (relation === 'top share' || relation === 'bottom share')
    return takeTail(relation === 'top share', of as string[], one, model);
  if (relation === 'sample') return takeSample(of as string[], one, model);
  if (relation === 'size' || relation === 'group') return takeData(relation, of as string[], one, model);
  if (relation === 'list') return takeList(String(first), one, model);
  if (relation === 'observations') {
    const [name, count, of] = one.of.map(String);
    return define(variableNamed(model, name!), { is: 'observations', of: of!, count: Number(count) }, one);
  }
  if (relation === 'continuous density') return takeSmooth(String(first), one, model);
  if (relation === 'independent') {
    model.independent.push({ of: of.map((name) => plain(String(name))), fact: one });
    return true;
  }
  if (relation === 'interval') {
    model.interval = one;
    return true;
  }
  if (relation === 'approximation') {
    model.approximation = one;
    return true;
  }
  if (relation === 'holds' && typeof first === 'string') return takeFormula(first, one, model);
  if (relation === 'equal') return takeEqual(first!, second!, one, model);
  model.others.push(one);
  return true;
}
