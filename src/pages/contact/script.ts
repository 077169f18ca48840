import { ContactForm } from '../../leads/form/contact-form';

/** Only the form is hydrated. */
export const live = { form: ContactForm };
