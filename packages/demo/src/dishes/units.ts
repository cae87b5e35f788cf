import { say } from '../words.ts'

/** Unit names next to a price. MENU-3 */
export const unit = {
  bowl: say('bowl', '碗', 'وعاء'),
  plate: say('plate', '份', 'طبق'),
  piece: say('piece', '个', 'قطعة'),
  cup: say('cup', '杯', 'كوب'),
  glass: say('glass', '杯', 'كأس'),
  box: say('box', '盒', 'علبة'),
  basket: say('basket', '笼', 'سلة'),
  slice: say('slice', '块', 'شريحة'),
  set: say('set', '套', 'وجبة'),
  skewer: say('skewer', '串', 'سيخ'),
  person: say('person', '位', 'شخص'),
  small: say('Small', '小份', 'صغير'),
  regular: say('Regular', '标准', 'عادي'),
  large: say('Large', '大份', 'كبير'),
  three: say('3 pieces', '3 件', '3 قطع'),
  six: say('6 pieces', '6 件', '6 قطع'),
  nine: say('9 pieces', '9 件', '9 قطع'),
  twelve: say('12 pieces', '12 件', '12 قطعة'),
} as const
