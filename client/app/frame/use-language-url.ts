import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inLanguage, routeAt, withoutLanguage } from '../../lib/paths.ts';
import { useLanguage } from '../preferences/language.tsx';

/** A page is shown at the address of the language that is read. */
export function useAddressOfLanguage(): void {
  const { language } = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const path = routeAt(pathname) ? inLanguage(withoutLanguage(pathname), language) : pathname;

  useEffect(() => {
    if (path !== pathname) void navigate(path + search + hash, { replace: true, state });
  }, [hash, navigate, path, pathname, search, state]);
}
