import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useShortcut } from '../../../lib/device/shortcuts.ts';
import { Key } from '../../../ui/Key.tsx';
import { CaseRow } from './CaseRow.tsx';
import type { QueueCaseFragment } from './Queue.gen.ts';

interface CasesProps {
  cases: readonly ({ id: string } & FragmentType<QueueCaseFragment>)[];
  me: string;
}

/** The cases, walked by keys: the acts of the one that has the focus have keys of their own. */
export function Cases({ cases, me }: CasesProps) {
  const list = useRef<HTMLUListElement>(null);
  const go = (step: 1 | -1) => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
  };
  const press = (act: string) =>
    document.activeElement
      ?.closest('[data-case]')
      ?.querySelector<HTMLButtonElement>(`[data-act="${act}"]`)
      ?.click();
  useShortcut('j', () => go(1));
  useShortcut('k', () => go(-1));
  useShortcut('t', () => press('take'));
  useShortcut('u', () => press('uphold'));
  useShortcut('d', () => press('decline'));

  return (
    <>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-faint pointer-coarse:hidden">
        <span>
          <Key>j</Key> <Key>k</Key> <Trans>next, previous</Trans>
        </span>
        <span>
          <Key>t</Key> <Trans>take</Trans>
        </span>
        <span>
          <Key>u</Key> <Trans>uphold</Trans>
        </span>
        <span>
          <Key>d</Key> <Trans>decline</Trans>
        </span>
      </p>
      <ul ref={list} className="mt-3 flex flex-col gap-4">
        {cases.map((one) => (
          <CaseRow key={one.id} row={one} me={me} />
        ))}
      </ul>
    </>
  );
}
