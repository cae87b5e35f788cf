/** Crockford's base 32 without I, L, O and U. */
const AUTH_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/
const CARD_NO = /^\d{16}$/

/** Number and code of a gift card as stored, without separators. S8 */
export interface GiftCode {
  cardNo: string
  authCode: string
}

/** Whether number and code have the format of issued ones. Only the stored form is valid. S9 */
export const looksLikeGiftCode = ({ cardNo, authCode }: GiftCode): boolean =>
  CARD_NO.test(cardNo) && AUTH_CODE.test(authCode)

const inFours = (text: string): string => text.replace(/(.{4})(?=.)/gu, '$1 ')

/** A number in groups of four. */
export const showCardNo = (cardNo: string): string => inFours(cardNo)

/** A code in groups of four with dashes. */
export const showAuthCode = (authCode: string): string => inFours(authCode).replaceAll(' ', '-')

/** Normalizes a typed number: removes blanks and dashes, converts digits of other scripts. */
export const typedCardNo = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015-]/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String((digit.codePointAt(0) ?? 0) & 0xf))

/** Normalizes a typed code: upper case, unused characters replaced by those they are mistaken for. */
export const typedAuthCode = (typed: string): string =>
  typedCardNo(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** The fragment of a gift card's link (after `#`), which no server or log receives. */
export const giftLinkText = ({ cardNo, authCode }: GiftCode): string => `${cardNo}-${authCode}`

/** Number and code from a link or scanned text; undefined if it is none. */
export function readGiftLink(text: string): GiftCode | undefined {
  const match = /(\d{16})-([0-9A-HJKMNP-TV-Z]{16})$/.exec(text.trim())
  return match ? { cardNo: match[1] ?? '', authCode: match[2] ?? '' } : undefined
}
