import { Trans } from '@lingui/react/macro';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';

interface Props {
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}

/** Takes files that are dropped on it or pasted into it; text is pasted as ever. */
export function DropArea({ onFiles, className = '', children }: Props) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // A copied table or formula may bring a picture of itself: its words are what is meant.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <div
      className={`relative ${className}`}
      onPaste={paste}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute inset-2 grid place-items-center rounded-card border-2 border-dashed border-brand-text bg-brand-wash text-brand-text">
          <Trans>Drop files here to attach them</Trans>
        </p>
      )}
    </div>
  );
}
