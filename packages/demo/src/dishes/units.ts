import { localized } from '../localized.ts'

/** Unit names next to a price. MENU-3 */
export const unit = {
  bowl: localized('bowl', '碗', 'وعاء'),
  plate: localized('plate', '份', 'طبق'),
  piece: localized('piece', '个', 'قطعة'),
  cup: localized('cup', '杯', 'كوب'),
  glass: localized('glass', '杯', 'كأس'),
  box: localized('box', '盒', 'علبة'),
  basket: localized('basket', '笼', 'سلة'),
  slice: localized('slice', '块', 'شريحة'),
  set: localized('set', '套', 'وجبة'),
  skewer: localized('skewer', '串', 'سيخ'),
  person: localized('person', '位', 'شخص'),
  small: localized('Small', '小份', 'صغير'),
  regular: localized('Regular', '标准', 'عادي'),
  large: localized('Large', '大份', 'كبير'),
  three: localized('3 pieces', '3 件', '3 قطع'),
  six: localized('6 pieces', '6 件', '6 قطع'),
  nine: localized('9 pieces', '9 件', '9 قطع'),
  twelve: localized('12 pieces', '12 件', '12 قطعة'),
} as const
