import { type Refusal, refuse } from '@comanda/contract/core'
import type { PaymentLine } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { beginSettled } from './begin-payment.ts'
import { lockMeans } from './lock-means.ts'
import type { LockedMeans, Needs, Payable, PayableNeeds } from './needs.ts'
import { MeansShort } from './own-lines.ts'
import { type Payer, type SettleAsk, type SettleRefused, settleAsked } from './settlement.ts'

/** Who pays for something in the transaction that makes it: nobody tried to pay it before. */
export interface AtOnce {
  who: Payer
  /** Of the guest's own means alone. */
  payments: readonly PaymentLine[]
}

type NotPaid = SettleRefused | Refusal<'securityNeeded'>

/** Pays with means that are locked, as soon as it is known what for. */
export type PayWith = (what: { shop: ShopConfig; payable: Payable }) => Promise<ReadyToPay | NotPaid>

/** Its lines are what they should be, and its means are locked. */
export interface ReadyToPay {
  /** Pays it; `paid` says what becomes of it. Refused, the caller undoes all. */
  pay(paid: PayableNeeds['paid']): Promise<Refusal<'meansShort'> | undefined>
}

type AtOnceAsk = SettleAsk & { locked: LockedMeans }

const CARD = '16_msBalance'

/**
 * A card that pays so much that its password or a code is needed, and none was sent: one that was sent is looked at before the
 * transaction. Another's card is as one that does not exist. CARD-1
 */
function withoutCode(needs: Needs, { who, shop, payable, payments, locked }: AtOnceAsk) {
  const { corporationId, language, session } = who
  const { payableId, total: due } = payable
  const asked = { corporationId, language, customerId: session.customerId, shop, payableId, due, at: needs.clock() }
  const offers = locked.get(CARD)?.(asked) ?? []
  const i = payments.findIndex(({ paymentMethod, payerId, amount, securityCode }) => {
    if (paymentMethod !== CARD || securityCode !== undefined) return false
    const offer = offers.find(one => one.payerId === payerId)
    return !offer || amount >= (offer.securityFrom ?? 0)
  })
  return i < 0 ? undefined : refuse('securityNeeded', { field: `payments[${i}].securityCode` })
}

/** Locks the means that are to pay, before it is known what they pay for. M4 */
export async function lockToPay(tx: Tx, needs: Needs, ask: AtOnce): Promise<PayWith> {
  const locked = await lockMeans(tx, needs, ask.who, ask.payments)
  return what => readyToPay(tx, needs, { ...ask, ...what, attempts: [], locked })
}

/**
 * Works the lines out as for any payment. Nobody outside is asked: what the means do not pay in full is refused. PAY-1, PAY-9
 */
async function readyToPay(tx: Tx, needs: Needs, toSettle: AtOnceAsk): Promise<ReadyToPay | NotPaid> {
  const insecure = withoutCode(needs, toSettle)
  if (insecure) return insecure
  const settled = await settleAsked(tx, needs, toSettle)
  if ('refused' in settled) return settled
  if (settled.rest) return refuse('methodNotOffered', { field: 'payments', data: { paymentMethods: [] } })
  const { kind } = toSettle.payable
  return {
    async pay(paid) {
      const own = needs.payables[kind]
      if (!own) throw new Error(`nobody keeps ${kind}`)
      try {
        await beginSettled(tx, { ...needs, payables: { [kind]: { ...own, paid } } }, toSettle, settled)
        return undefined
      } catch (error) {
        if (error instanceof MeansShort) return refuse('meansShort')
        throw error
      }
    },
  }
}
