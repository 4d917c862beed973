import { type ComponentProps, lazy, Suspense } from 'react';
import type { Prose as Whole } from './Prose.tsx';

const loading = import('./Prose.tsx');
const Loaded = lazy(async () => ({ default: (await loading).Prose }));

/** Prose whose renderer is fetched beside the text, so that neither waits for the other. */
export function Prose(props: ComponentProps<typeof Whole>) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{props.text}</p>}>
      <Loaded {...props} />
    </Suspense>
  );
}
