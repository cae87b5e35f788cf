import { currentLocale, loadTexts } from '../../platform/i18n/index.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** The group order on the menu, loaded with its texts if the address names a group. */
export const Group = lazyPart(async () => {
  const [{ GroupOnMenu }] = await Promise.all([import('./group-on-menu.tsx'), loadTexts(currentLocale(), 'rest')])
  return GroupOnMenu
})
