import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../ui/Button.tsx';

interface DotsProps {
  /** What each dot selects. */
  names: string[];
  index: number;
  onChoose: (index: number) => void;
  playing: boolean;
  onToggle: () => void;
}

/** One dot for each of what rotates, and the button that stops it. */
export function Dots({ names, index, onChoose, playing, onToggle }: DotsProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center">
      {names.map((name, i) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={i === index ? 'true' : undefined}
          onClick={() => onChoose(i)}
          className="group grid h-6 min-w-6 place-items-center rounded-control pointer-coarse:h-11"
        >
          <span className="block size-2 rounded-full bg-edge transition-all group-hover:bg-soft group-aria-[current]:w-5 group-aria-[current]:bg-brand" />
        </button>
      ))}
      <IconButton label={playing ? t`Pause` : t`Play`} onClick={onToggle} className="ml-1">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 fill-current">
          <path d={playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} />
        </svg>
      </IconButton>
    </div>
  );
}
