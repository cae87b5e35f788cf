import { endedUnserved } from '@comanda/domain/order'
import type { OrderDetail } from './api.ts'

/**
 * Path of the page that shows the refunds of an order. A round that was not served is refunded with its table's bill, which
 * shows it; dishes of a served one are refunded like those of any order. M8, ORDER-9
 */
export const refundPath = ({ orderId, billId, state }: Pick<OrderDetail, 'orderId' | 'billId' | 'state'>): string =>
  billId === undefined || !endedUnserved(state) ? `/refundDetail?orderId=${orderId}` : billPath(billId)

export const billPath = (billId: string): string => `/orderConfirm?billId=${billId}`

/** Storage key of the refund sheet's state: open through a reload, closed once the request is sent. */
export const refundSheetKey = (orderId: string): string => `refundSheet.${orderId}`
