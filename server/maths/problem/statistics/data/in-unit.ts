import { plainUnit } from '../../../algebra-system/numbers/unit-text.ts';
import { DIMENSIONLESS, parseUnit, sameDimension, type Unit } from '../../../algebra-system/numbers/units.ts';
import type { Fact, Goal, Term } from '../../schema/problem.ts';
import type { Model } from '../facts/model.ts';
import { NAMED_UNITS } from '../facts/units.ts';
import type { Worked } from '../worked/worked.ts';

/** What is measured in the unit of the data themselves. */
const IN_THE_UNIT =
  /^(?:estimated )?(?:mean|median|mode|standard deviation|lower quartile|upper quartile|interquartile range|range|percentile \d+)$/;

/** What data are counted in, and no measure of them. */
const COUNTED =
  /^(?:the )?(?:(?:total|mean|average) )?number\b(?! of (?:hours|minutes|seconds|days|years|kilometres|metres|litres)\b)|个数|人数|次数|件数/;

/** "x kg", "in kg", "24.5 kg": the unit of the data where it is told. */
const TOLD_IN = /(?:^|[^\w⟩])(?:[a-z]|\d+(?:\.\d+)?|in ?)⟨([^⟨⟩]{1,20})⟩/g;
/** The measure of a population: "the lengths of leaves⟨cm⟩". */
const NAMED_IN = /[a-z]⟨([^⟨⟩]{1,20})⟩/g;
/** "Time taken (t minutes)", "Height (cm)" above a table. */
const HEADED =
  /^[^()（）]{2,60}[(（]\s?(?:单位[:：]?\s?)?(?:in )?(?:[a-zA-Z]\s)?([a-z°^\d ]{1,14}|\p{Script=Han}{1,3})[)）]$/u;

const unitNamed = (name: string): Unit | null => parseUnit(NAMED_UNITS[name] ?? name);

/** The units that facts tell of what is measured. */
function unitsIn({ relation, of }: Fact): string[] {
  const texts = of.flatMap(textsIn);
  if (relation === 'table') {
    const rows = JSON.parse(String(of[0])) as string[][];
    const unit = HEADED.exec((rows[0]?.[0] ?? '').replaceAll('$', '').trim())?.[1]?.trim();
    return unit === undefined ? [] : [unit];
  }
  const pattern = relation === 'normal' ? NAMED_IN : TOLD_IN;
  return [
    ...texts.flatMap((text) => [...text.matchAll(TOLD_IN)].map(([, unit]) => unit!)),
    ...texts.flatMap((text) => [...text.matchAll(pattern)].map(([, unit]) => unit!)),
  ];
}

function textsIn(term: Term): string[] {
  if (typeof term === 'string') return [term];
  if ('all' in term) return term.all.flatMap(textsIn);
  return 'the' in term ? term.of.flatMap(textsIn) : [];
}

/** The one unit in which something is told; null where it is told in none, or in several. */
function unitOf(facts: readonly Fact[]): Unit | null {
  const units = [...new Set(facts.flatMap(unitsIn))].map(unitNamed);
  const [unit, ...others] = units;
  if (!unit || sameDimension(unit.dimension, DIMENSIONLESS)) return null;
  return others.every(
    (one) => one && one.scale === unit.scale && sameDimension(one.dimension, unit.dimension),
  )
    ? unit
    : null;
}

const nameOf = (target: Term): string => {
  if (typeof target !== 'object' || !('the' in target)) return '';
  if (target.the === 'of data' || target.the === 'of law')
    return COUNTED.test(String(target.of[1] ?? '')) ? '' : String(target.of[0]);
  if (target.the === 'bound') return 'mean';
  return target.the === 'extreme range' ? 'range' : '';
};

/** The answer with the unit of the data, where it is measured in it. */
export function inUnit(worked: Worked, { target }: Goal, { told }: Model): Worked {
  if (!IN_THE_UNIT.test(nameOf(target)) || worked.name !== undefined) return worked;
  // Data one by one stand below the sentence that says in what they are.
  const scenes = told.filter(({ relation }) => relation === 'scene' || relation === 'told summary');
  const shown = withUnitOf(
    worked.facts.some((one) => unitsIn(one).length > 0) ? worked.facts : scenes,
    worked.shown,
  );
  return { ...worked, shown };
}

/** With the one unit that facts tell. */
export function withUnitOf(facts: readonly Fact[], shown: Worked['shown']): Worked['shown'] {
  const unit = unitOf(facts);
  if (!unit) return shown;
  return {
    text: `${shown.text} ${plainUnit(unit)}`.replace(' °', '°'),
    tex: `${shown.tex}${unit.latex.startsWith('^') ? '' : '\\;'}${unit.latex}`,
  };
}
