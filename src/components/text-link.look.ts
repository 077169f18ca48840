import { sharedLook } from '../theme/looks';

/** As high as a thumb needs, where the link ends a sentence: the padding of words in a line moves nothing. */
export const textLinkClass = sharedLook({ base: { paddingBlock: '13px' } });
