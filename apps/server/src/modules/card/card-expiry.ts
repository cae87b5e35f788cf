import { RENEWAL_DAYS } from '@comanda/domain/card'
import { createInterval, type Interval } from '../../platform/interval.ts'
import { once } from '../../platform/jobs/index.ts'
import type { CardDeps, ExpiringCard } from './deps.ts'
import { cardById } from './queries.ts'

const INTERVAL_MS = 3_600_000
const DAY_MS = 86_400_000
/** Most cards per round. */
const BATCH_SIZE = 500
/** How long after its expiry a card is still announced: longer than any stop of the server. */
const LATE_MS = 7 * DAY_MS

/** Announces cards that expire: a month before, and when they have. Safe to run in several processes at once. CARD-1, NOTIFY-5 */
export interface CardExpiry extends Interval {
  /** Announces what is due and returns the number of notices. */
  sweep(): Promise<number>
}

const DUE = {
  name: 'card_expiry_due',
  text: `select c.corporation_id, c.card_id, c.expires_at from member_card c
    where c.expires_at > $1 and c.expires_at <= $2 and not exists (select 1 from done_key d
      where d.corporation_id = c.corporation_id
        and d.key = $3 || ':' || c.card_id || ':' || floor(extract(epoch from c.expires_at) * 1000)::bigint)
    order by c.expires_at limit ${BATCH_SIZE}`,
}

interface Due {
  corporation_id: number
  card_id: string
  expires_at: Date
}

/** One notice of a card, once per expiry: a renewed card is announced again. */
const announce = (deps: CardDeps, notice: ExpiringCard['notice'], due: Due, now: number): Promise<boolean> =>
  deps.db.inTx(async tx => {
    const { corporation_id: corporationId, card_id: cardId } = due
    const expiresAt = due.expires_at.getTime()
    const eventKey = `${notice}:${cardId}:${expiresAt}`
    const isFirst = await once(tx, { corporationId, key: eventKey, at: new Date(now) })
    const card = isFirst ? await cardById(tx, corporationId, cardId) : undefined
    if (!card) return false
    const { customer_id: customerId } = card.row
    const { name } = card.program
    await deps.notifyExpiring(tx, { corporationId, customerId, notice, name, expiresAt, eventKey })
    return true
  })

export function cardExpiry(deps: CardDeps): CardExpiry {
  const { db, clock, log } = deps
  const sweep = async () => {
    const now = clock()
    const day = (at: number) => new Date(at)
    const windows = [
      ['cardExpiring', day(now), day(now + RENEWAL_DAYS * DAY_MS)],
      ['cardExpired', day(now - LATE_MS), day(now)],
    ] as const
    let count = 0
    for (const [notice, after, until] of windows) {
      const { rows } = await db.query<Due>(DUE, [after, until, notice])
      for (const due of rows) if (await announce(deps, notice, due, now)) count += 1
    }
    return count
  }
  const rounds = createInterval(INTERVAL_MS, sweep, error =>
    log.warn('expiring cards could not be announced', { error }),
  )
  return { ...rounds, sweep }
}
