import type { ModifierRecipe } from './modifier-recipe.ts'
import { savoury } from './modifiers-savoury.ts'
import { tableChoices } from './modifiers-shared.ts'
import { sweet } from './modifiers-sweet.ts'

/** Every modifier group, by id. */
export const modifierRecipes: ReadonlyMap<string, ModifierRecipe> = new Map(
  [...savoury, ...tableChoices, ...sweet].map(group => [group.id, group]),
)
