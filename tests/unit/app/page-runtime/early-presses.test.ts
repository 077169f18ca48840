// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  recordEarlyPresses,
  repeatEarlyPresses,
  retryAtNextPress,
} from '../../../../src/app/page-runtime/early-presses';
import { rootDir } from '../../../../src/node/paths';
import { startVisit } from '../page-visit';

const template = readFileSync(join(rootDir, 'index.html'), 'utf8');
/** Runs the inline script of index.html, as a browser does before any other script. */
const startListening = new Function(template.match(/<script data-inline="">(.*?)<\/script>/s)?.[1] ?? '');

let visit: ReturnType<typeof startVisit>;

beforeEach(() => {
  visit = startVisit();
  // The body of the test before counts as started.
  document.body = document.createElement('body');
  document.body.innerHTML = `
    <header><button type="button">Menu</button></header>
    <div data-page="contact">
      <button type="button">Add</button>
      <form method="dialog"><input required value="Lake Road Inn"><button type="submit">Send</button></form>
    </div>`;
  startListening();
});

afterEach(() => {
  visit.leave();
});

function find<Found extends Element>(css: string): Found {
  const found = document.querySelector<Found>(css);
  if (!found) throw new Error(`no ${css}`);
  return found;
}

/** Starts the script of the page. Returns the events that it receives. */
function startPageScript() {
  const page = find('[data-page]');
  const calls: string[] = [];
  for (const type of ['click', 'submit']) {
    page.addEventListener(type, ({ target }) => {
      if (target instanceof Element && !target.matches('[type=submit]'))
        calls.push(`${type} ${target.tagName}`);
    });
  }
  repeatEarlyPresses(page);
  return calls;
}

test('presses before the page script starts are replayed in order, and a form is submitted once', () => {
  recordEarlyPresses();
  find<HTMLButtonElement>('[type=submit]').click();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find<HTMLButtonElement>('[type=submit]').click();
  expect(startPageScript()).toEqual(['click BUTTON', 'click BUTTON', 'submit FORM']);
  expect(find('[type=submit]').hasAttribute('aria-busy')).toBe(false);
});

test('a form with an empty required field is not submitted later either', () => {
  recordEarlyPresses();
  find<HTMLInputElement>('input').value = '';
  find<HTMLButtonElement>('[type=submit]').click();
  expect(startPageScript()).toEqual([]);
});

test('a form is not submitted if the visitor types in it after pressing Send', () => {
  recordEarlyPresses();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find<HTMLButtonElement>('[type=submit]').click();
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('[type=submit]').hasAttribute('aria-busy')).toBe(false);
  expect(startPageScript()).toEqual(['click BUTTON']);
});

test('presses are deleted when the page script fails to load', () => {
  recordEarlyPresses();
  find<HTMLButtonElement>('[type=submit]').click();
  expect(retryAtNextPress(find('[data-page]'), vi.fn())).toBe(true);
  expect(find('[type=submit]').hasAttribute('aria-busy')).toBe(false);
  expect(startPageScript()).toEqual([]);
});

test('presses after the page script has started are not replayed', () => {
  recordEarlyPresses();
  const calls = startPageScript();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  expect(calls).toEqual(['click BUTTON']);
  repeatEarlyPresses(find('[data-page]'));
  expect(calls).toEqual(['click BUTTON']);
});

test('after the page script has started, presses in a header of the page are not recorded either', () => {
  recordEarlyPresses();
  find('[data-page]').insertAdjacentHTML('beforeend', '<header><button type="button">Top</button></header>');
  startPageScript();
  find<HTMLButtonElement>('[data-page] header button').click();
  expect(find('[data-page] header button').hasAttribute('aria-busy')).toBe(false);
});

test('presses on a page that the visitor has left are not replayed', () => {
  recordEarlyPresses();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find('[data-page]').outerHTML = '<div data-page="about"></div>';
  expect(startPageScript()).toEqual([]);
});

test('presses before the first script runs are replayed', () => {
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find<HTMLButtonElement>('[type=submit]').click();
  recordEarlyPresses();
  expect(find('[type=submit]').getAttribute('aria-busy')).toBe('true');
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  expect(startPageScript()).toEqual(['click BUTTON', 'submit FORM', 'click BUTTON']);
});

test('a form is not submitted if Send and later typing came before the first script', () => {
  find<HTMLButtonElement>('[type=submit]').click();
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  recordEarlyPresses();
  expect(startPageScript()).toEqual([]);
});

