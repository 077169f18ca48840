import { ContactForm } from '../../leads/form/contact-form';

export const islands = { form: ContactForm };
