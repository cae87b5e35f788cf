/** The content of a menu spreadsheet's columns. */
export const columns = [
  'menu',
  'group',
  'foodId',
  'dish',
  'description',
  'size',
  'price',
  'memberPrice',
  'tax',
  'station',
  'onSale',
  'allergens',
  'diets',
  'kcal',
  'tags',
  'packing',
  'optionGroup',
  'choose',
  'upTo',
  'option',
  'optionPrice',
] as const
export type Column = (typeof columns)[number]

/** Columns whose texts may be given in several languages: `Dish (zh_CN)`. */
export const textColumns: readonly Column[] = ['menu', 'group', 'dish', 'description', 'size', 'optionGroup', 'option']

/** Between the taxes of one dish; a comma may be a decimal one. */
export const TAX_SEPARATOR = ' + '

/** Headings under which a column is recognised; the first is the template's. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  menu: ['Menu', '菜单', 'القائمة'],
  group: [
    'Group',
    'Category',
    'Section',
    'Menu group',
    '分类',
    '类别',
    '菜品分类',
    '分類',
    '類別',
    '菜品分類',
    'الفئة',
    'القسم',
  ],
  foodId: ['Dish ID', 'ID', 'Item ID', 'SKU', 'PLU', 'Token', '菜品编号', '编号', 'رقم الطبق'],
  dish: ['Dish', 'Item', 'Name', 'Item name', 'Dish name', 'Product', '菜品', '菜名', '名称', '名稱', 'الطبق', 'الاسم'],
  description: ['Description', '描述', '说明', '菜品描述', '說明', '菜品說明', 'الوصف'],
  size: ['Size', 'Unit', 'Variation', 'Variation name', 'Portion', '规格', '单位', '規格', '單位', 'الحجم'],
  price: ['Price', 'Regular price', '价格', '售价', '单价', '價格', '售價', '單價', 'السعر'],
  memberPrice: ['Member price', '会员价', 'سعر الأعضاء'],
  tax: ['Tax', 'Tax %', 'Tax rate', 'VAT', 'VAT %', '税', '税率', 'الضريبة'],
  station: ['Station', 'Kitchen station', '出品档口', '档口', 'المحطة'],
  onSale: ['On sale', 'Available', 'Active', '上架', '在售', 'متاح'],
  allergens: ['Allergens', '过敏原', 'مسببات الحساسية'],
  diets: ['Diets', 'Diet', 'Dietary', '饮食', 'الأنظمة الغذائية'],
  kcal: ['kcal', 'Calories', 'Energy (kcal)', '热量', '卡路里', 'السعرات'],
  tags: ['Tags', '标签', 'الوسوم'],
  packing: ['Packing fee', 'Packaging', '打包费', 'رسوم التغليف'],
  optionGroup: ['Option group', 'Modifier group', 'Modifier list', '选项组', '加料组', 'مجموعة الخيارات'],
  choose: ['Choose', 'Min', 'Minimum', 'At least', '最少', 'الحد الأدنى'],
  upTo: ['Up to', 'Max', 'Maximum', 'At most', '最多', 'الحد الأقصى'],
  option: ['Option', 'Modifier', '选项', '加料', 'الخيار'],
  optionPrice: ['Option price', 'Modifier price', '选项价格', '加价', 'سعر الخيار'],
}

/** The template's heading of a column. */
export const headingOf = (column: Column, language?: string): string =>
  language === undefined ? (headings[column][0] ?? column) : `${headings[column][0]} (${language})`

/** A column of a file: what it holds, in which language if it says so. */
export interface FileColumn {
  column: Column
  language?: string
}

const plain = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_*:]+/g, ' ')
    .trim()
const known = new Map(columns.flatMap(column => headings[column].map(heading => [plain(heading), column] as const)))
const LANGUAGE = /^(.*?)\s*[([]\s*([a-z]{2,3}(?:[-_][a-z0-9]{2,8})?)\s*[)\]]$/i

/** `zh-cn` as the product writes languages: `zh_CN`. */
function languageId(tag: string): string {
  const [language = '', region] = tag.toLowerCase().split(/[-_]/)
  if (language === 'zh') return 'zh_CN'
  if (language === 'en' && !region) return 'en_US'
  return region ? `${language}_${region.toUpperCase()}` : language
}

/** The content named by a heading; undefined if it is unknown. */
export function columnOf(heading: string): FileColumn | undefined {
  const whole = known.get(plain(heading))
  if (whole) return { column: whole }
  const [, name, tag] = LANGUAGE.exec(heading.trim()) ?? []
  const column = name === undefined ? undefined : known.get(plain(name))
  if (!column || tag === undefined || !textColumns.includes(column)) return undefined
  return { column, language: languageId(tag) }
}
