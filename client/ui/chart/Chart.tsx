import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { formatDay } from './format-day.ts';
import { Plot } from './Plot.tsx';
import { type ChartProps, HEAD_CLASS, HEIGHT } from './series.ts';
import { useMeasuredWidth } from './use-measured-width.ts';

/** Values over time as a drawing, or as the table behind it. */
export function Chart(props: ChartProps) {
  const { words, days } = props;
  const [asTable, setAsTable] = useState(false);
  const { ref, width } = useMeasuredWidth();
  return (
    <figure aria-label={words.title} className="min-w-0">
      <div className={HEAD_CLASS}>
        <figcaption className="text-sm font-semibold">{words.title}</figcaption>
        <Button look="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {words.table}
        </Button>
      </div>
      <div ref={ref} style={{ minHeight: HEIGHT }}>
        {asTable ? <Figures {...props} /> : width > 0 && days.length > 0 && <Plot {...props} width={width} />}
      </div>
    </figure>
  );
}

/** What scrolls. */
const reachedByKeys = (element: HTMLElement | null) => {
  if (element) element.tabIndex = 0;
};

/** The newest first: it is what one looks for. */
function Figures({ words, days, series }: ChartProps) {
  const { i18n } = useLingui();
  const rows = days.map((day, index) => ({ day, values: series.map(({ values }) => values[index] ?? 0) }));
  return (
    <div
      role="region"
      aria-label={words.title}
      ref={reachedByKeys}
      style={{ maxHeight: HEIGHT * 1.5 }}
      className="overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-card text-soft">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium">
              {words.day}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-2 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ day, values }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-left font-normal">
                {formatDay(day, i18n.locale)}
              </th>
              {values.map((value, index) => (
                <td key={series[index]!.name} className="px-3 py-1.5 text-end">
                  {i18n.number(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
