/** Texts of the lower part of a dish's sheet. */
export const dish = {
  'dish.nutrition': 'Nutrition per portion',
  'dish.energy': 'Energy',
  'dish.fat': 'Fat',
  'dish.saturates': 'of which saturates',
  'dish.carbohydrates': 'Carbohydrates',
  'dish.sugars': 'of which sugars',
  'dish.protein': 'Protein',
  'dish.salt': 'Salt',
  'dish.grams': '{value} g',
}
