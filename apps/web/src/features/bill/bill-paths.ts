/** Path of the bill. */
export const billWay = (billId: string): string => `/orderConfirm?billId=${billId}`
export const splitWay = (billId: string): string => `/orderConfirmPay?billId=${billId}`
export const payPartWay = (partId: string): string => `/orderConfirmPay?orderId=${partId}&payFor=bill`

/** Path of the table's menu, for another round. */
export const menuWay = ({ shopId, tables }: { shopId: number; tables: readonly { tableId: string }[] }): string =>
  `/storeIndex?shopId=${shopId}&bizType=1100&tableId=${encodeURIComponent(tables[0]?.tableId ?? '')}`
