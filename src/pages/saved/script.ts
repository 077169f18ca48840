import { bindProps } from '../../components/bind-props';
import { isFormInUse, openInForm } from '../../features/leads/form/open-in-form';
import { DeleteEverything } from '../../features/saved/delete-everything';
import { InAppNote } from '../../features/saved/in-app-note';
import { IphoneSteps } from '../../features/saved/iphone-steps';
import { watchOfflinePages } from '../../features/saved/offline-pages';
import { SavedRequests } from '../../features/saved/saved-requests';

export const live = {
  requests: bindProps(SavedRequests, { isFormInUse, openInForm }),
  everything: DeleteEverything,
  iphone: IphoneSteps,
  inApp: InAppNote,
};

export { watchOfflinePages as add };
