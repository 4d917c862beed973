import { Suspense } from 'react';
import { part } from '../loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../loading/states.tsx';
import { type ChartProps, HEAD_CLASS, HEIGHT } from './series.ts';

const Chart = part(async () => (await import('./Chart.tsx')).Chart);

/** The chart with what draws it, which comes when it is first shown; its place is kept meanwhile. */
export function LazyChart(props: ChartProps) {
  return (
    <Suspense
      fallback={
        <Waiting>
          <div className={HEAD_CLASS}>
            <Skeleton className="h-4 w-32" />
          </div>
          <div style={{ height: HEIGHT }}>
            <Skeleton className="h-full w-full" />
          </div>
        </Waiting>
      }
    >
      <Chart {...props} />
    </Suspense>
  );
}
