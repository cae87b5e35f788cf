import { t } from '../../platform/i18n/index.ts'
import type { SavedAddress } from './api.ts'

/** What an address is called: home, work, or the guest's own word; else its first line. */
export function labelOf({ label, lines }: Pick<SavedAddress, 'label' | 'lines'>): string {
  if (label === 'home') return t('address.home')
  if (label === 'work') return t('address.work')
  return label || (lines[0] ?? '')
}
