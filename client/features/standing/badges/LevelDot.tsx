import { useLingui } from '@lingui/react/macro';
import type { BadgeLevel } from '../../../lib/graph/schema-types.ts';
import { LevelMark } from '../../../ui/LevelMark.tsx';

/** The level of a badge, as a colour and as a word for those who do not see it. */
export function LevelDot({ level, className }: { level: BadgeLevel; className?: string }) {
  const names = useLevelNames();
  return <LevelMark level={level} name={names[level]} {...(className && { className })} />;
}

export function useLevelNames(): Record<BadgeLevel, string> {
  const { t } = useLingui();
  return { GOLD: t`Gold`, SILVER: t`Silver`, BRONZE: t`Bronze` };
}
