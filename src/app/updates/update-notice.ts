import { createMemoryStore } from '../../platform/external-store';

/**
 * What `UpdateBar` shows. The two 'ready' notices say that every page opens offline, or all but those of later files. 'update'
 * asks whether to change to a new version, once no form holds typed text.
 */
export const updateNotice = createMemoryStore<'hidden' | 'ready' | 'ready-except-later-files' | 'update'>(
  'hidden',
);
