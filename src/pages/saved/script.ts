import { InAppBrowserBanner } from '../../features/install/install-banner';
import { IphoneSteps } from '../../features/install/iphone-steps';
import { watchOfflinePages } from '../../features/offline-pages/offline-pages';
import { DeleteEverything } from '../../leads/saved/delete-everything';
import { SavedLeads } from '../../leads/saved/saved-leads';
import type { PageScript } from '../page-module';

export default {
  startWhen: 'when-idle',
  islands: {
    leads: SavedLeads,
    everything: DeleteEverything,
    iphone: IphoneSteps,
    inAppBrowser: InAppBrowserBanner,
  },
  enhance: watchOfflinePages,
} satisfies PageScript;
