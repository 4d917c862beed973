import { scaleLinear, scalePoint } from '@visx/scale';
import { HEIGHT, type Series } from './series.ts';

const LEFT = 44;
const TOP = 22;
const BOTTOM = 26;
/** Room for the name and the value at the end of a line. */
const CHARACTER = 7;

interface Sized {
  days: readonly string[];
  series: readonly Series[];
  width: number;
  top: number;
  /** The longest text beside the end of a line. */
  label: number;
  bars: boolean;
}

/** Where days and values are on the plot. */
export function scalesOf({ days, series, width, top, label, bars }: Sized) {
  const values = series.flatMap((one) => one.values);
  const right = bars ? 12 : Math.min(width / 3, 16 + label * CHARACTER);
  const edges = { left: LEFT, right: Math.max(LEFT + 40, width - right), top: TOP, bottom: HEIGHT - BOTTOM };
  const x = scalePoint({
    domain: [...days],
    range: [edges.left, edges.right],
    padding: bars ? 0.5 : 0,
  });
  const lowest = Math.min(0, ...values);
  const y = scaleLinear({
    domain: [lowest, Math.max(top, 1, ...values)],
    range: [edges.bottom, edges.top],
    nice: 3,
  });
  const step = days.length > 1 ? (edges.right - edges.left) / days.length : 24;
  return {
    edges,
    xOf: (index: number) => x(days[index]!) ?? edges.left,
    yOf: (value: number) => y(value),
    /** Whole numbers alone: nobody has half a point. */
    ticks: y.ticks(3).filter(Number.isInteger),
    barWidth: Math.max(1, Math.min(28, step * 0.7)),
    /** The day that is nearest to a place on the plot. */
    nearest: (at: number) =>
      days.reduce(
        (best, day, index) =>
          Math.abs((x(day) ?? 0) - at) < Math.abs((x(days[best]!) ?? 0) - at) ? index : best,
        0,
      ),
  };
}

export type Scales = ReturnType<typeof scalesOf>;
