import { useState } from 'react';

interface Row {
  node: { id: string; author: { id: string } | null };
}

/**
 * Rows that came above the one that stood first when this list was shown are held back until the reader asks for them: a
 * list that moved would take away what is being pressed. What the reader asked is shown at once.
 */
export function useHeldBack(rows: readonly Row[], list: string, me: string | undefined) {
  const [top, setTop] = useState({ list: '', id: '' });
  const at = rows.findIndex(({ node }) => node.id === top.id);
  const isOwn = rows.slice(0, Math.max(at, 0)).some(({ node }) => node.author?.id === me);
  const first = rows[0]?.node.id ?? '';
  const isFresh = top.list !== list || at < 0 || (me !== undefined && isOwn);
  if (isFresh && (top.list !== list || top.id !== first)) setTop({ list, id: first });
  const from = isFresh ? 0 : at;
  return {
    held: rows.slice(0, from).map(({ node }) => node.id),
    show: () => setTop({ list, id: '' }),
  };
}
