import { type Chore, choreOf } from '../../platform/upkeep/index.ts'

/** Slots of days that are over everywhere on earth. */
export const pastSlots: Chore = choreOf({
  table: 'slot_use',
  key: 'shop_id, biz_type, slot_start',
  old: 'slot_start < $2',
  keptDays: 2,
})
