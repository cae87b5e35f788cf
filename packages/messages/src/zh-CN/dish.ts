import type { dish as english } from '../en-US/dish.ts'
import type { WordsLike } from '../index.ts'

/** Texts of the lower part of a dish's sheet. */
export const dish: WordsLike<typeof english> = {
  'dish.nutrition': '每份营养成分',
  'dish.energy': '能量',
  'dish.fat': '脂肪',
  'dish.saturates': '其中饱和脂肪',
  'dish.carbohydrates': '碳水化合物',
  'dish.sugars': '其中糖',
  'dish.protein': '蛋白质',
  'dish.salt': '盐',
  'dish.grams': '{value} 克',
}
