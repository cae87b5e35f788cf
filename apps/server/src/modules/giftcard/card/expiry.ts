import { account, balancesOf, move, post } from '../../../ledger/index.ts'
import { createInterval } from '../../../platform/interval.ts'
import type { Deps } from '../deps.ts'
import { changeCard, lockCard } from '../queries.ts'
import type { GiftTables } from '../tables.ts'

const BATCH_SIZE = 100
const INTERVAL_MS = 30_000

export interface GiftExpiry {
  /** Closes expired cards and returns how many. Safe to run in several processes at once. */
  sweep(): Promise<number>
  start(): void
  stop(): Promise<void>
}

/**
 * Closes cards after their last day. The remaining value can no longer be spent and moves to an account of its own in
 * the ledger: it is still a liability, not revenue. CARD-5, CARD-10
 */
export function giftExpiry(deps: Deps): GiftExpiry {
  const { db, clock, log } = deps

  const due = () =>
    db
      .withTables<GiftTables>()
      .selectFrom('gift_card')
      .select(['corporation_id', 'card_id'])
      .where('expire_at', '<=', new Date(clock()))
      .orderBy('expire_at')
      .limit(BATCH_SIZE)
      .execute()

  const rest = (corporationId: number, cardId: string) =>
    db.inTx(async tx => {
      const card = await lockCard(tx, corporationId, cardId)
      const at = new Date(clock())
      if (!card?.expire_at || card.expire_at > at) return false
      const name = account.giftCard(cardId)
      const remaining = (await balancesOf(tx, corporationId, [name])).get(name) ?? 0
      if (remaining > 0)
        await post(tx, {
          corporationId,
          causeKey: `gift-expired:${cardId}:${at.getTime()}`,
          kind: 'giftCardExpired',
          currencyCode: card.currency.currencyCode,
          entries: move(remaining, name, account.dormant(cardId)),
          shopId: card.shop_id,
          at,
        })
      await changeCard(tx, card, { expire_at: null, changed_at: at })
      return true
    })

  const sweep = async () => {
    let ended = 0
    for (const { corporation_id, card_id } of await due()) {
      try {
        if (await rest(corporation_id, card_id)) ended += 1
      } catch (error) {
        // A card that fails must not delay the others.
        log.error('a gift card could not be ended', { cardId: card_id, error })
      }
    }
    return ended
  }
  const rounds = createInterval(INTERVAL_MS, sweep, error =>
    log.warn('the watch of gift cards could not look', { error }),
  )
  return { sweep, start: rounds.start, stop: rounds.stop }
}
