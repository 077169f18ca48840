import { appShellCopy } from '../content/copy/app-shell';
import { site, whatsAppLink } from '../content/site';
import { ButtonLink } from './button';

interface WhatsAppProps {
  message?: string | undefined;
}

/** Shows a link that opens a WhatsApp chat with the agency in a new tab, with `message` (default: a greeting) typed in. */
export function WhatsAppButton({ message }: WhatsAppProps) {
  return (
    <ButtonLink
      size="sm"
      variant="outline"
      href={whatsAppLink(message)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {appShellCopy.whatsAppLabel}
    </ButtonLink>
  );
}

/** Shows `WhatsAppButton` with `message`, then a link that calls the agency's phone. */
export function OtherContacts({ message }: WhatsAppProps) {
  return (
    <>
      <WhatsAppButton message={message} />
      <ButtonLink size="sm" variant="outline" href={site.phone.href}>
        {appShellCopy.callLabel}
      </ButtonLink>
    </>
  );
}
