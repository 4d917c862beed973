/** What a sketch shows: the curve in numbers, and what is to be labelled. */
export interface Figure {
  /** What is drawn upwards, such as "y", and along. */
  name: string;
  letter: string;
  /** The part of the plane that is shown. */
  window: { left: number; right: number; bottom: number; top: number };
  /** The pieces of the curve, as points that are joined. */
  branches: FigurePoint[][];
  points: LabelledPoint[];
  asymptotes: Asymptote[];
}

export type FigurePoint = [x: number, y: number];

export type PointKind = 'crossing' | 'maximum' | 'minimum' | 'inflexion' | 'corner' | 'end';

export interface LabelledPoint {
  kind: PointKind;
  x: number;
  y: number;
  /** Its coordinates, exact where they can be. */
  tex: string;
  text: string;
}

export interface Asymptote {
  /** y = slope · x + height, or where it is vertical x = at. */
  at: number | null;
  slope: number;
  height: number;
  tex: string;
  text: string;
}
