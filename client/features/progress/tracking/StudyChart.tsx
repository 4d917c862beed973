import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Progress } from '../../../lib/progress/progress.ts';
import { LazyChart } from '../../../ui/chart/LazyChart.tsx';

const DAYS = 90;
const DAY_MS = 86_400_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** How many topics were studied at all by each of the last days. */
export function StudyChart({ progress }: { progress: Progress }) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  const days = Array.from({ length: DAYS }, (_, day) => dayOf(now - (DAYS - 1 - day) * DAY_MS));
  const begun = Object.values(progress).map(({ firstStudied, lastStudied }) =>
    dayOf(Date.parse(firstStudied ?? lastStudied)),
  );
  return (
    <LazyChart
      words={{ title: t`Topics studied, 90 days`, table: t`As a table`, day: t`Day` }}
      days={days}
      series={[
        {
          name: t`Topics`,
          values: days.map((day) => begun.filter((first) => first <= day).length),
          tone: 'brand',
        },
      ]}
      top={4}
    />
  );
}
