import type { Article } from '../../content/articles';
import { blogCopy } from '../../content/copy/blog';

/** Shows category, reading time, month, linked title and excerpt, for an `<article>` with `articleSummaryClass`. */
export function ArticleSummary({ article }: { article: Article }) {
  const { category, listMinutes, monthLabel, path, title, excerpt } = article;
  return (
    <>
      <p className="meta">
        <b>{category}</b>
        <span>
          {blogCopy.minutes(listMinutes)}
          <span className="minutes" aria-hidden="true">
            {Array.from({ length: listMinutes }, (_, minute) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the windows are all alike and never move
              <i key={minute} />
            ))}
          </span>
        </span>
        <span>{monthLabel}</span>
      </p>
      <h2>
        <a href={path}>{title}</a>
      </h2>
      <p className="excerpt">{excerpt}</p>
    </>
  );
}
