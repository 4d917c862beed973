import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { parse } from '../../../algebra-system/parsing/statement.ts';
import { functionIn } from '../../../reading/calculus/calculus-question.ts';
import { wordingIn } from '../../../reading/wording.ts';
import { areAsymptotesRight, arePointsRight, isNothingMissing } from '../../../techniques/graphs/confirm.ts';
import type { Curve } from '../../../techniques/graphs/curve.ts';
import { drawn } from '../../../techniques/graphs/draw.ts';
import { type Features, featuresOf } from '../../../techniques/graphs/features.ts';
import { none } from '../../../writing/answers.ts';
import type { LabelledPoint, PointKind } from '../../../writing/figure.ts';
import type { Answer, Method, Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Text } from '../../../../core/locale.ts';

interface Parameters {
  curve: Curve;
  name: string;
}

const LEAD =
  /^(?:sketch|draw) (?:(?:graph|curve) (?:of |with equation )?)?#(?: for #)?(?: |$)|^(?:画出|作出|绘制|画|作) ?(?:函数|曲线|方程为)? ?# ?(?:在 ?# ?[上内时]? ?)?的?(?:大致图像|图像|图象|草图|曲线)?/u;
/** What may be asked to be labelled, all of which always is. */
const SHOWN = new Set(
  (
    'stating showing indicating giving marking labelling including clearly state show label indicate mark exact coordinates equations ' +
    'equation all of any and its point points turning stationary vertex asymptote asymptotes intercept intercepts intersection ' +
    'intersections with where it curve graph meet meets cross crosses cut cuts intersects touches coordinate axes axis x y in form ' +
    'maximum minimum'
  ).split(' '),
);
const SHOWN_ZH =
  /并且?|标出|标明|写出|注明|指出|其|它|图像|曲线|与|坐标轴|的|交点|坐标|渐近线|方程|驻点|极值点|顶点|截距|和|及|以及|所有|\s/gu;

function asksForSketch(say: string): boolean {
  const lead = LEAD.exec(say)?.[0];
  if (lead === undefined) return false;
  const rest = say.slice(lead.length).trim();
  return (
    rest.split(/[\s-]/).every((word) => !word || SHOWN.has(word)) || rest.replaceAll(SHOWN_ZH, '') === ''
  );
}

const EVERYWHERE = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, edges: [] };

export const sketchGraph: Method<Parameters> = {
  id: 'sketch-graph',
  topic: '9709/p1/functions',

  match({ text, inDegrees }) {
    const wording = wordingIn(text);
    if (!wording || inDegrees || !asksForSketch(wording.say.trim())) return null;
    const [formula, condition, ...others] = wording.formulas;
    const named = formula ? functionIn(formula) : null;
    if (!named?.name || named.letter === named.name || others.length > 0) return null;
    const range = condition === undefined ? EVERYWHERE : rangeIn(condition, named.letter);
    return range && { curve: { value: named.value, letter: named.letter, ...range }, name: 'y' };
  },

  solve({ curve, name }) {
    const features = featuresOf(curve, name);
    if (!features) return null;
    const figure = drawn(curve, name, features);
    if (figure.branches.length === 0) return null;
    return {
      title: { en: 'Sketch of a graph', zh: '画函数图像' },
      steps: stepsOf(features, `${name} = ${toLatex(curve.value)}`),
      answer: answerOf(features),
      figure,
    };
  },

  verify({ figure }, { curve }) {
    if (!figure) return [];
    return [
      {
        name: {
          en: 'Each labelled point lies on the graph and is what it is called.',
          zh: '每个标注点都在图像上，且类型正确。',
        },
        passed: arePointsRight(figure, curve),
      },
      {
        name: {
          en: 'The graph comes as near to each asymptote as one likes.',
          zh: '图像无限接近每条渐近线。',
        },
        passed: areAsymptotesRight(figure, curve),
      },
      {
        name: {
          en: 'A search along the graph finds no other crossing or turning point.',
          zh: '沿图像搜索未发现其他交点或极值点。',
        },
        passed: isNothingMissing(figure, curve),
      },
    ];
  },
};

