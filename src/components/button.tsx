import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../theme/recipes/button';

const StyledButton = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
const StyledLink = chakra('a', buttonRecipe);

/** The lit window inside a button. Decoration: the words say everything. */
function Pane() {
  return <span className="pane" aria-hidden="true" />;
}

type WithPane<Props> = Props & {
  /** `line` buttons carry no window unless asked. */
  pane?: boolean;
};

/** A button that does something on this page. Type `button` unless told otherwise. */
export function Button({ pane, children, ...rest }: WithPane<ComponentProps<typeof StyledButton>>) {
  return (
    <StyledButton {...rest}>
      {(pane ?? rest.visual !== 'line') ? <Pane /> : null}
      {children}
    </StyledButton>
  );
}

/** The same look for something that leads somewhere. */
export function ButtonLink({ pane, children, ...rest }: WithPane<ComponentProps<typeof StyledLink>>) {
  return (
    <StyledLink {...rest}>
      {(pane ?? rest.visual !== 'line') ? <Pane /> : null}
      {children}
    </StyledLink>
  );
}
