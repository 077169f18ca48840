import { ButtonLink } from '../../components/button';
import { leadCopy, requestAsMessage, requestMailLink } from '../../content/copy/leads';
import { site, whatsAppLink } from '../../content/site';
import type { LeadPayload } from '../../domain/lead';

interface WaysOutProps {
  lead: LeadPayload;
  /** The number of the request; its receipt stands in the message. null where it has none yet. */
  id: string | null;
  second: 'call' | 'mail';
}

/** The request, already written as a message, and one more way to reach us without this site. */
export function WaysOut({ lead, id, second }: WaysOutProps) {
  return (
    <>
      <ButtonLink
        size="sm"
        visual="line"
        href={whatsAppLink(requestAsMessage(lead, id))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {leadCopy.waysOut.whatsApp}
      </ButtonLink>
      {second === 'call' ? (
        <ButtonLink size="sm" visual="line" href={site.phone.href}>
          {leadCopy.waysOut.call}
        </ButtonLink>
      ) : (
        <ButtonLink size="sm" visual="line" href={requestMailLink(lead, id)}>
          {leadCopy.waysOut.mail}
        </ButtonLink>
      )}
    </>
  );
}
