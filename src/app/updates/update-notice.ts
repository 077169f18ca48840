import { createMemoryStore } from '../../platform/external-store';

/**
 * What `UpdateBar` shows. The two 'ready' notices say that every page opens offline, or all but those of later files. 'update'
 * asks whether to change to a new version, once no form holds typed text; `agree` changes to it.
 */
export type UpdateNotice =
  | { readonly kind: 'hidden' | 'ready' | 'ready-except-later-files' }
  | { readonly kind: 'update'; readonly agree: () => void };

export const updateNotice = createMemoryStore<UpdateNotice>({ kind: 'hidden' });
