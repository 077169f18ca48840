import { InAppNote } from '../../features/saved/in-app-note';
import { IphoneSteps } from '../../features/saved/iphone-steps';
import { watchOfflinePages } from '../../features/saved/offline-pages';
import { DeleteEverything } from '../../leads/saved/delete-everything';
import { SavedRequests } from '../../leads/saved/saved-requests';

export const live = {
  requests: SavedRequests,
  everything: DeleteEverything,
  iphone: IphoneSteps,
  inApp: InAppNote,
};

export { watchOfflinePages as add };
