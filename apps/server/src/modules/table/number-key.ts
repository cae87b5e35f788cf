/**
 * The normalized number of a table: `a 05`, `A-5` and `a5` are one table. Full-width and Arabic digits count like
 * others; a table `A1` and a table `A10` stay two.
 */
export const numberKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(^|\D)0+(?=\d)/g, '$1')
