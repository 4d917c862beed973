import { type RefObject, useEffect } from 'react';
import { useMedia } from '../../../lib/device/media.ts';
import { openPanel } from '../../../lib/tutor/panel-state.ts';
import { useBackButton } from './use-back-button.ts';

const PHONE = '(width < 40rem)';

interface Sheet {
  open: boolean;
  onClose: () => void;
  panel: RefObject<HTMLElement | null>;
}

/** Whether the panel stands over the whole page, as on a phone: then nothing under it can be reached. */
export function useSheet({ open, onClose, panel }: Sheet): boolean {
  const isPhone = useMedia(PHONE);
  const isSheet = open && isPhone;
  useBackButton({ isSheet, onOpen: () => openPanel(true), onClose });

  useEffect(() => {
    if (!isSheet) return;
    const under = document.getElementById('root');
    under?.setAttribute('inert', '');
    document.body.style.overflow = 'hidden';
    return () => {
      under?.removeAttribute('inert');
      document.body.style.overflow = '';
    };
  }, [isSheet]);

  useEffect(() => {
    const sheet = panel.current;
    if (!isSheet || !sheet || !visualViewport) return;
    const room = visualViewport;
    // The keyboard of the screen covers the window without making it smaller.
    const fit = () => {
      sheet.style.setProperty('top', `${room.offsetTop}px`);
      sheet.style.setProperty('height', `${room.height}px`);
    };
    fit();
    room.addEventListener('resize', fit);
    room.addEventListener('scroll', fit);
    return () => {
      room.removeEventListener('resize', fit);
      room.removeEventListener('scroll', fit);
      sheet.style.removeProperty('top');
      sheet.style.removeProperty('height');
    };
  }, [isSheet, panel]);

  return isPhone;
}
