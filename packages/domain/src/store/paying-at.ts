import type { TableInfo } from './types.ts'

/** Payment mode of a table: whether it pays after ordering, and whether its guests pay in the app at all. ORDER-2 */
export const payingAt = ({ payMode, dinnerServiceType }: Pick<TableInfo, 'payMode' | 'dinnerServiceType'>) => ({
  paysLater: payMode !== 0 || dinnerServiceType === 1,
  guestsPay: dinnerServiceType !== 1,
})
