import { useLingui } from '@lingui/react/macro';
import { LazyChart } from '../../../ui/chart/LazyChart.tsx';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import type { StandingOfQuery } from './Reputation.gen.ts';

interface ReputationChartProps {
  days: NonNullable<StandingOfQuery['reputation']>['days'];
  last: number;
  onLast: (days: number) => void;
}

export function ReputationChart({ days, last, onLast }: ReputationChartProps) {
  const { t } = useLingui();
  return (
    <div>
      <LazyChart
        words={{ title: t`Reputation over time`, table: t`Show as a table`, day: t`Day` }}
        days={days.map(({ date }) => date)}
        series={[{ name: t`Reputation`, values: days.map(({ balance }) => balance) }]}
      />
      <Segmented
        label={t`Time`}
        value={String(last)}
        onChange={(value) => onLast(Number(value))}
        className="mt-2"
        options={[
          { value: '30', label: t`30 days` },
          { value: '90', label: t`90 days` },
          { value: '365', label: t`1 year` },
        ]}
      />
    </div>
  );
}
