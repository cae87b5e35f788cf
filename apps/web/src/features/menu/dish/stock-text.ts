import type { StockLabel } from '@comanda/domain/menu'
import { t } from '../../../platform/i18n/index.ts'

/** Text of a stock state. MENU-4 */
export function stockText(stockState: StockLabel): string {
  switch (stockState.mark) {
    case 'Soldout':
      return t('menu.Soldout')
    case 'littleLeft':
      return t('menu.littleLeft', { count: stockState.count })
    case 'noOnSale':
      return t('menu.noOnSale')
    case 'exclusive':
      return t('menu.exclusiveShort')
  }
}

/** Whether a dish with this stock state can be added to the cart. */
export const canOrder = (stockState: StockLabel | undefined): boolean =>
  stockState === undefined || stockState.mark === 'littleLeft'
