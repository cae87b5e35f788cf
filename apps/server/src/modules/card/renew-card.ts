import { card as calls, staffCardCalls as staffCalls } from '@comanda/contract/card'
import { refuse } from '@comanda/contract/core'
import { canRenewInApp, isRenewalDue, monthsAfter, renewedUntil } from '@comanda/domain/card'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { change, type Handler } from '../../platform/http/index.ts'
import type { CardDeps } from './deps.ts'
import { shownCard } from './present.ts'
import { cardById, type HeldCard, lockCard, lockOwnCard } from './queries.ts'

const RENEW = {
  name: 'card_renew',
  text: `update member_card set expires_at = greatest(expires_at, $3)
    where corporation_id = $1 and card_id = $2 and expires_at is not null`,
}

const renew = (tx: Tx, { row }: HeldCard, until: Date): Promise<unknown> =>
  tx.query(RENEW, [row.corporation_id, row.card_id, until])

/**
 * Renews a card that money was paid onto: from `at` (epoch ms) it is valid for the months of its program, and never shorter than
 * before. A card without expiry stays as it is. CARD-1
 */
export async function renewCard(
  tx: Tx,
  { corporationId, cardId, at }: { corporationId: number; cardId: string; at: number },
): Promise<void> {
  const card = await cardById(tx, corporationId, cardId)
  const months = card?.program.validMonths
  if (card && months !== undefined) await renew(tx, card, new Date(monthsAfter(at, months)))
}

/** The card renewed by its program's months; undefined if it has no expiry. */
function renewed(card: HeldCard, now: number): HeldCard | undefined {
  const { expires_at: expiresAt } = card.row
  const { validMonths } = card.program
  if (expiresAt === null || validMonths === undefined) return undefined
  return { ...card, row: { ...card.row, expires_at: new Date(renewedUntil(validMonths, expiresAt.getTime(), now)) } }
}

/** Renews the member's own card without paying, once per expiry, also when it is asked for several times at once. CARD-1 */
export const renewOwnCard = (deps: CardDeps): Handler<typeof calls.renew> =>
  change(calls.renew, deps, async (tx, { corporationId, session, language }, { cardId }) => {
    const card = await lockOwnCard(tx, corporationId, session.customerId, cardId)
    if (!card) return refuse('notFound', { field: 'cardId' })
    const now = deps.clock()
    const next = canRenewInApp(card.program, card.row.expires_at?.getTime(), now) ? renewed(card, now) : undefined
    if (!next?.row.expires_at) return refuse('cardNotRenewable', { field: 'cardId' })
    await renew(tx, card, next.row.expires_at)
    return shownCard({ db: tx, clock: deps.clock }, next, language)
  })

/**
 * Staff renew a member's card, regardless of the program's setting for members; once per expiry, with an audit line. CARD-1, L2
 */
export const renewByStaff = (deps: CardDeps): Handler<typeof staffCalls.renewCard> =>
  change(staffCalls.renewCard, deps, async (tx, caller, { cardId, reason }) => {
    const { corporationId, session } = caller
    await lockCard(tx, corporationId, cardId)
    const card = await cardById(tx, corporationId, cardId)
    if (!card) return refuse('notFound', { field: 'cardId' })
    const now = deps.clock()
    const next = isRenewalDue(card.row.expires_at?.getTime(), now) ? renewed(card, now) : undefined
    if (!next?.row.expires_at) return refuse('cardNotRenewable', { field: 'cardId' })
    await renew(tx, card, next.row.expires_at)
    const expiresAt = next.row.expires_at.toISOString()
    await writeAuditLine(tx, {
      corporationId,
      shopId: caller.shop.shopId,
      what: 'card.renewed',
      subject: cardId,
      by: { id: session.staff.staffId, name: session.staff.name },
      before: { expiresAt: card.row.expires_at?.toISOString() },
      after: { expiresAt },
      cause: reason,
      at: new Date(now),
    })
    return { expiresAt }
  })
