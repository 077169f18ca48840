import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { heardEvents } from '../../../src/app/heard-events';

/** What a root hears under another name than the attribute says. */
const heardAs: Readonly<Record<string, string>> = { Focus: 'focusin', Blur: 'focusout' };

/** Those do not bubble: React listens for them on the element itself. */
const heardOnTheElement = ['cancel', 'close', 'toggle', 'error', 'load'];

/** The browser's events, by the beginning of their names. `onReset` is a prop of our own: no form of ours is reset by a button. */
const events =
  /^(?:(?:Aux|Double)?Click|ContextMenu|(?:Before)?Input|Change|Submit|Invalid|Focus|Blur|Select|Paste|Copy|Cut|Cancel|Close|(?:Before)?Toggle|Error|Load|(?:Key|(?:Got|Lost)?Pointer|Mouse|Touch|Drag|Drop|Wheel|Scroll|Animation|Transition|Composition)(?:[A-Z]\w*)?)$/;

function handlersIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((source) => [...source.matchAll(/\bon([A-Z]\w*)(?=\s*(?:=\{|:|\())/g)])
    .flatMap(([, name = '']) => (events.test(name) ? [name] : []));
}

it('Every event that a component listens for reaches it', () => {
  const used = new Set(
    ['app', 'components', 'features', 'pages'].flatMap((room) => handlersIn(`src/${room}`)),
  );
  expect(used).toContain('Click');
  const names = [...used].map((name) => heardAs[name] ?? name.toLowerCase());
  expect(names.filter((name) => !heardEvents.has(name) && !heardOnTheElement.includes(name))).toEqual([]);
});
