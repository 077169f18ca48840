import { createStore } from '../../platform/external-store';

/**
 * What `UpdateBar` shows. 'ready': every page opens offline; 'ready-but-later': all but later files. 'update': asks whether
 * to change to a new version; 'blocked': the visitor agreed while a form held typed text.
 */
export const updateNotice = createStore<'hidden' | 'ready' | 'ready-but-later' | 'update' | 'blocked'>(
  'hidden',
);
