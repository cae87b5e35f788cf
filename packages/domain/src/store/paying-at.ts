import type { TableInfo } from './types.ts'

/** How a table is paid at: at the end, or never in the app; and whether its guests pay at all. ORDER-2 */
export const payingAt = ({ payMode, dinnerServiceType }: Pick<TableInfo, 'payMode' | 'dinnerServiceType'>) => ({
  paysLater: payMode !== 0 || dinnerServiceType === 1,
  guestsPay: dinnerServiceType !== 1,
})
