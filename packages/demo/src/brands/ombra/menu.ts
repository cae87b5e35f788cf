import { localized } from '../../localized.ts'
import { options, type ShortGroup, type ShortMenu } from '../menu-of.ts'

const groups: ShortGroup[] = [
  {
    id: 'raw',
    name: localized('To begin', '前菜', 'للبداية'),
    dishes: [
      {
        food: 'oyster',
        name: ['Carlingford oyster', '卡林福德生蚝', 'محار كارلينغفورد'],
        about: [
          'Poached for eight seconds, cucumber ice, sea herbs.',
          '轻灼八秒，黄瓜冰，海滨香草。',
          'مسلوق ثماني ثوانٍ، ثلج الخيار، أعشاب البحر.',
        ],
        price: 900,
        allergens: ['molluscs'],
      },
      {
        food: 'scallop',
        name: ['Hand-dived scallop', '手潜扇贝', 'إسكالوب من الغوص'],
        about: [
          'Brown butter, almond milk, wood sorrel.',
          '焦化黄油、杏仁奶、酢浆草。',
          'زبدة بنية وحليب اللوز وحميض الغابة.',
        ],
        price: 2400,
        allergens: ['molluscs', 'milk', 'nuts'],
        tags: ['signature'],
      },
      {
        food: 'tartare',
        name: ['Beef tartare', '鞑靼牛肉', 'تارتار لحم البقر'],
        about: ['Cured yolk, smoked oil, rye.', '腌蛋黄、烟熏油、黑麦。', 'صفار معتّق وزيت مدخن وخبز الجاودار.'],
        price: 2100,
        allergens: ['egg', 'gluten'],
      },
      {
        food: 'beetroot',
        name: ['Salt-baked beetroot', '盐焗甜菜根', 'شمندر مخبوز بالملح'],
        about: [
          'Fresh curd, hazelnut, petals from the roof.',
          '鲜凝乳、榛子、屋顶花瓣。',
          'لبنة طازجة وبندق وبتلات من السطح.',
        ],
        price: 1600,
        allergens: ['milk', 'nuts'],
        diets: ['vegetarian'],
      },
    ],
  },
  {
    id: 'fire',
    name: localized('From the embers', '炭火', 'من الجمر'),
    dishes: [
      {
        food: 'duck',
        name: ['Dry-aged duck', '熟成鸭胸', 'بط معتّق'],
        about: [
          'Fourteen days on the bone, sour cherry, chicory.',
          '带骨熟成十四天，酸樱桃、菊苣。',
          'أربعة عشر يومًا على العظم، كرز حامض وهندباء.',
        ],
        price: 3800,
        memberPrice: 3500,
        modifiers: ['cooking'],
        tags: ['signature'],
      },
      {
        food: 'cod',
        name: ['Black cod', '黑鳕鱼', 'سمك القد الأسود'],
        about: [
          'White soy, vin jaune, a little smoke.',
          '白酱油、黄酒汁、些许烟熏。',
          'صويا بيضاء وصلصة النبيذ الأصفر ودخان خفيف.',
        ],
        price: 4200,
        allergens: ['fish', 'soya', 'milk'],
      },
      {
        food: 'wagyu',
        name: ['Wagyu, two cuts', '和牛两吃', 'واغيو بقطعتين'],
        about: [
          'Sirloin over oak, cheek in its own glaze.',
          '橡木炭烤西冷，慢炖牛脸。',
          'شريحة على البلوط وخد في صلصته.',
        ],
        price: 5600,
        modifiers: ['cooking'],
        allergens: ['celery'],
      },
      {
        food: 'squab',
        name: ['Anjou squab', '安茹乳鸽', 'فرخ حمام أنجو'],
        about: [
          'Blackcurrant, juniper, the legs confit.',
          '黑醋栗、杜松子，油封鸽腿。',
          'كشمش أسود وعرعر وأفخاذ كونفي.',
        ],
        price: 3900,
        modifiers: ['cooking'],
      },
    ],
  },
  {
    id: 'grain',
    name: localized('Grain and pasta', '谷物与意面', 'حبوب وباستا'),
    dishes: [
      {
        food: 'risotto',
        name: ['Saffron risotto', '藏红花烩饭', 'ريزوتو الزعفران'],
        about: [
          'Aged rice, bone marrow, nothing hurried.',
          '陈年米、牛骨髓，慢工细活。',
          'أرز معتّق ونخاع العظم، بلا عجلة.',
        ],
        price: 2800,
        allergens: ['milk'],
      },
      {
        food: 'agnolotti',
        name: ['Agnolotti', '羊奶酪意饺', 'أنيولوتي'],
        about: [
          'Sheep’s ricotta, chestnut honey, black truffle.',
          '羊乳清干酪、栗子蜜、黑松露。',
          'ريكوتا الغنم وعسل الكستناء وكمأة سوداء.',
        ],
        price: 3200,
        allergens: ['gluten', 'milk', 'egg'],
        diets: ['vegetarian'],
      },
    ],
  },
  {
    id: 'sweet',
    name: localized('To finish', '甜点', 'للختام'),
    dishes: [
      {
        food: 'chocolate',
        name: ['Chocolate, barley', '巧克力与大麦', 'شوكولاتة وشعير'],
        about: [
          'Seventy per cent, malt ice, a grain of salt.',
          '七成可可、麦芽冰、一粒海盐。',
          'سبعون بالمئة، ثلج الشعير، حبة ملح.',
        ],
        price: 1400,
        memberPrice: 1200,
        allergens: ['milk', 'gluten'],
        diets: ['vegetarian'],
      },
      {
        food: 'lemon',
        name: ['Amalfi lemon tart', '阿马尔菲柠檬挞', 'تارت ليمون أمالفي'],
        about: ['Burnt meringue, thyme.', '焦糖蛋白霜、百里香。', 'ميرينغ محروق وزعتر.'],
        price: 1300,
        allergens: ['milk', 'egg', 'gluten'],
        diets: ['vegetarian'],
      },
      {
        food: 'fig',
        name: ['Black figs', '黑无花果', 'تين أسود'],
        about: ['Goat’s curd, honeycomb, rose.', '山羊凝乳、蜂巢、玫瑰。', 'لبنة الماعز وقرص العسل وورد.'],
        price: 1300,
        allergens: ['milk'],
        diets: ['vegetarian'],
      },
      {
        food: 'cheese',
        name: ['Three cheeses', '三味奶酪', 'ثلاثة أجبان'],
        about: [
          'Chosen this morning, quince, oat biscuit.',
          '今晨甄选，榅桲，燕麦饼。',
          'اختيرت هذا الصباح، سفرجل وبسكويت الشوفان.',
        ],
        price: 1700,
        allergens: ['milk', 'gluten'],
        diets: ['vegetarian'],
      },
    ],
  },
  {
    id: 'bar',
    name: localized('The bar', '酒吧', 'البار'),
    dishes: [
      {
        food: 'negroni',
        name: ['Negroni, rested', '陈酿内格罗尼', 'نيغروني معتّق'],
        about: ['Forty days in oak.', '橡木桶四十天。', 'أربعون يومًا في البلوط.'],
        price: 1500,
      },
      {
        food: 'burgundy',
        name: ['Burgundy, by the glass', '勃艮第（杯）', 'بورغوندي بالكأس'],
        about: ['Côte de Nuits, decanted at five.', '夜丘，五点醒酒。', 'كوت دو نوي، يُصفّى عند الخامسة.'],
        price: 1900,
        allergens: ['sulphites'],
      },
      {
        food: 'champagne',
        name: ['Grower champagne', '酒农香槟', 'شمبانيا المزارع'],
        about: ['Chardonnay alone, no dosage.', '纯霞多丽，零补糖。', 'شاردونيه خالص بلا إضافة.'],
        price: 2100,
        allergens: ['sulphites'],
      },
      {
        food: 'highball',
        name: ['Smoked tea highball', '烟熏茶嗨棒', 'هايبول الشاي المدخن'],
        about: [
          'Lapsang, verjus, soda. No alcohol.',
          '正山小种、酸葡萄汁、苏打，无酒精。',
          'لابسانغ وعصير الحصرم وصودا. بلا كحول.',
        ],
        price: 900,
        diets: ['vegan', 'vegetarian'],
      },
    ],
  },
]

/** The menu of the fine-dining brand. */
export const ombraMenu: Omit<ShortMenu, 'pictures'> = {
  taxIds: ['uk-vat'],
  packingFee: 0,
  hot: {
    name: localized('The evening in five', '今夜五味', 'المساء في خمسة'),
    foodIds: ['scallop', 'duck', 'agnolotti', 'wagyu', 'chocolate'],
  },
  groups,
  modifierGroups: [
    options('cooking', localized('Cooked', '熟度', 'درجة الطهي'), [
      ['pink', localized('Pink, as the kitchen likes it', '粉红，主厨推荐', 'وردي كما يفضله المطبخ')],
      ['rare', localized('Rare', '三分熟', 'نيء قليلًا')],
      ['through', localized('Cooked through', '全熟', 'مطهو تمامًا')],
    ]),
  ],
}
