import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NotLoaded } from '../../ui/loading/lazy-component.tsx';
import { RouteFailure } from './RouteFailure.tsx';

/** Around every page: one that fails to load or to render leaves the frame alive, and the next is tried afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <Boundary place={key} failure={(error) => <RouteFailure error={error} />}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  /** Another place is another try. */
  place?: string;
  failure: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  failed: boolean;
  error: unknown;
  place: string | undefined;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { failed: false, error: null, place };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (error instanceof NotLoaded) error.again();
    console.error('A page failed.', error, componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failure(this.state.error) : this.props.children;
  }
}
