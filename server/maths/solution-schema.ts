import { builder } from '../graph/builder.ts';
import { BilingualText } from '../graph/shared-types.ts';
import type { Reading } from './reading/questions/alternative-readings.ts';
import type { ReadStep } from './solving/read-steps.ts';
import type { Answer, Check, MarkCode } from './writing/method.ts';
import type { Asymptote, Figure, FigurePoint, LabelledPoint, PointKind } from './writing/figure.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    QuestionReading: Reading;
    SolutionStep: ReadStep;
    SolutionAnswer: Answer;
    SolutionCheck: Check;
    Figure: Figure;
  }

  interface NamedEnums {
    MarkCode: MarkCode;
  }
}

const OtherReading = builder.objectRef<Reading['others'][number]>('OtherReading').implement({
  description: 'Another way to read a formula that was typed without brackets.',
  fields: (t) => ({
    tex: t.exposeString('tex', { description: 'As it would be read then, in LaTeX.' }),
    question: t.exposeString('question', {
      description: 'The whole question, typed so that it can be read in this way alone.',
    }),
  }),
});

builder.objectRef<Reading>('QuestionReading').implement({
  description: 'How a formula was read that was typed without brackets and has several usual readings.',
  fields: (t) => ({
    typed: t.exposeString('typed', { description: 'As it was typed.' }),
    tex: t.exposeString('tex', { description: 'As it was read, in LaTeX.' }),
    others: t.expose('others', { type: [OtherReading], description: 'How else it could be read.' }),
  }),
});

const Mark = builder.enumType('MarkCode', {
  description:
    'What a line earns, in the style of a mark scheme. The allocation is our own, never an official one.',
  values: {
    M1: { description: 'For the method.' },
    A1: { description: 'For accuracy, once its method is earned.' },
    B1: { description: 'For a result that needs no method.' },
    DM1: { description: 'For a method that depends on an earlier one.' },
    E1: { description: 'For an explanation.' },
  } satisfies Record<MarkCode, object>,
});

builder.objectRef<ReadStep>('SolutionStep').implement({
  description: 'One line of a worked solution.',
  fields: (t) => ({
    say: t.expose('say', { type: BilingualText, description: 'What is done.' }),
    tex: t.stringList({
      description: 'LaTeX, each formula on a line of its own.',
      resolve: ({ tex }) => tex ?? [],
    }),
    marks: t.field({
      type: [Mark],
      description: 'The marks that it would earn.',
      resolve: ({ marks }) => marks ?? [],
    }),
    checked: t.exposeBoolean('checked', {
      description:
        'Whether it was confirmed on its own: against the lines before it, or, being the last, by the checks of the answer.',
    }),
    why: t.field({
      type: BilingualText,
      nullable: true,
      description: 'Why it may be done, where a student would ask.',
      resolve: ({ why }) => why ?? null,
    }),
  }),
});

builder.objectRef<Answer>('SolutionAnswer').implement({
  description: 'The answer of a worked solution.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As one would type it: `x = 2 or x = 3`; `none` for none.' }),
    tex: t.exposeString('tex', { description: 'LaTeX.' }),
    say: t.field({
      type: BilingualText,
      nullable: true,
      description: 'What a formula cannot say.',
      resolve: ({ say }) => say ?? null,
    }),
  }),
});

builder.objectRef<Check>('SolutionCheck').implement({
  description:
    'A way the answer was checked that is not the way it was found. It passed, or there would be no answer.',
  fields: (t) => ({ name: t.expose('name', { type: BilingualText, description: 'What was done.' }) }),
});

const KindOfPoint = builder.enumType('PointKind', {
  description: 'What a labelled point of a sketch is.',
  values: {
    CROSSING: { value: 'crossing', description: 'Where the curve meets an axis.' },
    MAXIMUM: { value: 'maximum', description: 'A turning point, higher than what is beside it.' },
    MINIMUM: { value: 'minimum', description: 'A turning point, lower than what is beside it.' },
    INFLEXION: {
      value: 'inflexion',
      description: 'A stationary point where the curve goes on in its direction.',
    },
    CORNER: { value: 'corner', description: 'Where the curve has a corner on the axis.' },
    END: { value: 'end', description: 'Where the curve stops.' },
  } satisfies Record<Uppercase<PointKind>, object>,
});

const Point = builder.objectRef<FigurePoint>('FigurePoint').implement({
  description: 'A point of a curve in numbers.',
  fields: (t) => ({
    x: t.float({ description: 'Along.', resolve: ([x]) => x }),
    y: t.float({ description: 'Upwards.', resolve: ([, y]) => y }),
  }),
});

const Labelled = builder.objectRef<LabelledPoint>('LabelledPoint').implement({
  description: 'A point that a sketch labels.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindOfPoint, description: 'What it is.' }),
    x: t.exposeFloat('x', { description: 'Along.' }),
    y: t.exposeFloat('y', { description: 'Upwards.' }),
    tex: t.exposeString('tex', { description: 'Its coordinates in LaTeX, exact where they can be.' }),
    text: t.exposeString('text', { description: 'Its coordinates as one types them.' }),
  }),
});

const Line = builder.objectRef<Asymptote>('Asymptote').implement({
  description: 'A line that a curve comes near.',
  fields: (t) => ({
    at: t.exposeFloat('at', { nullable: true, description: 'Where it stands, if it is vertical.' }),
    slope: t.exposeFloat('slope', { description: 'Its gradient, if it is not.' }),
    height: t.exposeFloat('height', {
      description: 'Where it meets the axis upwards, if it is not vertical.',
    }),
    tex: t.exposeString('tex', { description: 'Its equation in LaTeX.' }),
    text: t.exposeString('text', { description: 'Its equation as one types it.' }),
  }),
});

const Window = builder.objectRef<Figure['window']>('FigureWindow').implement({
  description: 'The part of the plane that a sketch shows.',
  fields: (t) => ({
    left: t.exposeFloat('left', { description: 'The least along.' }),
    right: t.exposeFloat('right', { description: 'The greatest along.' }),
    bottom: t.exposeFloat('bottom', { description: 'The least upwards.' }),
    top: t.exposeFloat('top', { description: 'The greatest upwards.' }),
  }),
});

builder.objectRef<Figure>('Figure').implement({
  description: 'A sketch: the curve in numbers, and what is labelled, each of which was checked.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What is drawn upwards.' }),
    letter: t.exposeString('letter', { description: 'What is drawn along.' }),
    window: t.expose('window', { type: Window, description: 'What is shown.' }),
    branches: t.field({
      type: t.listRef(t.listRef(Point)),
      description: 'The pieces of the curve, as points that are joined.',
      resolve: ({ branches }) => branches,
    }),
    points: t.expose('points', { type: [Labelled], description: 'From left to right.' }),
    asymptotes: t.expose('asymptotes', { type: [Line], description: 'Vertical ones first.' }),
  }),
});
