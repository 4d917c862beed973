import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLocation, useNavigate } from '../lib/router/router.tsx';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes to another page of the site without loading it anew. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    // A link to where one is adds no step to go back through.
    navigate(to, { replace: to === pathname + search + hash });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A link that says that it leads to where one is, or, unless only its `end` counts, to somewhere above. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const [path = ''] = props.to.split(/[?#]/);
  const isHere = pathname === path || (!end && pathname.startsWith(`${path}/`));
  return <Link {...(isHere && { 'aria-current': 'page' })} {...props} />;
}

/** What the browser does with the other clicks, such as opening a tab, it shall do here too. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
