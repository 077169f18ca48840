import { configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { faqCopy } from '../../../../src/content/copy/faq';
import { FaqList } from '../../../../src/features/faq/faq-list';

vi.mock('../../../../src/content/copy/faq', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  faqs: [
    { id: 'rooms', question: 'How many rooms?', answer: 'From ten.' },
    { id: 'price', question: 'What does it cost?', answer: 'A part of the growth.' },
    { id: 'start', question: 'When do we start?', answer: 'Within a week of the contract.' },
  ],
}));

configure({ defaultHidden: true });

const search = () => screen.getByRole('searchbox');
const questions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const openQuestions = () =>
  [...document.querySelectorAll('details[open] h2')].map(({ textContent }) => textContent);

test('without a search all questions are listed, and the first is open', () => {
  render(<FaqList />);
  expect(questions()).toEqual(['How many rooms?', 'What does it cost?', 'When do we start?']);
  expect(openQuestions()).toEqual(['How many rooms?']);
});

test('a search lists and opens the questions with the text, and says how many they are', async () => {
  render(<FaqList />);
  await userEvent.type(search(), 'CONTRACT');
  expect(openQuestions()).toEqual(['When do we start?']);
  expect(questions()).toEqual(['When do we start?']);
  expect(screen.getByText('contract', { selector: 'mark' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(faqCopy.results(1));
});

test('after a search only the first question is open', async () => {
  render(<FaqList />);
  await userEvent.type(search(), 'we start');
  await userEvent.click(screen.getByRole('button', { name: faqCopy.clear }));
  expect(questions()).toHaveLength(3);
  expect(openQuestions()).toEqual(['How many rooms?']);
  expect(document.activeElement).toBe(search());
});

test('the question that the address names is open before and after a search', async () => {
  window.history.replaceState(null, '', '#start');
  render(<FaqList />);
  await userEvent.type(search(), 'start');
  await userEvent.click(screen.getByRole('button', { name: faqCopy.clear }));
  expect(openQuestions()).toEqual(['How many rooms?', 'When do we start?']);
});

test('a search without a result offers to clear it', async () => {
  render(<FaqList />);
  await userEvent.type(search(), 'helicopter');
  expect(questions()).toEqual([faqCopy.empty.title]);
  await userEvent.click(screen.getByText(faqCopy.clear));
  expect(questions()).toHaveLength(3);
});

test('React finds no mismatch in a page whose heading was focused before it is hydrated', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<FaqList />);
  Object.assign(container.querySelector('h1') ?? {}, { tabIndex: -1 });
  render(<FaqList />, { container: document.body.appendChild(container), hydrate: true });
  expect(reported).not.toHaveBeenCalled();
});
