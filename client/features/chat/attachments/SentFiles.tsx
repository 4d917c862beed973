import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Spinner } from '../../../ui/Icon.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import { saveFile } from '../save-file.ts';
import { formatSize } from './format-size.ts';
import type { SentFileFragment } from './SentFiles.gen.ts';
import { askForFile } from './upload-file.ts';

type SentFile = Omit<SentFileFragment, '__typename'>;

/** The files of a message: pictures as such, others by name. Each can be saved. */
export function SentFiles({ files }: { files: readonly SentFile[] }) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t`Attached files`} className="flex max-w-[85%] flex-wrap items-end justify-end gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          {file.contentType.startsWith('image/') ? <Picture file={file} /> : <Named file={file} />}
        </li>
      ))}
    </ul>
  );
}

/** Only its owner may read a file, so a plain address in the page would show nothing. */
function Picture({ file }: { file: SentFile }) {
  const { t } = useLingui();
  const { url, name } = file;
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    let made: string | null = null;
    askForFile(url, 'GET', asking.signal)
      .then(async (response) => {
        const picture = response.ok ? await response.blob() : null;
        if (!picture || asking.signal.aborted) return;
        made = URL.createObjectURL(picture);
        setShown(made);
      })
      .catch(() => {});
    return () => {
      asking.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [url]);
  if (!shown) return <Named file={file} />;
  return (
    <a
      href={shown}
      download={name}
      title={t`Save ${name}`}
      className="block overflow-hidden rounded-control border border-line"
    >
      <img src={shown} alt={name} className="max-h-40 max-w-full object-contain" />
    </a>
  );
}

function Named({ file: { url, name, size } }: { file: SentFile }) {
  const { i18n, t } = useLingui();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const save = async () => {
    setState('loading');
    try {
      const response = await askForFile(url, 'GET');
      if (!response.ok) throw new Error(`the file was not sent: ${response.status}`);
      saveFile(await response.blob(), name);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <button
      type="button"
      title={t`Save ${name}`}
      aria-busy={state === 'loading' || undefined}
      onClick={() => void save()}
      className="flex max-w-full items-center gap-2 rounded-control border border-line bg-card px-2.5 py-1.5 text-left text-sm hover:bg-page pointer-coarse:min-h-11"
    >
      {state === 'loading' ? <Spinner /> : <RareIcon name="clip" className="size-4 text-soft" />}
      <span className="min-w-0">
        <span className="block max-w-56 truncate">{name}</span>
        <span role={state === 'failed' ? 'alert' : undefined} className="block text-xs text-faint">
          {state === 'failed' ? t`This could not be loaded.` : formatSize(size, i18n.locale)}
        </span>
      </span>
    </button>
  );
}
