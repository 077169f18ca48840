import { createStore } from '../../platform/external-store';

/**
 * What `UpdateBar` shows. 'ready' says that every page opens offline, 'ready-but-later' that all but later files do. 'update'
 * asks whether to change to a new version, once no form holds typed text.
 */
export const updateNotice = createStore<'hidden' | 'ready' | 'ready-but-later' | 'update'>('hidden');
