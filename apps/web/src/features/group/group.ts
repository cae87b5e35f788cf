import { lazy } from 'react'
import { currentLocale, loadWords } from '../../platform/i18n/index.ts'

/** The group order on the menu: fetched with its words where the address names one. */
export const Group = lazy(async () => {
  const [{ GroupOnMenu }] = await Promise.all([import('./group-on-menu.tsx'), loadWords(currentLocale(), 'rest')])
  return { default: GroupOnMenu }
})
