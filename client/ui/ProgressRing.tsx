import { useLingui } from '@lingui/react/macro';

interface ProgressRingProps {
  /** 0 to 100. */
  value: number;
  /** What is measured. */
  label: string;
  className?: string;
}

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

/** A progress ring with the number inside. */
export function ProgressRing({ value, label, className = 'size-16' }: ProgressRingProps) {
  const { i18n } = useLingui();
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`relative grid shrink-0 place-items-center ${className}`}
    >
      <svg aria-hidden="true" viewBox="0 0 64 64" className="absolute inset-0 size-full -rotate-90 fill-none">
        <circle cx="32" cy="32" r={RADIUS} strokeWidth="6" className="stroke-line" />
        <circle
          cx="32"
          cy="32"
          r={RADIUS}
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - shown / 100)}
          className={`transition-[stroke-dashoffset] duration-200 ${shown === 0 ? 'stroke-transparent' : 'stroke-brand'}`}
        />
      </svg>
      <span className="font-mono text-sm font-semibold tabular-nums">
        {i18n.number(shown / 100, { style: 'percent' })}
      </span>
    </div>
  );
}
