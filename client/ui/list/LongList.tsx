import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMedia } from '../../lib/device/media.ts';
import type { Follower, Rows, RowsShown } from './follow-rows.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** So many rows stay in the page, seen or not. */
const FEW = 50;

interface LongListProps<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** About how high a row is, in pixels. */
  rowHeight: number;
  /** A `ul` puts each row into a list item. */
  as?: 'div' | 'ul';
  className?: string;
  rowClassName?: string;
  /** The last row is taken out, and had the focus. */
  onEmpty?: () => void;
  children: (item: Item) => ReactNode;
}

/**
 * Rows of a list that may grow without end: of many, those that are out of sight are taken out of the page, and the place
 * that they took is kept. On paper all of them stand.
 */
export function LongList<Item>({
  items,
  idOf,
  rowHeight,
  as: List = 'div',
  className,
  rowClassName,
  onEmpty,
  children,
}: LongListProps<Item>) {
  const isPrinted = useMedia('print');
  const isLong = items.length > FEW && !isPrinted;
  const list = useRef<HTMLDivElement & HTMLUListElement>(null);
  const keyOf = (index: number) => idOf(items[index]!);
  const shown = useRowsShown(list, isLong, { count: items.length, keyOf, rowHeight });
  useKeptFocus(list, {
    isListed: (id) => items.some((item) => idOf(item) === id),
    idOf: (row) => row.getAttribute('data-id') ?? '',
    onEmpty,
  });
  const Row = List === 'ul' ? 'li' : 'div';

  const rowOf = (item: Item, index: number) => (
    <Row
      key={idOf(item)}
      data-index={index}
      data-id={idOf(item)}
      className={rowClassName}
      {...(isLong && List === 'ul' && { 'aria-posinset': index + 1, 'aria-setsize': items.length })}
    >
      {/* Rendered rows hydrate one by one from the top, so that no row waits for all of them. */}
      <Suspense>{children(item)}</Suspense>
    </Row>
  );
  const gap = (from: number, to: number) =>
    to > from ? [<Row key={`gap-${from}`} aria-hidden="true" style={{ height: to - from }} />] : [];
  const rowsIn = ({ rows, height }: RowsShown) => [
    ...rows.flatMap(({ index, start }, place) => [
      ...gap(rows[place - 1]?.end ?? 0, start),
      ...items.slice(index, index + 1).map((item) => rowOf(item, index)),
    ]),
    ...gap(rows.at(-1)?.end ?? 0, height),
  ];

  return (
    <List ref={list} className={className} {...(shown && { style: { overflowAnchor: 'none' } })}>
      {shown ? rowsIn(shown) : items.map(rowOf)}
    </List>
  );
}

/** Which rows to draw; null for all of them. */
function useRowsShown(list: RefObject<HTMLElement | null>, isLong: boolean, rows: Rows): RowsShown | null {
  const [shown, setShown] = useState<RowsShown | null>(null);
  const [follower, setFollower] = useState<Follower | null>(null);

  useEffect(() => {
    if (!isLong) return;
    let opened: Follower | undefined;
    let isGone = false;
    import('./follow-rows.ts').then(
      ({ followRows }) => {
        if (isGone || !list.current) return;
        opened = followRows(list.current, setShown);
        setFollower(opened);
      },
      // Without it every row stays.
      () => {},
    );
    return () => {
      isGone = true;
      opened?.stop();
      setFollower(null);
      setShown(null);
    };
  }, [isLong, list]);

  useLayoutEffect(() => follower?.update(rows));

  return isLong ? shown : null;
}
