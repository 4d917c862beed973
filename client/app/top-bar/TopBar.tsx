import { Section } from '../../ui/loading/SectionBoundary.tsx';
import { Alive } from '../loading/HydrationSignal.tsx';
import { AccountButtons } from '../account/AccountButtons.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenuButton } from './MobileMenuButton.tsx';
import { Navigation } from './Navigation.tsx';
import { SearchBox } from '../search-box/SearchBox.tsx';
import { SettingsButton } from './SettingsButton.tsx';

export function TopBar() {
  return (
    <header className="print:hidden fixed inset-x-0 top-0 z-30 h-14 border-b border-line bg-card max-desk:has-[~[data-tutor-button]]:pr-10 sm:max-desk:has-[~[data-tutor-button]]:pr-20">
      <div className="page-width flex h-full items-center gap-2 sm:gap-6">
        <Logo />
        <div className="hidden h-full desk:block">
          <Navigation />
        </div>
        <div className="hidden flex-1 justify-center desk:flex">
          <SearchBox focusByKey className="w-full max-w-96" />
        </div>
        <div className="ml-auto flex items-center gap-2">
          <Section>
            {/* The menu has the settings too. */}
            <div className="max-[22.4rem]:hidden">
              <SettingsButton />
            </div>
            <AccountButtons />
            <div className="desk:hidden">
              <MobileMenuButton />
            </div>
          </Section>
        </div>
        <Alive part="header" />
      </div>
    </header>
  );
}
