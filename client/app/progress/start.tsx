import { errorBookButton } from '../../lib/progress/AddToErrorBook.tsx';
import '../../lib/progress/progress.ts';
import { unseen } from '../../ui/loading/lazy-component.tsx';
import { lazyPart } from '../loading/lazy-feature.tsx';

const AddErrorButton = lazyPart(
  'progress',
  async () => (await import('../../features/progress/AddErrorButton.tsx')).AddErrorButton,
  { replacement: unseen },
);

// Features show the button without knowing the error book; what a guest did goes to whoever signs in.
errorBookButton.set((props) => <AddErrorButton {...props} />);
