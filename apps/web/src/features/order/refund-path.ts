import type { OrderDetail } from './api.ts'

/**
 * Path of the page that shows the refunds of an order: a round is paid by the parts of its table's bill, which then
 * shows them. M8
 */
export const refundPath = ({ orderId, billId }: Pick<OrderDetail, 'orderId' | 'billId'>): string =>
  billId === undefined ? `/refundDetail?orderId=${orderId}` : `/orderConfirm?billId=${billId}`
