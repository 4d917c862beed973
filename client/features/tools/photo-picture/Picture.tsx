import { useEffect, useRef } from 'react';

interface PictureProps {
  picture: HTMLCanvasElement;
  label: string;
}

/** A picture that was made here, as wide as its place. */
export function Picture({ picture, label }: PictureProps) {
  const shown = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    shown.current!.getContext('2d')!.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={shown}
      // A canvas that gets a size forgets what is on it.
      key={`${picture.width}x${picture.height}`}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
      className="block h-auto w-full"
    />
  );
}
