import { pointsFor, worthOfPoints } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import { isLive, meansMethods, takesOwnMeans } from '@comanda/domain/payment'
import type { BizType, ShopConfig } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import type { OwnMethodOffer, Payable } from '../../../ports/payment.ts'
import type { LockedMeans, Deps } from '../deps.ts'
import { linesOf, takenBy } from '../attempt/own-lines.ts'
import type { AttemptRow, LineRow } from '../tables.ts'

interface OffersInput {
  caller: Pick<Guest, 'corporationId' | 'language'> & { session: Pick<Guest['session'], 'customerId'> }
  shop: ShopConfig
  payable: Pick<Payable, 'kind' | 'payableId' | 'bizType' | 'total'>
  attempts: readonly AttemptRow[]
  /** Methods to include; all if absent. */
  only?: readonly string[]
  /** For a locked method these payers are offered, without a query. */
  locked?: LockedMeans | undefined
}

/**
 * What the guest's own methods could pay here. What an open attempt of the same payable has reserved counts as
 * available: that attempt ends before the next. PAY-1
 */
export async function offersFor(
  db: Queries,
  deps: Pick<Deps, 'means' | 'clock'>,
  { caller, shop, payable, attempts, only, locked }: OffersInput,
): Promise<OwnMethodOffer[]> {
  if (!takesOwnMeans(payable.kind) || payable.total <= 0) return []
  const taken = shop.paymentMethods[payable.bizType as BizType] ?? []
  const { corporationId, language, session } = caller
  const { customerId } = session
  const { payableId, total: due } = payable
  const open = attempts.filter(({ state, own_amount }) => own_amount > 0 && isLive(state)).map(it => it.attempt_no)
  const lines = open.length > 0 ? await linesOf(db, { corporationId, payableId }) : []
  const set = lines.filter(line => line.state === 'held' && open.includes(line.attempt_no))
  const held = set.map(({ payer_id }) => payer_id)
  const input = { corporationId, language, customerId, shop, payableId, due, at: deps.clock(), held }
  const wanted = meansMethods.filter(method => taken.includes(method) && (only?.includes(method) ?? true))
  const asked = wanted.map(async method => locked?.get(method)?.(input) ?? deps.means[method]?.offers(db, input) ?? [])
  const offers = (await Promise.all(asked)).flat()
  return offers.map(offer => withHeld(offer, set, payable))
}

function withHeld(offer: OwnMethodOffer, lines: readonly LineRow[], { total }: Pick<Payable, 'total'>): OwnMethodOffer {
  const held = lines
    .filter(line => line.payment_method === offer.paymentMethod && line.payer_id === offer.payerId)
    .reduce((all, line) => all + takenBy(line), 0)
  if (held === 0) return offer
  const { disabledReason, ...able } = offer
  const balance = offer.balance + (offer.points ? pointsFor(money(held), offer.points) : held)
  const usable = money(Math.min(total, offer.points ? worthOfPoints(balance, offer.points) : balance))
  const still = disabledReason !== undefined && disabledReason !== 'empty' && disabledReason !== 'belowMinimum'
  return still ? { ...offer, balance } : { ...able, balance, usable }
}
