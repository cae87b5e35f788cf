import type { Money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import type { EarningOrder } from '../../ports/order.ts'

const PART = {
  name: 'campaign_part_insert',
  text: `insert into campaign_part
      (corporation_id, order_id, campaign_id, customer_id, occasion, weight, lost, amount, returned, at)
    values ($1, $2, $3, $4, $5, $6, 0, $7, 0, $8)`,
}
export const roundOccasion = (round: number): string => `round:${round}`

/** A part of an order that counts toward an occasion. */
export const insertPart = (
  tx: Tx,
  order: Pick<EarningOrder, 'corporationId' | 'orderId' | 'amount' | 'at'>,
  part: { campaignId: string; customerId: number; occasion: string; weight: number },
) =>
  tx.query(PART, [
    order.corporationId,
    order.orderId,
    part.campaignId,
    part.customerId,
    part.occasion,
    part.weight,
    order.amount,
    new Date(order.at),
  ])

/** A refund of an order: `amount` of what had counted, minor units, once per `causeKey`. */
export interface ReturnedOrder {
  corporationId: number
  orderId: string
  causeKey: string
  amount: Money
  at: number
}
