import { createElement } from 'react';
import { InAppNote } from '../../features/saved/in-app-note';
import { IphoneSteps } from '../../features/saved/iphone-steps';
import { watchOfflinePages } from '../../features/saved/offline-pages';
import { isFormInUse, openInForm } from '../../leads/form/open-in-form';
import { DeleteEverything } from '../../leads/saved/delete-everything';
import { SavedRequests } from '../../leads/saved/saved-requests';

export const live = {
  requests: () => createElement(SavedRequests, { isFormInUse, openInForm }),
  everything: DeleteEverything,
  iphone: IphoneSteps,
  inApp: InAppNote,
};

export { watchOfflinePages as add };
