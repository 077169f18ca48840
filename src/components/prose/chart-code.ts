export { barChart } from '../../scenes/charts/bar-chart';
export { lineChart } from '../../scenes/charts/line-chart';
export { rangeChart } from '../../scenes/charts/range-chart';
export { waterfallChart } from '../../scenes/charts/waterfall-chart';
