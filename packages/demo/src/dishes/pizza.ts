import { at } from '../stores/keys.ts'
import { localized } from '../localized.ts'
import type { Recipe } from './recipe.ts'
import { unit } from './units.ts'

/** A slice has no crust options and a limited number of toppings. */
const sliceRules = [{ units: ['slice'], shutsItems: ['crust.stuffed', 'crust.deep', 'pizza-toppings.mozzarella'] }]
const sizes = (prices: ReturnType<typeof at>[]) => [
  { unit: 'slice', name: unit.slice, price: prices[0] ?? {} },
  { unit: 'medium', name: localized('12 inch', '12 寸', '12 إنش'), price: prices[1] ?? {} },
  { unit: 'large', name: localized('16 inch', '16 寸', '16 إنش'), price: prices[2] ?? {} },
]

/** Pizza by slice and by size. */
export const pizza: Recipe[] = [
  {
    food: 'margherita',
    group: 'pizza',
    name: localized('Margherita', '玛格丽特披萨', 'مارغريتا'),
    about: localized(
      'Tomato, mozzarella, basil, ninety seconds of fire.',
      '番茄、马苏里拉与罗勒，九十秒窑烤。',
      'طماطم وموزاريلا وريحان وتسعون ثانية على النار.',
    ),
    units: sizes([at(450, 450, 480, 1250, 590), at(1690, 1295, 1580, 4250, 1890), at(2290, 1750, 2180, 5750, 2590)]),
    modifiers: ['crust', 'pizza-toppings'],
    exclusions: sliceRules,
    packing: 2,
    allergens: ['gluten', 'milk'],
    diets: ['vegetarian', 'halal'],
    kcal: 270,
    station: 'oven',
  },
  {
    food: 'pepperoni-pizza',
    group: 'pizza',
    name: localized('Beef pepperoni', '牛肉香肠披萨', 'بيبروني بقري'),
    about: localized(
      'Cups of crisp pepperoni, a little hot honey.',
      '焦脆牛肉香肠，淋少许辣蜂蜜。',
      'بيبروني مقرمش مع قليل من العسل الحار.',
    ),
    units: sizes([at(525, 520, 550, 1500, 690), at(1990, 1550, 1880, 4950, 2190), at(2690, 2095, 2580, 6500, 2990)]),
    memberOff: 2,
    modifiers: ['crust', 'pizza-toppings'],
    exclusions: sliceRules,
    packing: 2,
    allergens: ['gluten', 'milk'],
    spicy: 1,
    kcal: 330,
    station: 'oven',
  },
]
