import { useId } from 'react';
import { Button } from '../../components/button';
import { Input } from '../../components/fields/field';
import { newsletterCopy } from '../../content/copy/newsletter';
import { formClass } from './newsletter-form.styles';
import { refuseOffline } from './refuse-offline';

interface NewsletterFormProps {
  ground: 'light' | 'night';
}

/**
 * The sign-up as the provider wants it: the browser's own POST, answered in a new tab, so it works before any script.
 * Script adds one thing, `refuseOffline`: here where it is hydrated, by the page's own script where it is not.
 */
export function NewsletterForm({ ground }: NewsletterFormProps) {
  const id = useId();
  return (
    <form
      className={formClass({ ground })}
      action={import.meta.env.VITE_NEWSLETTER_ACTION}
      method="post"
      target="_blank"
      rel="noopener"
      ref={(form) => (form ? refuseOffline(form) : undefined)}
    >
      <label htmlFor={id}>{newsletterCopy.label}</label>
      <div className="row">
        <Input
          id={id}
          ground={ground}
          type="email"
          name="fields[email]"
          autoComplete="email"
          placeholder={newsletterCopy.placeholder}
          required
        />
        <Button type="submit" visual={ground === 'night' ? 'lit' : 'primary'} pane={ground === 'light'}>
          {newsletterCopy.submit}
        </Button>
      </div>
      <input type="hidden" name="ml-submit" value="1" />
      <input type="hidden" name="anticsrf" value="true" />
      <a className="privacy" href="/privacy">
        {newsletterCopy.privacy}
      </a>
      <p role="status" />
    </form>
  );
}
