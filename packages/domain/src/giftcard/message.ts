const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\d/u.test(sign)

/**
 * The giver's text without links. Mail programs turn everything that looks like an address into a link, and a gift must not
 * carry foreign links in the brand's name. Times and amounts stay unchanged. X2
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/\/{2,}/gu, ' ')
    .replace(/[.:@](?=[\p{L}\p{N}/])/gu, (sign, at: number, whole: string) =>
      isDigit(whole[at - 1]) && isDigit(whole[at + 1]) ? sign : `${sign} `,
    )
