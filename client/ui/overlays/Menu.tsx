import { Menu as Parts } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import type { AnchoredProps } from './anchored.ts';
import { AnchoredMenu } from './AnchoredMenu.tsx';

export interface MenuItem {
  key: string;
  label: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

interface MenuProps extends AnchoredProps {
  label: string;
  /** Above the items: whose menu it is. */
  heading?: ReactNode;
  items: MenuItem[];
}

export function Menu({ label, heading, items, ...anchored }: MenuProps) {
  return (
    <AnchoredMenu
      {...anchored}
      label={label}
      align="end"
      sideOffset={8}
      className="max-w-80 min-w-48 p-1 wrap-break-word"
    >
      {heading && <div className="mb-1 border-b border-line px-3 py-2 text-sm">{heading}</div>}
      {items.map((item) => (
        <Parts.Item
          key={item.key}
          onClick={item.onSelect}
          className={`cursor-default rounded-sm px-3 py-1.5 text-sm select-none data-highlighted:bg-brand-wash pointer-coarse:py-2.5 ${item.danger ? 'text-wrong' : ''}`}
        >
          {item.label}
        </Parts.Item>
      ))}
    </AnchoredMenu>
  );
}
