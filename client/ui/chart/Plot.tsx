import { AreaClosed, Bar, LinePath } from '@visx/shape';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { shorten } from '../Count.tsx';
import { formatDay } from './format-day.ts';
import { type ChartProps, HEIGHT, type Series, TONES } from './series.ts';
import { type Scales, scalesOf } from './scales.ts';

/** The drawing: arrow keys, like a pointer, walk along its days and say what each holds. */
export function Plot({
  words,
  days,
  series,
  shape = 'line',
  top = 0,
  width,
}: ChartProps & { width: number }) {
  const { i18n } = useLingui();
  const [at, setAt] = useState<number | null>(null);
  const last = days.length - 1;
  const shown = at === null ? last : Math.min(at, last);
  const isAlone = series.length === 1;
  const endLabel = ({ name, values }: Series) =>
    isAlone ? shorten(values[last] ?? 0, i18n.locale) : `${name} ${shorten(values[last] ?? 0, i18n.locale)}`;
  const label = Math.max(...series.map((one) => lengthOf(endLabel(one))));
  const scales = scalesOf({ days, series, width, top, label, bars: shape === 'bars' });
  const sayDay = (index: number) =>
    `${formatDay(days[index]!, i18n.locale)}: ${series
      .map(({ name, values }) =>
        isAlone ? i18n.number(values[index]!) : `${name} ${i18n.number(values[index]!)}`,
      )
      .join(', ')}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event.key, shown, last);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const onPointerMove = (event: PointerEvent) =>
    setAt(scales.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={words.title}
      aria-orientation="horizontal"
      aria-readonly="true"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown}
      aria-valuetext={sayDay(shown)}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setAt(null)}
      onBlur={() => setAt(null)}
      className="rounded-control"
      style={{ touchAction: 'pan-y' }}
    >
      <svg
        width={width}
        height={HEIGHT}
        aria-hidden="true"
        className="block max-w-full"
        style={{ overflow: 'visible' }}
      >
        <Grid scales={scales} days={days} />
        {series.map((one) => (
          <Values key={one.name} series={one} shape={shape} scales={scales} />
        ))}
        {shape === 'line' &&
          spread(series.map(({ values }) => scales.yOf(values[last] ?? 0))).map((y, index) => (
            <text
              key={series[index]!.name}
              x={scales.xOf(last) + 8}
              y={y}
              dy="0.35em"
              className="text-xs font-semibold"
              style={{ fill: TONES[series[index]!.tone ?? 'brand'].text }}
            >
              {endLabel(series[index]!)}
            </text>
          ))}
        {at !== null && <Marked scales={scales} index={shown} series={series} text={sayDay(shown)} />}
      </svg>
    </div>
  );
}

/** Chinese characters are as wide as two others. */
const lengthOf = (text: string) => [...text].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0);

function stepOf(key: string, from: number, last: number): number | null {
  const far = Math.max(1, Math.round(last / 10));
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - far,
    PageUp: from + far,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? null : Math.min(last, Math.max(0, next));
}

const LINE = 15;

/** Labels at these heights, moved until none stands on another. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_height, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((index, place) => {
    const above = order[place - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index]!, placed[above]! + LINE);
  });
  return placed;
}

interface ValuesProps {
  series: Series;
  shape: 'line' | 'bars';
  scales: Scales;
}

function Values({ series: { values, tone = 'brand' }, shape, scales }: ValuesProps) {
  const { xOf, yOf, edges, barWidth } = scales;
  const zero = yOf(0);
  if (shape === 'bars')
    return values.map((value, index) => (
      <Bar
        key={xOf(index)}
        x={xOf(index) - barWidth / 2}
        y={Math.min(yOf(value), zero)}
        width={barWidth}
        height={Math.max(value === 0 ? 0 : 1, Math.abs(yOf(value) - zero))}
        rx={Math.min(2, barWidth / 3)}
        style={{ fill: TONES[value < 0 ? 'wrong' : tone].line }}
      />
    ));
  const points = values.map((value, index) => ({ x: xOf(index), y: yOf(value) }));
  return (
    <>
      <AreaClosed
        data={points}
        x={({ x }) => x}
        y={({ y }) => y}
        y0={edges.bottom}
        yScale={yOf as never}
        style={{ fill: TONES[tone].line, fillOpacity: 0.15 }}
      />
      <LinePath
        data={points}
        x={({ x }) => x}
        y={({ y }) => y}
        strokeWidth={2}
        strokeLinejoin="round"
        style={{ stroke: TONES[tone].line }}
      />
    </>
  );
}

function Grid({ scales: { edges, ticks, yOf, xOf }, days }: { scales: Scales; days: readonly string[] }) {
  const { i18n } = useLingui();
  const last = days.length - 1;
  const named =
    days.length > 2 && edges.right - edges.left > 320 ? [0, Math.floor(last / 2), last] : [0, last];
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={edges.left}
            x2={edges.right}
            y1={yOf(tick)}
            y2={yOf(tick)}
            style={{ stroke: 'var(--line)' }}
          />
          <text
            x={edges.left - 8}
            y={yOf(tick)}
            dy="0.35em"
            textAnchor="end"
            className="text-xs tabular-nums"
            style={{ fill: 'var(--faint)' }}
          >
            {shorten(tick, i18n.locale)}
          </text>
        </g>
      ))}
      {[...new Set(named)].map((index) => (
        <text
          key={days[index]}
          x={xOf(index)}
          y={HEIGHT - 6}
          textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
          className="text-xs"
          style={{ fill: 'var(--faint)' }}
        >
          {formatDay(days[index]!, i18n.locale, 'short')}
        </text>
      ))}
    </>
  );
}

interface MarkedProps {
  scales: Scales;
  index: number;
  series: readonly Series[];
  text: string;
}

function Marked({ scales: { edges, xOf, yOf }, index, series, text }: MarkedProps) {
  const x = xOf(index);
  const isLate = x > (edges.left + edges.right) / 2;
  return (
    <>
      <line x1={x} x2={x} y1={edges.top} y2={edges.bottom} style={{ stroke: 'var(--edge)' }} />
      {series.map(({ name, values, tone = 'brand' }) => (
        <circle
          key={name}
          cx={x}
          cy={yOf(values[index]!)}
          r={4}
          style={{ fill: TONES[tone].line, stroke: 'var(--card)', strokeWidth: 2 }}
        />
      ))}
      <text
        x={x}
        y={13}
        textAnchor={isLate ? 'end' : 'start'}
        className="text-xs font-semibold"
        style={{ fill: 'var(--ink)' }}
      >
        {text}
      </text>
    </>
  );
}
