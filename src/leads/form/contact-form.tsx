import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { contactCopy } from '../../content/copy/contact';
import { leadsCopy } from '../../content/copy/leads/forms';
import { site, whatsAppLink } from '../../content/site';
import { linkSubject } from '../../platform/history';
import { leadFormStyles } from './lead-form.styles';
import { LeadFormField } from './lead-form-field';
import type { MessageSuggestionBoxProps } from './message-suggestion-box';
import { useLeadForm } from './use-lead-form';

const copy = contactCopy.form;

/**
 * Shows the form of the contact page, filled from the draft of this tab, and sends it as `useLeadForm` does. The page draws the
 * `<section>` around it, named by the heading `contact-form-title`, in the style `house`.
 * - The link that led here has a `data-subject`: The form offers a text about it for the message (`MessageSuggestionBox`).
 * - After a failure: A toast offers WhatsApp and phone.
 * - A press before the script runs: It is repeated when the script runs (src/app/page-runtime/early-presses.ts).
 * - Without script: Contact data replaces the button.
 */
export function ContactForm() {
  const { formProps, isReady, isSending, hasText, clear } = useLeadForm('contact');
  return (
    <form className={leadFormStyles().body} {...formProps}>
      <h2 id="contact-form-title">{copy.title}</h2>
      <fieldset className="fields" disabled={isSending}>
        <LeadFormField name="resort_name" />
        <LeadFormField name="place" />
        <LeadFormField name="email" placeholder={copy.emailPlaceholder} />
        <LeadFormField name="phone" />
        <LazyMessageSuggestion formRef={formProps.ref} onAdded={formProps.onInput} />
        <details className="more">
          <summary>
            <i />
            {copy.addDetails}
          </summary>
          <div className="fields">
            <LeadFormField name="name" />
            <LeadFormField name="message" />
          </div>
        </details>
        <Button type="submit" isFullWidth aria-disabled={isReady ? undefined : true}>
          {isSending ? leadsCopy.sending : copy.submit}
        </Button>
        <noscript>
          <div className="without-script">
            <p>{copy.withoutScript}</p>
            <a href={site.phone.href}>{site.phone.display}</a>
            <a href={`mailto:${site.mail.hello}`}>{site.mail.hello}</a>
            <a href={whatsAppLink()}>{contactCopy.side.whatsApp}</a>
          </div>
        </noscript>
      </fieldset>
      <VisuallyHidden role="status">{isSending ? leadsCopy.sending : ''}</VisuallyHidden>
      <div className="send">
        <span>
          {copy.promise} <a href="/privacy">{copy.privacy}</a>
        </span>
        <button type="button" className="clear" hidden={!hasText || isSending} onClick={clear}>
          {leadsCopy.clear}
        </button>
      </div>
    </form>
  );
}

/**
 * Shows `MessageSuggestionBox` for `data-subject` of the link that led here, or nothing without one or if its code cannot load.
 */
function LazyMessageSuggestion(props: Omit<MessageSuggestionBoxProps, 'subject'>) {
  const [Suggestion, setSuggestion] = useState<ComponentType<MessageSuggestionBoxProps> | null>(null);
  useEffect(() => {
    if (linkSubject() === '') return;
    import('./message-suggestion-box').then(
      (module) => setSuggestion(() => module.MessageSuggestionBox),
      // The form works without the suggestion.
      () => undefined,
    );
  }, []);
  return Suggestion ? <Suggestion {...props} subject={linkSubject()} /> : null;
}
