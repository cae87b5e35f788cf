import { say } from '../words.ts'
import { type ModifierRecipe, one } from './modifier-recipe.ts'

/** Options of drinks and sweets. */
export const sweet: ModifierRecipe[] = [
  one('milk', say('Milk', '奶', 'الحليب'), [
    {
      id: 'whole',
      name: say('Whole milk', '全脂奶', 'حليب كامل'),
      selected: true,
      allergens: ['milk'],
      breaks: ['vegan'],
    },
    { id: 'oat', name: say('Oat', '燕麦奶', 'شوفان'), adds: 1, allergens: ['gluten'], breaks: ['glutenFree'] },
    { id: 'almond', name: say('Almond', '杏仁奶', 'لوز'), adds: 1, allergens: ['nuts'] },
    { id: 'none', name: say('No milk', '不加奶', 'بدون حليب') },
  ]),
  one('sugar', say('Sugar', '糖度', 'السكر'), [
    { id: 'none', name: say('0%', '无糖', '٠٪') },
    { id: 'half', name: say('50%', '半糖', '٥٠٪'), selected: true },
    { id: 'full', name: say('100%', '全糖', '١٠٠٪') },
  ]),
  one('ice', say('Ice', '冰量', 'الثلج'), [
    { id: 'none', name: say('No ice', '去冰', 'بدون ثلج') },
    { id: 'less', name: say('Less ice', '少冰', 'ثلج قليل') },
    { id: 'normal', name: say('Normal ice', '正常冰', 'ثلج عادي'), selected: true },
    { id: 'hot', name: say('Make it hot', '热饮', 'ساخن') },
  ]),
  {
    id: 'pearls',
    name: say('In the cup', '小料', 'داخل الكوب'),
    counted: true,
    min: 0,
    max: 3,
    choices: [
      { id: 'pearl', name: say('Tapioca pearls', '珍珠', 'حبات التابيوكا'), adds: 1, upTo: 2 },
      { id: 'jelly', name: say('Grass jelly', '仙草', 'جيلي الأعشاب'), adds: 1, upTo: 2 },
      {
        id: 'pudding',
        name: say('Egg pudding', '布丁', 'بودينغ البيض'),
        adds: 1,
        upTo: 1,
        allergens: ['egg', 'milk'],
        breaks: ['vegan'],
      },
    ],
  },
  one('syrup', say('On top', '淋酱', 'على الوجه'), [
    { id: 'maple', name: say('Maple syrup', '枫糖浆', 'شراب القيقب'), selected: true },
    { id: 'honey', name: say('Honey', '蜂蜜', 'عسل'), breaks: ['vegan'] },
    {
      id: 'chocolate',
      name: say('Warm chocolate', '热巧克力', 'شوكولاتة دافئة'),
      adds: 1,
      allergens: ['milk'],
      breaks: ['vegan'],
    },
    { id: 'date', name: say('Date molasses', '椰枣糖浆', 'دبس التمر') },
  ]),
  one('tea-leaf', say('Leaf', '茶叶', 'نوع الشاي'), [
    { id: 'sencha', name: say('Sencha', '煎茶', 'سينشا'), selected: true },
    { id: 'jasmine', name: say('Jasmine', '茉莉', 'ياسمين') },
    { id: 'breakfast', name: say('Breakfast black', '早餐红茶', 'شاي أسود') },
    { id: 'karak', name: say('Karak', '卡拉克奶茶', 'كرك'), adds: 1, allergens: ['milk'], breaks: ['vegan'] },
  ]),
]
