import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { keyframes } from '@emotion/react';

const unseen = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * What stands behind the house of requests is seen once the browser has said how many floors it has: the house grows
 * then, and must push nothing along that is being read. Without script at once, with a script that fails after 4 s.
 */
const onceCounted = { animation: `${unseen} 4s` };
const behindTheHouse = { '@media (scripting: enabled)': { 'div:has(.unknown) ~ &': onceCounted } };

const question = {
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginTop: '14px' },
  '& .question legend': { fontWeight: '600', marginBottom: '2' },
} as const;

/** One floor: the window at the left, the sheet with the words at the right. */
const floor = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  md: { gridTemplateColumns: '176px minmax(0, 1fr)' },
  '& .stub': { display: 'grid', placeItems: 'center', padding: '18px 10px' },
  '& .stub svg': { width: '64px', md: { width: '98px' } },
  '& .sheet': {
    minWidth: '0',
    bg: 'surface',
    padding: '18px 16px 18px 18px',
    margin: '9px 9px 9px 0',
    md: { padding: '24px 28px', margin: '12px 12px 12px 0' },
  },
  '& .state': { fontWeight: '600', lineHeight: '1.3' },
  '& h3': { textStyle: 'h3', marginTop: '2px' },
  '& .meta': {
    textStyle: 'small',
    lineHeight: '1.4',
    color: 'ink.muted',
    marginTop: '1',
    overflowWrap: 'anywhere',
  },
  '& .note': { marginTop: '2', lineHeight: '1.45' },
  '& [role=status]:not(:empty)': { marginTop: '3', fontWeight: '600', lineHeight: '1.45' },
  ...question,
  '& .quiet': {
    minHeight: '44px',
    paddingBlock: '4px',
    paddingInline: '4px',
    md: { paddingInline: '10px' },
    fontWeight: '600',
    fontSize: '1rem',
    textDecoration: 'underline',
    textDecorationColor: 'oxide',
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
  },
} as const;

/** The house of requests, the rules beside it, the pages that open without network, the three phones. */
export const savedRecipe = defineSlotRecipe({
  slots: ['top', 'house', 'how', 'pages', 'iphone'],
  base: {
    top: {
      paddingBlock: '8px 64px',
      lg: { paddingBottom: '88px' },
      '& .lead': { color: 'ink.muted', maxWidth: '36em', marginTop: '10px' },
      '& .columns': {
        display: 'grid',
        gap: '40px',
        marginTop: '30px',
        lg: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', gap: '56px' },
      },
      '@media (scripting: enabled)': { '& .columns:has(.unknown) aside': onceCounted },
    },
    house: {
      minWidth: '0',
      '& .roof svg': { height: '54px', md: { height: '86px' } },
      '& ul, & .empty': { borderBottom: '14px solid', borderColor: '#0A2323' },
      '& li, & .empty': { bg: '#1B514A', borderTop: '9px solid #0A2323' },
      '& li:first-of-type, & .empty': { borderTopWidth: '5px' },
      '& .floor': floor,
      '& .waiting .sheet': { outline: '2px dashed', outlineColor: 'line.strong', outlineOffset: '-7px' },
      '& .attention .sheet': {
        bg: 'danger.tint',
        outline: '2px solid',
        outlineColor: 'danger',
        outlineOffset: '-2px',
      },
      '& .attention .state': { color: 'danger' },
      '& .attention .meta': { color: '#4A3A3D' },
      '& .sent .sheet': { bg: 'night', color: 'onNight' },
      '& .sent .meta, & .sent .note': { color: 'onNight.muted' },
      '& .sent .state': { color: 'lit' },
      '& .deleted .sheet': { bg: 'sunk' },
      '& .empty .sheet': { alignContent: 'center' },
      '& .empty .note': { color: 'ink.muted', marginTop: '6px' },
      '& .unknown .sheet > *': { visibility: 'hidden' },
      '& .without-script': { padding: '18px', color: 'onNight', fontWeight: '600' },
    },
    how: {
      alignSelf: 'start',
      borderTop: '6px solid',
      borderColor: 'ink',
      paddingTop: '4',
      '& ul': { marginTop: '6px' },
      '& li': {
        paddingBlock: '12px 10px',
        borderBottom: '1px solid',
        borderColor: 'line',
        lineHeight: '1.45',
      },
    },
    pages: {
      ...behindTheHouse,
      bg: 'sunk',
      paddingBlock: '56px',
      // Room for its longest sentence: it changes after the page is there, and moves nothing.
      '& [role=status]': { marginTop: '10px', minHeight: '4.8em', md: { minHeight: '1.6em' } },
      '& ul': {
        marginTop: '18px',
        borderTop: '1.5px solid',
        borderColor: 'ink',
        display: 'grid',
        md: { gridTemplateColumns: '1fr 1fr', columnGap: '48px' },
      },
      '& li a': {
        display: 'grid',
        gridTemplateColumns: '18px 1fr auto',
        gap: '14px',
        alignItems: 'center',
        minHeight: '56px',
        height: '100%',
        padding: '12px 0 9px',
        borderBottom: '1px solid',
        borderColor: '#B0C4B9',
        textDecoration: 'none',
        lineHeight: '1.3',
        _before: {
          content: '""',
          width: '15px',
          height: '20px',
          borderRadius: '8px 8px 0 0',
          border: '1.5px solid',
          borderColor: 'ink',
          backgroundColor: 'ink.muted',
          backgroundImage:
            'linear-gradient(currentColor, currentColor), linear-gradient(currentColor, currentColor)',
          backgroundSize: '1.5px 100%, 100% 1.5px',
          backgroundPosition: '50% 0, 0 55%',
          backgroundRepeat: 'no-repeat',
        },
        _hover: {
          '& b': {
            textDecoration: 'underline',
            textDecorationColor: 'oxide',
            textDecorationThickness: '2px',
            textUnderlineOffset: '4px',
          },
        },
      },
      '& .stored a::before': { backgroundColor: 'lit' },
      '& li span': { textStyle: 'small', color: 'ink.muted' },
      '& .kept': {
        display: 'grid',
        gap: '16px 48px',
        justifyItems: 'start',
        alignItems: 'center',
        marginTop: '6',
        md: { gridTemplateColumns: '1fr 1fr' },
      },
      '& .kept > p': { textStyle: 'small', color: 'ink.muted', maxWidth: '34em' },
      '& .everything': { ...question, '& .actions': { ...question['& .actions'], marginTop: '0' } },
    },
    iphone: {
      ...behindTheHouse,
      bg: 'night.2',
      color: 'onNight',
      paddingBlock: '56px 64px',
      '& ol': {
        display: 'grid',
        gap: '22px',
        marginTop: '26px',
        lg: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '0' },
      },
      '& li': {
        display: 'grid',
        gridTemplateColumns: '104px 1fr',
        gap: '20px',
        alignItems: 'center',
        borderTop: '1px solid',
        borderColor: '#356661',
        paddingTop: '22px',
        lg: { gridTemplateColumns: '130px 1fr', borderTop: '0', padding: '0 24px' },
      },
      '& li:first-of-type': { lg: { paddingInlineStart: '0' } },
      '& li + li': { lg: { borderInlineStart: '1px solid #356661' } },
      '& h3': { textStyle: 'h3' },
      '& li p': { color: '#C6DCD2', marginTop: '6px', lineHeight: '1.45' },
    },
  },
});
