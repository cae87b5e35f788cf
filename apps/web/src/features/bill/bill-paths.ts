/** Path of the bill. */
export const billPath = (billId: string): string => `/orderConfirm?billId=${billId}`
export const splitPath = (billId: string): string => `/orderConfirmPay?billId=${billId}`
export const payPartPath = (partId: string): string => `/orderConfirmPay?orderId=${partId}&payFor=bill`

/** Path of the table's menu, for another round. */
export const menuPath = ({ shopId, tables }: { shopId: number; tables: readonly { tableId: string }[] }): string =>
  `/storeIndex?shopId=${shopId}&bizType=1100&tableId=${encodeURIComponent(tables[0]?.tableId ?? '')}`
