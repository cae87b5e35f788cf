import { at } from '../stores/keys.ts'
import { localized } from '../localized.ts'
import type { ComboPart, Recipe } from './recipe.ts'
import { unit } from './units.ts'

const drink: ComboPart = {
  id: 'drink',
  name: localized('A drink', '饮料', 'مشروب'),
  min: 1,
  max: 1,
  picks: [
    { food: 'cola', selected: true },
    { food: 'lemonade', adds: 1 },
    { food: 'bubble-tea', adds: 2, nested: true },
    { food: 'green-tea' },
    { food: 'coffee' },
  ],
}
const side: ComboPart = {
  id: 'side',
  name: localized('A side', '小食', 'طبق جانبي'),
  min: 1,
  max: 1,
  picks: [{ food: 'fries', selected: true }, { food: 'corn' }, { food: 'green-salad', adds: 2 }, { food: 'edamame' }],
}

/** Combos at a reduced price. CART-6 */
export const combos: Recipe[] = [
  {
    food: 'burger-meal',
    group: 'combos',
    name: localized('Burger meal', '汉堡套餐', 'وجبة البرغر'),
    about: localized('Any burger with a side and a drink.', '任选汉堡配小食与饮料。', 'أي برغر مع طبق جانبي ومشروب.'),
    price: at(1690, 1450, 1380, 3950, 1790),
    unit: unit.set,
    memberOff: 2,
    combo: [
      {
        id: 'burger',
        name: localized('Your burger', '选择汉堡', 'اختر البرغر'),
        min: 1,
        max: 1,
        picks: [
          { food: 'classic-burger', selected: true, nested: true },
          { food: 'classic-burger', unit: 'double', adds: 3, nested: true },
          { food: 'chicken-burger', adds: 1, nested: true },
          { food: 'garden-burger', nested: true },
        ],
      },
      side,
      drink,
    ],
    packing: 2,
    tags: ['value'],
    station: 'grill',
  },
  {
    food: 'ramen-set',
    group: 'combos',
    name: localized('Ramen set', '拉面套餐', 'وجبة الرامن'),
    about: localized(
      'A bowl of ramen, three small things, a cup of tea.',
      '一碗拉面、三样小食、一杯茶。',
      'وعاء رامن وثلاثة أطباق صغيرة وكوب شاي.',
    ),
    price: at(2190, 1895, 1680, 6250, 2190),
    unit: unit.set,
    combo: [
      {
        id: 'bowl',
        name: localized('Your bowl', '选择拉面', 'اختر الوعاء'),
        min: 1,
        max: 1,
        picks: [
          { food: 'shoyu-ramen', selected: true },
          { food: 'spicy-miso-ramen', adds: 1 },
          { food: 'vegetable-udon' },
        ],
      },
      {
        id: 'small',
        name: localized('Three small things', '任选三样小食', 'اختر ثلاثة'),
        min: 3,
        max: 3,
        picks: [
          { food: 'onigiri', max: 2 },
          { food: 'edamame', max: 2 },
          { food: 'miso-soup', max: 2 },
          { food: 'chicken-gyoza', adds: 2, max: 2 },
        ],
      },
      {
        id: 'tea',
        name: localized('Tea', '茶', 'شاي'),
        min: 1,
        max: 1,
        picks: [
          { food: 'green-tea', selected: true },
          { food: 'bubble-tea', adds: 2 },
        ],
      },
    ],
    packing: 2,
    tags: ['value'],
    station: 'noodles',
  },
  {
    food: 'family-feast',
    group: 'combos',
    name: localized('Family feast', '全家盛宴', 'وليمة العائلة'),
    about: localized(
      'Chicken, a big pizza and four drinks. Feeds four, or two after football.',
      '炸鸡、大披萨与四杯饮料，四人共享。',
      'دجاج وبيتزا كبيرة وأربعة مشروبات لأربعة أشخاص.',
    ),
    price: at(5490, 4650, 4980, 13500, 5890),
    unit: unit.set,
    multiBase: 2,
    combo: [
      {
        id: 'chicken',
        name: localized('Fried chicken', '炸鸡', 'دجاج مقلي'),
        min: 1,
        max: 1,
        picks: [{ food: 'fried-chicken', unit: 'nine', selected: true }],
      },
      {
        id: 'pizza',
        name: localized('A large pizza', '大披萨', 'بيتزا كبيرة'),
        min: 1,
        max: 1,
        picks: [
          { food: 'margherita', unit: 'large', selected: true },
          { food: 'pepperoni-pizza', unit: 'large', adds: 2 },
        ],
      },
      {
        id: 'drinks',
        name: localized('Four drinks', '四杯饮料', 'أربعة مشروبات'),
        min: 4,
        max: 4,
        picks: [
          { food: 'cola', max: 4 },
          { food: 'lemonade', adds: 1, max: 4 },
          { food: 'mango-lassi', adds: 2, max: 4 },
        ],
      },
    ],
    packing: 2,
    tags: ['value', 'share'],
    station: 'kitchen',
  },
  {
    food: 'tea-for-two',
    group: 'combos',
    name: localized('Tea for two', '双人下午茶', 'شاي لشخصين'),
    about: localized(
      'Two sweets, two hot cups and an hour that nobody else gets.',
      '两份甜点、两杯热饮、一小时闲暇。',
      'حلويان وكوبان ساخنان وساعة هادئة.',
    ),
    price: at(1890, 1690, 1580, 4250, 1890),
    unit: unit.set,
    combo: [
      {
        id: 'sweet',
        name: localized('Two sweets', '两份甜点', 'حلويان'),
        min: 2,
        max: 2,
        picks: [
          { food: 'strawberry-cake', max: 2 },
          { food: 'donut', max: 2 },
          { food: 'cupcake', max: 2 },
          { food: 'custard-pudding', max: 2 },
        ],
      },
      {
        id: 'cup',
        name: localized('Two cups', '两杯热饮', 'كوبان'),
        min: 2,
        max: 2,
        picks: [
          { food: 'coffee', max: 2 },
          { food: 'green-tea', max: 2 },
        ],
      },
    ],
    packing: 2,
    tags: ['share'],
    station: 'bakery',
  },
]
