import { pointsFor, pointsValue } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import { isLive, ownPaymentMethods, acceptsOwnMethods } from '@comanda/domain/payment'
import type { BizType, ShopConfig } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { Guest } from '../../../platform/http/index.ts'
import type { OwnMethodOffer, Payable } from '../../../ports/payment.ts'
import type { LockedMethods, Deps } from '../deps.ts'
import { linesOf, chargedByLine } from '../attempt/own-lines.ts'
import type { AttemptRow, LineRow } from '../tables.ts'

interface OffersInput {
  caller: Pick<Guest, 'corporationId' | 'language'> & { session: Pick<Guest['session'], 'customerId'> }
  shop: ShopConfig
  payable: Pick<Payable, 'kind' | 'payableId' | 'bizType' | 'total'>
  attempts: readonly AttemptRow[]
  /** Methods to include; all if absent. */
  only?: readonly string[]
  /** For a locked method these payers are offered, without a query. */
  locked?: LockedMethods | undefined
}

/**
 * What the guest's own methods could pay here. What an open attempt of the same payable has reserved counts as
 * available: that attempt ends before the next. PAY-1
 */
export async function offersFor(
  db: Queries,
  deps: Pick<Deps, 'ownMethods' | 'clock'>,
  { caller, shop, payable, attempts, only, locked }: OffersInput,
): Promise<OwnMethodOffer[]> {
  if (!acceptsOwnMethods(payable.kind) || payable.total <= 0) return []
  const accepted = shop.paymentMethods[payable.bizType as BizType] ?? []
  const { corporationId, language, session } = caller
  const { customerId } = session
  const { payableId, total: due } = payable
  const open = attempts.filter(({ state, own_amount }) => own_amount > 0 && isLive(state)).map(it => it.attempt_no)
  const lines = open.length > 0 ? await linesOf(db, { corporationId, payableId }) : []
  const set = lines.filter(line => line.state === 'held' && open.includes(line.attempt_no))
  const reserved = set.map(({ payer_id }) => payer_id)
  const input = { corporationId, language, customerId, shop, payableId, due, at: deps.clock(), held: reserved }
  const methods = ownPaymentMethods.filter(method => accepted.includes(method) && (only?.includes(method) ?? true))
  const queries = methods.map(
    async method => locked?.get(method)?.(input) ?? deps.ownMethods[method]?.offers(db, input) ?? [],
  )
  const offers = (await Promise.all(queries)).flat()
  return offers.map(offer => withHeld(offer, set, payable))
}

function withHeld(offer: OwnMethodOffer, lines: readonly LineRow[], { total }: Pick<Payable, 'total'>): OwnMethodOffer {
  const reserved = lines
    .filter(line => line.payment_method === offer.paymentMethod && line.payer_id === offer.payerId)
    .reduce((all, line) => all + chargedByLine(line), 0)
  if (reserved === 0) return offer
  const { disabledReason, ...able } = offer
  const balance = offer.balance + (offer.points ? pointsFor(money(reserved), offer.points) : reserved)
  const usable = money(Math.min(total, offer.points ? pointsValue(balance, offer.points) : balance))
  const still = disabledReason !== undefined && disabledReason !== 'empty' && disabledReason !== 'belowMinimum'
  return still ? { ...offer, balance } : { ...able, balance, usable }
}
