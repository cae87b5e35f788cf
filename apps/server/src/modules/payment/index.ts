import type { payment as calls } from '@comanda/contract/payment'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { queryCardSetup, removeCard } from './card-setup.ts'
import { continuePayment } from './continue-payment.ts'
import { createPayment } from './create-payment.ts'
import { workJobs } from './jobs.ts'
import type { Needs } from './needs.ts'
import { queryPayResult } from './pay-result.ts'
import { getCCFeeConfig, getTipConfig, queryPaymentMethods } from './payment-methods.ts'
import { askRefund, type RefundAsk, refundsOf, type RefundStory } from './refunds.ts'
import { type PaymentWatch, paymentWatch } from './watch.ts'
import { bindWebhook } from './webhook.ts'

export type * from './needs.ts'
export { takingsFor } from './takings.ts'
export type { RefundAsk, RefundStory } from './refunds.ts'
export type { PaymentWatch } from './watch.ts'

export interface PaymentModule {
  handlers: HandlersOf<typeof calls>
  /** Gives back all that was paid for an ended payable, as jobs of this transaction. It is locked. M8 */
  askRefund(tx: Tx, ask: RefundAsk): Promise<void>
  refundsOf(corporationId: number, payableId: string): Promise<RefundStory[]>
  /** Makes the provider's messages arrive. */
  bindWebhook(server: FastifyInstance): void
  watch: PaymentWatch
}

/** Paying: tries, charges, refunds, what the provider says of them. */
export function createPaymentModule(needs: Needs): PaymentModule {
  workJobs(needs)
  return {
    handlers: {
      queryPaymentMethodList: queryPaymentMethods(needs),
      queryCardSetup: queryCardSetup(needs),
      createPayment: createPayment(needs),
      paymentThreeDS: continuePayment(needs),
      queryOrderPayResult: queryPayResult(needs),
      removeAdyenCard: removeCard(needs),
      getTipConfig: getTipConfig(needs),
      getCCFeeConfig: getCCFeeConfig(needs),
    },
    askRefund: (tx, ask) => askRefund(tx, needs, ask),
    refundsOf: (corporationId, payableId) => refundsOf(needs, { corporationId, payableId }),
    bindWebhook: server => bindWebhook(server, needs),
    watch: paymentWatch(needs),
  }
}
