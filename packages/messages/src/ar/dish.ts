import type { dish as english } from '../en-US/dish.ts'
import type { WordsLike } from '../index.ts'

/** Texts of the lower part of a dish's sheet. */
export const dish: WordsLike<typeof english> = {
  'dish.nutrition': 'القيم الغذائية للحصة',
  'dish.energy': 'الطاقة',
  'dish.fat': 'الدهون',
  'dish.saturates': 'منها مشبعة',
  'dish.carbohydrates': 'الكربوهيدرات',
  'dish.sugars': 'منها سكريات',
  'dish.protein': 'البروتين',
  'dish.salt': 'الملح',
  'dish.grams': '{value} غ',
}
