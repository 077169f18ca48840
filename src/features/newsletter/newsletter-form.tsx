import { useId } from 'react';
import { Button } from '../../components/button';
import { Input } from '../../components/fields/field';
import { newsletterCopy } from '../../content/copy/newsletter';
import { newsletterFormClass } from './newsletter-form.styles';
import { refuseOffline } from './refuse-offline';

/**
 * Shows the sign-up form of the mailing-list provider. The browser sends it and opens the answer in a new tab, so it works
 * without script. If React hydrates it, it also attaches `refuseOffline`; on a static page the page's script must do that.
 */
export function NewsletterForm({ ground }: { ground: 'light' | 'night' }) {
  const id = useId();
  return (
    <form
      className={newsletterFormClass({ ground })}
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
