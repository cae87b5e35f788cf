import type { MenuDocument } from './types.ts'

/** The document with the menus alone that the store sells from now: one that is switched off is there for nobody. */
export const onSaleFrom = <T>(document: MenuDocument<T>): MenuDocument<T> =>
  document.menus.some(({ off }) => off) ? { ...document, menus: document.menus.filter(({ off }) => !off) } : document
