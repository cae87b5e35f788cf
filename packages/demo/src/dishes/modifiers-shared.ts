import { localized } from '../localized.ts'
import { type ModifierRecipe, one } from './modifier-recipe.ts'

/** Options of pizza and sides. */
export const tableChoices: ModifierRecipe[] = [
  {
    id: 'pizza-toppings',
    name: localized('Toppings', '配料', 'الإضافات'),
    counted: true,
    min: 0,
    max: 8,
    choices: [
      { id: 'mushroom', name: localized('Mushrooms', '蘑菇', 'فطر'), adds: 2, upTo: 2 },
      { id: 'olive', name: localized('Olives', '橄榄', 'زيتون'), adds: 2, upTo: 2 },
      { id: 'pepper', name: localized('Green pepper', '青椒', 'فلفل أخضر'), adds: 2, upTo: 2 },
      {
        id: 'pepperoni',
        name: localized('Beef pepperoni', '牛肉香肠', 'بيبروني بقري'),
        adds: 3,
        upTo: 2,
        breaks: ['vegetarian', 'vegan'],
      },
      {
        id: 'mozzarella',
        name: localized('More mozzarella', '加马苏里拉', 'موزاريلا إضافية'),
        adds: 3,
        upTo: 2,
        allergens: ['milk'],
        breaks: ['vegan'],
      },
    ],
  },
  one('crust', localized('Crust', '饼底', 'العجينة'), [
    {
      id: 'thin',
      name: localized('Thin and crisp', '薄脆', 'رقيقة مقرمشة'),
      selected: true,
      allergens: ['gluten'],
      breaks: ['glutenFree'],
    },
    {
      id: 'deep',
      name: localized('Deep pan', '厚底', 'عجينة سميكة'),
      adds: 2,
      allergens: ['gluten'],
      breaks: ['glutenFree'],
    },
    {
      id: 'stuffed',
      name: localized('Cheese crust', '芝心', 'أطراف بالجبن'),
      adds: 3,
      allergens: ['gluten', 'milk'],
      breaks: ['glutenFree', 'vegan'],
    },
  ]),
  one('protein', localized('Choose one', '选一种', 'اختر واحدًا'), [
    {
      id: 'chicken',
      name: localized('Grilled chicken', '烤鸡肉', 'دجاج مشوي'),
      selected: true,
      breaks: ['vegetarian', 'vegan'],
    },
    { id: 'beef', name: localized('Slow beef', '慢炖牛肉', 'لحم مطهو ببطء'), adds: 2, breaks: ['vegetarian', 'vegan'] },
    {
      id: 'prawn',
      name: localized('Prawns', '鲜虾', 'روبيان'),
      adds: 3,
      allergens: ['crustaceans'],
      breaks: ['vegetarian', 'vegan'],
    },
    { id: 'tofu', name: localized('Crisp tofu', '脆豆腐', 'توفو مقرمش'), allergens: ['soya'] },
  ]),
  one('dip', localized('Dip', '蘸酱', 'الصلصة'), [
    { id: 'ketchup', name: localized('Ketchup', '番茄酱', 'كاتشب'), selected: true },
    { id: 'aioli', name: localized('Garlic aioli', '蒜香蛋黄酱', 'صلصة الثوم'), allergens: ['egg'], breaks: ['vegan'] },
    {
      id: 'gochujang',
      name: localized('Gochujang mayo', '韩式辣酱', 'مايونيز كوري حار'),
      allergens: ['egg', 'soya'],
      breaks: ['vegan'],
    },
    { id: 'tahini', name: localized('Tahini', '芝麻酱', 'طحينة'), allergens: ['sesame'] },
  ]),
]
