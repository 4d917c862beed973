import { useEffect } from 'react';
import { recordStudy } from './progress.ts';

/** A shorter look is no study, and nobody reads one page for longer without touching it. */
const LEAST_SECONDS = 5;
const MOST_SECONDS = 3600;

/** Notes that a topic was looked at, and for how long its page was in sight. */
export function useStudyTime(topicId: string): void {
  useEffect(() => {
    let since = document.hidden ? null : Date.now();
    let seconds = 0;
    void recordStudy({ topicId, kind: 'TIME' });

    const pause = () => {
      if (since !== null) seconds += (Date.now() - since) / 1000;
      since = null;
      const spent = Math.min(Math.floor(seconds), MOST_SECONDS);
      if (spent < LEAST_SECONDS) return;
      seconds = 0;
      void recordStudy({ topicId, kind: 'TIME', seconds: spent });
    };
    const turn = () => {
      if (document.hidden) pause();
      else since = Date.now();
    };
    document.addEventListener('visibilitychange', turn);
    addEventListener('pagehide', pause);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('pagehide', pause);
      pause();
    };
  }, [topicId]);
}
