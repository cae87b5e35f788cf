import type { TimeWindow } from '@comanda/domain/store'
import type { LocalizedText } from '@comanda/domain/money'
import type { GroupKey } from '../dishes/recipe.ts'
import { localized } from '../localized.ts'

/** Names of the menu groups. */
export const groupNames: Record<GroupKey | 'hot', LocalizedText> = {
  hot: localized('Loved here', '本店热卖', 'الأكثر طلبًا'),
  combos: localized('Sets', '套餐', 'وجبات'),
  noodles: localized('Noodles & soups', '面与汤', 'نودلز وشوربات'),
  dumplings: localized('Dumplings & small plates', '点心小食', 'زلابية وأطباق صغيرة'),
  bowls: localized('Bowls & curries', '盖饭咖喱', 'أرز وكاري'),
  burgers: localized('Burgers', '汉堡', 'برغر'),
  handheld: localized('Wraps & sandwiches', '卷饼三明治', 'لفائف وساندويتشات'),
  pizza: localized('Pizza', '披萨', 'بيتزا'),
  salads: localized('Salads', '沙拉', 'سلطات'),
  sides: localized('Sides', '小食', 'أطباق جانبية'),
  sweets: localized('Sweet things', '甜点', 'حلويات'),
  drinks: localized('Drinks', '饮品', 'مشروبات'),
  bar: localized('Bar', '酒水', 'البار'),
  breakfast: localized('Breakfast', '早餐', 'فطور'),
  bakery: localized('From the bakery', '烘焙', 'المخبز'),
  dinner: localized('From the fire', '晚间炭烤', 'من النار'),
  members: localized('For members', '会员专享', 'للأعضاء'),
  giving: localized('Give', '爱心', 'عطاء'),
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const hours = (from: number, to: number): TimeWindow[] => [{ weekdays: everyDay, from: from * 60, to: to * 60 }]

interface MenuPlan {
  id: string
  name: LocalizedText
  windows: TimeWindow[]
  groups: (GroupKey | 'hot')[]
  bizTypes: number[]
}

/** The stall of buffet tables. */
export const DUMPLING_STALL = 'dumpling-stall'
export const TEA_STALL = 'tea-stall'

/** Menus for the whole day, and breakfast and dinner at store-local hours. MENU-4 */
export const menuPlans: MenuPlan[] = [
  {
    id: 'all-day',
    name: localized('All day', '全天', 'طوال اليوم'),
    windows: [],
    bizTypes: [],
    groups: [
      'hot',
      'combos',
      'noodles',
      'dumplings',
      'bowls',
      'burgers',
      'handheld',
      'pizza',
      'salads',
      'sides',
      'bakery',
      'sweets',
      'drinks',
      'members',
      'giving',
    ],
  },
  {
    id: 'breakfast',
    name: localized('Breakfast', '早餐', 'الفطور'),
    windows: hours(6, 11.5),
    groups: ['breakfast'],
    bizTypes: [],
  },
  {
    id: 'dinner',
    name: localized('Dinner', '晚餐', 'العشاء'),
    windows: hours(17, 23),
    groups: ['dinner'],
    bizTypes: [],
  },
  {
    id: 'bar',
    name: localized('Bar', '酒水', 'البار'),
    windows: hours(12, 24.5),
    groups: ['bar'],
    bizTypes: [1100, 1300],
  },
]
