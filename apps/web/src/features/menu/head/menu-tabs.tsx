import type { Menu, StoreMoment } from '@comanda/domain/menu'
import { Clock } from 'lucide-react'
import { t } from '../../../platform/i18n/index.ts'
import { deferred } from '../../../ui/loading/deferred.ts'
import styles from './menu-tabs.module.css'

const NextOpening = deferred(async () => (await import('../opening.tsx')).NextOpening)

interface MenuTabsProps {
  menus: readonly Menu<string>[]
  chosen: string
  open: ReadonlySet<string>
  at: StoreMoment | undefined
  onChoose: (menuId: string) => void
}

/** Menus of the day; closed ones show when they open. MENU-4 */
export function MenuTabs({ menus, chosen, open, at, onChoose }: MenuTabsProps) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visuallyHidden">{t('menu.menus')}</legend>
      {menus.map(menu => {
        const closed = at !== undefined && !open.has(menu.menuId)
        return (
          <label key={menu.menuId} className={styles.tab}>
            <input
              type="radio"
              name="menu"
              className={styles.input}
              checked={menu.menuId === chosen}
              onChange={() => onChoose(menu.menuId)}
            />
            <span className={styles.name}>{menu.displayName}</span>
            {closed && (
              <span className={styles.next}>
                <Clock aria-hidden="true" />
                <NextOpening {...{ menu, at }} />
              </span>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
