import { shopCalls as calls } from '@comanda/contract/store'
import type { ResponseOf } from '@comanda/contract/core'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

export type ListedShop = ResponseOf<typeof calls.shops>['shops'][number]

/** The name of a store in the language of the screen; its number while it has none. */
export const shopNameOf = ({ shopName, shopId }: Pick<ListedShop, 'shopName' | 'shopId'>): string =>
  inLanguage(shopName, currentLocale().id) || t('stores.no', { count: shopId })

/** The stores of the member of staff, asked for from `shopId`. */
export const useShops = (shopId: number) =>
  useQuery({ queryKey: ['shops'], queryFn: () => send(calls.shops, { shopId }) })
