const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\d/u.test(sign)

/**
 * A giver's words as a message carries them: nothing in them can be followed. Mail programs make a link of whatever looks like an
 * address, and a gift must not carry a stranger's links in the brand's name. Times and amounts stay whole. X2
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/\/{2,}/gu, ' ')
    .replace(/[.:@](?=[\p{L}\p{N}/])/gu, (sign, at: number, whole: string) =>
      isDigit(whole[at - 1]) && isDigit(whole[at + 1]) ? sign : `${sign} `,
    )
