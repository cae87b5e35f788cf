import type { ShopConfig } from '@comanda/domain/store'
import type { StockMap } from '@comanda/domain/menu'
import type { MenuWishes } from '../menu/compose-menu.ts'

/** The data of one store. */
export interface StorePlan {
  config: ShopConfig
  menu: MenuWishes
  stock: StockMap
}

export const BRAND_ID = 1
/** Settings that all stores share. */
export const alike = {
  brandId: BRAND_ID,
  taxRounding: 'total',
  acceptWithin: 600,
  dineInItemLimit: { count: 60, perPerson: false },
  itemLimitFor: { 1200: 60 },
  enablePickupVerifyPhone: false,
  checkOrderRequiresIn4Hours: false,
  cardProgramId: 'marigold-circle',
} as const satisfies Partial<ShopConfig>

const ownMeans = ['16_msPoint', '16_msBalance', '17_giftCard']

export const everyMethod = {
  1100: ['12_bankCard', ...ownMeans, 'out-line'],
  1200: ['12_bankCard', ...ownMeans],
  1300: ['12_bankCard', ...ownMeans, 'out-line'],
} satisfies ShopConfig['paymentMethods']

/** The same, with phone wallets in addition to cards. */
export const withWallets = {
  1100: ['12_bankCard', '12_octopus', '12_mPay', ...ownMeans, 'out-line'],
  1200: ['12_bankCard', '12_octopus', '12_mPay', ...ownMeans],
  1300: ['12_bankCard', '12_octopus', '12_mPay', ...ownMeans, 'out-line'],
} satisfies ShopConfig['paymentMethods']
