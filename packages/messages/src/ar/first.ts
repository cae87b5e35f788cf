import { cart } from './cart.ts'
import { core } from './core.ts'
import { menu } from './menu.ts'
import { store } from './store.ts'

/** Texts of the first screens, sent with the first page. */
export const first = { ...core, ...menu, ...cart, ...store }
