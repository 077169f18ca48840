import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../../components/visually-hidden';
import { categoryFilterRecipe } from '../../theme/recipes/category-filter';
import { categoryAddress } from './category-address';

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

const Frame = chakra('nav', categoryFilterRecipe);

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
    <Frame aria-label={label}>
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
    </Frame>
  );
}
