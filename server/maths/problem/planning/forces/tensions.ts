import { evaluate, type Values } from '../../../algebra-system/expressions/evaluate.ts';
import { exactOrRounded } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Goal } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { expressionOf, propertyIn } from '../told/told.ts';
import { type Arrow, numberOf, sumTex } from './arrows.ts';
import type { Hung } from './hung.ts';

interface Found {
  arrows: readonly Arrow[];
  values: Values;
}

/** The tension in one string, or the size of what else pulls. */
export function tensionAsked(hung: Pick<Hung, 'ends'>, found: readonly Found[], goal: Goal): Result | null {
  const [only, another] = found;
  if (!only || another || (goal.target as { where?: unknown[] }).where?.length) return null;
  const { arrows, values } = only;
  const property = propertyIn(goal.target);
  const letter = typeof goal.target === 'string' ? expressionOf(goal.target) : null;
  const at =
    property?.name === 'tension of' ? hung.ends.findIndex((end) => String(property.of[0]).includes(end)) : -1;
  const nth = property?.name === 'nth tension' ? Number(property.of[0]) : at;
  const size =
    letter?.kind === 'symbol'
      ? values[letter.name]
      : nth >= 0 && arrows[nth]
        ? evaluate(arrows[nth].size, values)
        : undefined;
  const value = size === undefined || !Number.isFinite(size) ? null : numberOf(size, goal.exact === true);
  return (
    value && {
      values: [value],
      unit: letter ? '' : 'N',
      letter: letter ? String(goal.target) : null,
      steps: [
        step({ en: 'Resolve horizontally and vertically.', zh: '沿水平和竖直方向分解。' }, [
          `${sumTex(arrows, 0)} = 0`,
          `${sumTex(arrows, Math.PI / 2)} = 0`,
        ]),
        step({ en: 'Solve these equations.', zh: '解这些方程。' }, [exactOrRounded(size!)]),
      ],
      used: [],
      isConfirmed: true,
    }
  );
}
