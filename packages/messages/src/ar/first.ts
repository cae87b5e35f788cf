import { cart } from './cart.ts'
import { core } from './core.ts'
import { menu } from './menu.ts'
import { store } from './store.ts'

/** What the first screens say: sent with the first page. */
export const first = { ...core, ...menu, ...cart, ...store }
