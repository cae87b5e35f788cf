import { t } from '@comanda/web/i18n'
import type { Options } from '../../forms/fields/text-fields.tsx'
import { type Page, pageName } from './queries.ts'

const own = [
  ['/home', 'decor.link.home'],
  ['/selectStore', 'decor.link.stores'],
  ['/selectStore?bizType=1300', 'decor.link.pickup'],
  ['/selectStore?bizType=1200', 'decor.link.delivery'],
  ['/selectNum?bizType=1100', 'decor.link.table'],
  ['/bookIndex', 'decor.link.book'],
  ['/giftIndex', 'decor.link.gifts'],
  ['/couponIndex', 'decor.link.coupons'],
  ['/cardRecharge', 'decor.link.recharge'],
  ['/vip', 'decor.link.membership'],
  ['/mine', 'decor.link.mine'],
  ['/orderList', 'decor.link.orders'],
  ['/scanQr', 'decor.link.scan'],
  ['/setting', 'decor.link.settings'],
] as const

/** Where a link can lead, by name: the app's pages, the menus of the stores, the brand's own pages. DECO-4 */
export const linkOptions = (stores: Options<number>, pages: readonly Page[]): Options<string> => [
  ...own.map(([to, text]) => [to, t(text)] as const),
  ...stores.map(
    ([shopId, name]) => [`/storeIndex?shopId=${shopId}&bizType=1300`, t('decor.link.menu', { name })] as const,
  ),
  ...pages
    .filter(page => page.pageType === 'custom' && !page.variant)
    .map(page => [`/customDecorateH5?decorationPageId=${page.decorationPageId}`, pageName(page)] as const),
]
