import { join } from 'node:path';
import type { Plugin } from 'vite';
import { leadFilePath, openLeadFile } from '../../server/lead-file';
import { createLeadHandler, LEAD_PATH, type RequestHandler } from '../../server/leads/lead-handler';
import { refuseNonLocal } from '../../server/local-only';
import { createNewsletterHandler } from '../../server/newsletter-handler';
import { answerWith } from '../../server/node-adapter';
import { NEWSLETTER_PATH } from '../../settings';

/** Adds the lead function and the newsletter service to `npm run dev`. `leadKey`: the key that leads must carry. */
export function devEndpoints({ leadKey }: { leadKey: string }): Plugin {
  return {
    name: 'kitaki:dev-endpoints',
    async configureServer(server) {
      const log = (line: string) => server.config.logger.info(line, { timestamp: true });
      const store = await openLeadFile(leadFilePath());
      const subscriberFile = join(server.config.root, 'subscribers.jsonl');
      const endpoints = new Map<string, RequestHandler>([
        [LEAD_PATH, createLeadHandler({ store, keys: [leadKey], log })],
        [NEWSLETTER_PATH, createNewsletterHandler({ subscriberFile, log })],
      ]);
      server.middlewares.use((request, response, next) => {
        const endpoint = endpoints.get(request.url ?? '');
        if (endpoint === undefined) return next();
        if (refuseNonLocal(request, response)) return;
        answerWith(endpoint, request, response).catch(next);
      });
    },
  };
}
