import { useLingui } from '@lingui/react/macro';
import type { Snippet } from '../../../ui/formula/formula-bar.ts';

/** What print has in questions of physics and keyboards have not. */
export function useUnitSnippets(): Snippet[] {
  const { t } = useLingui();
  const sign = (key: string, face: string, label: string): Snippet => ({
    key,
    face,
    label,
    before: face,
    after: '',
    gap: '',
    maths: false,
  });
  return [
    sign('micro', 'μ', t`Micro`),
    sign('ohm', 'Ω', t`Ohm`),
    sign('degree', '°', t`Degree`),
    { ...sign('times-ten', '×10ⁿ', t`Power of ten`), before: ' × 10^', gap: '3' },
    sign('plus-minus', '±', t`Plus or minus`),
    sign('at-most', '≤', t`At most`),
    sign('at-least', '≥', t`At least`),
  ];
}
