/** Where the bill's screens lead, in one place. */
export const billWay = (billId: string): string => `/orderConfirm?billId=${billId}`
export const splitWay = (billId: string): string => `/orderConfirmPay?billId=${billId}`
export const payPartWay = (partId: string): string => `/orderConfirmPay?orderId=${partId}&payFor=bill`

/** The menu of the table, for another round. */
export const menuWay = ({ shopId, tables }: { shopId: number; tables: readonly { tableId: string }[] }): string =>
  `/storeIndex?shopId=${shopId}&bizType=1100&tableId=${encodeURIComponent(tables[0]?.tableId ?? '')}`
