import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Returns the styles of an A4 sheet: hidden on the screen, ink on white in print. `inPrint`: further styles for print. */
export function paper(inPrint: SystemStyleObject): SystemStyleObject {
  return {
    display: 'none',
    '@media print': {
      width: '210mm',
      padding: '13mm 15mm 11mm',
      bg: 'white',
      color: 'ink',
      fontSize: '10.5pt',
      lineHeight: '1.4',
      ...inPrint,
    },
  };
}
