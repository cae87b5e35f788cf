import type { MenuDocument } from './types.ts'

/** The document without menus that are switched off. */
export const onSaleFrom = <T>(document: MenuDocument<T>): MenuDocument<T> =>
  document.menus.some(({ off }) => off) ? { ...document, menus: document.menus.filter(({ off }) => !off) } : document
