import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import { working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { type Band, type Model, variableOf } from '../facts/model.ts';
import { rangeOfTerm, spanOf } from '../facts/ranges.ts';
import { speaksOf } from '../facts/words.ts';
import { type Found, isClose } from '../laws/known.ts';
import { resolve } from '../laws/resolve.ts';
import { countChance, present, wantedOf } from '../asked/groups.ts';
import { shownNumber } from '../worked/show.ts';
import { chanceOf } from '../asked/variable.ts';
import type { Worked } from '../worked/worked.ts';
import { bandOf } from '../facts/bands.ts';

/** What is asked of those that are called by a name, or of which part of all is so large. */
export function ofBand(goal: Goal, target: Term, model: Model): Worked | null {
  if (typeof target !== 'object' || !('the' in target)) return null;
  const texts = target.of.map(String);
  if (target.the === 'share of') return shareOf(goal, target.of, model);
  if (target.the === 'called share') return calledShare(goal, texts, model);
  if (target.the === 'event' && texts.length === 1) return ofOne(goal, texts[0]!, model);
  if (target.the === 'trials') {
    const [n, of, , clause] = texts;
    return ofMany(goal, { n: n!, of: of!, count: target.of[2]!, clause: clause! }, model);
  }
  if (target.the === 'count called') {
    const [, of, clause] = texts;
    return ofMany(goal, { n: '', of: of!, count: target.of[0]!, clause: clause! }, model);
  }
  return target.the === 'expected called' ? expectedOf(goal, texts, model) : null;
}

function shareOf(goal: Goal, [noun, words, range]: readonly Term[], model: Model): Worked | null {
  const variable = variableOf(model, String(words));
  const said = rangeOfTerm(range!);
  const worked = variable && said && chanceOf(goal, variable, model, (values) => spanOf(said, values));
  if (!worked || noun === 'proportion') return worked ?? null;
  const shown = shownNumber(worked.value! * 100, goal, true);
  return shown && { ...worked, shown: { text: `${shown.text}%`, tex: `${shown.tex}\\%` } };
}

function calledShare(goal: Goal, [noun, words, called]: string[], model: Model): Worked | null {
  const worked = ofOne(goal, `${words!} ${called!}`, model);
  const shown = worked && shownNumber(worked.value! * (noun === 'proportion' ? 1 : 100), goal, true);
  if (!worked || !shown) return null;
  return noun === 'proportion'
    ? worked
    : { ...worked, shown: { text: `${shown.text}%`, tex: `${shown.tex}\\%` } };
}

function ofOne(goal: Goal, clause: string, model: Model): Worked | null {
  const band = bandOf(clause, model);
  const worked = band && chanceOf(goal, band.variable, model, (values) => spanOf(band.range, values));
  return worked && { ...worked, facts: [...worked.facts, band.fact] };
}

/** How likely one of a band is. */
function chanceIn({ variable, range }: Band, model: Model): Found | null {
  const resolved = resolve(variable, model);
  const values =
    resolved &&
    Object.fromEntries(Object.entries(resolved.letters).map(([name, one]) => [name, evaluate(one)]));
  const span = values && spanOf(range, values);
  const chance = span && resolved.known.chance(span, 'X');
  return chance && isClose(chance) && chance.value > 0 && chance.value < 1
    ? { ...chance, steps: [...resolved.steps, ...chance.steps] }
    : null;
}

interface Many {
  n: string;
  of: string;
  count: Term;
  clause: string;
}

/** How many of several are so called. */
function ofMany(goal: Goal, { n, of, count, clause }: Many, model: Model): Worked | null {
  const band = bandOf(clause, model);
  const chance = band && chanceIn(band, model);
  const [sample, other] = model.samples;
  const size = n === '' ? sample?.size : Number(n);
  if (!chance || other || size === undefined || !(size >= 1 && size <= 100_000)) return null;
  if (sample && sample.size !== size) return null;
  const known = `${band.words} ${band.called} ${band.variable.words}`;
  if (!speaksOf(`${of} ${sample?.words ?? ''}`, known)) return null;
  const many = wantedOf(count, size);
  const found = many && countChance(size, chance.value, many, model.approximation !== null);
  const shown = found && shownNumber(found.value, goal, true);
  return (
    shown && {
      topic: model.approximation ? '9709/p5/the-normal-distribution' : '9709/p5/discrete-random-variables',
      steps: [...chance.steps, ...found.steps],
      shown,
      value: found.value,
      isRight: isClose(found),
      facts: [
        ...band.variable.facts,
        band.fact,
        ...(sample ? [sample.fact] : []),
        ...present(model.approximation),
      ],
    }
  );
}

/** So many times the probability, as a whole number. */
function expectedOf(goal: Goal, [count, words, clause]: string[], model: Model): Worked | null {
  const band = bandOf(clause!, model);
  const chance = band && chanceIn(band, model);
  const size = Number(count);
  if (!chance || !Number.isInteger(size) || size < 1 || goal.figures !== undefined || goal.exact) return null;
  if (!speaksOf(words!, `${band.words} ${band.called} ${band.variable.words}`)) return null;
  const expected = size * chance.value;
  const whole = String(Math.round(expected));
  return {
    topic: '9709/p5/the-normal-distribution',
    steps: [
      ...chance.steps,
      step(
        { en: 'Multiply by how many there are.', zh: '乘以总数。' },
        `${size} \\times ${working(chance.value)} = ${working(expected)} \\approx ${whole}`,
      ),
    ],
    shown: { text: whole, tex: whole },
    value: expected,
    isRight: true,
    facts: [...band.variable.facts, band.fact],
  };
}
