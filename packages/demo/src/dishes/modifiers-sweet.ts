import { localized } from '../localized.ts'
import { type ModifierRecipe, one } from './modifier-recipe.ts'

/** Options of drinks and sweets. */
export const sweet: ModifierRecipe[] = [
  one('milk', localized('Milk', '奶', 'الحليب'), [
    {
      id: 'whole',
      name: localized('Whole milk', '全脂奶', 'حليب كامل'),
      selected: true,
      allergens: ['milk'],
      breaks: ['vegan'],
    },
    { id: 'oat', name: localized('Oat', '燕麦奶', 'شوفان'), adds: 1, allergens: ['gluten'], breaks: ['glutenFree'] },
    { id: 'almond', name: localized('Almond', '杏仁奶', 'لوز'), adds: 1, allergens: ['nuts'] },
    { id: 'none', name: localized('No milk', '不加奶', 'بدون حليب') },
  ]),
  one('sugar', localized('Sugar', '糖度', 'السكر'), [
    { id: 'none', name: localized('0%', '无糖', '٠٪') },
    { id: 'half', name: localized('50%', '半糖', '٥٠٪'), selected: true },
    { id: 'full', name: localized('100%', '全糖', '١٠٠٪') },
  ]),
  one('ice', localized('Ice', '冰量', 'الثلج'), [
    { id: 'none', name: localized('No ice', '去冰', 'بدون ثلج') },
    { id: 'less', name: localized('Less ice', '少冰', 'ثلج قليل') },
    { id: 'normal', name: localized('Normal ice', '正常冰', 'ثلج عادي'), selected: true },
    { id: 'hot', name: localized('Make it hot', '热饮', 'ساخن') },
  ]),
  {
    id: 'pearls',
    name: localized('In the cup', '小料', 'داخل الكوب'),
    counted: true,
    min: 0,
    max: 3,
    choices: [
      { id: 'pearl', name: localized('Tapioca pearls', '珍珠', 'حبات التابيوكا'), adds: 1, upTo: 2 },
      { id: 'jelly', name: localized('Grass jelly', '仙草', 'جيلي الأعشاب'), adds: 1, upTo: 2 },
      {
        id: 'pudding',
        name: localized('Egg pudding', '布丁', 'بودينغ البيض'),
        adds: 1,
        upTo: 1,
        allergens: ['egg', 'milk'],
        breaks: ['vegan'],
      },
    ],
  },
  one('syrup', localized('On top', '淋酱', 'على الوجه'), [
    { id: 'maple', name: localized('Maple syrup', '枫糖浆', 'شراب القيقب'), selected: true },
    { id: 'honey', name: localized('Honey', '蜂蜜', 'عسل'), breaks: ['vegan'] },
    {
      id: 'chocolate',
      name: localized('Warm chocolate', '热巧克力', 'شوكولاتة دافئة'),
      adds: 1,
      allergens: ['milk'],
      breaks: ['vegan'],
    },
    { id: 'date', name: localized('Date molasses', '椰枣糖浆', 'دبس التمر') },
  ]),
  one('tea-leaf', localized('Leaf', '茶叶', 'نوع الشاي'), [
    { id: 'sencha', name: localized('Sencha', '煎茶', 'سينشا'), selected: true },
    { id: 'jasmine', name: localized('Jasmine', '茉莉', 'ياسمين') },
    { id: 'breakfast', name: localized('Breakfast black', '早餐红茶', 'شاي أسود') },
    { id: 'karak', name: localized('Karak', '卡拉克奶茶', 'كرك'), adds: 1, allergens: ['milk'], breaks: ['vegan'] },
  ]),
]
