import { createHash, timingSafeEqual } from 'node:crypto'
import { type GiftCode, looksLikeGiftCode } from '@comanda/domain/giftcard'
import { digitCode, readableId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import { changeCard } from '../queries.ts'
import type { GiftCardRow } from '../tables.ts'

/** Sixteen signs of five bits from a secure source: 80 bits that nobody guesses. S8 */
const CODE_SIGNS = 16
const NUMBER_DIGITS = 16

export const newAuthCode = (): string => readableId(CODE_SIGNS)

export const newCardNo = (): string => digitCode(NUMBER_DIGITS)

/** Eighty random bits need no slow digest: there is nothing to try them from. */
export const digestOf = (cardId: string, authCode: string): string =>
  createHash('sha256').update(`${cardId}:${authCode}`).digest('base64url')

/** A new code of a card, as it is kept: the digest that opens it, and a sealed copy for its owner and its delivery. */
export function newCode(deps: Pick<Deps, 'seal'>, cardId: string): Pick<GiftCardRow, 'code_digest' | 'sealed_code'> {
  const authCode = newAuthCode()
  return { code_digest: digestOf(cardId, authCode), sealed_code: deps.seal.seal(authCode) }
}

const NO_CARD = { card_id: '00000000-0000-0000-0000-000000000000', code_digest: digestOf('', '') }

/** Whether a code opens a card; as long for a card that is not there as for one that is. S9 */
export function opens(card: Pick<GiftCardRow, 'card_id' | 'code_digest'> | undefined, authCode: string): boolean {
  const { card_id, code_digest } = card ?? NO_CARD
  const same = timingSafeEqual(Buffer.from(digestOf(card_id, authCode)), Buffer.from(code_digest))
  return same && card !== undefined
}

/** Number and code of a card, to be shown or sent; undefined where the house's secret has changed since they were made. */
export function codeOf(deps: Pick<Deps, 'seal'>, card: GiftCardRow): GiftCode | undefined {
  const authCode = deps.seal.open(card.sealed_code)
  const code = { cardNo: card.card_no, authCode: authCode ?? '' }
  return looksLikeGiftCode(code) ? code : undefined
}

/** A locked card whose code can be read: it gets a new one where the house's secret has changed since it was made. */
export async function readable(tx: Tx, deps: Pick<Deps, 'seal'>, card: GiftCardRow): Promise<GiftCardRow> {
  return codeOf(deps, card) ? card : renewCode(tx, deps, card)
}

/** Gives a locked card a new code: whoever knows the old one has nothing of it any more. */
export async function renewCode(tx: Tx, deps: Pick<Deps, 'seal'>, card: GiftCardRow): Promise<GiftCardRow> {
  const code = newCode(deps, card.card_id)
  await changeCard(tx, card, code)
  return { ...card, ...code }
}
