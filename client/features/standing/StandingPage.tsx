import { useLocation } from 'react-router-dom';
import { paths, withoutLanguage } from '../../lib/paths.ts';
import { Badges } from './badges/Badges.tsx';
import { Reputation } from './reputation/Reputation.tsx';

/** Reputation or badges, by the address: one screen, as both are small and lead to each other. */
export function StandingPage() {
  const path = withoutLanguage(useLocation().pathname);
  return path.startsWith(paths.badges()) ? <Badges /> : <Reputation />;
}
