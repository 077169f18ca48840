// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerEarlyPresses,
  dropEarlyPresses,
  keepEarlyPresses,
} from '../../../src/app/navigation/early-presses';
import { rootDir } from '../../../src/site-build/paths';
import { startVisit } from './page-visit';

const template = readFileSync(join(rootDir, 'index.html'), 'utf8');
/** What the template of every page does before any script has come. */
const startListening = new Function(template.match(/<script data-first-frame="">(.*)<\/script>/)?.[1] ?? '');

let visit: ReturnType<typeof startVisit>;

beforeEach(() => {
  visit = startVisit();
  document.body.innerHTML = `
    <header><button type="button">Frame</button></header>
    <div data-page="contact">
      <button type="button">Add</button>
      <form method="dialog"><input required value="Lake Road Inn"><button type="submit">Send</button></form>
    </div>`;
  startListening();
});

afterEach(() => {
  visit.leave();
  vi.restoreAllMocks();
});

function find<Found extends Element>(css: string): Found {
  const found = document.querySelector<Found>(css);
  if (!found) throw new Error(`no ${css}`);
  return found;
}

/** The script of the page is there, and counts what it hears. */
function listen() {
  const page = find('[data-page]');
  const heard: string[] = [];
  for (const type of ['click', 'submit']) {
    page.addEventListener(type, ({ target }) => {
      if (target instanceof Element && !target.matches('[type=submit]'))
        heard.push(`${type} ${target.tagName}`);
    });
  }
  answerEarlyPresses(page);
  return heard;
}

test('what is pressed before the script listens is done when it does, in order, and a form is sent once', () => {
  keepEarlyPresses();
  find<HTMLButtonElement>('[type=submit]').click();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find<HTMLButtonElement>('[type=submit]').click();
  expect(listen()).toEqual(['click BUTTON', 'click BUTTON', 'submit FORM']);
  expect(find('[type=submit]').hasAttribute('aria-busy')).toBe(false);
});

test('a form that the browser sends back is not sent by the script either', () => {
  keepEarlyPresses();
  find<HTMLInputElement>('input').value = '';
  find<HTMLButtonElement>('[type=submit]').click();
  expect(listen()).toEqual([]);
});

test('a form that is written on after Send is not sent', () => {
  keepEarlyPresses();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find<HTMLButtonElement>('[type=submit]').click();
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(find('[type=submit]').hasAttribute('aria-busy')).toBe(false);
  expect(listen()).toEqual(['click BUTTON']);
});

test('what waits for a script that cannot be had is given up', () => {
  keepEarlyPresses();
  find<HTMLButtonElement>('[type=submit]').click();
  expect(dropEarlyPresses(find('[data-page]'), vi.fn())).toBe(true);
  expect(find('[type=submit]').hasAttribute('aria-busy')).toBe(false);
  expect(listen()).toEqual([]);
});

test('what is pressed once the script listens is not done again', () => {
  keepEarlyPresses();
  const heard = listen();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  expect(heard).toEqual(['click BUTTON']);
  answerEarlyPresses(find('[data-page]'));
  expect(heard).toEqual(['click BUTTON']);
});

test('a page that was left takes its presses with it', () => {
  keepEarlyPresses();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find('[data-page]').outerHTML = '<div data-page="about"></div>';
  expect(listen()).toEqual([]);
});

test('what is pressed before any script has come is done too', () => {
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find<HTMLButtonElement>('[type=submit]').click();
  keepEarlyPresses();
  expect(find('[type=submit]').getAttribute('aria-busy')).toBe('true');
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  expect(listen()).toEqual(['click BUTTON', 'submit FORM', 'click BUTTON']);
});

test('a form that was written on after Send, all before any script had come, is not sent', () => {
  find<HTMLButtonElement>('[type=submit]').click();
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  keepEarlyPresses();
  expect(listen()).toEqual([]);
});

test('a page that was typed in after Reset is not cleared, and what was added is', () => {
  find('[data-page]').insertAdjacentHTML('beforeend', '<button type="button" data-clears>Reset</button>');
  find<HTMLButtonElement>('[data-clears]').click();
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(keepEarlyPresses()).toBe(true);
  expect(listen()).toEqual(['click BUTTON']);
});

test('a press in a page whose script could not be had asks for it again, once, and is done when it comes', () => {
  expect(keepEarlyPresses()).toBe(false);
  const again = vi.fn();
  expect(dropEarlyPresses(find('[data-page]'), again)).toBe(false);
  find<HTMLButtonElement>('[type=submit]').click();
  find<HTMLButtonElement>('[type=submit]').click();
  expect(again).toHaveBeenCalledOnce();
  expect(find('[type=submit]').getAttribute('aria-busy')).toBe('true');
  expect(listen()).toEqual(['submit FORM']);
});

test('when the script cannot be had again, the press is given up and the next one asks once more', () => {
  keepEarlyPresses();
  const again = vi.fn(() => dropEarlyPresses(find('[data-page]'), again));
  dropEarlyPresses(find('[data-page]'), again);
  find<HTMLButtonElement>('[type=submit]').click();
  expect(again).toHaveLastReturnedWith(true);
  expect(find('[type=submit]').hasAttribute('aria-busy')).toBe(false);
  find<HTMLButtonElement>('[type=submit]').click();
  expect(again).toHaveBeenCalledTimes(2);
});

test('a form that leads to the page it stands on is not followed, keeps what was typed, and waits for its script', () => {
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

  keepEarlyPresses();
  expect(buttons.map((button) => button.hasAttribute('aria-busy'))).toEqual([true, false, true]);
  const form = find<HTMLFormElement>('header form');
  const heard = vi.fn();
  form.addEventListener('submit', heard);
  find<HTMLButtonElement>('[data-page] [type=button]').click();
  answerEarlyPresses(form);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(listen()).toEqual(['click BUTTON']);
});
