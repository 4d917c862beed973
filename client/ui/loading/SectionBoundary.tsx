import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../Button.tsx';

interface SectionState {
  failed: boolean;
}

/** A part of a page that may fail alone: the rest stays, and a retry remounts this part. */
export class Section extends Component<{ children: ReactNode }, SectionState> {
  override state: SectionState = { failed: false };

  static getDerivedStateFromError(): SectionState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A section failed to render.', error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <SectionFailure onRetry={() => this.setState({ failed: false })} />;
  }
}

function SectionFailure({ onRetry }: { onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="rounded-card border border-line bg-wrong-wash px-4 py-4 text-sm">
      {i18n.locale !== 'zh' && (
        <p className="font-medium">This part ran into an error. The rest of the page should still work.</p>
      )}
      <p lang="zh-CN" className={i18n.locale === 'zh' ? 'font-medium' : 'text-soft'}>
        该组件遇到错误，页面的其余部分应该仍可正常使用。
      </p>
      <Button size="small" className="mt-3" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
