import { IphoneSteps } from '../../features/install/iphone-steps';
import { OtherAppNote } from '../../features/install/other-app-note';
import { watchOfflinePages } from '../../features/offline-pages/offline-pages';
import { DeleteEverything } from '../../leads/saved/delete-everything';
import { SavedLeads } from '../../leads/saved/saved-leads';

export const start = 'when-idle';

export const islands = {
  leads: SavedLeads,
  everything: DeleteEverything,
  iphone: IphoneSteps,
  otherApp: OtherAppNote,
};

export { watchOfflinePages as enhance };
