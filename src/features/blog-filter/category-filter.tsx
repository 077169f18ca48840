import { VisuallyHidden } from '../../components/visually-hidden';
import { categoryAddress } from './category-address';
import { filterClass } from './category-filter.look';

interface CategoryFilterProps {
  listPath: string;
  categories: readonly string[];
  /** null: all. */
  current: string | null;
  label: string;
  allLabel: string;
  /** Said when the list has changed: how many are shown. */
  status: string;
}

/** The categories as links: each list has its own address, to share and to come back to. */
export function CategoryFilter({
  listPath,
  categories,
  current,
  label,
  allLabel,
  status,
}: CategoryFilterProps) {
  return (
    <nav className={filterClass()} aria-label={label}>
      {[null, ...categories].map((category) => (
        <a
          key={category}
          href={categoryAddress(listPath, category)}
          aria-current={category === current ? 'true' : undefined}
        >
          {category ?? allLabel}
        </a>
      ))}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </nav>
  );
}
