import { Trans, useLingui } from '@lingui/react/macro';
import { enableShortcuts, useShortcutsEnabled } from '../../lib/device/shortcuts.ts';
import { Segmented } from '../../ui/fields/Segmented.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { RareIcon } from '../../ui/RareIcon.tsx';
import { useLanguage } from '../preferences/language.tsx';
import { useTheme } from '../preferences/theme.tsx';

/** What a reader chooses for this device. */
export function Settings() {
  const { t } = useLingui();
  const { theme, setTheme } = useTheme();
  const { language, setLanguage } = useLanguage();
  const shortcuts = useShortcutsEnabled();
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="mb-1.5 text-sm font-medium">
          <Trans>Theme</Trans>
        </p>
        <Segmented
          label={t`Theme`}
          value={theme}
          onChange={setTheme}
          className="w-full"
          options={[
            {
              value: 'light',
              label: (
                <>
                  <RareIcon name="sun" className="size-4" />
                  {t`Light`}
                </>
              ),
            },
            {
              value: 'dark',
              label: (
                <>
                  <RareIcon name="moon" className="size-4" />
                  {t`Dark`}
                </>
              ),
            },
          ]}
        />
      </div>
      <div>
        <p className="mb-1.5 text-sm font-medium">
          <Trans>Language</Trans>
        </p>
        <Segmented
          label={t`Language`}
          value={language}
          onChange={setLanguage}
          className="w-full"
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'zh', label: '中文', lang: 'zh-CN' },
          ]}
        />
      </div>
      <Switch
        label={<Trans>Single-key shortcuts</Trans>}
        hint={<Trans>Press ? for the list.</Trans>}
        on={shortcuts}
        onChange={enableShortcuts}
      />
      <p className="border-t border-line pt-3 text-xs text-faint">
        <Trans>Settings are saved automatically.</Trans>
      </p>
    </div>
  );
}
