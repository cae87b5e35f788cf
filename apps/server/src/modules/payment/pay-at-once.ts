import { type Refusal, refuse } from '@comanda/contract/core'
import type { PaymentLine } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { beginSettled } from './begin-payment.ts'
import type { Needs, Payable, PayableNeeds } from './needs.ts'
import { MeansShort } from './own-lines.ts'
import { type Payer, type SettleRefused, settleAsked } from './settlement.ts'

/** Something that is paid in the transaction that makes it: nobody tried to pay it before. */
export interface AtOnce {
  who: Payer
  shop: ShopConfig
  payable: Payable
  /** Of the guest's own means alone. */
  payments: readonly PaymentLine[]
}

/** Its lines are what they should be, and its means are locked. */
export interface ReadyToPay {
  /** Pays it; `paid` says what becomes of it. Refused, the caller undoes all. */
  pay(paid: PayableNeeds['paid']): Promise<Refusal<'meansShort'> | undefined>
}

/**
 * Works the lines out as for any payment, and locks what the means hold. Nobody outside is asked: what the means do not pay
 * in full is refused. PAY-1, PAY-9
 */
export async function readyToPay(tx: Tx, needs: Needs, ask: AtOnce): Promise<ReadyToPay | SettleRefused> {
  const toSettle = { ...ask, attempts: [], locked: true }
  const settled = await settleAsked(tx, needs, toSettle)
  if ('refused' in settled) return settled
  if (settled.rest) return refuse('methodNotOffered', { field: 'payments', data: { paymentMethods: [] } })
  const { kind } = ask.payable
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
