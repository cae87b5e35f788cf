import { type Money, money } from '@comanda/domain/money'
import { account, entriesOfCause, lockBalances, move, post } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Deps } from '../deps.ts'
import { changeCard, lockCard } from '../queries.ts'
import type { GiftCardRow, GiftTables } from '../tables.ts'

interface FreezeAt {
  corporationId: number
  /** The purchase. */
  payableId: string
  causeKey: string
}

/** The card of a purchase, locked. */
async function cardOfPurchase(tx: Tx, { corporationId, payableId }: FreezeAt): Promise<GiftCardRow | undefined> {
  const row = await tx
    .withTables<GiftTables>()
    .selectFrom('gift_card')
    .select('card_id')
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', payableId)
    .executeTakeFirst()
  return row && lockCard(tx, corporationId, row.card_id)
}

const postingOf = (deps: Deps, card: GiftCardRow, { corporationId, payableId }: FreezeAt) => ({
  corporationId,
  currencyCode: card.currency.currencyCode,
  reference: payableId,
  shopId: card.shop_id,
  at: new Date(deps.clock()),
})

const thawedKey = (causeKey: string): string => `gift-thawed:${causeKey}`

/** Freezes a bought card with its balance, regardless of its holder: it can be neither redeemed nor used. PAY-9 */
export async function freezeCard(tx: Tx, deps: Deps, at: FreezeAt): Promise<Money> {
  const card = await cardOfPurchase(tx, at)
  if (!card || card.voided_at) return money(0)
  const name = account.giftCard(card.card_id)
  const [remaining = 0] = await lockBalances(tx, at.corporationId, [name])
  const posting = { ...postingOf(deps, card, at), causeKey: `gift-frozen:${at.causeKey}`, kind: 'valueFrozen' as const }
  if (remaining > 0) await post(tx, { ...posting, entries: move(remaining, name, account.frozen(at.payableId)) })
  await changeCard(tx, card, { frozen_at: posting.at, changed_at: posting.at })
  return money(remaining)
}

/** Ends the freeze: the card is usable again, or void and its value the brand's. */
export async function releaseFrozenCard(tx: Tx, deps: Deps, at: FreezeAt & { to: 'holder' | 'brand' }): Promise<void> {
  const card = await cardOfPurchase(tx, at)
  if (!card?.frozen_at) return
  const name = account.frozen(at.payableId)
  const [frozen = 0] = await lockBalances(tx, at.corporationId, [name])
  const to = at.to === 'holder' ? account.giftCard(card.card_id) : account.brand('chargebacks')
  const kind = at.to === 'holder' ? ('valueReleased' as const) : ('valueTaken' as const)
  const posting = { ...postingOf(deps, card, at), causeKey: thawedKey(at.causeKey), kind }
  if (frozen > 0) await post(tx, { ...posting, entries: move(frozen, name, to) })
  const ended = at.to === 'holder' ? {} : { voided_at: posting.at, expire_at: null }
  await changeCard(tx, card, { frozen_at: null, changed_at: posting.at, ...ended })
}

/** The bank returned the money of a card whose value a person had taken: the card is frozen with that value again. PAY-9 */
export async function refreezeCard(tx: Tx, deps: Deps, at: FreezeAt & { takenKey: string }): Promise<Money> {
  const card = await cardOfPurchase(tx, at)
  if (!card?.voided_at) return money(0)
  const chargebacks = account.brand('chargebacks')
  const taken = await entriesOfCause(tx, at.corporationId, thawedKey(at.takenKey))
  const amount = money(taken.find(entry => entry.account === chargebacks)?.amount ?? 0)
  const posting = { ...postingOf(deps, card, at), causeKey: `gift-frozen:${at.causeKey}`, kind: 'valueFrozen' as const }
  if (amount > 0) await post(tx, { ...posting, entries: move(amount, chargebacks, account.frozen(at.payableId)) })
  const changed = { voided_at: null, frozen_at: posting.at, expire_at: card.valid_until, changed_at: posting.at }
  await changeCard(tx, card, changed)
  return amount
}
