/** Crockford's 32 signs without I, L, O and U. */
const AUTH_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/
const CARD_NO = /^\d{16}$/

/** A gift card's number and code as they are written, without the spaces people read them by. S8 */
export interface GiftCode {
  cardNo: string
  authCode: string
}

/** Whether a number and a code look like ones that were given out. The one way of writing them counts; all else is simply wrong. S9 */
export const looksLikeGiftCode = ({ cardNo, authCode }: GiftCode): boolean =>
  CARD_NO.test(cardNo) && AUTH_CODE.test(authCode)

const inFours = (text: string): string => text.replace(/(.{4})(?=.)/gu, '$1 ')

/** A number as it is read: in fours. */
export const showCardNo = (cardNo: string): string => inFours(cardNo)

/** A code as it is read: in fours with dashes. */
export const showAuthCode = (authCode: string): string => inFours(authCode).replaceAll(' ', '-')

/** A number as somebody typed it, in the way it is kept: blanks and dashes out, digits of other scripts as ours. */
export const typedCardNo = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015-]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String((digit.codePointAt(0) ?? 0) & 0xf))

/** A code as somebody typed it: in capitals, and signs that are not given out as the ones they are taken for. */
export const typedAuthCode = (typed: string): string =>
  typedCardNo(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** What a gift card's link carries behind its `#`, where no server and no log sees it. */
export const giftLinkText = ({ cardNo, authCode }: GiftCode): string => `${cardNo}-${authCode}`

/** Number and code out of a link or a scanned text; undefined where it is none. */
export function readGiftLink(text: string): GiftCode | undefined {
  const found = /(\d{16})-([0-9A-HJKMNP-TV-Z]{16})$/.exec(text.trim())
  return found ? { cardNo: found[1] ?? '', authCode: found[2] ?? '' } : undefined
}
