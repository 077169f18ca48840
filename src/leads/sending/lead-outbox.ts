import { forgetDrafts } from '../form/lead-draft';
import { announceSent } from './announce-sent';
import { type PageOutbox, pageOutbox } from './page-outbox';

let outbox: PageOutbox | undefined;

/** This tab's outbox, for those who send: from its first use on what arrives is told here, and what is to be forgotten leaves the forms. */
export function leadOutbox(): PageOutbox {
  if (outbox) return outbox;
  const opened = pageOutbox();
  opened.subscribe((message) => {
    if (message.type === 'forgotten') forgetDrafts();
    if (message.type === 'delivered') void announceSent(opened.store, [message.id]);
  });
  outbox = opened;
  return opened;
}
