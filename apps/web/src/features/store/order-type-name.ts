import type { BizType } from '@comanda/domain/store'
import type { MessageKey } from '@comanda/messages'
import { t } from '../../platform/i18n/index.ts'

const names: Record<BizType, MessageKey> = { 1100: 'store.dineIn', 1200: 'store.delivery', 1300: 'store.pickup' }

/** Name of a way of ordering. ORDER-1 */
export const orderTypeName = (bizType: BizType): string => t(names[bizType])
