import { afterEach, beforeEach } from 'vitest';
import { clearPage } from './page.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.head.innerHTML = '<meta name="theme-color" content="#3b82f6">';
});
afterEach(clearPage);
