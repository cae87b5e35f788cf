import { t } from '../../../platform/i18n/index.ts'
import type { GroupView } from './option-views.ts'

/** How many a group asks for, in words. MENU-2 */
export function groupWords({ min, max }: Pick<GroupView, 'min' | 'max'>): string {
  if (max > 0 && min === max) return t('menu.chooseExactly', { count: min })
  if (min > 0 && max > min) return t('menu.chooseBetween', { min, max })
  if (min > 0) return t('menu.quantityMin', { count: min })
  return max > 0 ? t('menu.chooseUpTo', { max }) : t('menu.chooseAny')
}
