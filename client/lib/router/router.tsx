import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Action, History, Location } from './history.ts';
import { match, type Params } from './match.ts';

export interface Route {
  /** Parts with a colon in front stand for anything: `/topic/:subject`. */
  path: string;
  element: ReactNode;
}

interface Going {
  replace?: boolean;
}

const HistoryContext = createContext<History | null>(null);
const LocationContext = createContext<{ location: Location; action: Action } | null>(null);
const ParamsContext = createContext<Params>({});

function given<Value>(value: Value | null): Value {
  if (!value) throw new Error('There is no router around this.');
  return value;
}

/**
 * The pages at their addresses. React Router does this and far more, in a tenth of all that the landing page may
 * weigh; here neither data nor forms nor nested outlets go through the router.
 */
export function Router({ history, children }: { history: History; children: ReactNode }) {
  const [step, setStep] = useState(history.current);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setStep(history.current));
    follow();
    return history.listen(follow);
  }, [history]);
  return (
    <HistoryContext value={history}>
      <LocationContext value={step}>{children}</LocationContext>
    </HistoryContext>
  );
}

interface RoutesProps {
  routes: readonly Route[];
  /** Where none fits. */
  otherwise: ReactNode;
}

/** The first route that fits the address. */
export function Routes({ routes, otherwise }: RoutesProps) {
  const { pathname } = useLocation();
  const { element, params } = useMemo(() => found(routes, pathname), [routes, pathname]);
  return <ParamsContext value={params}>{element === undefined ? otherwise : element}</ParamsContext>;
}

function found(routes: readonly Route[], pathname: string): { element?: ReactNode; params: Params } {
  for (const { path, element } of routes) {
    const params = match(path, pathname);
    if (params) return { element, params };
  }
  return { params: {} };
}

/** Leads on to another address, in place of this one. */
export function Redirect({ to }: { to: string }) {
  const history = given(use(HistoryContext));
  useEffect(() => history.go(to, 'REPLACE'), [history, to]);
  return null;
}

export const useLocation = (): Location => given(use(LocationContext)).location;

export const useNavigationType = (): Action => given(use(LocationContext)).action;

export const useParams = (): Params => use(ParamsContext);

export function useNavigate() {
  const history = given(use(HistoryContext));
  return useMemo(
    () =>
      (to: string, { replace = false }: Going = {}) =>
        history.go(to, replace ? 'REPLACE' : 'PUSH'),
    [history],
  );
}

type Search = URLSearchParams | Record<string, string>;

/** What stands after the question mark, and how to go to the same page with something else there. */
export function useSearchParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = (next: Search | ((params: URLSearchParams) => Search), going?: Going) => {
    const asked = new URLSearchParams(typeof next === 'function' ? next(params) : next).toString();
    navigate(pathname + (asked && `?${asked}`), going);
  };
  return [params, setParams] as const;
}
