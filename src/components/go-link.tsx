import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { goRecipe } from '../theme/recipes/go';
import { ArrowBack, ArrowForward } from './arrow';

const StyledLink = chakra('a', goRecipe);

/** A link that leads on: underlined words, then an arrow. */
export function GoLink({ children, ...rest }: ComponentProps<typeof StyledLink>) {
  return (
    <StyledLink {...rest}>
      <span>{children}</span>
      <ArrowForward />
    </StyledLink>
  );
}

/** A link back to the list this page belongs to: arrow first. */
export function BackLink({ children, ...rest }: ComponentProps<typeof StyledLink>) {
  return (
    <StyledLink back {...rest}>
      <ArrowBack />
      <span>{children}</span>
    </StyledLink>
  );
}
