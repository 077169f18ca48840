import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button';
import { Input } from '../../components/fields/field';
import { newsletterCopy } from '../../content/copy/newsletter';
import { networkStatus } from '../../platform/network-status';
import { formClass } from './newsletter-form.look';

interface NewsletterFormProps {
  ground: 'light' | 'night';
}

/**
 * The sign-up as the provider wants it: the browser's own POST, answered in a new tab, so it works before any script.
 * Script adds one thing: without network it says so, where the browser would open an error page and drop the address.
 */
export function NewsletterForm({ ground }: NewsletterFormProps) {
  const id = useId();
  const [isRefused, setIsRefused] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    const isOffline = !networkStatus.getSnapshot();
    if (isOffline) event.preventDefault();
    setIsRefused(isOffline);
  };
  return (
    <form
      className={formClass({ ground })}
      action={import.meta.env.VITE_NEWSLETTER_ACTION}
      method="post"
      target="_blank"
      rel="noopener"
      onSubmit={handleSubmit}
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
      <p role="status">{isRefused ? newsletterCopy.offline : null}</p>
    </form>
  );
}
