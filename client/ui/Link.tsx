import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes to another page of the site without loading it anew; the router's own link brings its data loader along. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** A link that says that it leads to where one is, or, unless only its `end` counts, to somewhere above. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const [path = ''] = props.to.split(/[?#]/);
  const isHere = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return <Link {...(isHere && { 'aria-current': 'page' })} {...props} />;
}
