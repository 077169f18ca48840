import { compileRecipe } from '../../theme/compile-recipe';

/** The small status of the outbox, bottom left: dashed with a half-lit pane while leads wait, solid and lit when sent. */
export const outboxChipClass = compileRecipe({
  base: {
    position: 'fixed',
    zIndex: 'bar',
    insetInlineStart: '.75rem',
    bottom: '.75rem',
    translate: '0 calc(-1 * var(--banner-height, 0px))',
    display: 'inline-flex',
    gap: '10px',
    alignItems: 'center',
    minHeight: '44px',
    maxWidth: 'calc(100% - 24px)',
    padding: '10px 14px 8px',
    bg: 'surface',
    color: 'ink',
    border: '1.5px dashed {colors.line.strong}',
    borderRadius: 'control',
    fontWeight: '600',
    fontSize: '1rem',
    lineHeight: '1.3',
    textDecoration: 'none',
    md: { insetInlineStart: '1.5rem', bottom: '1.5rem' },
    _hover: { textDecoration: 'underline' },
    '& i': {
      flex: 'none',
      width: '14px',
      height: '18px',
      borderRadius: '7px 7px 0 0',
      border: '1.5px solid',
      bg: 'lit',
      _before: {
        content: '""',
        display: 'block',
        height: '50%',
        bg: 'ink.muted',
        borderRadius: '5.5px 5.5px 0 0',
      },
    },
    '@media print': { display: 'none' },
  },
  variants: {
    status: {
      waiting: {},
      attention: { borderStyle: 'solid', borderColor: 'danger', borderWidth: '2px', '& i': { bg: 'night' } },
      sent: { borderStyle: 'solid', borderColor: 'ink', '& i::before': { display: 'none' } },
    },
  },
  defaultVariants: { status: 'waiting' },
});
