import { RevenueCalculator } from '../../features/calculator/revenue-calculator';

export const islands = { calculator: RevenueCalculator };