test('typing after Reset cancels the reset but not a press on Add', () => {
  find('form').insertAdjacentHTML('beforeend', '<button type="button" data-clears>Reset</button>');
  find<HTMLButtonElement>('[data-clears]').click();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(recordEarlyPresses()).toBe(true);
  expect(startPageScript()).toEqual(['click BUTTON']);
});

test('after the page script failed to load, a press loads it once more and is replayed when it starts', () => {
  expect(recordEarlyPresses()).toBe(false);
  const again = vi.fn();
  expect(retryAtNextPress(find('[data-page]'), again)).toBe(false);
  find<HTMLButtonElement>('[type=submit]').click();
  find<HTMLButtonElement>('[type=submit]').click();
  expect(again).toHaveBeenCalledOnce();
  expect(find('[type=submit]').getAttribute('aria-busy')).toBe('true');
  expect(startPageScript()).toEqual(['submit FORM']);
});

test('when the page script fails again, the press is deleted and the next press tries again', () => {
  recordEarlyPresses();
  const again = vi.fn(() => retryAtNextPress(find('[data-page]'), again));
  retryAtNextPress(find('[data-page]'), again);
  find<HTMLButtonElement>('[type=submit]').click();
  expect(again).toHaveLastReturnedWith(true);
  expect(find('[type=submit]').hasAttribute('aria-busy')).toBe(false);
  find<HTMLButtonElement>('[type=submit]').click();
  expect(again).toHaveBeenCalledTimes(2);
});

test('a form whose address is its own page waits for its script, and the browser does not submit it', () => {
  recordEarlyPresses();
  history.replaceState(null, '', '/contact?subject=audit');
  const header = find('header');
  header.innerHTML = `
    <form action="/contact"><button type="submit">Get Quote</button></form>
    <form action="/elsewhere"><button type="submit">Subscribe</button></form>
    <form><button type="submit">Search</button></form>`;
  const followed: string[] = [];
  const note = (event: Event) => {
    if (event.target instanceof HTMLFormElement && !event.defaultPrevented)
      followed.push(event.target.action);
    event.preventDefault();
  };
  window.addEventListener('submit', note);
  const buttons = [...header.querySelectorAll('button')];
  for (const button of buttons.slice(0, 2)) button.click();
  history.replaceState(null, '', '/contact#form');
  buttons[2]?.click();
  window.removeEventListener('submit', note);
  expect(followed).toEqual([`${location.origin}/elsewhere`]);
  expect(buttons.map((button) => button.hasAttribute('aria-busy'))).toEqual([true, false, true]);
  const form = find<HTMLFormElement>('header form');
  const calls = vi.fn();
  form.addEventListener('submit', calls);
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  repeatEarlyPresses(document.body);
  expect(calls).toHaveBeenCalledTimes(1);
  expect(startPageScript()).toEqual(['click BUTTON']);
});

test('a press outside the page is recorded until the app has started', () => {
  recordEarlyPresses();
  document.body.insertAdjacentHTML('beforeend', '<footer><button type="button">Share</button></footer>');
  const calls = vi.fn();
  find('footer button').addEventListener('click', calls);
  find<HTMLButtonElement>('footer button').click();
  expect(calls).toHaveBeenCalledTimes(1);
  repeatEarlyPresses(document.body);
  expect(calls).toHaveBeenCalledTimes(2);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog open><form method="dialog"><button type="submit">Send</button></form></dialog>',
  );
  find<HTMLButtonElement>('dialog [type=submit]').click();
  expect(find('dialog [type=submit]').hasAttribute('aria-busy')).toBe(false);
});

test('when the app fails to load, presses in page and header are deleted, and the next press tries again once', () => {
  history.replaceState(null, '', '/contact');
  find('header').innerHTML = '<form action="/contact"><button type="submit">Get Quote</button></form>';
  recordEarlyPresses();
  const [quote, send] = [find<HTMLElement>('header button'), find<HTMLElement>('[data-page] [type=submit]')];
  const again = vi.fn();
  quote.click();
  send.click();
  retryAtNextPress(document.body, again);
  expect([quote, send].map((button) => button.hasAttribute('aria-busy'))).toEqual([false, false]);
  quote.click();
  send.click();
  expect(again).toHaveBeenCalledOnce();
  expect(quote.getAttribute('aria-busy')).toBe('true');
});
