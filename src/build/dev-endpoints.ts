import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createLeadEndpoint, LEAD_PATH } from './lead-endpoint';
import { openLineFile } from './line-file';
import { createNewsletterEndpoint, NEWSLETTER_PATH } from './newsletter-endpoint';

/** The two services that the forms are sent to, beside the pages of `npm run dev`, with the files of `npm start`. */
export function devEndpoints({ leadKey }: { leadKey: string }): Plugin {
  return {
    name: 'kitaki:dev-endpoints',
    configureServer(server) {
      const log = (line: string) => server.config.logger.info(line, { timestamp: true });
      const fileOf = (name: string) => openLineFile(join(server.config.root, name));
      const endpoints = new Map([
        [LEAD_PATH, createLeadEndpoint({ leadFile: fileOf('leads.jsonl'), key: leadKey, log })],
        [NEWSLETTER_PATH, createNewsletterEndpoint({ subscriberFile: fileOf('subscribers.jsonl'), log })],
      ]);
      server.middlewares.use((request, response, next) => {
        const endpoint = endpoints.get(request.url ?? '');
        if (endpoint === undefined) return next();
        endpoint(request, response).catch(next);
      });
    },
  };
}
