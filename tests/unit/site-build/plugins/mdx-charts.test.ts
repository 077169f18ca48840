import mdx from '@mdx-js/rollup';
import { expect, test } from 'vitest';
import { remarkCharts } from '../../../../src/site-build/plugins/mdx-charts';

async function compiled(text: string): Promise<string> {
  const result = await mdx({ remarkPlugins: [remarkCharts] }).transform(text, 'article.mdx');
  return result?.code ?? '';
}

test('a chart of an article is drawn in the build, for a phone and for a wide column', async () => {
  const code = await compiled(
    '<BarChart caption="Two doors" unit="₹" rows={[{ label: \'OTA\', value: 4100 }]} />',
  );
  expect(code).toMatch(/narrow: "<svg viewBox=\\"0 0 350 /);
  expect(code).toMatch(/wide: "<svg viewBox=\\"0 0 720 /);
  expect(code).toContain('₹4,100</text>');
});

test('the drawings of a chart are hidden from screen readers, which read caption and table', async () => {
  const code = await compiled(
    '<BarChart caption="Two doors" unit="₹" rows={[{ label: \'OTA\', value: 4100 }]} />',
  );
  expect(code.match(/aria-hidden=/g)).toHaveLength(2);
});

test('an element that is not a chart is not changed', async () => {
  expect(await compiled('<Bill caption="A night" rows={[]} />')).not.toContain('svg');
});

test('a kind of chart that has no drawing stops the build', async () => {
  await expect(compiled('<PieChart caption="A night" rows={[]} />')).rejects.toThrow(
    'has no drawing for PieChart',
  );
});

test('a line chart with more or fewer values than x labels stops the build', async () => {
  const attributes = 'caption="Bookings" unit="" xLabel="Day" yLabel="Rooms" x={["7", "0"]}';
  const text = `<LineChart ${attributes} series={[{ name: "This year", values: [1, 2, 3] }]} />`;
  await expect(compiled(text)).rejects.toThrow(
    '"series.0.values" must be a list of 2, one value for each x, got [1,2,3]',
  );
});

test.each([
  ['rows={[{ label: "OTA", value: "4100" }]}', '"rows.0.value" must be a number, got "4100"'],
  ['rows={[{ label: "OTA", value: 4100, lit: true }]}', '"rows.0.lit" is no field of it'],
  ['steps={[{ label: "OTA", value: 4100 }]}', '"rows" must be a list with at least one entry, got nothing'],
])(
  '%s stops the build with an error that names the article, the chart and the field',
  async (data, fault) => {
    const text = `<BarChart caption="Two doors" unit="₹" ${data} />`;
    await expect(compiled(text)).rejects.toThrow(`article.mdx: BarChart: ${fault}`);
  },
);
