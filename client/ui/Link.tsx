import { useLingui } from '@lingui/react';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { inLanguage, withoutLanguage } from '../lib/paths.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Goes to another page of the site, in the language that is read, without loading it anew; the router's own link brings
 * its data loader along.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { i18n } = useLingui();
  const address = inLanguage(to, i18n.locale);
  const href = useHref(address);
  const go = useLinkClickHandler<HTMLAnchorElement>(address, { target: rest.target });

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** A link that says that it leads to where one is, or, unless only its `end` counts, to somewhere above. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const pathname = withoutLanguage(useLocation().pathname);
  const [path = ''] = props.to.split(/[?#]/);
  const isHere = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return <Link {...(isHere && { 'aria-current': 'page' })} {...props} />;
}
