import type { TableInfo } from './types.ts'

type TableMode = Pick<TableInfo, 'payMode' | 'dinnerServiceType' | 'posOrderNeedPay'>

/**
 * Payment mode of a table: whether it pays after ordering, and whether its guests pay in the app at all. An order that is paid
 * later waits in the store's POS; guests pay it in the app where it needs their payment, otherwise the staff settle it. ORDER-2
 */
export const payingAt = ({ payMode, dinnerServiceType, posOrderNeedPay }: TableMode) => {
  const paysLater = payMode !== 0 || dinnerServiceType === 1
  return { paysLater, guestsPay: dinnerServiceType !== 1 && (!paysLater || posOrderNeedPay) }
}