/** "0 ≤ x ≤ 2π", "x > 1": from where to where; null for what is no range of the letter. */
function rangeIn(condition: string, letter: string): Pick<Curve, 'from' | 'to' | 'edges'> | null {
  const parsed = parse(condition);
  if (!parsed.ok || parsed.statement.kind !== 'relation') return null;
  const { sides, signs } = parsed.statement;
  if (signs.some((sign) => !/^[<>]=?$/.test(sign))) return null;
  const rises = signs[0]!.startsWith('<');
  if (signs.some((sign) => sign.startsWith('<') !== rises)) return null;
  const ordered = rises ? sides : sides.toReversed();
  const at = ordered.findIndex((side) => side.kind === 'symbol' && side.name === letter);
  if (at < 0 || ordered.some((side, i) => i !== at && symbolsOf(side).length > 0)) return null;
  const bound = (side: Expression | undefined, otherwise: number) => (side ? evaluate(side) : otherwise);
  const [from, to] = [bound(ordered[at - 1], EVERYWHERE.from), bound(ordered[at + 1], EVERYWHERE.to)];
  const edges = ordered.filter((_, i) => i !== at);
  return ordered.length <= 3 && from < to ? { from, to, edges } : null;
}

const KINDS: Record<PointKind, Text> = {
  crossing: { en: '', zh: '' },
  maximum: { en: 'maximum', zh: '极大值点' },
  minimum: { en: 'minimum', zh: '极小值点' },
  inflexion: { en: 'stationary point of inflexion', zh: '驻点（拐点）' },
  corner: { en: 'corner', zh: '尖点' },
  end: { en: 'end', zh: '端点' },
};

/** Where it meets the axes, and in words all that is labelled. */
function answerOf(features: Features): Answer {
  const [say, { crossings }] = [said(features), features];
  if (crossings.length === 0) return none(say);
  return {
    text: crossings.map(({ text }) => text).join(', '),
    tex: crossings.map(({ tex }) => tex).join(',\\; '),
    say,
  };
}

const listed = (points: readonly LabelledPoint[], language: keyof Text): string =>
  points
    .map(({ kind, tex }) => `${KINDS[kind][language]} $${tex}$`.trim())
    .join(language === 'en' ? ', ' : '，');

function stepsOf({ crossings, turnings, ends, asymptotes }: Features, curve: string): Step[] {
  const lines = asymptotes.map(({ tex }) => `$${tex}$`);
  const steps = [
    step(
      crossings.length > 0
        ? {
            en: `Put 0 for each letter in turn: it meets the axes at ${listed(crossings, 'en')}.`,
            zh: `分别令两个字母为 0：图像与坐标轴交于 ${listed(crossings, 'zh')}。`,
          }
        : { en: 'It does not meet the axes.', zh: '图像与坐标轴没有交点。' },
      [curve],
      ['B1'],
    ),
    step(
      turnings.length > 0
        ? {
            en: `The gradient is zero at ${listed(turnings, 'en')}.`,
            zh: `切线水平的点：${listed(turnings, 'zh')}。`,
          }
        : { en: 'The gradient is nowhere zero.', zh: '没有切线水平的点。' },
      [],
      ['B1'],
    ),
  ];
  if (lines.length > 0)
    steps.push(
      step({ en: `Asymptotes: ${lines.join(', ')}.`, zh: `渐近线：${lines.join('，')}。` }, [], ['B1']),
    );
  if (ends.length > 0)
    steps.push(step({ en: `Its ends: ${listed(ends, 'en')}.`, zh: `图像的端点：${listed(ends, 'zh')}。` }));
  return steps;
}

/** All of the sketch in words. */
function said({ crossings, turnings, ends, asymptotes }: Features): Text {
  const lines = asymptotes.map(({ tex }) => `$${tex}$`);
  const en = [
    crossings.length > 0 ? `meets the axes at ${listed(crossings, 'en')}` : 'does not meet the axes',
    ...(turnings.length > 0 ? [`stationary at ${listed(turnings, 'en')}`] : []),
    ...(ends.length > 0 ? [listed(ends, 'en')] : []),
    ...(lines.length > 0 ? [`asymptotes ${lines.join(', ')}`] : []),
  ];
  const zh = [
    crossings.length > 0 ? `与坐标轴交于 ${listed(crossings, 'zh')}` : '与坐标轴没有交点',
    ...(turnings.length > 0 ? [`驻点：${listed(turnings, 'zh')}`] : []),
    ...(ends.length > 0 ? [listed(ends, 'zh')] : []),
    ...(lines.length > 0 ? [`渐近线 ${lines.join('，')}`] : []),
  ];
  return { en: `The graph ${en.join('; ')}.`, zh: `图像${zh.join('；')}。` };
}
