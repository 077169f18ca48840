import { createMemoryStore } from '../../platform/external-store';

/**
 * What `UpdateBar` shows. 'ready' says in `text` which pages open offline. 'update' asks whether to change to a new version,
 * once no form holds typed text; `agree` changes to it.
 */
export type UpdateBarState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'ready'; readonly text: string }
  | { readonly kind: 'update'; readonly agree: () => void };

export const updateBarState = createMemoryStore<UpdateBarState>({ kind: 'hidden' });
