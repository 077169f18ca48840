import { ContactForm } from '../../leads/form/contact-form';
import type { PageScript } from '../page-module';

export default { islands: { form: ContactForm } } satisfies PageScript;
