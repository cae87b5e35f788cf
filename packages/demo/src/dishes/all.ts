import { bowls } from './bowls.ts'
import { breakfast } from './breakfast.ts'
import { burgers } from './burgers.ts'
import { combos } from './combos.ts'
import { dinner } from './dinner.ts'
import { drinks } from './drinks.ts'
import { dumplings } from './dumplings.ts'
import { noodles } from './noodles.ts'
import { pizza } from './pizza.ts'
import type { Recipe } from './recipe.ts'
import { sides } from './sides.ts'
import { sweets } from './sweets.ts'

/** Every dish of the brand, in menu order. */
export const recipes: readonly Recipe[] = [
  ...combos,
  ...noodles,
  ...dumplings,
  ...bowls,
  ...burgers,
  ...pizza,
  ...sides,
  ...breakfast,
  ...sweets,
  ...drinks,
  ...dinner,
]
