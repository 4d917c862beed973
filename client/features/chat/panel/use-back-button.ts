import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Back {
  isSheet: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Going back closes the sheet and leaves the page where it is; coming back to where a link of the sheet was
 * followed finds it open.
 */
export function useBackButton({ isSheet, onOpen, onClose }: Back): void {
  const { key } = useLocation();
  const how = useNavigationType();

  const wasSheet = useRef(false);

  useEffect(() => {
    if (wasSheet.current === isSheet) return;
    wasSheet.current = isSheet;
    if (isSheet === isStepOfSheet()) return;
    // To the router the step is the same place as the one before it, so that no page takes it for a new one.
    if (isSheet) history.pushState({ ...stateNow(), [STEP]: true }, '');
    else history.back();
  }, [isSheet]);

  const goneBack = useEffectEvent(() => {
    if (isSheet !== isStepOfSheet()) (isSheet ? onClose : onOpen)();
  });
  useEffect(() => {
    const listen = () => goneBack();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  const leave = useEffectEvent(() => {
    // An address that was only put right leads nowhere.
    if (isSheet && !isStepOfSheet() && how !== 'REPLACE') onClose();
  });
  // Whoever followed a link in it wants to see where it leads, be it on this page.
  useEffect(() => leave(), [key]);
}

const STEP = 'tutor';

const stateNow = () => history.state as { [STEP]?: boolean } | null;
const isStepOfSheet = (): boolean => stateNow()?.[STEP] === true;
