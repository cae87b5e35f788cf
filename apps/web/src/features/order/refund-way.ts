import type { OrderDetail } from './api.ts'

/** Where an order's refund is told: a round was paid by the parts of its table's bill, and that is where their money is. M8 */
export const refundWay = ({ orderId, billId }: Pick<OrderDetail, 'orderId' | 'billId'>): string =>
  billId === undefined ? `/refundDetail?orderId=${orderId}` : `/orderConfirm?billId=${billId}`
