import { type Refusal, refuse } from '@comanda/contract/core'
import { chargedAmount, type PaymentLine } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import type { Payable, PayablePort } from '../../../ports/payment.ts'
import { beginSettled } from './begin-payment.ts'
import { lockOwnMethods } from './lock-own-methods.ts'
import type { LockedMethods, Deps } from '../deps.ts'
import { OwnMethodShort } from './own-lines.ts'
import { type Payer, type SettleInput, type SettleRefused, computeSettlement } from './settlement.ts'

/** Payment in the transaction that creates the payable: it has no earlier attempts. */
export interface AtOnce {
  caller: Payer
  /** Own methods only. */
  payments: readonly PaymentLine[]
}

type NotPaid = SettleRefused | Refusal<'securityNeeded'>

/** Pays with locked methods, once the payable is known. */
export type PayWith = (what: { shop: ShopConfig; payable: Payable }) => Promise<ReadyToPay | NotPaid>

/** The lines are verified and their methods locked. */
export interface ReadyToPay {
  /** Pays; `paid` updates the payable. If refused, the caller rolls back. */
  pay(paid: PayablePort['paid']): Promise<Refusal<'meansShort'> | undefined>
}

type AtOnceInput = SettleInput & { locked: LockedMethods }

const CARD = '16_msBalance'

/**
 * A card whose payment needs a password or code, and none was sent; one that was sent is checked before the
 * transaction. Another person's card is answered like a missing one. CARD-1
 */
function withoutCode(deps: Deps, { caller, shop, payable, payments, locked }: AtOnceInput) {
  const { corporationId, language, session } = caller
  const { payableId, total: due } = payable
  const offerInput = { corporationId, language, customerId: session.customerId, shop, payableId, due, at: deps.clock() }
  const offers = locked.get(CARD)?.(offerInput) ?? []
  const i = payments.findIndex(line => {
    const { paymentMethod, payerId, securityCode } = line
    if (paymentMethod !== CARD || securityCode !== undefined) return false
    const offer = offers.find(one => one.payerId === payerId)
    return !offer || chargedAmount(line) >= (offer.securityFrom ?? 0)
  })
  return i < 0 ? undefined : refuse('securityNeeded', { field: `payments[${i}].securityCode` })
}

/** Locks the methods that are to pay, before the payable is known. M4 */
export async function lockToPay(tx: Tx, deps: Deps, input: AtOnce): Promise<PayWith> {
  const locked = await lockOwnMethods(tx, deps, input.caller, input.payments)
  return what => readyToPay(tx, deps, { ...input, ...what, attempts: [], locked })
}

/**
 * Computes the lines as for any payment. No third party is involved: if the methods do not pay the full amount it is
 * refused. PAY-1, PAY-9
 */
async function readyToPay(tx: Tx, deps: Deps, toSettle: AtOnceInput): Promise<ReadyToPay | NotPaid> {
  const insecure = withoutCode(deps, toSettle)
  if (insecure) return insecure
  const settled = await computeSettlement(tx, deps, toSettle)
  if ('refused' in settled) return settled
  if (settled.rest) return refuse('methodNotOffered', { field: 'payments', data: { paymentMethods: [] } })
  const { kind } = toSettle.payable
  return {
    async pay(paid) {
      const own = deps.payables[kind]
      if (!own) throw new Error(`no module provides ${kind}`)
      try {
        await beginSettled(tx, { ...deps, payables: { [kind]: { ...own, paid } } }, toSettle, settled)
        return undefined
      } catch (error) {
        if (error instanceof OwnMethodShort) return refuse('meansShort')
        throw error
      }
    },
  }
}
