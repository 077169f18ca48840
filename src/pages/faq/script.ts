import { FaqList } from '../../features/faq/faq-list';
import type { PageScript } from '../page-module';

export default { islands: { questions: FaqList } } satisfies PageScript;
