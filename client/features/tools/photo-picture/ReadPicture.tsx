import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { PlacedWord } from '../photo-reading/assemble-text.ts';
import { Picture } from './Picture.tsx';

interface ReadPictureProps {
  picture: HTMLCanvasElement;
  /** Framed in the picture. */
  uncertain: PlacedWord[];
  /** Small above its text, where the screen has no room for both side by side. */
  isAside: boolean;
}

/** A model reports what it could not read, but not where. */
const isPlaced = ({ box }: PlacedWord) => box.width > 0;

/** The picture as it was read, flat and straight, with the words that are not certain in frames. */
export function ReadPicture({ picture, uncertain, isAside }: ReadPictureProps) {
  const { t } = useLingui();
  const [large, setLarge] = useState(false);
  const height = !isAside ? '' : large ? 'max-lg:max-h-[50dvh]' : 'max-lg:max-h-[24dvh]';
  return (
    <div data-read className="relative">
      <div
        className={`relative max-h-[70dvh] overflow-auto rounded-card border border-line ${height}`}
        tabIndex={0}
      >
        <div className={`relative ${isAside && large ? 'max-lg:w-[200%]' : ''}`}>
          <Picture picture={picture} label={t`The photo as it was read`} />
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${picture.width} ${picture.height}`}
            className="pointer-events-none absolute inset-0 size-full"
          >
            {uncertain.filter(isPlaced).map(({ at, box }) => (
              <rect
                key={at}
                x={box.x - 4}
                y={box.y - 4}
                width={box.width + 8}
                height={box.height + 8}
                rx="4"
                vectorEffect="non-scaling-stroke"
                className="fill-none stroke-hint stroke-2"
              />
            ))}
          </svg>
        </div>
      </div>
      {isAside && (
        <Button
          size="small"
          aria-pressed={large}
          onClick={() => setLarge(!large)}
          className="absolute right-2 bottom-2 lg:hidden"
        >
          {large ? <Trans>Shrink</Trans> : <Trans>Enlarge</Trans>}
        </Button>
      )}
    </div>
  );
}
