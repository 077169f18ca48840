import { RevenueCalculator } from '../../features/calculator/revenue-calculator';
import type { PageScript } from '../page-module';

export default { islands: { calculator: RevenueCalculator } } satisfies PageScript;
