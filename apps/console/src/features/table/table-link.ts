/**
 * What a table's code leads to. With the `pin` of a party it lets one sit down with it without typing: the code is then that
 * party's alone, for every party has a PIN of its own. Where codes change it is the code of the moment. C6
 */
export function tableLink(
  origin: string,
  { shopId, tableId }: { shopId: number; tableId: string },
  pin?: string,
): string {
  const link = `${origin}/storeIndex?shopId=${shopId}&bizType=1100&tableId=${encodeURIComponent(tableId)}`
  return pin === undefined ? link : `${link}&pin=${pin}`
}
