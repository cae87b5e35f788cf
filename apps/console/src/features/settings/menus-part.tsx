import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { t } from '@comanda/web/i18n'
import { CheckGroup, Check } from '@comanda/web/ui/controls/choice.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import fields from '../../fields/fields.module.css'
import { send } from '../../platform/send.ts'
import { type MenuSettings, type Settings, useMenus } from './api.ts'
import { wayWords } from './hours-part.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import styles from './settings.module.css'
import { usePart } from './use-part.ts'
import { WindowsEditor } from '../../fields/windows-editor.tsx'
import { AskFailed } from '../../ui/ask-failed.tsx'

type Menu = MenuSettings['menus'][number]
type Wanted = Pick<Menu, 'menuId' | 'on' | 'windows'> & { bizTypes: (1100 | 1200 | 1300)[] }
type Way = keyof typeof wayWords

const wanted = ({ menuId, on, windows, bizTypes }: Menu): Wanted => ({
  menuId,
  on,
  windows,
  bizTypes: bizTypes as Way[],
})

interface MenuCardProps {
  menu: Menu
  draft: Wanted
  ways: readonly Way[]
  field: string
  faultAt: (field: string) => string | undefined
  onChange: (draft: Wanted) => void
}

function MenuCard({ menu, draft, ways, field, faultAt, onChange }: MenuCardProps) {
  const sold = draft.bizTypes.length === 0 ? ways : draft.bizTypes
  const toggle = (way: Way, on: boolean) => {
    const next = on ? [...sold, way] : sold.filter(one => one !== way)
    if (next.length > 0) onChange({ ...draft, bizTypes: next.length === ways.length ? [] : next })
  }
  return (
    <li className={styles.card}>
      <Switch
        checked={draft.on}
        onChange={on => onChange({ ...draft, on })}
        detail={t('settings.dishes', { count: menu.dishes })}
      >
        <strong>{menu.displayName}</strong>
      </Switch>
      {draft.on && (
        <>
          <WindowsEditor
            windows={draft.windows}
            field={`${field}.windows`}
            faultAt={faultAt}
            none={t('settings.menuAlways')}
            onChange={windows => onChange({ ...draft, windows })}
          />
          <CheckGroup legend={t('settings.soldFor')} className={styles.checks ?? ''}>
            {ways.map(way => (
              <Check key={way} checked={sold.includes(way)} onChange={on => toggle(way, on)}>
                {t(wayWords[way])}
              </Check>
            ))}
          </CheckGroup>
        </>
      )}
    </li>
  )
}

function Menus({ shopId, settings, found }: { shopId: number; settings: Settings; found: MenuSettings }) {
  const saved = { mark: found.mark, menus: found.menus.map(wanted) }
  const part = usePart(shopId, 'menus', saved, ask => send(calls.saveMenuWindows, { shopId, ...ask }))
  return (
    <div className={styles.part}>
      <DraftForm part={part}>
        <p className={fields.quiet}>{t('settings.menusHint')}</p>
        <ul className={styles.list}>
          {part.draft.menus.map((draft, i) => {
            const menu = found.menus.find(({ menuId }) => menuId === draft.menuId)
            return (
              menu && (
                <MenuCard
                  key={draft.menuId}
                  menu={menu}
                  draft={draft}
                  ways={settings.bizTypes}
                  field={`menus[${i}]`}
                  faultAt={part.faultAt}
                  onChange={next =>
                    part.edit({ menus: part.draft.menus.map(one => (one.menuId === next.menuId ? next : one)) })
                  }
                />
              )
            )
          })}
        </ul>
      </DraftForm>
    </div>
  )
}

/** When each menu is sold from, for which ways of ordering, and whether at all. MENU-4 */
export function MenusPart({ shopId, settings }: { shopId: number; settings: Settings }) {
  const asked = useMenus(shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  return <Menus shopId={shopId} settings={settings} found={asked.data} />
}
