import { createHash, timingSafeEqual } from 'node:crypto'
import { type GiftCode, looksLikeGiftCode } from '@comanda/domain/giftcard'
import { digitCode, readableId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import { changeCard } from '../queries.ts'
import type { GiftCardRow } from '../tables.ts'

/** Sixteen characters of five bits from a secure source: 80 bits cannot be guessed. S8 */
const CODE_SIGNS = 16
const NUMBER_DIGITS = 16

export const newAuthCode = (): string => readableId(CODE_SIGNS)

export const newCardNo = (): string => digitCode(NUMBER_DIGITS)

/** Digest of a code. A fast hash is enough: 80 random bits cannot be searched. */
export const digestOf = (cardId: string, authCode: string): string =>
  createHash('sha256').update(`${cardId}:${authCode}`).digest('base64url')

/** A new code of a card as it is stored: the digest for checks, and a sealed copy for its owner and its delivery. */
export function newCode(deps: Pick<Deps, 'seal'>, cardId: string): Pick<GiftCardRow, 'code_digest' | 'sealed_code'> {
  const authCode = newAuthCode()
  return { code_digest: digestOf(cardId, authCode), sealed_code: deps.seal.seal(authCode) }
}

const NO_CARD = { card_id: '00000000-0000-0000-0000-000000000000', code_digest: digestOf('', '') }

/** Whether a code opens a card; takes as long for a missing card as for an existing one. S9 */
export function isCodeOf(card: Pick<GiftCardRow, 'card_id' | 'code_digest'> | undefined, authCode: string): boolean {
  const { card_id, code_digest } = card ?? NO_CARD
  const same = timingSafeEqual(Buffer.from(digestOf(card_id, authCode)), Buffer.from(code_digest))
  return same && card !== undefined
}

/**
 * Number and code of a card, to be shown or sent; undefined if the server's secret has changed since they were made.
 */
export function codeOf(deps: Pick<Deps, 'seal'>, card: GiftCardRow): GiftCode | undefined {
  const authCode = deps.seal.open(card.sealed_code)
  const code = { cardNo: card.card_no, authCode: authCode ?? '' }
  return looksLikeGiftCode(code) ? code : undefined
}

/** A locked card whose code can be read: it gets a new one if the server's secret has changed since it was made. */
export async function readable(tx: Tx, deps: Pick<Deps, 'seal'>, card: GiftCardRow): Promise<GiftCardRow> {
  return codeOf(deps, card) ? card : renewCode(tx, deps, card)
}

/** Gives a locked card a new code; the old one no longer works. */
export async function renewCode(tx: Tx, deps: Pick<Deps, 'seal'>, card: GiftCardRow): Promise<GiftCardRow> {
  const code = newCode(deps, card.card_id)
  await changeCard(tx, card, code)
  return { ...card, ...code }
}
